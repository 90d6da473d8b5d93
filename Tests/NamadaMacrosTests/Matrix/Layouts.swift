// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: everything on one line
@Injectable final class OneLine: API { let one: any API; var two = 2; let three: Client; func four() {} }
/* writes
init(
  one: any API = Namada.inject(),
  three: Client = Namada.inject()
) {
  self.one = one
  self.three = three
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
  self.three = dependencies.three
}

struct Dependencies {
  let one: any API
  let three: Client

  init(
    one: any API,
    three: Client
  ) {
    self.one = one
    self.three = three
  }
}
*/

// case: one word a line
@Injectable
struct
OneWord
{
let
one
:
any API
var
two
=
2
let three
: Client
}
/* writes
init(
  one: any API = Namada.inject(),
  three: Client = Namada.inject()
) {
  self.one = one
  self.three = three
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
  self.three = dependencies.three
}

struct Dependencies {
  let one: any API
  let three: Client

  init(
    one: any API,
    three: Client
  ) {
    self.one = one
    self.three = three
  }
}
*/

// case: semicolons
@Injectable struct Semicolons {
  let one: any API;
  let two: Client; var three: Int { 3 };
  let four: Int
}
/* writes
init(
  one: any API = Namada.inject(),
  two: Client = Namada.inject(),
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
  let one: any API
  let two: Client
  let four: Int

  init(
    one: any API,
    two: Client,
    four: Int
  ) {
    self.one = one
    self.two = two
    self.four = four
  }
}
*/

// case: a brace on a line of its own
@Injectable struct BraceBelow
{
  let api: any API
  var count: Int
  {
    didSet {}
  }
}
/* writes
init(
  api: any API = Namada.inject(),
  count: Int = Namada.inject()
) {
  self.api = api
  self.count = count
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
  self.count = dependencies.count
}

struct Dependencies {
  let api: any API
  let count: Int

  init(
    api: any API,
    count: Int
  ) {
    self.api = api
    self.count = count
  }
}
*/
