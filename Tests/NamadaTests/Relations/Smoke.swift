import Testing
@testable import Namada

protocol P0 {}
protocol Repo0<Item> { associatedtype Item }
protocol URepo0: Repo0 where Item == Int {}
protocol ARepo0<Record>: Repo0 where Item == Record { associatedtype Record }
class B0: P0 {}
class D0: B0 {}
class G0<T>: Repo0 { typealias Item = T }
class S0: G0<Int> {}
struct Gr: Groesse0 { typealias Größe = Int }
protocol Groesse0<Größe> { associatedtype Größe }
struct Tw: Twice0 { typealias ItemItem = Int }
protocol Twice0<ItemItem> { associatedtype ItemItem }
protocol SB0: B0 {}

@Test func smoke() {
  func show(_ a: Any.Type, _ b: Any.Type) {
    let r = relation(from: a, to: b)
    print(readableName(of: a), "|", readableName(of: b), "|", r?.steps as Any, r?.road.description as Any)
  }
  show(D0.self, (any P0).self)
  show(D0.self, B0.self)
  show(B0.self, D0.self)
  show(S0.self, (any Repo0<Int>).self)
  show(S0.self, (any Repo0<String>).self)
  show(S0.self, (any Repo0).self)
  show((any ARepo0<Int>).self, (any Repo0<Int>).self)
  show((any ARepo0<Int>).self, (any Repo0<String>).self)
  show((any ARepo0<Int>).self, (any Repo0).self)
  show((any URepo0).self, (any Repo0<Int>).self)
  show((any URepo0).self, (any Repo0<String>).self)
  show(Gr.self, (any Groesse0<Int>).self)
  show(Tw.self, (any Twice0<Int>).self)
  show((any Repo0<Int> & P0).self, (any Repo0<Int>).self)
  show((any Repo0<Int> & P0).self, (any Repo0).self)
  show((any Repo0<Int> & G0<Int>).self, (any Repo0<Int> & AnyObject).self)
  show((any G0<Int> & P0).self, (any Repo0<Int> & AnyObject).self)
  show((any SB0).self, (any P0).self)
  show((any SB0 & B0).self, (any SB0).self)
  show((any SB0).self, (any SB0 & B0).self)
  show([Int].self, (any Collection<Int>).self)
  show((any BidirectionalCollection<Int>).self, (any Sequence<Int>).self)
  print(loadedImageCount())
}
@Test func kinds() {
  let t: Any.Type = (any Repo0<Int> & G0<Int>).self
  print(TypeKind(of: t), ExistentialShape(of: t) as Any, relation(from: S0.self, to: t) as Any)
}
