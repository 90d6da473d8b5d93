/// Refusals of what would be declared twice.
extension RefusalCase {
  /// The end of the error about an initialiser.
  private static let remedy = """
    that '@Injectable' writes; remove it, or remove '@Injectable' and write the rest by hand as \
    well
    """

  /// The error about the nested struct.
  private static let rename =
    "'@Injectable' writes a struct 'Dependencies' here; give this one another name"

  /// Declarations that are there already.
  static let collisions = [
    RefusalCase(
      "@Injectable struct A {\n  let a: Int\n  init(a: Int) { self.a = a }\n}",
      "this initialiser is the 'init(a:)' \(remedy)", at: "init(a: Int) { self.a = a }"),
    RefusalCase(
      "@Injectable class A { let a: Int, b: B<Int, Int>\n  init?(a x: Int = 1 < 2 ? 1 : 2, `b` y: B<Int, Int>) {} }",
      "this initialiser is the 'init(a:b:)' \(remedy)",
      at: "init?(a x: Int = 1 < 2 ? 1 : 2, `b` y: B<Int, Int>) {} }"),
    RefusalCase(
      "@Injectable struct A {\n  public init() {}\n}",
      "this initialiser is the 'init()' \(remedy)", at: "init() {}"),
    RefusalCase(
      "@Injectable class A { let a: Int\n  init(dependencies: Dependencies) { a = dependencies.a } }",
      "this initialiser is the 'init(dependencies:)' \(remedy)",
      at: "init(dependencies: Dependencies) { a = dependencies.a } }"),
    RefusalCase(
      "@Injectable struct A { struct Dependencies {} }", rename, at: "Dependencies {} }"),
    RefusalCase(
      "@Injectable struct A { typealias Dependencies = Int }", rename,
      at: "Dependencies = Int }"),
    RefusalCase(
      "@Injectable struct A { static let Dependencies = 1 }", rename, at: "Dependencies = 1 }"),
    RefusalCase(
      "@Injectable struct A<each Dependencies> { let a: Int }", rename,
      at: "A<each Dependencies> { let a: Int }"),
    RefusalCase(
      "@Injectable struct A { let dependencies: Int }",
      """
      with 'dependencies' as its only parameter this type would have two initialisers \
      'init(dependencies:)'; rename the property, or add '@InjectedDependency(label: "…")'
      """, at: "dependencies: Int }"),
    RefusalCase(
      #"@Injectable struct A { let a: Int; @InjectedDependency(label: "a") let b: Int }"#,
      "two parameters would be named 'a'; change one label", at: "b: Int }"),
  ]
}
