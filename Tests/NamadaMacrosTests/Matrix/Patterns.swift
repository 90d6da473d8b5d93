// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: several typed names in one declaration
@Injectable struct SeveralTyped { let api: any API, client: Client }
/* writes
init(
  api: any API = Namada.inject(),
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
  let api: any API
  let client: Client

  init(
    api: any API,
    client: Client
  ) {
    self.api = api
    self.client = client
  }
}
*/

// case: one type for several names
@Injectable struct SharedType { let first, second: Client, third, fourth: Int }
/* writes
init(
  first: Client = Namada.inject(),
  second: Client = Namada.inject(),
  third: Int = Namada.inject(),
  fourth: Int = Namada.inject()
) {
  self.first = first
  self.second = second
  self.third = third
  self.fourth = fourth
}

init(dependencies: Dependencies) {
  self.first = dependencies.first
  self.second = dependencies.second
  self.third = dependencies.third
  self.fourth = dependencies.fourth
}

struct Dependencies {
  let first: Client
  let second: Client
  let third: Int
  let fourth: Int

  init(
    first: Client,
    second: Client,
    third: Int,
    fourth: Int
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }
}
*/

// case: names with and without a value in one declaration
@Injectable struct Mixed { var first = 1, second: Int, third: Int = 3 }
/* writes
init(second: Int = Namada.inject()) {
  self.second = second
}

init(dependencies: Dependencies) {
  self.second = dependencies.second
}

struct Dependencies {
  let second: Int

  init(second: Int) {
    self.second = second
  }
}
*/

// case: a tuple pattern
@Injectable struct Pattern { let (number, text): (Int, String) }
/* writes
init(
  number: Int = Namada.inject(),
  text: String = Namada.inject()
) {
  self.number = number
  self.text = text
}

init(dependencies: Dependencies) {
  self.number = dependencies.number
  self.text = dependencies.text
}

struct Dependencies {
  let number: Int
  let text: String

  init(
    number: Int,
    text: String
  ) {
    self.number = number
    self.text = text
  }
}
*/

// case: a tuple pattern with labels and a name that is left out
@Injectable struct LabelledPattern { let (number, _, text): (first: Int, Int, third: [String]) }
/* writes
init(
  number: Int = Namada.inject(),
  text: [String] = Namada.inject()
) {
  self.number = number
  self.text = text
}

init(dependencies: Dependencies) {
  self.number = dependencies.number
  self.text = dependencies.text
}

struct Dependencies {
  let number: Int
  let text: [String]

  init(
    number: Int,
    text: [String]
  ) {
    self.number = number
    self.text = text
  }
}
*/

// case: a pattern in needless parentheses
@Injectable class Parentheses { let (api): any API }
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

// case: a constant of optional type
@Injectable struct OptionalConstant { let api: (any API)? }
/* writes
init(api: (any API)? = Namada.inject()) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: (any API)?

  init(api: (any API)?) {
    self.api = api
  }
}
*/

// case: variables of optional types start as nil
@Injectable struct OptionalVariable {
  var api: (any API)?
  var client: Client!
  var count: Optional<Int>
}
/* writes
init(count: Optional<Int> = Namada.inject()) {
  self.count = count
}

init(dependencies: Dependencies) {
  self.count = dependencies.count
}

struct Dependencies {
  let count: Optional<Int>

  init(count: Optional<Int>) {
    self.count = count
  }
}
*/

// case: variables of tuples of optional types start as nil
@Injectable struct OptionalTuple {
  var both: (Int?, (any API)?)
  var one: (Int?, Int)
  var deep: (first: Int?, second: (String?, Int?))
}
/* writes
init(one: (Int?, Int) = Namada.inject()) {
  self.one = one
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
}

struct Dependencies {
  let one: (Int?, Int)

  init(one: (Int?, Int)) {
    self.one = one
  }
}
*/
