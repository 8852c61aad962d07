extension Document {
    /// The views of a subtree, parents first and in z-order; deep documents do not recurse.
    package func subtree(of root: ViewID = .root) -> [ViewID] {
        guard view(root) != nil else { return [] }
        var result: [ViewID] = []
        var pending = [root]
        while let next = pending.popLast() {
            result.append(next)
            pending.append(contentsOf: self[next].subviews.reversed())
        }
        return result
    }

    /// The view and everything it stands in, innermost first.
    package func ancestors(of id: ViewID) -> [ViewID] {
        var result = [id]
        while let parent = self[result[result.count - 1]].parent { result.append(parent) }
        return result
    }

    package func isAncestor(_ a: ViewID, of b: ViewID) -> Bool {
        var current: ViewID? = b
        while let id = current {
            if id == a { return true }
            current = self[id].parent
        }
        return false
    }

    /// How many superviews the view has.
    package func depth(of id: ViewID) -> Int { ancestors(of: id).count - 1 }

    /// The stack that arranges the view, if one does.
    package func arrangingStack(of id: ViewID) -> ViewID? {
        self[id].upkeep.arrangingStack
    }

    /// The nearest view that holds both, or nil when they are not in one tree.
    package func commonAncestor(of a: ViewID, _ b: ViewID) -> ViewID? {
        let above = Set(ancestors(of: a))
        return ancestors(of: b).first(where: above.contains)
    }
}
