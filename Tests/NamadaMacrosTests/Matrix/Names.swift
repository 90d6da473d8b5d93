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

// case: names that are words of the language elsewhere
@Injectable struct ContextualNames {
  let get: Int
  let actor: Int
  let async: Int
  let `let`: Int
  let some: Int
  let open: Int
  let macro: Int
}
/* writes
init(
  get: Int = Namada.inject(),
  actor: Int = Namada.inject(),
  async: Int = Namada.inject(),
  `let`: Int = Namada.inject(),
  some: Int = Namada.inject(),
  open: Int = Namada.inject(),
  macro: Int = Namada.inject()
) {
  self.get = get
  self.actor = actor
  self.async = async
  self.`let` = `let`
  self.some = some
  self.open = open
  self.macro = macro
}

init(dependencies: Dependencies) {
  self.get = dependencies.get
  self.actor = dependencies.actor
  self.async = dependencies.async
  self.`let` = dependencies.`let`
  self.some = dependencies.some
  self.open = dependencies.open
  self.macro = dependencies.macro
}

struct Dependencies {
  let get: Int
  let actor: Int
  let async: Int
  let `let`: Int
  let some: Int
  let open: Int
  let macro: Int

  init(
    get: Int,
    actor: Int,
    async: Int,
    `let`: Int,
    some: Int,
    open: Int,
    macro: Int
  ) {
    self.get = get
    self.actor = actor
    self.async = async
    self.`let` = `let`
    self.some = some
    self.open = open
    self.macro = macro
  }
}
*/

// case: names that the macro uses itself
@Injectable struct OwnNames {
  let inject: () -> Int
  let dependencies: Int
  let named: String
}
/* writes
init(
  inject: @escaping () -> Int = Namada.inject(),
  dependencies: Int = Namada.inject(),
  named: String = Namada.inject()
) {
  self.inject = inject
  self.dependencies = dependencies
  self.named = named
}

init(dependencies: Dependencies) {
  self.inject = dependencies.inject
  self.dependencies = dependencies.dependencies
  self.named = dependencies.named
}

struct Dependencies {
  let inject: () -> Int
  let dependencies: Int
  let named: String

  init(
    inject: @escaping () -> Int,
    dependencies: Int,
    named: String
  ) {
    self.inject = inject
    self.dependencies = dependencies
    self.named = named
  }
}
*/

// case: a method that hides the function
@Injectable struct HidingMethod {
  let api: any API
  func inject() {}
  static func inject() {}
}
/* writes
init(
  api: any API = Namada.inject()
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
    self.api = api
  }
}
*/

// case: a type in back ticks
@Injectable struct `Some Type` { let api: any API }
/* writes
init(
  api: any API = Namada.inject()
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
    self.api = api
  }
}
*/

// case: a type with a word of the language for a name
@Injectable struct `class` { let api: any API }
/* writes
init(
  api: any API = Namada.inject()
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
    self.api = api
  }
}
*/
