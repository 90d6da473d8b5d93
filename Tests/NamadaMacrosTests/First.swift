import Namada
import NamadaMacros
protocol API {}
@Injectable struct First { let api: any API; private let store: Int; let f: () -> Void; @InjectedDependency(named: "x", ifNoMatchUse: .furthestType, label: "other", escaping: true) let g: F
typealias F = () -> Void }
