internal import LayoutFormats
package import LayoutPictures

/// One named image: a list of picture files, each for certain scales, appearances, languages and
/// classes of devices.
package struct ImageSet: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// The path of the picture, relative to the top of the work tree. The file may be missing.
        package let path: String
        /// The scale that the picture is made for; nil for one that serves all scales.
        package let scale: Double?
        /// Whether the entry is for dark mode; nil if it is for any appearance.
        let isDark: Bool?
        /// The device class: `universal`, `iphone` or `ipad`.
        let idiom: String
        let isRightToLeft: Bool?
        let language: String?
    }

    /// The entries with a file, in the order of `Contents.json`. Leaves out files for other devices
    /// than iPhones and iPads, and those that Xcode lists as unassigned: it does not compile them.
    package private(set) var entries: [Entry] = []

    /// - Parameters:
    ///   - contents: the `Contents.json` of an image set or a symbol set
    ///   - folder: the folder of the set
    ///   - list: the key of the list of entries, which is `symbols` in a symbol set
    init(_ contents: JSONValue, in folder: String, list: String = "images") {
        for entry in contents[list]?.elements ?? [] {
            guard let file = entry["filename"]?.content, !file.contains("/"),
                let path = ProjectPath.join(folder, file), path != folder,
                let appearance = CatalogueAppearance(entry), entry["unassigned"]?.isTrue != true
            else { continue }
            let idiom = entry["idiom"]?.content ?? "universal"
            guard Self.idioms.contains(idiom) else { continue }
            entries.append(
                Entry(
                    path: path, scale: entry["scale"]?.content.flatMap(Self.scale),
                    isDark: appearance.isDark, idiom: idiom,
                    isRightToLeft: entry["language-direction"]?.content.map {
                        $0 == "right-to-left"
                    },
                    language: entry["locale"]?.content.flatMap(LanguageCode.canonical)))
        }
    }

    init(_ entries: [Entry]) { self.entries = entries }

    /// The device classes of entries that an app for iOS can use, the most general first.
    private static let idioms = ["universal", "iphone", "ipad"]

    /// Parses a scale such as `2x`; nil if the text has another form.
    private static func scale(_ text: String) -> Double? {
        guard text.hasSuffix("x"), let scale = Double(text.dropLast()), scale.isFinite, scale > 0
        else { return nil }
        return scale
    }

    /// The conditions under which an app shows an image: the scale of the screen, the language, the
    /// appearance and the device. They decide which picture of the image is chosen.
    package struct Use: Sendable {
        /// The pixels per point of the screen.
        package let scale: Double
        let language: String?
        let appearance: Appearance
        let device: DeviceFamily?
        /// Whether only PNG files may be chosen, because no other kind can be drawn.
        let onlyPNG: Bool

        package init(
            scale: Double, language: String? = nil, appearance: Appearance = .light,
            device: DeviceFamily? = nil, onlyPNG: Bool = false
        ) {
            precondition(scale > 0, "a point has \(scale) pixels")
            (self.scale, self.language, self.appearance) = (scale, language, appearance)
            (self.device, self.onlyPNG) = (device, onlyPNG)
        }
    }

    /// Returns the picture that an app shows; nil if the set has none.
    package func entry(for use: Use) -> Entry? { entry(for: use, where: { _ in true }) }

    /// Returns the best entry among those that satisfy `isPossible`. Four criteria are applied in
    /// this order: the appearance, the language, the language's direction and the device. For each,
    /// entries made for it take precedence over general ones. Among the remaining entries the scale
    /// decides: first the screen's own scale, then an entry for all scales, then the next larger
    /// scale, then the next smaller one.
    func entry(for use: Use, where isPossible: (Entry) -> Bool) -> Entry? {
        var left = entries.filter { entry in
            isPossible(entry) && (entry.isDark != true || use.appearance == .dark)
                && (!use.onlyPNG || ProjectPath.fileExtension(of: entry.path) == "png")
        }
        let isDark = use.appearance == .dark
        left.keepFirstMatch([
            { $0.isDark == isDark }, { $0.isDark == nil }, { _ in true },
        ])
        let language = use.language
        left.keepFirstMatch([
            { $0.language == language }, { Self.serves($0.language, language) },
            { $0.language == nil }, { _ in true },
        ])
        if let language {
            let isRightToLeft = LanguageCode.isRightToLeft(language)
            left.keepFirstMatch([
                { $0.isRightToLeft == isRightToLeft }, { $0.isRightToLeft == nil }, { _ in true },
            ])
        }
        left.keepFirstMatch(
            ([use.device?.rawValue] + Self.idioms).map { idiom in { $0.idiom == idiom } })
        return left.first { $0.scale == use.scale } ?? left.first { $0.scale == nil }
            ?? left.filter { $0.scale! > use.scale }.min { $0.scale! < $1.scale! }
            ?? left.max { $0.scale! < $1.scale! }
    }

    /// Returns whether an entry for one language also serves `language`, because that is a variant
    /// of the entry's language: `pt` serves `pt-BR`.
    private static func serves(_ entry: String?, _ language: String?) -> Bool {
        guard let entry, let language else { return false }
        return language.hasPrefix(entry + "-")
    }
}

extension [ImageSet.Entry] {
    /// Finds the first of `conditions` that at least one entry satisfies, and removes the entries
    /// that do not satisfy this condition. Removes nothing if no entry satisfies any condition.
    fileprivate mutating func keepFirstMatch(_ conditions: [(ImageSet.Entry) -> Bool]) {
        for condition in conditions {
            let matches = filter(condition)
            if !matches.isEmpty {
                self = matches
                return
            }
        }
    }
}
