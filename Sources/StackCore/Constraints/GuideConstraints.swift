/// `readableContentGuide`: inside the margins, in their middle, at most this wide at the default
/// text size (docs/auto-layout-rules.md, "Guides").
enum ReadableGuide {
    static let maximumWidth = 672.0

    static func constraints(for id: ViewID) -> [BoxConstraint] {
        let width = BoxAnchor(.guide(id, .readable), .width)
        let margins = BoxAnchor(.guide(id, .margins), .width)
        return [
            BoxConstraint(.guide(id), width, .lessThanOrEqual, constant: maximumWidth),
            BoxConstraint(.guide(id), width, .lessThanOrEqual, margins),
            BoxConstraint(.guide(id), width, .equal, margins, priority: Priorities.readableWidth),
            BoxConstraint(
                .guide(id), BoxAnchor(.guide(id, .readable), .centerX), .equal,
                BoxAnchor(.guide(id, .margins), .centerX)),
        ]
    }

    /// The views whose readable guide is held on to, in order of first use.
    static func owners(in constraints: [BoxConstraint]) -> [ViewID] {
        var seen: Set<ViewID> = []
        var result: [ViewID] = []
        for constraint in constraints {
            for anchor in [constraint.first, constraint.second] {
                guard case .guide(let id, .readable)? = anchor?.box else { continue }
                if seen.insert(id).inserted { result.append(id) }
            }
        }
        return result
    }
}
