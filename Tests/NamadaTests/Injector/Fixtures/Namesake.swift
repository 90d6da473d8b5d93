/// A private type whose name another file has too.
private struct Namesake {}

/// The type.
func namesake() -> Any.Type { Namesake.self }

/// A value of it.
func namesakeValue() -> Any { Namesake() }
