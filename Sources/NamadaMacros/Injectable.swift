public import Namada

/// Writes the initialiser that injects the dependencies of a class, a struct or an actor.
@attached(member, names: named(init), named(Dependencies))
public macro Injectable(
  access: InjectableAccess? = nil, callsSuper: Bool = false, overrides: Bool = false
) =
  #externalMacro(module: "NamadaMacrosPlugin", type: "Injectable")

/// Changes how `@Injectable` treats one stored property.
@attached(peer)
public macro InjectedDependency(
  named: ProviderName? = nil, ifNoMatchUse: MatchRule = .nearestType, label: StaticString? = nil,
  escaping: Bool = false
) = #externalMacro(module: "NamadaMacrosPlugin", type: "InjectedDependency")

/// Leaves one stored property to the attribute that gives it its value.
@attached(peer)
public macro NotInjected() =
  #externalMacro(module: "NamadaMacrosPlugin", type: "NotInjected")
