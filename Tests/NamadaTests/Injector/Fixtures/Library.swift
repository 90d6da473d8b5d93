import Namada

/// Where books are looked up.
protocol Catalog {}

/// A catalog that finds words within books.
protocol SearchableCatalog: Catalog {}

/// A catalog on cards.
class CardCatalog: Catalog {}

/// A catalog on cards with an index of words.
final class IndexedCatalog: CardCatalog, SearchableCatalog {}

/// A catalog in a database.
final class DigitalCatalog: SearchableCatalog {}

/// A catalog of those that nobody asks for by name.
struct PrintedCatalog: Catalog {}

/// Somebody who lends books.
struct Reader {}

/// A request that needs a reader.
final class Loan {
  /// Makes a loan.
  init(reader: Reader) {}
}

/// The first of a row of types that need the next.
final class Library {
  /// Makes a library.
  init(hall: Hall) {}
}

/// The second.
final class Hall {
  /// Makes a hall.
  init(desk: Desk) {}
}

/// The third.
final class Desk {
  /// Makes a desk.
  init(drawer: Drawer) {}
}

/// The fourth.
final class Drawer {
  /// Makes a drawer.
  init(register: Register) {}
}

/// The fifth.
final class Register {
  /// Makes a register.
  init(page: Page) {}
}

/// The sixth.
final class Page {
  /// Makes a page.
  init(ink: Ink) {}
}

/// The seventh.
final class Ink {}

/// What a failing factory throws.
enum LibraryError: Error, Equatable {
  /// The doors are shut.
  case closed
}

/// Catches the error of a request.
func failure<T>(_ request: () throws(InjectionError) -> T) -> InjectionError? {
  do {
    _ = try request()
    return nil
  } catch {
    return error
  }
}

extension NamadaInjector {
  /// Asks from one place, and returns the text of the error.
  func failureText<T>(
    _ type: T.Type, named name: ProviderName? = nil, ifNoMatchUse rule: MatchRule = .nearestType
  ) -> String? {
    failure { () throws(InjectionError) in
      try tryInject(type, named: name, ifNoMatchUse: rule, fileID: "App/Feed.swift", line: 12)
    }?.description
  }

  /// Provides the row of types from library to page, each at a line of its own.
  func provideLibrary() {
    provide(for: Library.self, fileID: "App/Modules.swift", line: 1, using: Library.init)
    provide(for: Hall.self, fileID: "App/Modules.swift", line: 2, using: Hall.init)
    provide(for: Desk.self, fileID: "App/Modules.swift", line: 3, using: Desk.init)
    provide(for: Drawer.self, fileID: "App/Modules.swift", line: 4, using: Drawer.init)
    provide(for: Register.self, fileID: "App/Modules.swift", line: 5, using: Register.init)
    provide(for: Page.self, fileID: "App/Modules.swift", line: 6, using: Page.init)
  }
}

extension Library {
  /// A library, to have one.
  static var sample: Library { Library(hall: Hall(desk: Desk.sample)) }
}

extension Desk {
  /// A desk, to have one.
  static var sample: Desk { Desk(drawer: drawer) }
  /// A drawer, to have one.
  static var drawer: Drawer { Drawer(register: register) }
  /// A register, to have one.
  static var register: Register { Register(page: Page(ink: Ink())) }
}
