import Testing

@testable import Namada

#if canImport(Glibc)
  import Glibc

  /// The number that tells when libraries have come or gone.
  @Suite struct LoadedImagesTests {
    @Test func `the number changes with a library that is loaded`() throws {
      let before = loadedImageCount()
      #expect(loadedImageCount() == before)
      // A small library that comes with the C library and that nothing here is linked against.
      let library = unsafe try #require(dlopen("libBrokenLocale.so.1", RTLD_NOW))
      let loaded = loadedImageCount()
      #expect(loaded != before)
      unsafe dlclose(library)
      #expect(loadedImageCount() != loaded)
    }
  }
#endif
