#if canImport(SwiftUI)
  public import SwiftUI

  /// Owns an injected view model for as long as a view is on screen, and redraws the view with it.
  ///
  /// ```swift
  /// struct FeedView: View {
  ///   @InjectedObject var model: FeedViewModel
  ///   var body: some View { TextField("Search", text: $model.query) }
  /// }
  /// ```
  ///
  /// It is SwiftUI's `StateObject` with an injector as its source: the model is asked for once, when
  /// the view first appears, from the injector in force when the view was made. Where nothing can be
  /// returned the process ends, at the line of the property and with the text of the error.
  @MainActor
  @propertyWrapper
  public struct InjectedObject<Model: ObservableObject>: DynamicProperty {
    /// What keeps the model.
    @StateObject private var model: Model

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
      let injector = injector ?? .current
      _model = StateObject(
        wrappedValue: injector.inject(
          Model.self, named: name, ifNoMatchUse: rule, fileID: fileID, line: line))
    }

    /// Makes a wrapper that reads a property of the injector.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - injector: The injector to ask, by default the one in force.
    ///   - fileID: The file of the property, for messages.
    ///   - line: The line of the property, for messages.
    public init(
      _ keyPath: any KeyPath<NamadaInjector, Model> & Sendable,
      from injector: NamadaInjector? = nil,
      fileID: StaticString = #fileID, line: UInt = #line
    ) {
      let injector = injector ?? .current
      _model = StateObject(
        wrappedValue: injector.inject(keyPath, fileID: fileID, line: line))
    }

    /// The model.
    public var wrappedValue: Model { model }

    /// The model's properties as bindings: `$model.query`.
    public var projectedValue: ObservedObject<Model>.Wrapper { $model }
  }
#endif
