/// A view of a document: its kind, its name, its properties and its place in the hierarchy.
///
/// `subviews` is in z-order, back to front. `arrangedSubviews` is a stack's own order of the
/// subviews that it arranges. The two orders are independent (docs/stack-view-rules.md, "The two
/// orders"); `Document.invariantViolations` lists the rules that relate them.
package struct View: Hashable, Sendable {
    package let id: ViewID
    /// The view's name, unique among the views and constraints of the document.
    package internal(set) var name: String
    /// The kind of the view, derived from `storedKind` and the properties. For example, a view with
    /// the stored kind `scroll` and the style `table` is a table.
    package private(set) var kind: ViewKind
    /// The kind that files, journals and digests state for the view. It never changes, while `kind`
    /// depends on the properties.
    package let storedKind: ViewKind
    /// The values that are set on the view. Setting one can change the view's `kind`.
    package internal(set) var properties: PropertyList {
        didSet { kind = ViewKind(storedKind, properties) }
    }
    /// The superview; nil for the root and for a view that is not in a hierarchy.
    package internal(set) var parent: ViewID?
    /// The subviews in z-order, back to front.
    package internal(set) var subviews: [ViewID] = []
    /// The arranged subviews in layout order; empty unless the view is a stack.
    package internal(set) var arrangedSubviews: [ViewID] = []
    var derivedValues = DerivedValues()

    package init(
        id: ViewID, name: String, kind: ViewKind, properties: PropertyList = PropertyList()
    ) {
        self.id = id
        self.name = name
        var properties = properties
        if let mark = kind.mark, properties[mark.key] == nil { properties[mark.key] = mark.value }
        storedKind = kind.storedKind
        self.properties = properties
        self.kind = ViewKind(storedKind, properties)
    }

    /// A copy of the view without superview and subviews. The edits `createView` and `destroyView`
    /// contain a view in this form.
    package var detached: View {
        View(id: id, name: name, kind: storedKind, properties: properties)
    }
}

extension View {
    /// Values that are derived from the rest of the document. Edits keep them up to date, so that
    /// no edit has to search the document. Comparisons ignore them: views that differ only in these
    /// values are equal.
    struct DerivedValues: Hashable, Sendable {
        var arrangingStack: ViewID?
        /// The number of references to this view or its guides in constraints. A constraint can
        /// refer to the view twice.
        var constraintReferenceCount: Int32 = 0
        /// An upper bound on the number of view levels below this view. Removing views does not
        /// lower it.
        var maximumLevelsBelow: Int32 = 0

        static func == (a: DerivedValues, b: DerivedValues) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }
}

/// The identity of a view in its document. It does not change when the view is renamed.
public struct ViewID: Hashable, Comparable, Sendable {
    /// The number of the view. It is unique in the document, and appears only in layout files.
    @usableFromInline package let raw: Int

    package init(_ raw: Int) { self.raw = raw }

    /// The identity of the root, the only view without a superview in a document.
    public static let root = ViewID(0)

    /// Returns whether `a` was created before `b`.
    public static func < (a: ViewID, b: ViewID) -> Bool { a.raw < b.raw }
}

/// The identity of a user's constraint in its document.
public struct ConstraintID: Hashable, Comparable, Sendable {
    package let raw: Int

    package init(_ raw: Int) { self.raw = raw }

    /// Returns whether `a` was created before `b`.
    public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.raw < b.raw }
}

/// The identity of a document in its file.
package struct DocumentID: Hashable, Comparable, Sendable {
    package let raw: Int

    package init(_ raw: Int) { self.raw = raw }

    package static func < (a: DocumentID, b: DocumentID) -> Bool { a.raw < b.raw }
}

/// The owner of a property: the document, one of its views or one of its constraints.
package enum ItemID: Hashable, Sendable {
    case document
    case view(ViewID)
    case constraint(ConstraintID)
}
