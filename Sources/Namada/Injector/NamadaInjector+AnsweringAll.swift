extension NamadaInjector {
  /// Makes an instance of every provider that is compatible with a type, in order of registration.
  func boxes(
    forAll type: Any.Type, includingNamed: Bool, at place: SourcePlace
  ) throws(InjectionError) -> [ValueBox] {
    // One request, so that all instances belong to one graph.
    let graph = RequestPath.ofTask().graph ?? GraphInstances()
    return try withRequestFrame(
      injector: self, table: answers, requestedType: type, place: place, graph: graph
    ) { () throws(InjectionError) in
      var boxes: [ValueBox] = []
      for request in requests(forAll: type, includingNamed: includingNamed, at: place) {
        boxes.append(try box(for: request, as: type))
      }
      return boxes
    }
  }

  /// Finds the exact request for each compatible provider, in order of registration.
  private func requests(
    forAll type: Any.Type, includingNamed: Bool, at place: SourcePlace
  ) -> [Request] {
    candidates(for: RelationTarget.of(type))
      .filter { includingNamed || $0.provider.name == nil }
      .sorted { $0.registration.sequence < $1.registration.sequence }
      .map {
        Request(
          $0.provider.providedType, named: $0.provider.name, rule: .nothing, at: place)
      }
  }

  /// Answers an exact request with a value of a type that is compatible.
  private func box(for request: Request, as type: Any.Type) throws(InjectionError) -> ValueBox {
    let box = try box(for: request)
    guard let converted = box.converted(to: type) else {
      let steps = RequestPath.ofTask().steps(to: request, answeredBy: nil)
      throw .notConvertible(box, request: request, path: steps)
    }
    return converted
  }
}
