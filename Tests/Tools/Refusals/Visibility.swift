// swift-format-ignore-file
// The remarks are as long as the errors.

// Compiled by `check-refusals`, which compares the errors with the remarks.
//
// What a macro cannot see, the compiler reports in what the macro wrote, and yet at these lines.

public import NamadaMacros

protocol API {}
public protocol Other {}
typealias Handler = () -> Void

@Injectable
public final class Feed {  // error: initializer cannot be declared public because its parameter uses an internal type
  let other: any Other
  // A remark.
  private let api: any API  // error: property cannot be declared public because its type uses an internal type
}

@Injectable
struct Unmarked {  // error: converting non-escaping value to '() -> Void' may allow it to escape
  let handler: Handler  // error: assigning non-escaping parameter 'handler' to an '@escaping' closure
}

@Injectable
struct Extended {
  let other: any Other
}

extension Extended {
  init(other: any Other) { fatalError() }  // error: invalid redeclaration of 'init(other:)'
}

class Parent { init() {} }

@Injectable
final class Child: Parent { var count = 0 }  // error: overriding declaration requires an 'override' keyword
