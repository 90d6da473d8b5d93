public import CNamada

/// The answers that an injector remembers, readable without a lock.
///
/// A key is the identity of the requested type with the match rule in its low bits. An answer is a
/// word, the low bits of which say what it leads to, see ``Answer``.
// Readers go through atomic loads and hazard pointers, writers hold the lock of the injector that
// the table belongs to, and the injector outlives every reader, so sharing the pointer is sound.
@safe
@frozen
@usableFromInline
struct AnswerTable: @unchecked Sendable {
  /// The table, at one address as long as the injector lives.
  @usableFromInline
  let pointer: UnsafePointer<namada_table>

  /// Refers to a table.
  @inlinable
  init(pointer: UnsafePointer<namada_table>) {
    unsafe self.pointer = pointer
  }

  /// The bits of a key that number a rule.
  ///
  /// Metadata is aligned to words (https://github.com/swiftlang/swift/blob/main/docs/ABI), which
  /// leaves three bits free, or two where words have four bytes, as on some watches.
  @inlinable
  static var ruleMask: UInt { UInt(MemoryLayout<UInt>.alignment - 1) }

  /// Makes the key for a type and the number of a rule, which must fit into ``ruleMask``.
  @inlinable
  static func key(_ type: Any.Type, rule: UInt) -> UInt {
    // A metatype is one pointer to metadata, aligned to words.
    unsafe unsafeBitCast(type, to: UInt.self) | rule
  }

  /// The type that a key was made for.
  static func type(of key: UInt) -> Any.Type {
    // The word was made from a metatype, which is one pointer to metadata that lives for ever.
    unsafe unsafeBitCast(key & ~ruleMask, to: Any.Type.self)
  }

  /// The number of the rule that a key was made for.
  static func rule(of key: UInt) -> UInt { key & ruleMask }
}

extension AnswerTable {
  /// The table of the injector that everybody shares.
  static var shared: AnswerTable { unsafe AnswerTable(pointer: namada_shared_table_address()) }

  /// A table that never answers, for requests that have to be seen.
  static var empty: AnswerTable { unsafe AnswerTable(pointer: namada_empty_table_address()) }

  /// Makes a table for an injector.
  static func make() -> AnswerTable {
    let pointer = UnsafeMutablePointer<namada_table>.allocate(capacity: 1)
    unsafe namada_table_initialize(pointer)
    return unsafe AnswerTable(pointer: pointer)
  }

  /// The same pointer for writing; only the owner, under its lock, uses it.
  private var writable: UnsafeMutablePointer<namada_table> {
    unsafe UnsafeMutablePointer(mutating: pointer)
  }

  /// Names the injector that the table belongs to, which must outlive it.
  func setOwner(_ owner: AnyObject) {
    unsafe writable.pointee.owner = unsafe UnsafeRawPointer(
      Unmanaged.passUnretained(owner).toOpaque())
  }

  /// The injector that the table belongs to.
  var owner: UnsafeRawPointer {
    // Every table but the one that never answers is given an owner before anything is stored in it.
    unsafe pointer.pointee.owner!
  }

  /// Whether no answer was ever stored.
  var isUnused: Bool { unsafe pointer.pointee.count == 0 }

  /// Tells of which kind the answer for a key is; asked under the lock of the owner.
  func kind(of key: UInt) -> UInt? {
    guard let entry = unsafe namada_table_find(pointer, key) else { return nil }
    let answer = unsafe entry.pointee.answer
    return answer == AnswerKind.none ? nil : answer & AnswerKind.mask
  }

  /// Remembers an answer, and returns what it replaced for ``Reclamation/retire(_:)``.
  func exchange(_ answer: Answer?, for key: UInt) -> Answer? {
    let previous = unsafe namada_table_exchange(writable, key, answer?.word ?? AnswerKind.none)
    return previous == AnswerKind.none ? nil : Answer(word: previous)
  }

  /// Forgets every answer, and returns them for ``Reclamation/retire(_:)``.
  func takeAll() -> [Answer] {
    var taken: [Answer] = []
    for index in 0..<(unsafe namada_table_capacity(pointer)) {
      let previous = unsafe namada_table_take(writable, index)
      if previous != AnswerKind.none { taken.append(Answer(word: previous)) }
    }
    return taken
  }

  /// Frees the table; the answers must be taken out first.
  func destroy() {
    unsafe namada_table_destroy(writable)
    unsafe writable.deallocate()
  }
}

/// What a table remembers, as a word that owns a reference to what it leads to.
struct Answer {
  /// The address, with the kind of the answer in its low bits.
  let word: UInt

  /// Takes a word that a table gave back.
  init(word: UInt) { self.word = word }

  /// Remembers a value that is handed out as it is.
  init(value: ValueBox) {
    _ = unsafe Unmanaged.passRetained(value)
    word = value.answer
  }

  /// Remembers how to make a value anew.
  init(recipe: Recipe) {
    word = unsafe Unmanaged.passRetained(recipe).word | AnswerKind.recipe
  }

  /// Remembers the way to an answer that needs more than a look.
  init(route: AnyObject) {
    word = unsafe Unmanaged.passRetained(route).word | AnswerKind.route
  }

  /// Gives up the reference that the word owns, and returns what it led to.
  func takeObject() -> AnyObject {
    if word & AnswerKind.mask == AnswerKind.value { return ValueBox.takeOwner(ofValueAt: word) }
    // The word was made by one of the initialisers above, which retained the object.
    return unsafe Unmanaged<AnyObject>(word: word & ~AnswerKind.mask).takeRetainedValue()
  }
}

/// The low bits of an answer.
@usableFromInline
enum AnswerKind {
  /// The bits that tell the kind.
  @inlinable static var mask: UInt { 3 }
  /// The address is that of a value of the requested type.
  @inlinable static var value: UInt { 0 }
  /// The address is that of a ``Recipe``.
  @inlinable static var recipe: UInt { 1 }
  /// The address is that of a class instance which the injector understands.
  @inlinable static var route: UInt { 2 }
  /// The word that stands where there is no answer.
  static var none: UInt { UInt(NAMADA_NO_ANSWER) }
}
