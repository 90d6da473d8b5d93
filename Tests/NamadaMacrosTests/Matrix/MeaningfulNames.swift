// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

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

// case: a type with a word of the language for a name
@Injectable struct `class` { let api: any API }
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
