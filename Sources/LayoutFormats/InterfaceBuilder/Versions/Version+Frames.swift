extension VersionElement {
    /// Returns whether a frame differs from another one by more than the changes that Xcode makes
    /// on its own.
    ///
    /// - Parameter names: the attributes that are compared
    func isMoved(from other: VersionElement, in names: [String] = lengths) -> Bool {
        names.contains { name in
            let lengths = [self, other].map { $0[name].flatMap(Double.init) ?? 0 }
            return abs(lengths[0] - lengths[1]) >= Self.leastMove
        }
    }

    static let lengths = ["x", "y", "width", "height"]

    /// The smallest change of a coordinate or length, in points, that counts as a person's edit.
    /// Xcode rounds frames when it shows a file on another canvas.
    private static let leastMove = 2.0
}

extension Version {
    /// Returns whether only a view's frame determines its position: it is a subview that no stack
    /// view and no constraint places.
    func isPlacedByFrame(_ view: VersionElement) -> Bool {
        guard let list = view.parent.flatMap({ self[$0] }), list.name == "subviews",
            let owner = list.parent.flatMap({ self[$0] })
        else { return false }
        return owner.name != "stackView" && !isPlacedByConstraints(view)
    }

    /// Returns the `<rect key="frame">` of a view; nil if it has none.
    func frame(of view: Identity) -> VersionElement? {
        children(view).lazy.compactMap { self[$0] }
            .first { $0.name == "rect" && $0["key"] == "frame" }
    }

    /// Returns whether a constraint of any ancestor refers to the view.
    private func isPlacedByConstraints(_ view: VersionElement) -> Bool {
        guard let id = view["id"] else { return false }
        var next = view.parent
        while let current = next, let element = self[current] {
            if element.children.contains(where: { mentions(id, in: $0) }) { return true }
            next = element.parent
        }
        return false
    }

    private func mentions(_ id: String, in list: Identity) -> Bool {
        guard let list = self[list], list.name == "constraints" else { return false }
        return list.children.contains { constraint in
            let constraint = self[constraint]
            return constraint?["firstItem"] == id || constraint?["secondItem"] == id
        }
    }
}
