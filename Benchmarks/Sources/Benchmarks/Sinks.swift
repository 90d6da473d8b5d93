/// Takes an object and lets go of it, out of the optimiser's sight.
@inline(never) @_optimize(none)
func sink(_ value: consuming AnyObject) {}

/// Takes a service and lets go of it, out of the optimiser's sight.
@inline(never) @_optimize(none)
func sink(_ value: consuming Service) {}

/// Takes a store and lets go of it, out of the optimiser's sight.
@inline(never) @_optimize(none)
func sink(_ value: consuming any Store) {}

/// Takes a base and lets go of it, out of the optimiser's sight.
@inline(never) @_optimize(none)
func sink(_ value: consuming Base) {}

/// Takes a view model and lets go of it, out of the optimiser's sight.
@inline(never) @_optimize(none)
func sink(_ value: consuming ViewModel) {}

/// Takes the root of a graph and lets go of it, out of the optimiser's sight.
@inline(never) @_optimize(none)
func sink(_ value: consuming Root) {}

/// Takes an optional and lets go of it, out of the optimiser's sight.
@inline(never) @_optimize(none)
func sink(_ value: consuming (any Missing)?) {}

/// Takes a look at a service, out of the optimiser's sight.
@inline(never) @_optimize(none)
func look(at value: borrowing Service) {}

/// Returns an object that the optimiser knows nothing of.
@inline(never) @_optimize(none)
func opaque<T: AnyObject>(_ object: T) -> T { object }
