package import CommandLanguage
package import LayoutFormats
package import StackCore

/// What there is to know of a view, a constraint or the document: where it is, how large its content,
/// what is in force on it.
package struct ItemReport {
    private let listing: PropertyListing
    /// Nil for what has no frame.
    private let measures: Measures?

    /// Refuses a name that nothing has. The layout is the document's, under what is looked through.
    package init(_ reference: ItemReference, in document: Document, _ layout: Layout)
        throws(CommandError)
    {
        let item = try Self.item(reference, in: document)
        listing = PropertyListing(document, item, layout.environment.traits)
        if case .view(let id) = item { measures = Measures(id, layout) } else { measures = nil }
    }

    /// The document itself, where nothing else has the name.
    private static func item(
        _ reference: ItemReference, in document: Document
    ) throws(CommandError) -> ItemID {
        let isFree = document.item(named: ItemReference.document) == nil
        return reference.namesDocument && isFree ? .document : try reference.resolve(in: document)
    }

    /// A heading, the measures of a view, and a table of what is in force.
    package var text: String {
        ([listing.heading] + (measures?.lines ?? []) + [listing.table]).joined(separator: "\n")
    }

    /// The same for programs.
    package var members: [(String, JSONValue)] { listing.members(with: measures?.members ?? []) }
}

/// Where a view is, and how large its content.
private struct Measures {
    /// Nil where the view is not installed.
    private let frame: Rect?
    private let content: IntrinsicSize
    /// Nil where there is no text.
    private let measuredBy: MeasuredBy?

    init(_ id: ViewID, _ layout: Layout) {
        frame = layout.frame(of: id)?.millipoints
        let size = layout.contentSize(of: id)
        content = IntrinsicSize(
            width: size.width?.millipoints, height: size.height?.millipoints)
        measuredBy = layout.measuredBy(id)
    }

    var lines: [String] {
        [
            "frame         " + (frame?.spelling ?? "not installed"),
            "content size  " + PropertyValue.size(content).spelling,
        ] + (measuredBy.map { ["measured by   " + $0.spelling] } ?? [])
    }

    var members: [(String, JSONValue)] {
        let size: [(String, JSONValue)] = [
            ("width", content.width.map(JSONValue.number) ?? .null),
            ("height", content.height.map(JSONValue.number) ?? .null),
        ]
        return [("frame", frame?.json ?? .null), ("contentSize", .object(size))]
            + (measuredBy.map { [("measuredBy", .string($0.spelling))] } ?? [])
    }
}
