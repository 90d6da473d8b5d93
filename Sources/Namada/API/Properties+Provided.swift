extension NamadaInjector {
  /// Provides the value of a property of injectors; this is what the property returns.
  ///
  /// ```swift
  /// extension NamadaInjector {
  ///   var api: any API { provided(.singleton, HTTPAPI()) }
  ///   var feed: Feed { provided(.alwaysNew, Feed(api: api)) }
  /// }
  /// ```
  ///
  /// The property belongs to every injector, so the topmost of a chain owns it, or an overlay. As a
  /// property cannot throw, a factory that leads back to itself ends the process, with a text that
  /// shows the whole cycle.
  ///
  /// - Parameters:
  ///   - option: How long the value is kept.
  ///   - factory: What makes a value.
  ///   - name: The name of the property.
  ///   - fileID: The file of the property.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The value.
  /// - Complexity: O(1), and O(*n*) in the injectors of the chain.
  @_disfavoredOverload
  public func provided<T>(
    _ option: ProvideOption, _ factory: @autoclosure () -> T,
    name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> T {
    let site = PropertySite(
      place: SourcePlace(fileID, line), column: column, name: name.description,
      type: T.self)
    return propertyValue(at: site, option: option, factory)
  }

  /// Provides the value of a property of injectors from an object, as the type of the property.
  ///
  /// From `var api: any API { provided(.singleton, HTTPAPI()) }` the compiler would have a call with one
  /// type for both return an `HTTPAPI`, and no mock could be handed out where another property reads
  /// `api`. So the object has a type of its own here. That it is one of the property's type is seen when
  /// it is made; where it is not, the process ends with a text that says so.
  ///
  /// - Parameters:
  ///   - option: How long the value is kept.
  ///   - factory: What makes an object.
  ///   - name: The name of the property.
  ///   - fileID: The file of the property.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The value.
  /// - Complexity: O(1), and O(*n*) in the injectors of the chain.
  public func provided<Object: AnyObject, Value>(
    _ option: ProvideOption, _ factory: @autoclosure () -> Object,
    name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> Value {
    let site = PropertySite(
      place: SourcePlace(fileID, line), column: column, name: name.description,
      type: Value.self)
    return propertyValue(at: site, option: option) {
      let object = factory()
      guard let value = object as? Value else {
        trap(
          """
          The property \(name) is of type \(spelling(of: Value.self)), and what it provides is a \
          \(spelling(of: type(of: object))), which is none.
          """, at: site.place)
      }
      return value
    }
  }

  /// Gets the value of a property, whose call of `provided` stands at a site.
  private func propertyValue<T>(
    at site: PropertySite, option: ProvideOption, _ factory: () -> T
  ) -> T {
    let result = Construction.borrowing(factory) { construction in
      Result { () throws(InjectionError) in
        try propertyBox(at: site, type: T.self, option: option, construction)
      }
    }
    switch result {
    case .success(let box): return box.read(as: T.self)
    case .failure(let error): trap(error.description, at: site.place)
    }
  }
}
