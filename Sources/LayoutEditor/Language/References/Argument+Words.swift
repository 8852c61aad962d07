package import StackCore

extension Argument where Value == SourceText {
    /// A name that something is to get; whether it can be one is seen when it does.
    package static func newName(_ label: String) -> Self {
        Argument(label, .newName) { word in word.source }
    }

    /// Any text.
    package static func text(_ label: String) -> Self {
        Argument(label, .text) { word in word.source }
    }
    /// A property's value, read when the property is known.
    package static func value(_ label: String) -> Self {
        Argument(label, .value) { word in word.source }
    }
    /// A document's name, which need not be there.
    package static func document(_ label: String) -> Self {
        Argument(label, .document) { word in word.source }
    }
    /// A path as it was typed.
    ///
    /// - Parameter meaning: what is at the path: `a layout file`
    package static func path(_ label: String, _ meaning: String) -> Self {
        Argument(label, .path) { word in word.source }.meaning("\(label), the path of \(meaning)")
    }
    /// Something that help may have a page on.
    package static func topic(_ label: String) -> Self {
        Argument(label, .topic) { word in word.source }
    }
}

extension Argument where Value == ViewKind {
    /// A kind of view by its name here or in UIKit.
    package static var kind: Argument<ViewKind> {
        Argument("KIND", .kind) { word throws(CommandError) in
            if let kind = ViewKind(rawValue: word.text)
                ?? ViewKind(rawValue: ForeignWord.ours(word.text, as: .kind))
            {
                return kind
            }
            throw CommandError(
                .unknownKind, no: "kind of view named", word.source,
                among: ViewKind.allCases.map(\.rawValue),
                hint: ForeignWord.hint(for: word.text, as: .kind))
        }
    }
}

extension Argument where Value == SizeClasses {
    /// The condition of a variation.
    package static var condition: Argument<SizeClasses> {
        Argument("w=…,h=…", .condition, read: readSizeClasses)
    }

    /// Size classes instead of the device's own.
    package static var traits: Argument<SizeClasses> {
        Argument("w=…,h=…", .traits, read: readSizeClasses)
    }

    private static func readSizeClasses(_ word: Word) throws(CommandError) -> SizeClasses {
        if let classes = SizeClasses(spelling: word.text) { return classes }
        throw CommandError(
            .wrongValue, "expected w=compact|regular|any,h=compact|regular|any, not \(word.text)",
            at: word.start)
    }
}

extension Argument where Value == Spacing? {
    /// A custom spacing; `default` takes it away.
    package static func spacing(_ label: String) -> Self {
        Argument(label, .spacing) { word throws(CommandError) in
            if word.text == "default" { return nil }
            if case .spacing(let spacing)? = PropertyType.spacing.parse(word.text) {
                return spacing
            }
            throw CommandError(
                .wrongValue, "expected a number of points, default or system, not \(word.text)",
                at: word.start)
        }
    }
}
