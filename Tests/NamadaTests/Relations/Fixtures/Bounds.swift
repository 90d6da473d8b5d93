// Protocols that only the subclasses of a class can conform to.

/// A protocol bound to a class.
protocol Kept: Animal {}

/// A refinement, so bound to the same class.
protocol Trained: Kept {}

/// A class far below the bound.
class ShowDog: Dog, Trained {}

/// An object that is `Kept` and what follows from it.
final class OnlyKept: Animal, Kept {}

/// An object that is `Trained` and what follows from it.
final class OnlyTrained: Animal, Trained {}

/// An object that is `Mammal & Kept` and what follows from it.
final class OnlyMammalAndKept: Mammal, Kept {}

/// Lists this file's types.
func boundFixtures() -> [Fixture] {
  [
    Fixture("Kept", (any Kept).self, OnlyKept()),
    Fixture("Trained", (any Trained).self, OnlyTrained()),
    Fixture("Animal & Kept", (any Animal & Kept).self, OnlyKept()),
    Fixture("Mammal & Kept", (any Mammal & Kept).self, OnlyMammalAndKept()),
    Fixture("ShowDog", ShowDog.self, ShowDog()),
  ]
}

/// The roads of this file's types, as their declarations lay them.
///
/// `Kept` and `Animal & Kept` hold the same values, so they are kin both ways, one step apart.
let boundRoads = """
  Kept → Animal
  Kept → Animal → Living
  Kept → Animal & Kept
  Trained → Kept
  Trained → Kept → Animal
  Trained → Kept → Animal → Living
  Trained → Kept → Animal & Kept
  Animal & Kept → Animal
  Animal & Kept → Animal → Living
  Animal & Kept → Kept
  Mammal & Kept → Mammal
  Mammal & Kept → Mammal → Animal
  Mammal & Kept → Mammal → Animal → Living
  Mammal & Kept → Kept
  Mammal & Kept → Mammal → Animal & Kept
  ShowDog → Dog
  ShowDog → Dog → Mammal
  ShowDog → Dog → Mammal → Animal
  ShowDog → Dog → Mammal → Animal → Living
  ShowDog → Dog → Speaking
  ShowDog → Trained
  ShowDog → Kept
  ShowDog → Dog → Mammal → Animal & Kept
  ShowDog → Dog → Mammal & Kept
  """
