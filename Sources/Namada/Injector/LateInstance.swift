/// An instance that a wrapper asks for when it is first read, once however many threads read.
@usableFromInline
final class LateInstance: Sendable {
  /// The instance, once it is there.
  private let instance = RememberedValue()
  /// How to get it.
  private let wanted: Wanted
  /// The injector to ask, or who is asking it.
  private let state: Guarded<State>

  /// What is asked for.
  struct Wanted: Sendable {
    /// The type, for messages.
    let type: Any.Type
    /// Where the wrapper was declared.
    let place: SourcePlace
    /// Asks an injector, for a value of the wrapper's type.
    let ask: @Sendable (NamadaInjector) throws -> ValueBox
  }

  /// Prepares for asking an injector.
  ///
  /// The injector is held until the instance is there, so that what was made in an overlay finds the
  /// overlay later. A wrapper in an instance that the injector itself keeps would hold it for ever, if
  /// it were never read; so it does not hold it.
  init(_ wanted: Wanted, from injector: NamadaInjector) {
    self.wanted = wanted
    let isKept = RequestPath.isMakingInstance(keptBy: injector)
    state = Guarded(State(injector: isKept ? nil : injector, reference: WeakInjector(injector)))
  }

  /// Makes one that is there from the beginning.
  convenience init<T>(assigned value: T) {
    self.init(ValueBox(value))
  }

  /// Makes one that is there from the beginning, and that no injector has to do with.
  private init(_ box: ValueBox) {
    wanted = Wanted(type: box.type, place: SourcePlace(#fileID, #line)) { _ in box }
    state = Guarded(State(isResolved: true))
    instance.replace(with: box)
  }

  /// What changes.
  private struct State {
    /// The injector, as long as it is to be held.
    var injector: NamadaInjector?
    /// The injector, if it still exists.
    var reference: WeakInjector?
    /// Who asks it, if somebody does.
    var build: Build?
    /// Whether the instance is there.
    var isResolved = false
  }

  /// Whether the instance is there.
  var isResolved: Bool { state.withLock { $0.isResolved } }

  /// Looks for the instance, and hands out a reference to this object where there is none yet.
  // As nothing is released meanwhile, a reader need not count a reference to this object, which its
  // wrapper holds.
  @usableFromInline
  @inline(never)
  @_effects(releasenone)
  func look() -> AnswerReading {
    let reading = instance.look()
    return reading.isValue ? reading : AnswerReading(seeker: self, reading)
  }

  /// Reads the instance, asking for it first if need be.
  func read<T>(as type: T.Type) throws(InjectionError) -> T {
    while true {
      let reading = instance.look()
      if reading.isValue { return reading.takeValue(type) }
      if let box = try resolve() { return box.read(as: type) }
    }
  }

  /// Asks for the instance again, unless it was assigned, and reads it.
  func readAgain<T>(as type: T.Type) throws(InjectionError) -> T {
    state.withLock { if $0.reference != nil { $0.isResolved = false } }
    if let box = try resolve() { return box.read(as: type) }
    return try read(as: type)
  }

  /// Ends the process with the text of an error, at the line of the wrapper.
  func trap(_ error: InjectionError) -> Never {
    Namada.trap(error.description, at: wanted.place)
  }

  /// What a reader has to do.
  private enum Turn {
    /// Read again.
    case done
    /// Wait for who asks.
    case wait(Build)
    /// Ask.
    case ask(Build)
  }

  /// Gets the instance, or waits for who gets it.
  ///
  /// - Returns: The instance if it was this call that got it, else nil.
  private func resolve() throws(InjectionError) -> ValueBox? {
    let turn = state.withLock { state in
      if state.isResolved { return Turn.done }
      if let build = state.build { return Turn.wait(build) }
      let build = Build(keptBy: nil)
      state.build = build
      return Turn.ask(build)
    }
    switch turn {
    case .done: return nil
    case .wait(let build):
      try wait(for: build)
      return nil
    case .ask(let build): return try ask(build)
    }
  }

  /// Asks the injector on behalf of all readers.
  private func ask(_ build: Build) throws(InjectionError) -> ValueBox {
    let injector = state.withLock { $0.injector ?? $0.reference?.injector }
    do {
      guard let injector else { throw InjectionError.injectorGone(wanted) }
      let box = try withRequestFrame(
        injector: injector, table: injector.answers, requestedType: wanted.type,
        place: wanted.place, attachment: build
      ) { try wanted.ask(injector) }
      instance.replace(with: box)
      end(build, isResolved: true)
      build.complete(.success(box))
      return box
    } catch {
      end(build, isResolved: false)
      build.complete(.failure(error))
      throw (error as? InjectionError) ?? .injectorGone(wanted)
    }
  }

  /// Notes that the asking is over; once the instance is there the injector is not needed.
  private func end(_ build: Build, isResolved: Bool) {
    let injector = state.withLock { state in
      defer {
        state.build = nil
        state.isResolved = isResolved
        if isResolved { state.injector = nil }
      }
      return state.injector
    }
    withExtendedLifetime(injector) {}
  }

  /// Waits for another reader, unless that would never end.
  private func wait(for build: Build) throws(InjectionError) {
    let step = RequestStep(
      type: wanted.type, provider: nil, place: wanted.place, build: nil, isReading: true)
    let steps = RequestPath.ofThread().steps + [step]
    if let loop = WaitGraph.enter(waitingFor: build, path: steps) { throw .circular(loop) }
    defer { WaitGraph.leave(waitingFor: build, path: steps) }
    // What another reader fails with this one had better find out itself.
    build.wait()
  }
}

extension InjectionError {
  /// Makes the error of a wrapper whose injector is gone.
  fileprivate static func injectorGone(_ wanted: LateInstance.Wanted) -> InjectionError {
    let request = Request(wanted.type, named: nil, rule: .nearestType, at: wanted.place)
    let steps = RequestPath.ofTask().steps(to: request, answeredBy: nil)
    return InjectionError(
      .injectorGone,
      "The injector that was to fill the wrapper of " + spelling(of: wanted.type) + " is gone.",
      request: request, path: steps,
      advice: "Keep the injector as long as what it made, or read the property once before it goes."
    )
  }
}
