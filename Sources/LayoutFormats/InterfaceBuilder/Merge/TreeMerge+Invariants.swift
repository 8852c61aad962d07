import StackCore

extension TreeMerge: InvariantChecked, CustomDebugStringConvertible {
    /// Checks that the merged elements are a tree, and that no two reported conflicts have the same
    /// key, so that each can be decided separately.
    package func invariantViolations() -> [String] {
        var violations: [String] = []
        var places = IdentityMap<Int>()
        for element in elements.values {
            for child in element.children {
                places[child] = (places[child] ?? 0) + 1
                if elements[child]?.parent != element.identity {
                    violations.append("\(word(child)) is listed outside its parent")
                }
            }
        }
        for element in elements.values where element.identity != root {
            let count = places[element.identity] ?? 0
            if count != 1 {
                violations.append("\(word(element.identity)) is in \(count) lists of children")
            }
        }
        let keys = report.conflicts.compactMap(\.key)
        if Set(keys).count < keys.count { violations.append("two conflicts have one key") }
        return violations
    }

    package var debugDescription: String {
        elements.values.map { element in
            ([element.identity] + element.children).map(word).joined(separator: " ")
        }.joined(separator: "\n")
    }

    private func word(_ identity: Identity) -> String {
        let element = input.versions(of: identity).any
        return element.name + (element["id"].map { " " + $0 } ?? "")
    }
}
