extension Document {
    /// The edits that make an empty document into this one, with the same identities.
    ///
    /// Their inverses in reverse order take everything away again.
    package func constructionEdits() -> [Edit] {
        var result: [Edit] = []
        for entry in properties.entries {
            result.append(
                .setProperty(.document, entry.key, entry.condition, from: nil, to: entry.value))
        }
        let order = subtree()
        for id in order {
            result.append(.createView(self[id].detached))
            guard let parent = self[id].parent, let index = self[parent].subviews.firstIndex(of: id)
            else { continue }
            result.append(.insertSubview(id, in: parent, at: index))
        }
        for stack in order {
            for (index, id) in self[stack].arrangedSubviews.enumerated() {
                result.append(.insertArranged(id, in: stack, at: index))
            }
        }
        return result + allConstraints.map { .createConstraint($0) }
    }
}
