package import StackCore

/// A valid reference to a device of the catalogue, or to a screen size.
package struct DeviceReference: Hashable, Sendable {
    /// The text that was typed: a device's identifier, another name for a device, or a size such as
    /// `400x300`.
    package let name: String

    /// Throws if the text is neither the name of a device in the catalogue nor a size.
    package init(_ source: SourceText) throws(CommandError) {
        guard Device.screen(source.text) != nil else {
            let names = Device.all.map(\.id) + Device.otherNames.map(\.name)
            throw CommandError(
                .unknownDevice, "there is no device \(source.text)", at: source.position,
                hint: AlternativeName.hint(for: source.text, as: .device)
                    ?? Suggestion.hint(for: source.text, among: names)
                    ?? "`layoutedit devices` lists them; or give a size such as 400x300")
        }
        name = source.text
    }
}

extension Argument where Value == DeviceReference {
    /// Returns an argument for a device of the catalogue or a size.
    package static func device(_ label: String) -> Self {
        Argument(label, .device) { word throws(CommandError) in try DeviceReference(word.source) }
    }
}

extension Argument where Value == Orientation {
    /// An argument for `portrait` or `landscape`.
    package static var orientation: Argument<Orientation> {
        Argument("portrait|landscape", .orientation) { word throws(CommandError) in
            if let value = Orientation(rawValue: word.text) { return value }
            throw CommandError(
                .wrongValue, "expected portrait or landscape, not \(word.text)", at: word.start)
        }
    }
}

extension Argument where Value == Size {
    /// An argument for a screen size in points, such as `400x300`.
    package static var size: Argument<Size> { size(from: Device.freeformSides.lowerBound) }

    /// An argument for the target size of `systemLayoutSizeFitting`, in points. A width or height
    /// of 0 requests the smallest one that the content allows.
    package static var fittingSize: Argument<Size> { size(from: 0) }

    private static func size(from least: Double) -> Argument<Size> {
        Argument("WxH", .size) { word throws(CommandError) in
            let range = least...Device.freeformSides.upperBound
            let sides = word.text.split(separator: "x", omittingEmptySubsequences: false)
                .compactMap { NumberSpelling.parse($0) }
            if sides.count == 2, sides.allSatisfy(range.contains),
                word.text.count(where: { $0 == "x" }) == 1
            {
                return Size(width: sides[0], height: sides[1])
            }
            let (low, high) = (
                NumberSpelling.spell(range.lowerBound), NumberSpelling.spell(range.upperBound)
            )
            throw CommandError(
                .wrongValue, "expected WxH with sides from \(low) to \(high), not \(word.text)",
                at: word.start)
        }
    }
}

extension Argument where Value == FittingPriorities {
    /// An argument for the fitting priorities of a target width and height.
    package static var fittingPriorities: Argument<FittingPriorities> {
        let words = FittingPriorities.all.map(\.spelling)
        return Argument("required|low,required|low", .word, words: words) {
            word throws(CommandError) in
            if let value = FittingPriorities.all.first(where: { $0.spelling == word.text }) {
                return value
            }
            throw CommandError(
                .wrongValue,
                "expected a word for the width and one for the height, not \(word.text)",
                at: word.start, hint: "one of " + words.joined(separator: ", "))
        }
    }
}

/// The two fitting priorities of
/// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`. Each is
/// `required`, or low, which is UIKit's `fittingSizeLevel` of 50.
package struct FittingPriorities: Hashable, Sendable {
    package let horizontal: Double
    package let vertical: Double

    package static let low = FittingPriorities(
        horizontal: Priorities.fittingSize, vertical: Priorities.fittingSize)

    static let all: [FittingPriorities] = {
        let levels = [Priorities.required, Priorities.fittingSize]
        return levels.flatMap { horizontal in
            levels.map { FittingPriorities(horizontal: horizontal, vertical: $0) }
        }
    }()

    var spelling: String {
        [horizontal, vertical].map { $0 == Priorities.required ? "required" : "low" }
            .joined(separator: ",")
    }
}

extension Argument where Value == LayoutDirection {
    /// An argument for a layout direction, `ltr` or `rtl`.
    package static var direction: Argument<LayoutDirection> {
        Argument("ltr|rtl", .direction) { word throws(CommandError) in
            if let value = LayoutDirection(rawValue: word.text) { return value }
            throw CommandError(
                .wrongValue, "expected ltr or rtl, not \(word.text)", at: word.start)
        }
    }
}

extension Argument where Value == ContentSizeCategory? {
    /// An argument for a Dynamic Type size. The word `default` gives nil, which removes the size
    /// that the document sets.
    package static var textSize: Argument<ContentSizeCategory?> {
        Argument("SIZE", .textSize) { word throws(CommandError) in
            if word.text == "default" { return nil }
            if let value = ContentSizeCategory(rawValue: word.text) { return value }
            throw CommandError(
                .wrongValue, no: "text size", word.source,
                among: ContentSizeCategory.allCases.map(\.rawValue),
                hint: ContentSizeCategory.hint(for: word.text))
        }
    }
}

extension ContentSizeCategory {
    /// Returns a hint for a short name of a text size: `AX1` to `AX5`, also as SwiftUI's
    /// `accessibility1`, or `XS` to `XXXL`; nil for other words.
    package static func hint(for word: String) -> String? {
        let names = ["xs", "s", "m", "l", "xl", "xxl", "xxxl"] + (1...5).map { "ax\($0)" }
        precondition(names.count == allCases.count, "a text size has no short name")
        let short = word.lowercased().replacing("accessibility", with: "ax")
        return names.firstIndex(of: short).map { "did you mean \(allCases[$0].rawValue)?" }
    }
}
