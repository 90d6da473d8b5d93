/// How to make a value anew for each request, of exactly the provided type.
final class Recipe: Sendable {
  /// The factory.
  let construction: Construction
  /// The provider, by which a request that leads back to it is noticed.
  private let provider: any AnyObject & Sendable
  /// The table that the recipe stands in.
  let table: AnswerTable

  /// Makes a recipe of a provider and its factory.
  init(construction: Construction, provider: any AnyObject & Sendable, table: AnswerTable) {
    self.construction = construction
    self.provider = provider
    self.table = table
  }

  /// The address of the provider, which lives as long as the recipe does.
  var identityOfProvider: UnsafeRawPointer {
    // Compared, and turned into a reference only while the recipe is protected.
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(provider).toOpaque())
  }
}
