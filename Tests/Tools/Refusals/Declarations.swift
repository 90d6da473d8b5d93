// swift-format-ignore-file
// The remarks are as long as the errors.

// Compiled by `check-refusals`, which compares the errors with the remarks.

import NamadaMacros

protocol API {}
typealias Pair = (Int, Int)

struct Outer {
  /// A type with a comment before it.
  @Injectable
  struct Properties {
    let api: any API
    let ((a, b), c): ((Int, Int), Int)  // error: '@Injectable' cannot take this pattern apart; declare its names one by one, or give it a value
    let (d, e): Pair  // error: '@Injectable' cannot take this pattern apart; declare its names one by one, or give it a value
    #if os(Linux) || os(macOS)
      let conditional: Int  // error: '@Injectable' cannot inject 'conditional' inside '#if', because parameters cannot be conditional; give it a value, or move the '#if' into its type
    #endif
  }
}

@Injectable
final class Existing {
  let api: any API
  init(api: any API) {  // error: this initialiser is the 'init(api:)' that '@Injectable' writes; remove it, or remove '@Injectable' and write the rest by hand as well
    self.api = api
  }
}

@Injectable
struct Nested {
  let api: any API
  struct Dependencies {}  // error: '@Injectable' writes a struct 'Dependencies' here; give this one another name
}

@Injectable
struct Markers {
  @InjectedDependency  // error: '@InjectedDependency' does nothing, because 'count' has a value
  let count = 1
  @InjectedDependency func method() {}  // error: '@InjectedDependency' needs a stored property
  @NotInjected let text: String  // error: '@NotInjected' leaves 'text' without a value; give it one, or remove the marker
}

struct Plain {
  @InjectedDependency  // error: '@InjectedDependency' does nothing here, because the type around it is not '@Injectable'
  let api: any API
}
