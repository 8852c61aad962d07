import LayoutFormats

/// The entries of a target's Info.plist file, and those that Xcode adds to them from the target's
/// build settings.
struct InfoPlist {
    /// An Info.plist file.
    struct File {
        let path: String
        let entries: PropertyDictionary
        /// The text of the file in UTF-8; nil for a binary file.
        let text: [UInt8]?
    }

    let file: File?
    private let settings: BuildSettings
    /// Whether Xcode adds entries to the Info.plist from build settings named `INFOPLIST_KEY_…`.
    private let isGenerated: Bool

    init(_ file: File?, settings: BuildSettings) {
        (self.file, self.settings) = (file, settings)
        isGenerated =
            settings.isYes("GENERATE_INFOPLIST_FILE") || settings["INFOPLIST_FILE"] == nil
    }

    /// Returns the value of a key; nil if neither the file nor a build setting states one.
    ///
    /// An entry of the file replaces a build setting for the same key. A key with the family's
    /// suffix, such as `~ipad`, takes precedence over the plain key.
    ///
    /// - Parameter family: the family of devices; nil for values that do not depend on it
    func value(_ key: String, for family: DeviceFamily? = nil) -> PropertyListValue? {
        if let family {
            let special = value(key + family.suffix, setting: key + family.settingSuffix)
            if let special { return special }
        }
        return value(key, setting: key)
    }

    private func value(_ key: String, setting: String) -> PropertyListValue? {
        if let value = file?.entries[key] { return value }
        guard isGenerated, Self.generated.contains(setting) else { return nil }
        return settings[Self.settingPrefix + setting].map { .string($0) }
    }

    /// The prefix of the settings from which Xcode generates entries.
    private static let settingPrefix = "INFOPLIST_KEY_"
    /// The keys that are read here and that Xcode generates. It ignores settings for keys that it
    /// does not know, such as `UIAppFonts`.
    private static let generated: Set<String> = [
        "UILaunchScreen_Generation", "UILaunchStoryboardName", "UIMainStoryboardFile",
        "UIRequiresFullScreen", "UISupportedInterfaceOrientations",
        "UISupportedInterfaceOrientations_iPad", "UISupportedInterfaceOrientations_iPhone",
        "UIUserInterfaceStyle",
    ]

    /// Returns the value of a key as text; nil if there is no value, or it is empty or not a
    /// string.
    func text(_ key: String, for family: DeviceFamily? = nil) -> String? {
        value(key, for: family).flatMap(text(of:))
    }

    /// Returns the text of a value with the build settings in it expanded; nil if it is empty or
    /// not a string.
    func text(of value: PropertyListValue) -> String? {
        let text = value.string.map { settings.expand($0).trimmingSpaces }
        return text?.isEmpty == false ? text : nil
    }

    /// Returns the strings in the array of a key. In a build setting, the strings are separated by
    /// spaces.
    func texts(_ key: String, for family: DeviceFamily? = nil) -> [String] {
        let value = value(key, for: family)
        if let text = value.flatMap(text(of:)) {
            return text.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        return value?.elements.compactMap(text(of:)) ?? []
    }

    /// Returns the key that states a value for a family: `key` with the family's suffix if there is
    /// such an entry.
    func statedKey(_ key: String, for family: DeviceFamily) -> String {
        value(key + family.suffix) == nil ? key : key + family.suffix
    }

    /// Returns the line of a text in the value of a key, or of the key; nil if the file does not
    /// have the key or is binary.
    func line(of text: String, in key: String) -> Int? {
        file?.lines(of: [text], in: key).first.flatMap { $0 }
    }

    /// Warnings, as sentences with their lines, about values that iOS does not use: at most one
    /// about the supported orientations, one about the interface style and one about the fonts.
    var faults: [(text: String, line: Int?)] {
        var faults: [(text: String, line: Int?)] = []
        let orientations = "UISupportedInterfaceOrientations"
        for family in DeviceFamily.allCases where faults.isEmpty {
            let key = statedKey(orientations, for: family)
            let words = texts(orientations, for: family)
            if let word = InterfaceOrientation.unknown(in: words).first {
                let text = "\(key) names \(word), which is no orientation"
                faults.append((text, line(of: word, in: key)))
            }
        }
        let key = "UIUserInterfaceStyle"
        if let style = text(key), InterfaceStyle(rawValue: style.lowercased()) == nil,
            style.lowercased() != "automatic"
        {
            let text = "\(key) is \(style): it can be Light, Dark or Automatic"
            faults.append((text, line(of: style, in: key)))
        }
        if hasFontsAsText {
            let text = "UIAppFonts is a text and no list, so iOS registers no font"
            faults.append((text, line(of: "UIAppFonts", in: "UIAppFonts")))
        }
        let setting = Self.settingPrefix + "UIAppFonts"
        if isGenerated, value("UIAppFonts") == nil, settings[setting] != nil {
            let text = "Xcode ignores \(setting), so iOS registers no font"
            faults.append((text, nil))
        }
        return faults
    }

    /// The file names in `UIAppFonts`, with the white space around them, which iOS does not remove.
    var fontFiles: [String] {
        if hasFontsAsText { return [] }
        return value("UIAppFonts")?.elements.compactMap {
            $0.string.map(settings.expand).flatMap { $0.trimmingSpaces.isEmpty ? nil : $0 }
        } ?? []
    }

    /// Whether the file states a text for the list of fonts.
    private var hasFontsAsText: Bool { value("UIAppFonts")?.string != nil }

    /// Returns whether the value of a key is true; nil if there is no value, or it is neither a
    /// Boolean nor a text.
    func isTrue(_ key: String, for family: DeviceFamily? = nil) -> Bool? {
        switch value(key, for: family) {
        case .bool(let value): value
        case .string(let text): BuildSettings.isYes(settings.expand(text).trimmingSpaces)
        default: nil
        }
    }
}

// MARK: Line numbers of entries

extension InfoPlist.File {
    /// Returns the line in the file of each of `texts`, the strings in the array of `key`. The line
    /// is nil in a binary file. A string that the file spells differently gets the line of the key.
    func lines(of texts: [String], in key: String) -> [Int?] {
        guard let text, let start = entries.entries.last(where: { $0.key == key })?.line, start > 0
        else { return texts.map { _ in nil } }
        let lines = text.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var place = start - 1
        return texts.map { text in
            let found = lines.indices.dropFirst(place).prefix(50).first {
                lines[$0].firstRange(of: text.utf8) != nil
            }
            if let found { place = found + 1 }
            return found.map { $0 + 1 } ?? start
        }
    }
}
