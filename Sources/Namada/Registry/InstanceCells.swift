/// The instances that an injector keeps, by provider.
///
/// Every first request for an instance looks here twice and adds to it once, so this is an index and
/// a list and not a dictionary, whose code is one for all types unless the compiler copies it.
struct InstanceCells: Sendable {
  /// The cells, in no order.
  private(set) var all: [InstanceCell] = []
  /// Their places in the list, by the address of the provider, which the cell holds.
  private var places = AddressIndex()

  /// Finds the cell of a provider.
  subscript(provider: Provider) -> InstanceCell? {
    guard let place = places[address(of: provider)] else { return nil }
    return all[place]
  }

  /// Adds the cell of a provider that has none here.
  mutating func add(_ cell: InstanceCell) {
    _ = places.update(address(of: cell.provider), to: all.count)
    all.append(cell)
  }

  /// Takes out the cell of a provider, if there is one.
  mutating func remove(_ provider: Provider) -> InstanceCell? {
    guard let place = places.remove(address(of: provider)) else { return nil }
    let cell = all[place]
    let last = all.removeLast()
    guard last !== cell else { return cell }
    // The last one fills the gap.
    all[place] = last
    _ = places.update(address(of: last.provider), to: place)
    return cell
  }
}
