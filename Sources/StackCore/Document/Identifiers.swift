/// The identity of a view inside its document: stable for the view's whole life, whatever its name.
package struct ViewID: Hashable, Comparable, Sendable {
    package let raw: Int

    package init(_ raw: Int) { self.raw = raw }

    /// Every document has exactly one view without a parent, and this is it.
    package static let root = ViewID(0)

    package static func < (a: ViewID, b: ViewID) -> Bool { a.raw < b.raw }
}

/// The identity of a user's constraint inside its document.
package struct ConstraintID: Hashable, Comparable, Sendable {
    package let raw: Int

    package init(_ raw: Int) { self.raw = raw }

    package static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.raw < b.raw }
}

/// The identity of a document inside its file.
package struct DocumentID: Hashable, Comparable, Sendable {
    package let raw: Int

    package init(_ raw: Int) { self.raw = raw }

    package static func < (a: DocumentID, b: DocumentID) -> Bool { a.raw < b.raw }
}

/// What a property belongs to: the document itself, one of its views, or one of its constraints.
package enum ItemID: Hashable, Sendable {
    case document
    case view(ViewID)
    case constraint(ConstraintID)
}
