/// Refusals of single properties.
extension RefusalCase {
  /// The error about a pattern.
  private static let pattern = """
    '@Injectable' cannot take this pattern apart; declare its names one by one, or give it a value
    """

  /// Properties that cannot be parameters.
  static let properties = [
    RefusalCase(
      "@Injectable struct A {\n  #if DEBUG\n    let a: Int\n  #endif\n}",
      """
      '@Injectable' cannot inject 'a' inside '#if', because parameters cannot be conditional; give \
      it a value, or move the '#if' into its type
      """, at: "a: Int"),
    RefusalCase(
      "@Injectable struct A { var a }", "'@Injectable' needs the type of 'a' written out",
      at: "a }"),
    RefusalCase(
      "@Injectable struct A { let ((a, b), c): ((Int, Int), Int) }", pattern,
      at: "((a, b), c): ((Int, Int), Int) }"),
    RefusalCase("@Injectable struct A { let (a, b): Pair }", pattern, at: "(a, b): Pair }"),
    RefusalCase(
      "@Injectable struct A { let (a, b): (Int, Int, Int) }", pattern,
      at: "(a, b): (Int, Int, Int) }"),
    RefusalCase("@Injectable struct A { let _: Int }", pattern, at: "_: Int }"),
    RefusalCase(
      "@Injectable struct A { let `self`: Int }",
      "a property named 'self' cannot be injected, because its initialiser would hide 'self'",
      at: "`self`: Int }"),
    RefusalCase(
      "@Injectable struct A { let Namada: Int }",
      "a property named 'Namada' cannot be injected, because its initialiser would hide 'Namada'",
      at: "Namada: Int }"),
    RefusalCase(
      "@Injectable struct A {\n  @Environment(\\.b) private var a: Int\n}",
      """
      '@Injectable' cannot see whether '@Environment' gives 'a' its value; add \
      '@InjectedDependency' to inject it, or '@NotInjected' to leave it alone
      """, at: "a: Int"),
    RefusalCase(
      "@Injectable struct A { @Module.Wrapper<Int> var a: Int }",
      """
      '@Injectable' cannot see whether '@Wrapper' gives 'a' its value; add '@InjectedDependency' \
      to inject it, or '@NotInjected' to leave it alone
      """, at: "a: Int }"),
  ]
}
