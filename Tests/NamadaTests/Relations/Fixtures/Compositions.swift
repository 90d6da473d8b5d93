// Compositions with and without a class, and what is provided for them.

/// A value that meets a composition of protocols.
struct TalkingCoin: Priced, Speaking {}

/// A class some of whose members come from far above.
class PricedDog: Dog, Priced {}

/// A value that is `Priced & Speaking` and what follows from it.
struct OnlyPricedAndSpeaking: Priced, Speaking {}

/// An object that is `Animal & Priced` and what follows from it.
final class OnlyAnimalAndPriced: Animal, Priced {}

/// An object that is `Priced` and nothing else.
final class OnlyPricedObject: Priced {}

/// A value that is `Pet & Priced` and what follows from it.
struct OnlyPetAndPriced: Pet, Priced {}

/// Lists this file's types.
func compositionFixtures() -> [Fixture] {
  [
    Fixture("TalkingCoin", TalkingCoin.self, TalkingCoin()),
    Fixture("PricedDog", PricedDog.self, PricedDog()),
    Fixture("Priced & Speaking", (any Priced & Speaking).self, OnlyPricedAndSpeaking()),
    Fixture("Animal & Priced", (any Animal & Priced).self, OnlyAnimalAndPriced()),
    Fixture("Priced & AnyObject", (any Priced & AnyObject).self, OnlyPricedObject()),
    Fixture("Pet & Priced", (any Pet & Priced).self, OnlyPetAndPriced()),
  ]
}

/// The roads of this file's types, as their declarations lay them.
let compositionRoads = """
  TalkingCoin → Priced
  TalkingCoin → Speaking
  TalkingCoin → Living
  TalkingCoin → Priced & Speaking
  PricedDog → Dog
  PricedDog → Dog → Mammal
  PricedDog → Dog → Mammal → Animal
  PricedDog → Dog → Mammal → Animal → Living
  PricedDog → Dog → Speaking
  PricedDog → Priced
  PricedDog → Priced & AnyObject
  PricedDog → Dog → Mammal → Animal & Priced
  PricedDog → Dog → Priced & Speaking
  Priced & Speaking → Priced
  Priced & Speaking → Speaking
  Priced & Speaking → Speaking → Living
  Animal & Priced → Animal
  Animal & Priced → Animal → Living
  Animal & Priced → Priced
  Animal & Priced → Priced & AnyObject
  Priced & AnyObject → Priced
  Pet & Priced → Pet
  Pet & Priced → Priced
  Pet & Priced → Pet → Moving
  Pet & Priced → Pet → Speaking
  Pet & Priced → Pet → Moving → Living
  Pet & Priced → Pet → Priced & Speaking
  """
