/// Refusals of whole types and of arguments of the macro.
extension RefusalCase {
  /// Types for which there can be no initialiser.
  static let types = [
    RefusalCase(
      "@Injectable enum A { case a }", "'@Injectable' needs a class, a struct or an actor",
      at: "@Injectable enum A { case a }"),
    RefusalCase(
      "@Injectable extension A { var a: Int { 1 } }",
      "'@Injectable' needs a class, a struct or an actor",
      at: "@Injectable extension A { var a: Int { 1 } }"),
    RefusalCase(
      "@Injectable protocol A {}", "'@Injectable' needs a class, a struct or an actor",
      at: "@Injectable protocol A {}"),
    RefusalCase(
      "  // A remark.\n  @Injectable func a() {}",
      "'@Injectable' needs a class, a struct or an actor", at: "@Injectable func a() {}"),
    RefusalCase(
      "@Injectable\ndistributed actor A { let a: Int }",
      """
      '@Injectable' cannot write the initialiser of a distributed actor, which needs its actor \
      system; write 'init' by hand
      """, at: "@Injectable"),
    RefusalCase(
      "@Injectable struct A: ~Copyable & ~Escapable { let a: Int }",
      """
      '@Injectable' cannot write the initialiser of a '~Escapable' type, which must say what its \
      value depends on; write 'init' by hand
      """, at: "@Injectable struct A: ~Copyable & ~Escapable { let a: Int }"),
  ]

  /// Arguments whose value a macro cannot see.
  static let arguments = [
    RefusalCase(
      "@Injectable(access: level) struct A {}",
      "'access' must be written out as '.public', because a macro sees text and no values",
      at: "level) struct A {}"),
    RefusalCase(
      "@Injectable(access: Other.public) struct A {}",
      "'access' must be written out as '.public', because a macro sees text and no values",
      at: "Other.public) struct A {}"),
    RefusalCase(
      "@Injectable(access: .open) class A {}",
      "'access' must be written out as '.public', because a macro sees text and no values",
      at: ".open) class A {}"),
    RefusalCase(
      "@Injectable(callsSuper: !true) class A {}",
      """
      'callsSuper' must be written out as 'true' or 'false', because a macro sees text and no \
      values
      """, at: "!true) class A {}"),
    RefusalCase(
      "@Injectable(overrides: flag) class A {}",
      """
      'overrides' must be written out as 'true' or 'false', because a macro sees text and no \
      values
      """, at: "flag) class A {}"),
    RefusalCase(
      "@Injectable struct A { @InjectedDependency(escaping: flag) let a: Int }",
      """
      'escaping' must be written out as 'true' or 'false', because a macro sees text and no values
      """, at: "flag) let a: Int }"),
    RefusalCase(
      "@Injectable struct A { @InjectedDependency(label: name) let a: Int }",
      "'label' must be written out as a string in quotes, because a macro sees text and no values",
      at: "name) let a: Int }"),
    RefusalCase(
      #"@Injectable struct A { @InjectedDependency(label: "a\(1)") let a: Int }"#,
      "'label' must be written out as a string in quotes, because a macro sees text and no values",
      at: #""a\(1)") let a: Int }"#),
  ]
}
