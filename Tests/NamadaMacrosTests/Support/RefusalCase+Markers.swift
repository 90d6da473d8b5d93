/// Refusals of markers.
extension RefusalCase {
  /// Markers that contradict their property, or that nothing reads.
  static let markers = needless + labels + alone

  /// Markers on properties that have their value from elsewhere.
  private static let needless = [
    ("@InjectedDependency let a = 1", "has a value"),
    ("@NotInjected let a = 1", "has a value"),
    ("@InjectedDependency var a: Int { 1 }", "is computed"),
    ("@InjectedDependency static var a: Int", "is static"),
    ("@InjectedDependency class var a: Int", "is static"),
    ("@InjectedDependency lazy var a: Int", "is lazy"),
    ("@InjectedDependency override var a: Int", "overrides a property that has its value"),
    ("@InjectedDependency @Injected var a: Int", "has its value from '@Injected'"),
    ("@NotInjected @InjectedAll var a: [Int]", "has its value from '@InjectedAll'"),
  ].map { property, reason in
    let marker = property.prefix { $0 != " " }
    return RefusalCase(
      "@Injectable class A { \(property) }", "'\(marker)' does nothing, because 'a' \(reason)",
      at: "\(property) }")
  }

  /// Labels that cannot be.
  private static let labels = [
    RefusalCase(
      #"@Injectable struct A { @InjectedDependency(label: "a b") let a: Int }"#,
      "'a b' cannot be the name of a parameter", at: #""a b") let a: Int }"#),
    RefusalCase(
      #"@Injectable struct A { @InjectedDependency(label: "") let a: Int }"#,
      "'' cannot be the name of a parameter", at: #""") let a: Int }"#),
    RefusalCase(
      #"@Injectable struct A { @InjectedDependency(label: "self") let a: Int }"#,
      "'self' cannot be the name of a parameter", at: #""self") let a: Int }"#),
    RefusalCase(
      #"@Injectable struct A { @InjectedDependency(label: "1a") let a: Int }"#,
      "'1a' cannot be the name of a parameter", at: #""1a") let a: Int }"#),
    RefusalCase(
      #"@Injectable struct A { @InjectedDependency(label: "c") let (a, b): (Int, Int) }"#,
      "one label cannot name several properties; declare them one by one",
      at: #""c") let (a, b): (Int, Int) }"#),
    RefusalCase(
      "@Injectable struct A { @NotInjected @InjectedDependency let a: Int }",
      "'@InjectedDependency' and '@NotInjected' contradict each other",
      at: "@InjectedDependency let a: Int }"),
    RefusalCase(
      "@Injectable struct A { @NotInjected let a: Int }",
      "'@NotInjected' leaves 'a' without a value; give it one, or remove the marker",
      at: "a: Int }"),
  ]

  /// Markers that are asked for themselves.
  private static let alone = [
    RefusalCase(
      "  @InjectedDependency func a() {}", "'@InjectedDependency' needs a stored property",
      at: "@InjectedDependency func a() {}", macro: "InjectedDependency",
      inside: "@Injectable struct A {}"),
    RefusalCase(
      "\n  private @NotInjected(1) let a: Int",
      "'@NotInjected' does nothing here, because the type around it is not '@Injectable'",
      at: "@NotInjected(1) let a: Int", macro: "NotInjected", inside: "struct A {}"),
    RefusalCase(
      "@InjectedDependency let a: Int",
      "'@InjectedDependency' does nothing here, because the type around it is not '@Injectable'",
      at: "@InjectedDependency let a: Int", macro: "InjectedDependency",
      inside: "func a() {}"),
    RefusalCase(
      "@Other struct A {}", "NamadaMacros has no macro 'Other'; clean the build after an update",
      at: "@Other struct A {}", macro: "Other"),
  ]
}
