/// Fills a property from an injector when it is first read.
///
/// ```swift
/// final class Feed {
///   @Injected var api: any API
///   @Injected(named: "backup") var backup: (any Store)?
/// }
/// ```
///
/// The injector is the one in force when the wrapper is made. The value is kept: reading twice gives
/// the same, also for `.alwaysNew`, and also when several threads read first. It can be read from an
/// immutable struct and assigned. A copy of a struct shares the value that was read, or the one that
/// is read first by either copy, but not later assignments. Where nothing can be returned, reading
/// ends the process with the text of the error, at the line of the property.
@propertyWrapper
public struct Injected<Value> {
  /// The value, perhaps yet to come.
  @usableFromInline
  var instance: LateInstance

  /// Makes a wrapper that asks for the type of the property.
  ///
  /// - Parameters:
  ///   - name: The name that the provider was registered with.
  ///   - rule: What to do where no provider matches exactly.
  ///   - injector: The injector to ask, by default the one in force.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public init(
    named name: ProviderName? = nil, ifNoMatchUse rule: MatchRule = .nearestType,
    from injector: NamadaInjector? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let request = Request(Value.self, named: name, rule: rule, at: SourcePlace(fileID, line))
    instance = LateInstance(
      LateInstance.Wanted(type: Value.self, place: request.place) { try $0.box(for: request) },
      from: injector ?? .current)
  }

  /// Makes a wrapper that reads a property of the injector.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - injector: The injector to ask, by default the one in force.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public init(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, from injector: NamadaInjector? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID, line)
    instance = LateInstance(
      LateInstance.Wanted(type: Value.self, place: place) {
        try $0.propertyBox(keyPath, at: place)
      },
      from: injector ?? .current)
  }

  /// The value.
  public var wrappedValue: Value {
    @inlinable
    get {
      Self.take(instance.look())
    }
    set { instance = LateInstance(assigned: newValue) }
  }

  /// Takes the value that a look has found, or asks for it first.
  // A function of its own knows nothing of the wrapper's instance, so that its caller need not count
  // a reference to that.
  @inlinable
  @inline(never)
  static func take(_ reading: AnswerReading) -> Value {
    reading.isValue ? reading.takeValue(Value.self) : resolve(reading)
  }

  /// Reads the value after a look that has found none, asking for it first.
  @usableFromInline
  @inline(never)
  static func resolve(_ reading: AnswerReading) -> Value {
    let instance = reading.takeSeeker(as: LateInstance.self)
    do {
      return try instance.read(as: Value.self)
    } catch {
      instance.trap(error)
    }
  }

  /// The wrapper itself, as `$` in front of the property's name gives it.
  public var projectedValue: Injected<Value> { self }

  /// Whether the value is there, because the property was read or assigned.
  public var isResolved: Bool { instance.isResolved }

  /// Asks the injector again, and has the property keep what it gives now.
  ///
  /// Copies of a struct that still share the value see the new one too.
  ///
  /// - Returns: The new value.
  @discardableResult
  public func resolveAgain() -> Value {
    do {
      return try instance.readAgain(as: Value.self)
    } catch {
      instance.trap(error)
    }
  }
}

// What is shared is an instance behind atomics and a lock.
extension Injected: Sendable where Value: Sendable {}
