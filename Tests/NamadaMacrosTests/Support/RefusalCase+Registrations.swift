/// Refusals of `@Provides`.
extension RefusalCase {
  /// Types that cannot be registered by themselves.
  static let registrations = [
    RefusalCase(
      "@Provides enum A { case a }", "'@Provides' needs a class, a struct or an actor",
      at: "@Provides enum A { case a }", macro: "Provides"),
    RefusalCase(
      "  func a() {}", "'@Provides' needs a class, a struct or an actor", at: "func a() {}",
      macro: "Provides"),
    RefusalCase(
      "@Injectable\n@Provides struct A<B> {}",
      """
      '@Provides' cannot register a generic type, whose arguments only its users know; write \
      'Provide(for:)' where they are known
      """, at: "@Provides struct A<B> {}", macro: "Provides"),
    RefusalCase(
      "@Provides class A { let a: Int; class var provider: Int { 1 } }",
      "'@Provides' writes a static 'provider' here; give this one another name",
      at: "provider: Int { 1 } }", macro: "Provides"),
    RefusalCase(
      "@Provides(onMainActor: flag) class A {}",
      """
      'onMainActor' must be written out as 'true' or 'false', because a macro sees text and no \
      values
      """, at: "flag) class A {}", macro: "Provides"),
  ]
}
