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
