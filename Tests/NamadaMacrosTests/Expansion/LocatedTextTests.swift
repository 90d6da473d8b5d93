import Testing

@testable import NamadaMacrosPlugin

/// The directives that lead the compiler to the user's lines.
@Suite struct `Lines of what is written` {
  @Test func `belong to the property or to the head of the type`() {
    let source = """

      // A remark.
      @Injectable
      struct Feed {
        let api: any API
        // Another one.
        let client: Client
      }
      """
    let expansion = expand(source, fileName: "Feed.swift", line: 10)
    #expect(
      expansion.source == """
        #sourceLocation(file: "Feed.swift", line: 13)
        init(
          api: any API = Namada.inject(),
          client: Client = Namada.inject()
        ) {
        #sourceLocation(file: "Feed.swift", line: 14)
          self.api = api
        #sourceLocation(file: "Feed.swift", line: 16)
          self.client = client
        #sourceLocation(file: "Feed.swift", line: 13)
        }

        #sourceLocation(file: "Feed.swift", line: 13)
        init(dependencies: Dependencies) {
          self.api = dependencies.api
        #sourceLocation(file: "Feed.swift", line: 16)
          self.client = dependencies.client
        #sourceLocation(file: "Feed.swift", line: 13)
        }

        #sourceLocation(file: "Feed.swift", line: 13)
        struct Dependencies {
          let api: any API
        #sourceLocation(file: "Feed.swift", line: 16)
          let client: Client

        #sourceLocation(file: "Feed.swift", line: 13)
          init(
            api: any API,
            client: Client
          ) {
        #sourceLocation(file: "Feed.swift", line: 14)
            self.api = api
        #sourceLocation(file: "Feed.swift", line: 16)
            self.client = client
        #sourceLocation(file: "Feed.swift", line: 13)
          }
        #sourceLocation(file: "Feed.swift", line: 13)
        }
        #sourceLocation()
        """)
  }

  @Test func `count those inside of a type`() {
    let text = LocatedText(declaration: SyntaxValue("\n\n\n", fileName: "A.swift"))
    let lines = [LocatedLine("a\nb", at: 0), LocatedLine("c", at: 2), LocatedLine("d", at: 2)]
    #expect(
      text.text(of: lines) == """
        #sourceLocation(file: "A.swift", line: 1)
        a
        b
        c
        #sourceLocation(file: "A.swift", line: 3)
        d
        #sourceLocation()
        """)
  }

  @Test func `quote the path`() {
    let text = LocatedText(declaration: SyntaxValue("", fileName: #"C:\a"b.swift"#))
    #expect(
      text.text(of: [LocatedLine("a", at: 0)]) == #"""
        #sourceLocation(file: "C:\\a\"b.swift", line: 1)
        a
        #sourceLocation()
        """#)
  }
}
