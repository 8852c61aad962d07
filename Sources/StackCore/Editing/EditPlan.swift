/// Edits in the making: the calls of UIView and UIStackView, turned into elementary changes of a
/// document.
///
/// A plan has a document of its own and makes each edit there as it is planned: a view added by one
/// call can be used by the next.
package struct EditPlan: Sendable {
    /// The document as planned so far. Do not hold it while planning: a document that somebody else
    /// has too is copied when it changes.
    package private(set) var document: Document
    /// In the order in which they have to be applied.
    package private(set) var edits: [Edit] = []
    /// How many of them were made: all, unless one does not fit.
    private var made = 0

    // A number is given once, even where what had it has gone again.
    var nextView: Int
    var nextConstraint: Int

    /// Plans on a copy. `edits(in:_:)` needs none.
    package init(_ document: Document) {
        self.document = document
        nextView = document.nextViewID.raw
        nextConstraint = document.nextConstraintID.raw
    }

    /// The edits that `change` plans for a document. They are made there and taken back again, so
    /// that it is not copied, however large it is.
    package static func edits(
        in document: inout Document, _ change: (inout EditPlan) throws -> Void
    ) rethrows -> [Edit] {
        var plan = EditPlan(document)
        document = Document()
        defer {
            plan.takeBack()
            document = plan.document
        }
        try change(&plan)
        return plan.edits
    }

    private mutating func takeBack() {
        while made > 0 {
            made -= 1
            do {
                try document.apply(edits[made].inverse)
            } catch {
                preconditionFailure("an edit just planned cannot be taken back: \(error)")
            }
        }
    }
}

// MARK: - The document as planned so far

extension EditPlan {
    /// A plain view where there is none; what is not there has no superview and no subviews either.
    package func kind(of id: ViewID) -> ViewKind { document.view(id)?.kind ?? .view }
    package func parent(of id: ViewID) -> ViewID? { document.view(id)?.parent }
    package func subviews(of id: ViewID) -> [ViewID] { document.view(id)?.subviews ?? [] }
    package func arrangedSubviews(of id: ViewID) -> [ViewID] {
        document.view(id)?.arrangedSubviews ?? []
    }
    func isArranged(_ id: ViewID, by stack: ViewID) -> Bool {
        document.view(id)?.upkeep.arrangingStack == stack
    }

    package func item(named name: String) -> ItemID? { document.item(named: name) }

    /// Empty for an item that is not there.
    package func properties(of item: ItemID) -> PropertyList {
        document.properties(of: item) ?? PropertyList()
    }

    /// Empty for a view that is not there.
    package func name(of id: ViewID) -> String { document.view(id)?.name ?? "" }

    func constraints() -> [LayoutConstraint] { Array(document.allConstraints) }

    /// A name that is free: `base`, else `base2`, `base3` …
    package func freeName(_ base: String) -> String {
        if item(named: base) == nil { return base }
        var number = 2
        while item(named: base + String(number)) != nil { number += 1 }
        return base + String(number)
    }

    /// Returns a free name with the stem of `name`, counted on from its number: `label2` for `label` and
    /// `label1`, `item02` for `item01`.
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

    /// A name without the number behind it; the whole name if the number is too large to count on.
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

    /// Parents first and in z-order; empty for a view that is not there.
    package func subtree(of root: ViewID) -> [ViewID] { document.subtree(of: root) }
}

// MARK: - Elementary steps

extension EditPlan {
    /// One that does not fit is refused where the plan is applied, before all that follow it.
    mutating func add(_ edit: Edit) {
        let fits = made == edits.count && (try? document.apply(edit)) != nil
        edits.append(edit)
        if fits { made += 1 }
    }

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
