// Classes in a row, and protocols that refine one another, with a diamond over `Living`.

/// The base of the diamond.
protocol Living {}

/// One side of the diamond.
protocol Moving: Living {}

/// The other side of the diamond.
protocol Speaking: Living {}

/// The top of the diamond.
protocol Pet: Moving, Speaking {}

/// A root class that conforms.
class Animal: Living {}

/// A class that inherits all it has.
class Mammal: Animal {}

/// A class that conforms to a protocol which refines one that its root conforms to.
class Dog: Mammal, Speaking {}

/// A class that conforms to the diamond's top.
class Puppy: Dog, Pet {}

/// A class that is kin to nothing.
class Rock {}

/// A value that is `Living` and nothing else.
struct OnlyLiving: Living {}

/// A value that is `Moving` and what follows from it.
struct OnlyMoving: Moving {}

/// A value that is `Speaking` and what follows from it.
struct OnlySpeaking: Speaking {}

/// A value that is a `Pet` and what follows from it.
struct OnlyPet: Pet {}

/// Lists this file's types.
func animalFixtures() -> [Fixture] {
  [
    Fixture("Living", (any Living).self, OnlyLiving()),
    Fixture("Moving", (any Moving).self, OnlyMoving()),
    Fixture("Speaking", (any Speaking).self, OnlySpeaking()),
    Fixture("Pet", (any Pet).self, OnlyPet()),
    Fixture("Animal", Animal.self, Animal()),
    Fixture("Mammal", Mammal.self, Mammal()),
    Fixture("Dog", Dog.self, Dog()),
    Fixture("Puppy", Puppy.self, Puppy()),
    Fixture("Rock", Rock.self, Rock()),
  ]
}

/// The roads of this file's types, as their declarations lay them.
let animalRoads = """
  Moving → Living
  Speaking → Living
  Pet → Moving
  Pet → Speaking
  Pet → Moving → Living
  Animal → Living
  Mammal → Animal
  Mammal → Animal → Living
  Dog → Mammal
  Dog → Mammal → Animal
  Dog → Mammal → Animal → Living
  Dog → Speaking
  Puppy → Dog
  Puppy → Dog → Mammal
  Puppy → Dog → Mammal → Animal
  Puppy → Dog → Mammal → Animal → Living
  Puppy → Dog → Speaking
  Puppy → Moving
  Puppy → Pet
  """
