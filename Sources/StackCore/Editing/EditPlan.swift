/// A plan of edits, made by methods like those of UIView and UIStackView.
///
/// A plan contains a document, to which it applies each edit at once. So a later call can use a
/// view that an earlier call has added.
package struct EditPlan: Sendable {
    /// The planned state of the document. Do not copy this value while planning, because each
    /// change would then copy the whole document.
    package private(set) var document: Document
    /// The planned edits in the order of application.
    package private(set) var edits: [Edit] = []
    /// The number of planned edits that were applied to `document`. Once an edit does not fit the
    /// document, neither that edit nor any later one is applied.
    private var made = 0

    // The numbers of the next new view and constraint. A number is never reused, even if its item
    // has been removed.
    var nextView: Int
    var nextConstraint: Int

    /// Whether edits that would move a cell out of its list, or a content view out of its cell, are
    /// refused.
    let keepsParts: Bool

    /// Creates a plan that works on a copy of the document. `edits(in:_:)` avoids the copy.
    ///
    /// - Parameter keepsParts: whether the plan refuses to move a cell out of its list, or a
    ///   content view out of its cell
    package init(_ document: Document, keepsParts: Bool = true) {
        self.document = document
        self.keepsParts = keepsParts
        nextView = document.nextViewID.raw
        nextConstraint = document.nextConstraintID.raw
    }

    /// Returns the edits that `change` plans for a document. They are applied to `document` itself
    /// and undone before the return, because a copy of a large document would be expensive.
    package static func edits(
        in document: inout Document, _ change: (inout EditPlan) throws -> Void
    ) rethrows -> [Edit] {
        var plan = EditPlan(document)
        document = Document()
        defer {
            plan.undoEdits()
            document = plan.document
        }
        try change(&plan)
        return plan.edits
    }

    private mutating func undoEdits() {
        while made > 0 {
            made -= 1
            do {
                try document.apply(edits[made].inverse)
            } catch {
                preconditionFailure("an edit just planned cannot be undone: \(error)")
            }
        }
    }
}

// MARK: - The planned document

extension EditPlan {
    /// Returns the view's kind; `.view` if the view does not exist.
    package func kind(of id: ViewID) -> ViewKind { document.view(id)?.kind ?? .view }
    /// Returns the superview; nil for the root or if there is no such view.
    package func parent(of id: ViewID) -> ViewID? { document.view(id)?.parent }
    /// Returns the subviews, back to front; empty if there is no such view.
    package func subviews(of id: ViewID) -> [ViewID] { document.view(id)?.subviews ?? [] }
    func arrangedSubviews(of id: ViewID) -> [ViewID] {
        document.view(id)?.arrangedSubviews ?? []
    }
    func isArranged(_ id: ViewID, by stack: ViewID) -> Bool {
        document.view(id)?.derivedValues.arrangingStack == stack
    }

    /// Returns the view or constraint with this name; nil if there is none.
    package func item(named name: String) -> ItemID? { document.item(named: name) }

    /// Returns the properties set on an item; empty if it does not exist.
    package func properties(of item: ItemID) -> PropertyList {
        document.properties(of: item) ?? PropertyList()
    }

    /// Returns the name of a view; empty if it does not exist.
    package func name(of id: ViewID) -> String { document.view(id)?.name ?? "" }

    func constraints() -> [LayoutConstraint] { Array(document.allConstraints) }

    /// Returns the next free name with the stem of `name` and a higher number: `label2` for `label`
    /// and `label1`, `item02` for `item01`.
    package func nextFreeName(_ name: String) -> String {
        let stem = Self.stem(of: name)
        let digits = String(name.dropFirst(stem.count))
        var number = (Int(digits) ?? 1) + 1
        func spelled() -> String {
            let text = String(number)
            return stem + String(repeating: "0", count: max(0, digits.count - text.count)) + text
        }
        while item(named: spelled()) != nil { number += 1 }
        return spelled()
    }

    /// Returns a name without its trailing number. Returns the whole name if the number has ten
    /// digits or more, which may be too large to increment.
    static func stem(of name: String) -> String {
        let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
        return digits < 10 ? String(name.dropLast(digits)) : name
    }

    func isAncestor(_ a: ViewID, of b: ViewID) -> Bool {
        var current: ViewID? = b
        while let id = current {
            if id == a { return true }
            current = parent(of: id)
        }
        return false
    }

    /// Returns the views of a subtree in z-order, parents first; empty if the view does not exist.
    package func subtree(of root: ViewID) -> [ViewID] { document.subtree(of: root) }
}

// MARK: - Elementary edits

extension EditPlan {
    /// Appends an edit, and applies it to `document` if it and all earlier edits fit the document.
    /// If an edit does not fit, the caller gets the error only when it applies the plan.
    mutating func add(_ edit: Edit) {
        let fits = made == edits.count && (try? document.apply(edit)) != nil
        edits.append(edit)
        if fits { made += 1 }
    }

    /// Takes back the removal of a constraint by this plan, so that no edit is left of it.
    mutating func restore(_ constraint: LayoutConstraint) {
        guard let removal = edits.lastIndex(of: .destroyConstraint(constraint)) else {
            preconditionFailure("\(constraint.name) was not removed")
        }
        guard made == edits.count, (try? document.apply(.createConstraint(constraint))) != nil
        else { return }
        edits.remove(at: removal)
        made -= 1
    }

    /// Throws if the name is invalid or an item has it.
    func checkFree(_ name: String) throws(EditRefusal) {
        if !Name.isValid(name) {
            throw EditRefusal(
                .nameInvalid,
                "a name is letters, digits, _ and -, and does not start with a digit", about: name)
        }
        if item(named: name) != nil {
            throw EditRefusal(.nameTaken, "the name \(name) is taken", about: name)
        }
    }

    mutating func insertSubview(_ id: ViewID, in parent: ViewID, at index: Int) {
        add(.insertSubview(id, in: parent, at: index))
    }

    mutating func removeSubview(_ id: ViewID) {
        guard let parent = parent(of: id), let index = subviews(of: parent).firstIndex(of: id)
        else { return }
        add(.removeSubview(id, from: parent, at: index))
    }

    mutating func insertArranged(_ id: ViewID, in stack: ViewID, at index: Int) {
        add(.insertArranged(id, in: stack, at: index))
    }

    mutating func removeArranged(_ id: ViewID, from stack: ViewID) {
        guard let index = arrangedSubviews(of: stack).firstIndex(of: id) else { return }
        add(.removeArranged(id, from: stack, at: index))
    }

    mutating func set(
        _ key: PropertyKey, _ condition: SizeClasses, of item: ItemID, to value: PropertyValue?
    ) {
        let old = properties(of: item)[key, condition]
        if old != value { add(.setProperty(item, key, condition, from: old, to: value)) }
    }

    func refuseDepth(adding id: ViewID, to parent: ViewID) throws(EditRefusal) {
        var depth = 1
        var current = parent
        while let next = self.parent(of: current) { (depth, current) = (depth + 1, next) }
        var level = [id]
        while !level.isEmpty {
            if depth > DocumentLimits.depth {
                throw EditRefusal(
                    .nestedTooDeep, "views cannot be nested deeper than \(DocumentLimits.depth)",
                    about: name(of: parent))
            }
            level = level.flatMap { subviews(of: $0) }
            depth += 1
        }
    }
}
