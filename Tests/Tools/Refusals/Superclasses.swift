// swift-format-ignore-file
// The remarks are as long as the errors.

// Compiled by `check-refusals`, which compares the errors with the remarks.
//
// These errors come from a later pass of the compiler, which a file with other errors never meets.

import NamadaMacros

class Parent { init(count: Int) {} }

@Injectable
final class Child: Parent {  // error: 'super.init' isn't called on all paths before returning from initializer
  let text: String
}
