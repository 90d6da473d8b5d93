/// Fills a property with an instance of every compatible provider when it is first read.
///
/// ```swift
/// @InjectedAll var plugins: [any Plugin]
/// ```
///
/// The injector is the one in force when the wrapper is made, and the values are kept, as for
/// ``Injected``.
@propertyWrapper
public struct InjectedAll<Element> {
  /// The values, perhaps yet to come.
  private var instances: LateInstance

  /// Makes a wrapper that asks for the element type of the property.
  ///
  /// - Parameters:
  ///   - includingNamed: Whether providers with names count too.
  ///   - injector: The injector to ask, by default the one in force.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public init(
    includingNamed: Bool = false, from injector: NamadaInjector? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID, line)
    instances = LateInstance(
      LateInstance.Wanted(type: [Element].self, place: place) { injector in
        let boxes = try injector.boxes(
          forAll: Element.self, includingNamed: includingNamed, at: place)
        return ValueBox(boxes.map { $0.read(as: Element.self) })
      },
      from: injector ?? .current)
  }

  /// The values, in the order of registration.
  public var wrappedValue: [Element] {
    get {
      do {
        return try instances.read(as: [Element].self)
      } catch {
        instances.trap(error)
      }
    }
    set { instances = LateInstance(assigned: newValue) }
  }

  /// The wrapper itself, as `$` in front of the property's name gives it.
  public var projectedValue: InjectedAll<Element> { self }

  /// Whether the values are there, because the property was read or assigned.
  public var isResolved: Bool { instances.isResolved }

  /// Asks the injector again, and has the property keep what it gives now.
  ///
  /// - Returns: The new values.
  @discardableResult
  public func resolveAgain() -> [Element] {
    do {
      return try instances.readAgain(as: [Element].self)
    } catch {
      instances.trap(error)
    }
  }
}

// What is shared is a list of instances behind atomics and a lock.
extension InjectedAll: Sendable where Element: Sendable {}
