// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

public import NamadaMacros

// case: a generic struct
@Injectable struct GenericStruct<Element> { let store: any Store<Element> }
/* writes
init(store: any Store<Element> = Namada.inject()) {
  self.store = store
}

init(dependencies: Dependencies) {
  self.store = dependencies.store
}

struct Dependencies {
  let store: any Store<Element>

  init(store: any Store<Element>) {
    self.store = store
  }
}
*/

// case: a generic class with constraints
@Injectable final class Constrained<Key: Hashable, Value>: Sendable
where Key: Sendable, Value: Sendable {
  let key: Key
  let value: Value
}
/* writes
init(
  key: Key = Namada.inject(),
  value: Value = Namada.inject()
) {
  self.key = key
  self.value = value
}

init(dependencies: Dependencies) {
  self.key = dependencies.key
  self.value = dependencies.value
}

struct Dependencies: Sendable {
  let key: Key
  let value: Value

  init(
    key: Key,
    value: Value
  ) {
    self.key = key
    self.value = value
  }
}
*/

// case: a struct with a parameter pack
@Injectable struct Packed<each Element> { let values: (repeat each Element) }
/* writes
init(values: (repeat each Element) = Namada.inject()) {
  self.values = values
}

init(dependencies: Dependencies) {
  self.values = dependencies.values
}

struct Dependencies {
  let values: (repeat each Element)

  init(values: (repeat each Element)) {
    self.values = values
  }
}
*/

// case: a struct with a value parameter
@Injectable struct Counted<let count: Int> { let api: any API }
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

// case: a struct that cannot be copied
@Injectable struct Unique: ~Copyable { let api: any API }
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

// case: a generic struct of elements that may not be copied
@Injectable struct Holder<Element: ~Copyable>: ~Copyable { let api: any API }
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

// case: a type with attributes and comments before it
/// A documented type.
@available(*, message: "a { brace")
@Injectable
@frozen  // A remark.
public /* another */ struct Documented { let count: Int }
/* writes
public init(count: Int = Namada.inject()) {
  self.count = count
}

public init(dependencies: Dependencies) {
  self.count = dependencies.count
}

public struct Dependencies {
  public let count: Int

  public init(count: Int) {
    self.count = count
  }
}
*/

// case: a type whose head has many lines
@Injectable
final class
  ManyLines<
    Element
  >:
  API
where Element: Sendable
{
  let element: Element
}
/* writes
init(element: Element = Namada.inject()) {
  self.element = element
}

init(dependencies: Dependencies) {
  self.element = dependencies.element
}

struct Dependencies {
  let element: Element

  init(element: Element) {
    self.element = element
  }
}
*/
