import StackCore

/// Which items of one state of a document are which of another: those of the same number, where
/// nothing went in between that had it, and else those of the same name and kind.
struct ItemPairing {
    /// What identifies an item beside its number.
    struct Item {
        let id: ItemID
        let name: String
        let kind: String
    }

    /// In the order of their making; nil on the side where an item is not.
    private(set) var pairs: [(old: ItemID?, new: ItemID?)] = []

    /// - Parameter isLost: whether what had a number in the first state went.
    init(_ before: [Item], _ after: [Item], isLost: (ItemID) -> Bool) {
        let present = Set(after.map(\.id))
        var counterparts: [ItemID: ItemID] = [:]
        for item in before where present.contains(item.id) && !isLost(item.id) {
            counterparts[item.id] = item.id
        }
        let taken = Set(counterparts.values)
        let newcomers = Dictionary(
            after.filter { !taken.contains($0.id) }.map { (Twin($0), $0.id) },
            uniquingKeysWith: { first, _ in first })
        for item in before where counterparts[item.id] == nil {
            counterparts[item.id] = newcomers[Twin(item)]
        }
        let met = Set(counterparts.values)
        pairs = before.map { ($0.id, counterparts[$0.id]) }
        pairs += after.filter { !met.contains($0.id) }.map { (nil, $0.id) }
    }
}

/// What two items have in common that are one under another number.
private struct Twin: Hashable {
    private let name: String
    private let kind: String

    init(_ item: ItemPairing.Item) { (name, kind) = (item.name, item.kind) }
}

extension Document {
    /// The views, to be paired with those of another state.
    var pairableViews: [ItemPairing.Item] {
        allViews.map { .init(id: .view($0.id), name: $0.name, kind: $0.kind.rawValue) }
    }

    var pairableConstraints: [ItemPairing.Item] {
        allConstraints.map { .init(id: .constraint($0.id), name: $0.name, kind: "constraint") }
    }
}
