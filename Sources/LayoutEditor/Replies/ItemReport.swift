package import CommandLanguage
package import LayoutFormats
package import StackCore

/// A report about a view, a constraint or the document: the current values of its properties and,
/// for a view, the frame and the content size.
package struct ItemReport {
    private let listing: PropertyListing
    /// The frame and content size; nil unless the item is a view.
    private let measures: Measures?

    /// Creates the report about the view, the constraint or the document that `reference` names.
    /// Throws if there is none.
    ///
    /// - Parameter layout: the document's layout, as the session shows it
    package init(_ reference: ItemReference, in document: Document, _ layout: Layout)
        throws(CommandError)
    {
        let item = try Self.item(reference, in: document)
        listing = PropertyListing(document, item, layout.environment.traits)
        if case .view(let id) = item { measures = Measures(id, layout) } else { measures = nil }
    }

    /// Returns the view or constraint that the reference names. The name `document` means the
    /// document, unless a view or constraint has this name.
    private static func item(
        _ reference: ItemReference, in document: Document
    ) throws(CommandError) -> ItemID {
        let isFree = document.item(named: ItemReference.document) == nil
        return reference.namesDocument && isFree ? .document : try reference.resolve(in: document)
    }

    /// A heading, the frame and content size of a view, and a table of the current property values.
    package var text: String {
        ([listing.heading] + (measures?.lines ?? []) + [listing.table]).joined(separator: "\n")
    }

    /// The report as JSON members.
    package var members: [(String, JSONValue)] { listing.members(with: measures?.members ?? []) }
}

/// The frame and content size of a view.
private struct Measures {
    /// The frame; nil if the view is not installed.
    private let frame: Rect?
    private let content: IntrinsicSize
    /// How the width of the view's text was measured, for example with which font; nil if there is
    /// no text.
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
