// swift-format-ignore-file
// The remarks are as long as the errors.

// Compiled by `check-refusals`, which compares the errors with the remarks.

import NamadaMacros

@Injectable  // error: '@Injectable' needs a class, a struct or an actor
enum Kind { case one }

@Injectable  // error: '@Injectable' needs a class, a struct or an actor
extension Kind {}
