extension EditPlan {
    /// Performs *Embed in Stack*: adds a stack, arranges `views` in it in the given order, and
    /// returns it. The stack gets the lowest index that one of the views had among the subviews,
    /// and among the arranged subviews if a stack arranged them. Throws if the views are not
    /// siblings.
    package mutating func embed(_ views: [ViewID], inStackNamed name: String) throws(EditRefusal)
        -> ViewID
    {
        guard let first = views.first, let parent = parent(of: first) else {
            throw EditRefusal(
                .isRoot, "the root view cannot be embedded",
                about: views.first.map { self.name(of: $0) })
        }
        for view in views where self.parent(of: view) != parent {
            throw EditRefusal(
                .notASubview,
                "\(self.name(of: view)) is not a subview of \(self.name(of: parent)) like the others",
                about: self.name(of: view))
        }
        for view in views {
            try refuseContentView(view, "embedded")
            if kind(of: parent).isList {
                throw EditRefusal(
                    .isPart,
                    "\(self.name(of: view)) is a part of \(self.name(of: parent)) and stays in it",
                    about: self.name(of: view))
            }
        }
        let zPlace = views.compactMap { subviews(of: parent).firstIndex(of: $0) }.min() ?? 0
        let arrangedPlace = views.compactMap { arrangedSubviews(of: parent).firstIndex(of: $0) }
            .min()
        let stack = try create(.stack, named: name)
        try addSubview(stack, to: parent, at: zPlace)
        if let arrangedPlace { try arrange(stack, in: parent, at: arrangedPlace) }
        for view in views { try arrange(view, in: stack) }
        return stack
    }

    /// Performs *Unembed*: replaces the stack in its superview by its subviews, arranged ones
    /// first. Throws if the view is the root or not a stack.
    package mutating func unembed(_ stack: ViewID) throws(EditRefusal) {
        guard let parent = parent(of: stack) else {
            throw EditRefusal(
                .isRoot, "the root view cannot be unembedded, because it has no superview",
                about: name(of: stack))
        }
        guard kind(of: stack) == .stack else {
            throw EditRefusal(
                .notAStack, "\(name(of: stack)) is a \(kind(of: stack).rawValue), not a stack",
                about: name(of: stack))
        }
        let zPlace = subviews(of: parent).firstIndex(of: stack) ?? 0
        let arrangedPlace = arrangedSubviews(of: parent).firstIndex(of: stack)
        let arranged = arrangedSubviews(of: stack)
        let others = subviews(of: stack).filter { !arranged.contains($0) }
        for (offset, view) in (arranged + others).enumerated() {
            try addSubview(view, to: parent, at: zPlace + offset)
            if let arrangedPlace, offset < arranged.count {
                try arrange(view, in: parent, at: arrangedPlace + offset)
            }
        }
        try remove(stack)
    }

    /// The properties that are not copied with a view. The copy has no object ID yet, its name
    /// takes the place of the label, and its custom spacing is set after it is arranged.
    private static let ownKeys: Set<PropertyKey> = [.objectID, .userLabel, .spacingAfter]

    /// Copies a subtree into `parent`, with its properties and the constraints between its views. An
    /// `objectID` becomes the copy's `copiedFrom`. The root of the copy is named `name`; its other
    /// views get the next free names.
    package mutating func copy(_ id: ViewID, named name: String, in parent: ViewID)
        throws(EditRefusal) -> ViewID
    {
        try refuseContentView(id, "copied")
        try refuseAdding(kind(of: id), to: parent)
        let members = subtree(of: id)
        var copies: [ViewID: ViewID] = [:]
        for member in members {
            let copyName = member == id ? name : nextFreeName(self.name(of: member))
            let twin = try create(kind(of: member), named: copyName)
            copies[member] = twin
            for entry in properties(of: .view(member)).entries
            where !Self.ownKeys.contains(entry.key) {
                try setProperty(entry.key, entry.condition, of: .view(twin), to: entry.value)
            }
            if let original = properties(of: .view(member))[.objectID] {
                try setProperty(.copiedFrom, of: .view(twin), to: original)
            }
            for entry in properties(of: .view(member)).unknown {
                add(.setUnknown(.view(twin), entry.property, from: nil, to: entry.value))
            }
        }
        for member in members where member != id {
            try addSubview(copies[member]!, to: copies[self.parent(of: member)!]!)
        }
        for member in members {
            for child in arrangedSubviews(of: member) {
                try arrange(copies[child]!, in: copies[member]!)
                if let spacing = properties(of: .view(child))[.spacingAfter] {
                    try setProperty(.spacingAfter, of: .view(copies[child]!), to: spacing)
                }
            }
        }
        try place(copies[id]!, beside: id, in: parent)
        try placeLast(copies[id]!, in: parent)
        try copyConstraints(copies)
        return copies[id]!
    }

    /// Adds a copy to `parent`. If `parent` is a stack that arranges the original, the copy is
    /// placed directly after the original and the original's earlier copies; otherwise it comes
    /// last.
    private mutating func place(_ copy: ViewID, beside original: ViewID, in parent: ViewID)
        throws(EditRefusal)
    {
        guard kind(of: parent) == .stack else { return try addSubview(copy, to: parent) }
        let siblings = arrangedSubviews(of: parent)
        let place = siblings.firstIndex(of: original).map { place in
            let copies = siblings[(place + 1)...].prefix { isCopy($0, of: original) }
            return place + 1 + copies.count
        }
        try arrange(copy, in: parent, at: place)
    }

    /// Returns whether `view` has the same kind as `original`, and a name that differs only in its
    /// trailing number.
    private func isCopy(_ view: ViewID, of original: ViewID) -> Bool {
        kind(of: view) == kind(of: original)
            && Self.stem(of: name(of: view)) == Self.stem(of: name(of: original))
    }

    private mutating func copyConstraints(_ copies: [ViewID: ViewID]) throws(EditRefusal) {
        func twin(_ anchor: Anchor) -> Anchor? {
            copies[anchor.item.view].map {
                Anchor(LayoutItem($0, guide: anchor.item.guide), anchor.attribute)
            }
        }
        for constraint in constraints() {
            guard let first = twin(constraint.first) else { continue }
            let second = constraint.second.flatMap(twin)
            if constraint.second != nil && second == nil { continue }
            var list = properties(of: .constraint(constraint.id))
            list[.objectID] = nil
            try constrain(first, constraint.relation, second, properties: list)
        }
    }
}
