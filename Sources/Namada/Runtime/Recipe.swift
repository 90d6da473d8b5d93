internal import CNamada

/// How to make a value anew for each request, of exactly the provided type.
// The origin is written before the recipe is shared, but for one atomic flag.
@safe
final class Recipe: @unchecked Sendable {
  /// The factory.
  let construction: Construction
  /// What the recipe stands under in its table.
  let key: UInt
  /// What the frames of requests that follow the recipe say.
  let origin: UnsafeMutablePointer<namada_origin>
  /// The provider, which the origin names.
  private let provider: any AnyObject & Sendable

  /// Makes a recipe.
  ///
  /// - Parameters:
  ///   - construction: The factory.
  ///   - key: What the recipe stands under in its table.
  ///   - type: The provided type.
  ///   - provider: The provider, by which a request that leads back to it is noticed.
  ///   - table: The table that the recipe stands in.
  ///   - isQuiet: Whether the factory was never seen to request anything.
  init(
    construction: Construction, key: UInt, type: Any.Type,
    provider: any AnyObject & Sendable, table: AnswerTable, isQuiet: Bool
  ) {
    self.construction = construction
    self.key = key
    self.provider = provider
    let origin = UnsafeMutablePointer<namada_origin>.allocate(capacity: 1)
    // The provider lives as long as the recipe, and the injector as long as the table is asked.
    unsafe origin.initialize(
      to: namada_origin(
        injector: table.owner, table: table.pointer,
        provider: Unmanaged.passUnretained(provider).toOpaque(),
        requested_type: unsafeBitCast(type, to: UnsafeRawPointer.self), attachment: nil,
        quiet_room: isQuiet ? UInt(NAMADA_HAZARD_LIMIT) - 1 : 0))
    unsafe self.origin = origin
  }

  deinit {
    // Whoever follows the recipe holds it.
    unsafe origin.deallocate()
  }
}
