import StackCore

extension SceneEditor {
    /// What an earlier export said that still holds: names and kinds; all else is found anew.
    var firstRemark: Remark {
        var trouble: [String] = []
        let old = Remark(parsing: root.firstRemark ?? "", trouble: &trouble)
        var remark = Remark()
        remark.document = old.document
        remark.kinds = old.kinds.filter { identifiers.contains($0.id) }
        remark.names = old.names.filter { identifiers.contains($0.id) }
        let known = Set(remark.names.map(\.id))
        remark.names += keptNames.filter { !known.contains($0.id) }
        remark.gone = gone(old)
        return remark
    }

    /// Views keep their names when the text or label changes that they were named after. Said at
    /// once, so that no view behind them moves up into the name.
    private var keptNames: [(id: String, name: String)] {
        document.subtree().compactMap { id in
            guard case .view(let old)? = counterparts[.view(id)],
                baseline[old].name == document[id].name,
                [.text, .userLabel].contains(where: { key in
                    baseline[old].properties[key] != document[id].properties[key]
                }), let identifier = identifier(of: .view(id))
            else { return nil }
            return (identifier, document[id].name)
        }
    }

    /// Names that items behind them would move up into.
    private func gone(_ old: Remark) -> [String] {
        let views = baseline.allViews.map(\.name)
        // An import counts constraints, so a number is gone whatever the constraint was called.
        let constraints = baseline.allConstraints.flatMap { constraint -> [String] in
            let isKept = counterparts.values.contains(.constraint(constraint.id))
            return isKept ? [] : [constraint.name, "c\(constraint.id.raw + 1)"]
        }
        var seen: Set<String> = []
        return (old.gone + views + constraints).filter {
            document.item(named: $0) == nil && seen.insert($0).inserted
        }
    }

    private var identifiers: Set<String> {
        Set((viewElements.values.map { $0 } + constraintElements.values).compactMap { $0["id"] })
    }

    func write(_ remark: Remark) { root.write(remark) }
}
