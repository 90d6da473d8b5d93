// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: names in back ticks
@Injectable struct QuotedNames {
  let `default`: Int
  let `in`: Int
  let `init`: Int
  let `Type`: Int
}
/* writes
init(
  `default`: Int = Namada.inject(),
  `in`: Int = Namada.inject(),
  `init`: Int = Namada.inject(),
  `Type`: Int = Namada.inject()
) {
  self.`default` = `default`
  self.`in` = `in`
  self.`init` = `init`
  self.`Type` = `Type`
}

init(dependencies: Dependencies) {
  self.`default` = dependencies.`default`
  self.`in` = dependencies.`in`
  self.`init` = dependencies.`init`
  self.`Type` = dependencies.`Type`
}

struct Dependencies {
  let `default`: Int
  let `in`: Int
  let `init`: Int
  let `Type`: Int

  init(
    `default`: Int,
    `in`: Int,
    `init`: Int,
    `Type`: Int
  ) {
    self.`default` = `default`
    self.`in` = `in`
    self.`init` = `init`
    self.`Type` = `Type`
  }
}
*/

// case: names of several words
@Injectable struct RawNames {
  let `my api`: any API
  let `1st choice`: Int
  let `a { brace`: Int
}
/* writes
init(
  `my api`: any API = Namada.inject(),
  `1st choice`: Int = Namada.inject(),
  `a { brace`: Int = Namada.inject()
) {
  self.`my api` = `my api`
  self.`1st choice` = `1st choice`
  self.`a { brace` = `a { brace`
}

init(dependencies: Dependencies) {
  self.`my api` = dependencies.`my api`
  self.`1st choice` = dependencies.`1st choice`
  self.`a { brace` = dependencies.`a { brace`
}

struct Dependencies {
  let `my api`: any API
  let `1st choice`: Int
  let `a { brace`: Int

  init(
    `my api`: any API,
    `1st choice`: Int,
    `a { brace`: Int
  ) {
    self.`my api` = `my api`
    self.`1st choice` = `1st choice`
    self.`a { brace` = `a { brace`
  }
}
*/

// case: names beyond ASCII
@Injectable struct UnicodeNames {
  let größe: Int
  let 名前: String
  let 🐟: Int
}
/* writes
init(
  größe: Int = Namada.inject(),
  名前: String = Namada.inject(),
  🐟: Int = Namada.inject()
) {
  self.größe = größe
  self.名前 = 名前
  self.🐟 = 🐟
}

init(dependencies: Dependencies) {
  self.größe = dependencies.größe
  self.名前 = dependencies.名前
  self.🐟 = dependencies.🐟
}

struct Dependencies {
  let größe: Int
  let 名前: String
  let 🐟: Int

  init(
    größe: Int,
    名前: String,
    🐟: Int
  ) {
    self.größe = größe
    self.名前 = 名前
    self.🐟 = 🐟
  }
}
*/

// case: a type in back ticks
@Injectable struct `Some Type` { let api: any API }
/* writes
init(api: any API = Namada.inject()) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(api: any API) {
    self.api = api
  }
}
*/
