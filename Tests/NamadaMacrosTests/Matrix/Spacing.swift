// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: tabs and blank lines
@Injectable	struct	Tabs	{

	let	api	:	any	API


	let client	: Client
}
/* writes
init(
  api: any	API = Namada.inject(),
  client: Client = Namada.inject()
) {
  self.api = api
  self.client = client
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
  self.client = dependencies.client
}

struct Dependencies {
  let api: any	API
  let client: Client

  init(
    api: any	API,
    client: Client
  ) {
    self.api = api
    self.client = client
  }
}
*/

// case: a comment at the end
@Injectable struct CommentAtEnd { let api: any API /* end */ }  // End.
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

// case: a comma on the next line
@Injectable struct CommaBelow {
  let one: Int
    , two: Int
    , three = 3
  let four: Int
}
/* writes
init(
  one: Int = Namada.inject(),
  two: Int = Namada.inject(),
  four: Int = Namada.inject()
) {
  self.one = one
  self.two = two
  self.four = four
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
  self.two = dependencies.two
  self.four = dependencies.four
}

struct Dependencies {
  let one: Int
  let two: Int
  let four: Int

  init(
    one: Int,
    two: Int,
    four: Int
  ) {
    self.one = one
    self.two = two
    self.four = four
  }
}
*/

// case: attributes on lines of their own
@Injectable
@available(macOS 15, *)
struct AttributesAbove {
  @InjectedDependency(
    named: "one"
  )
  private
  let one: any API

  @available(macOS 15, *)
  // A remark.
  let two: Int
}
/* writes
init(
  one: any API = Namada.inject(named: "one"),
  two: Int = Namada.inject()
) {
  self.one = one
  self.two = two
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
  self.two = dependencies.two
}

struct Dependencies {
  let one: any API
  let two: Int

  init(
    one: any API,
    two: Int
  ) {
    self.one = one
    self.two = two
  }
}
*/
