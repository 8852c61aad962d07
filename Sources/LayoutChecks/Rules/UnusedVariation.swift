import StackCore

extension Rule {
    static let unusedVariation = Rule(
        .unusedVariation, .note,
        "A value that is set for some size classes is in force on no device: more specific values always win, or the view is not installed there.",
        example: """
            new Login device=iphone-se
            add stack form in view
            set form.spacing 8 for w=compact
            set form.spacing 10 for w=compact,h=compact
            set form.spacing 12 for w=compact,h=regular
            """,
        .document { document, _ in
            let items =
                document.subtree().map(ItemID.view)
                + document.allConstraints.map { .constraint($0.id) }
            return items.flatMap { item in
                document.unusedVariations(of: item).map { entry in
                    let name = document.name(of: item) ?? ""
                    return Finding(
                        .unusedVariation, [item],
                        aspect: entry.key.spelling + " " + entry.condition.spelling,
                        "\(name).\(entry.key.spelling) for \(entry.condition.spelling) is in force on no device"
                    )
                }
            }
        })
}

extension Document {
    /// The combinations of size classes in which a value can apply. They are the combinations that
    /// devices have, and the document's own `traits`, which can be those of Interface Builder's
    /// square canvas.
    private var possibleTraits: [SizeClasses] {
        let devices = SizeClasses.all.filter { $0.width != .any && $0.height != .any }
        return devices + (inForce(.traits, of: .document).map { [$0] } ?? [])
    }

    fileprivate func unusedVariations(of item: ItemID) -> [PropertyList.Entry] {
        guard let list = properties(of: item) else { return [] }
        return list.entries.filter { entry in
            guard entry.condition != .base else { return false }
            return !possibleTraits.contains { traits in
                list.inForce(entry.key, under: traits) == entry
                    && (entry.key == .installed || isInstalled(item, under: traits))
            }
        }
    }

    private func isInstalled(_ item: ItemID, under traits: SizeClasses) -> Bool {
        switch item {
        case .document: return true
        case .view(let id):
            return ancestors(of: id).allSatisfy {
                inForce(.installed, of: .view($0), under: traits) ?? true
            }
        case .constraint(let id):
            guard let constraint = constraint(id) else { return false }
            return (inForce(.installed, of: item, under: traits) ?? true)
                && constraint.views.allSatisfy { isInstalled(.view($0), under: traits) }
        }
    }
}
