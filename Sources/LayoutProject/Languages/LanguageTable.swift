package import LayoutFormats

/// The texts of a document in one language.
package struct LanguageTable: Sendable {
    /// The code of the language (BCP 47), such as `de`.
    package let language: String
    package private(set) var texts: [TextKey: Translation] = [:]
    /// The keys of `texts` in the order of the files.
    package private(set) var keys: [TextKey] = []
    /// The keys that a string catalogue marks as not to be translated.
    package internal(set) var untranslated: Set<TextKey> = []
    /// The paths of the files from which the table is read, including those that do not exist;
    /// empty if all texts are in the document itself.
    package internal(set) var files: [String] = []
    /// Whether all files of the table could be read. If not, the language is left out.
    package internal(set) var isUsable = true

    package init(language: String) { self.language = language }

    package var isRightToLeft: Bool { LanguageCode.isRightToLeft(language) }

    /// Adds the text of a key. Does nothing if the key already has a text.
    package mutating func add(_ key: TextKey, _ text: Translation) {
        if texts[key] != nil { return }
        texts[key] = text
        keys.append(key)
        assert(keys.count == texts.count, "a table's keys are not those of its texts")
    }

    /// Returns the table without the titles that buttons do not show. If a button has a
    /// configuration with a title, UIKit ignores the title of its normal state.
    package func shown(in document: TranslatableTexts) -> LanguageTable {
        let configured = document.texts.filter { $0.attribute == "configuration.title" }
        let hidden = Set(
            configured.map { TextKey(objectID: $0.objectID, attribute: "normalTitle") })
        return filtered { !hidden.contains($0) }
    }

    /// Returns the table without the translations of sample texts (`samples`), because the app's
    /// code replaces these texts at run time.
    package func withoutSamples(of document: TranslatableTexts) -> LanguageTable {
        filtered { !document.samples.contains($0.objectID) }
    }

    private func filtered(_ isKept: (TextKey) -> Bool) -> LanguageTable {
        var result = self
        result.keys = keys.filter(isKept)
        if result.keys.count < keys.count { result.texts = texts.filter { isKept($0.key) } }
        return result
    }
}

/// A translated text: the value of one attribute of one object in one language, with its position
/// in the translation file.
package struct Translation: Hashable, Sendable {
    /// The state that a string catalogue gives a text. Texts of `.strings` files are translated.
    package enum State: Hashable, Sendable {
        case translated, new, needsReview
        /// The text is obsolete: Xcode did not find the object of its key in the document any more.
        case stale
    }

    package let text: String
    /// The path of the file with the text, relative to the top of the work tree.
    package let path: String
    /// The line of the text's key, counted from 1; 0 in a binary file.
    package let line: Int
    /// The texts for particular classes of devices, which replace `text` there. A class without an
    /// entry shows `text`.
    package let variants: [DeviceFamily: String]
    package let state: State

    package init(
        _ text: String, path: String, line: Int, variants: [DeviceFamily: String] = [:],
        state: State = .translated
    ) {
        precondition(line >= 0, "lines are counted from 1")
        (self.text, self.path, self.line) = (text, path, line)
        (self.variants, self.state) = (variants, state)
    }

    /// Returns the text that devices of this class show; the general text if they have none of
    /// their own or `device` is nil.
    package func text(on device: DeviceFamily?) -> String {
        device.flatMap { variants[$0] } ?? text
    }
}

/// A family of devices on which an app can run, and for which it can have texts and images of its
/// own. String catalogues and asset catalogues use these names.
package enum DeviceFamily: String, CaseIterable, Hashable, Sendable {
    case iphone, ipad
}

/// The key of a document's text in a `.strings` file, such as `fix-lb-001.text`: the id of an
/// object and the name of an attribute.
package struct TextKey: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let objectID: String
    /// The attribute, such as `text`, `segmentTitles[0]` or `configuration.title`. Empty in a
    /// mistaken key that is only an identifier.
    package let attribute: String

    package init(objectID: String, attribute: String) {
        (self.objectID, self.attribute) = (objectID, attribute)
    }

    /// Splits a key at its first dot. Returns nil if the key cannot belong to an attribute of an
    /// object. A file can have such keys, because it can also contain other texts of the app. A key
    /// that begins with an identifier of Interface Builder belongs to that object in any case: a
    /// wrong attribute, such as an empty one, is a mistake.
    package init?(_ key: String) {
        let bytes = key.utf8
        let dot = bytes.firstIndex(of: UInt8(ascii: "."))
        objectID = String(key[..<(dot ?? key.endIndex)])
        attribute = dot.map { String(key[bytes.index(after: $0)...]) } ?? ""
        if Self.isIdentifier(objectID) { return }
        if objectID.isEmpty || attribute.isEmpty
            || key.unicodeScalars.contains(where: Self.isSpace)
        {
            return nil
        }
    }

    /// Returns whether a text has the form of the identifiers that Interface Builder makes:
    /// `fix-lb-001`.
    private static func isIdentifier(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count == 10 else { return false }
        return bytes.enumerated().allSatisfy { place, byte in
            if place == 3 || place == 6 { return byte == UInt8(ascii: "-") }
            return switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                true
            default: false
            }
        }
    }

    /// Returns whether a scalar is white space. Looking up a property of Unicode is slow, so ASCII
    /// characters are compared instead.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? scalar == " " || 0x09...0x0D ~= scalar.value : scalar.properties.isWhitespace
    }

    package var description: String { objectID + "." + attribute }

    package static func < (a: TextKey, b: TextKey) -> Bool {
        (a.objectID, a.attribute) < (b.objectID, b.attribute)
    }
}
