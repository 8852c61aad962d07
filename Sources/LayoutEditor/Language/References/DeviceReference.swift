package import StackCore

/// A device of the catalogue or a bare size, known to exist.
package struct DeviceReference: Hashable, Sendable {
    /// As it was typed: an identifier of the catalogue, another name for one, or `400x300`.
    package let name: String

    /// Refuses what is neither in the catalogue nor a size.
    package init(_ source: SourceText) throws(CommandError) {
        guard Device.screen(source.text) != nil else {
            let names = Device.all.map(\.id) + Device.otherNames.map(\.name)
            throw CommandError(
                .unknownDevice, "there is no device \(source.text)", at: source.position,
                hint: ForeignWord.hint(for: source.text, as: .device)
                    ?? Suggestion.hint(for: source.text, among: names)
                    ?? "`layoutedit devices` lists them; a size such as 400x300 will do too")
        }
        name = source.text
    }
}

extension Argument where Value == DeviceReference {
    /// A device of the catalogue, or a size.
    package static func device(_ label: String) -> Self {
        Argument(label, .device) { word throws(CommandError) in try DeviceReference(word.source) }
    }
}

extension Argument where Value == Orientation {
    /// `portrait` or `landscape`.
    package static var orientation: Argument<Orientation> {
        Argument("portrait|landscape", .orientation) { word throws(CommandError) in
            if let value = Orientation(rawValue: word.text) { return value }
            throw CommandError(
                .wrongValue, "expected portrait or landscape, not \(word.text)", at: word.start)
        }
    }
}

extension Argument where Value == Size {
    /// A size in points, both sides given.
    package static var size: Argument<Size> {
        Argument("WxH", .size) { word throws(CommandError) in
            let sides = word.text.split(separator: "x", omittingEmptySubsequences: false)
                .compactMap { NumberSpelling.parse($0) }
            if sides.count == 2, sides.allSatisfy({ Device.freeformSides.contains($0) }),
                word.text.count(where: { $0 == "x" }) == 1
            {
                return Size(width: sides[0], height: sides[1])
            }
            throw CommandError(
                .wrongValue, "expected WxH with sides from 1 to 10000, not \(word.text)",
                at: word.start)
        }
    }
}

extension Argument where Value == LayoutDirection {
    /// `ltr` or `rtl`.
    package static var direction: Argument<LayoutDirection> {
        Argument("ltr|rtl", .direction) { word throws(CommandError) in
            if let value = LayoutDirection(rawValue: word.text) { return value }
            throw CommandError(
                .wrongValue, "expected ltr or rtl, not \(word.text)", at: word.start)
        }
    }
}

extension Argument where Value == ContentSizeCategory? {
    /// A text size; `default` takes the document's own away.
    package static var textSize: Argument<ContentSizeCategory?> {
        Argument("SIZE", .textSize) { word throws(CommandError) in
            if word.text == "default" { return nil }
            if let value = ContentSizeCategory(rawValue: word.text) { return value }
            throw CommandError(
                .wrongValue, no: "text size", word.source,
                among: ContentSizeCategory.allCases.map(\.rawValue))
        }
    }
}
