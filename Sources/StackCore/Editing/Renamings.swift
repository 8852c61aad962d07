/// Names that items change to, in an order in which each name is free when it is taken.
///
/// Who wants a name waits for the item that has it. Items that wait in a circle are let go by one
/// that takes a name of nobody's for a while.
struct Renamings {
    private struct Renaming {
        let item: ItemID
        var from: String
        let to: String
    }

    private var all: [Renaming] = []
    private var done: [Bool] = []
    private var result: [Edit] = []

    mutating func add(_ item: ItemID, from old: String, to new: String) {
        if old == new { return }
        all.append(Renaming(item: item, from: old, to: new))
        done.append(false)
    }

    /// - Parameter isFree: whether nobody has a name or will have it.
    consuming func edits(_ isFree: (String) -> Bool) -> [Edit] {
        let held = Set(all.map(\.from))
        let waiting = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.to, $0) })
        for at in all.indices where !held.contains(all[at].to) { follow(at, waiting) }
        for at in all.indices where !done[at] {
            let name = (1...).lazy.map { "x\($0)" }.first(where: isFree)!
            let freed = all[at].from
            result.append(.rename(all[at].item, from: freed, to: name))
            all[at].from = name
            follow(waiting[freed]!, waiting)
        }
        return result
    }

    /// Makes a renaming, and then that of who has waited for the name.
    private mutating func follow(_ first: Int, _ waiting: [String: Int]) {
        var next = Int?.some(first)
        while let at = next, !done[at] {
            result.append(.rename(all[at].item, from: all[at].from, to: all[at].to))
            done[at] = true
            next = waiting[all[at].from]
        }
    }
}
