internal import CNamada

/// Returns a number that has changed when a library was loaded or unloaded meanwhile.
///
/// A library may bring conformances, so an answer "not compatible" is good for as long as this
/// number stays the same. Answers "compatible" are good for ever.
///
/// - Complexity: O(1), about as long as taking a lock twice.
func loadedImageCount() -> Int {
  namadaLoadedImageCount()
}
