package import StackCore

extension Argument where Value == SourceText {
    /// Returns an argument for the name of a new view, constraint or document. The command
    /// validates the name when it runs.
    package static func newName(_ label: String) -> Self {
        Argument(label, .newName) { word in word.source }
    }

    /// Returns an argument that accepts any text.
    package static func text(_ label: String, words: [String] = []) -> Self {
        Argument(label, .text, words: words) { word in word.source }
    }
    /// Returns an argument for a property's value. The value is parsed once the property is known.
    package static func value(_ label: String) -> Self {
        Argument(label, .value) { word in word.source }
    }
    /// Returns an argument for a document's name. Whether the document exists is checked when the
    /// command runs.
    package static func document(_ label: String) -> Self {
        Argument(label, .document) { word in word.source }
    }
    /// Returns an argument for a path. The path is taken as it was typed, without expansion or
    /// checks.
    ///
    /// - Parameter meaning: a description of the file at the path, such as `a layout file`
    package static func path(_ label: String, _ meaning: String) -> Self {
        Argument(label, .path) { word in word.source }.meaning("\(label), the path of \(meaning)")
    }
    /// Returns an argument for a path or a document's name. Whether either exists is checked when
    /// the command runs.
    ///
    /// - Parameter meaning: a description of the file at the path, such as `a layout file`
    package static func pathOrDocument(_ label: String, _ meaning: String) -> Self {
        Argument(label, .pathOrDocument) { word in word.source }
            .meaning("\(label), the path of \(meaning)")
    }
    /// Returns an argument for a help topic. Whether the topic has a page is checked when the
    /// command runs.
    package static func topic(_ label: String) -> Self {
        Argument(label, .topic) { word in word.source }
    }
}

extension Argument where Value == ViewKind {
    /// An argument for a kind of view, by its name in this language or in UIKit.
    package static var kind: Argument<ViewKind> {
        Argument("KIND", .kind) { word throws(CommandError) in
            if let kind = ViewKind(rawValue: word.text)
                ?? ViewKind(rawValue: AlternativeName.equivalent(of: word.text, as: .kind))
            {
                return kind
            }
            throw CommandError(
                .unknownKind, no: "kind of view named", word.source,
                among: ViewKind.allCases.map(\.rawValue),
                hint: AlternativeName.hint(for: word.text, as: .kind))
        }
    }
}

extension Argument where Value == SizeClasses {
    /// An argument for the size classes in which a property's value or a constraint applies.
    package static var condition: Argument<SizeClasses> {
        Argument("w=…,h=…", .condition, read: readSizeClasses)
    }

    /// An argument for size classes that replace those of the device.
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
    /// Returns an argument for a custom spacing in points; `default` removes the custom spacing.
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
