internal import LayoutChecks
internal import LayoutFormats

/// A string catalogue (`.xcstrings`): the texts of all languages in one file.
struct StringCatalogue {
    typealias Entry = (key: TextKey, text: Translation)

    /// The keys and texts of each language, sorted by the language's code.
    private(set) var languages: [(language: String, entries: [Entry])] = []
    private(set) var untranslated: Set<TextKey> = []

    /// Reads a string catalogue. Returns nil if the file cannot be used.
    static func read(
        _ path: String, in files: any ProjectFiles, _ messages: inout MessageList
    ) -> StringCatalogue? {
        do throws(FileRefusal) {
            let bytes = try files.read(path, atMost: LanguageReader.largestFile)
            guard let catalogue = JSONReader.read(bytes) else {
                let conflict = GitMarkers.firstLine(in: bytes)
                let reason =
                    conflict != nil
                    ? "Git's conflict markers"
                    : bytes.isEmpty ? "the file is empty" : "this is not valid JSON"
                messages.add(
                    conflict ?? (bytes.isEmpty ? nil : JSONReader.faultLine(in: bytes)), .warning,
                    reason + ": its languages are left out"
                )
                return nil
            }
            guard case .object(let strings)? = catalogue["strings"] else {
                messages.add(nil, .warning, "this is no string catalogue: \"strings\" is missing")
                return nil
            }
            return StringCatalogue(strings, path, JSONKeyLines(bytes), &messages)
        } catch {
            messages.add(error)
            return nil
        }
    }

    private init(
        _ strings: [(String, JSONValue)], _ path: String, _ lines: JSONKeyLines,
        _ messages: inout MessageList
    ) {
        var texts: [String: [Entry]] = [:]
        for (name, string) in strings {
            guard let key = TextKey(name) else { continue }
            let place = ["strings", name, "localizations"]
            let isStale = string["extractionState"]?.content == "stale"
            if isStale { Self.addStale(key, lines[["strings", name]], &messages) }
            if case .bool(false)? = string["shouldTranslate"] {
                untranslated.insert(key)
                continue
            }
            guard case .object(let localizations)? = string["localizations"] else { continue }
            for (spelling, localization) in localizations {
                guard let language = LanguageCode.canonical(spelling) else { continue }
                guard let text = Text(localization) else {
                    texts[language, default: []] += []
                    continue
                }
                let line = lines[place + [spelling]] ?? 0
                if text.general.isEmpty { messages.add(line, .note, "\"\(key)\" is empty") }
                let entry = Translation(
                    text.general, path: path, line: line, variants: text.variants,
                    state: isStale ? .stale : text.state)
                texts[language, default: []].append((key, entry))
            }
        }
        languages = texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func addStale(_ key: TextKey, _ line: Int?, _ messages: inout MessageList) {
        messages.add(
            line, .note, "\"\(key)\" is marked stale: Xcode no longer found it in the document",
            rule: .staleTranslation)
    }

    /// The text of one language: one for all devices, or one for each class of devices. An empty
    /// text in the state `new` counts as missing, because nobody has translated it yet.
    private struct Text {
        let general: String
        private(set) var variants: [DeviceFamily: String] = [:]
        private(set) var state: Translation.State = .translated

        init?(_ localization: JSONValue) {
            let devices = localization["variations"]?["device"]
            let units = ["other", "iphone", "ipad"].map { devices?[$0] } + [localization]
            guard let unit = units.lazy.compactMap({ $0.flatMap(Self.unit) }).first,
                let value = unit["value"]?.content
            else { return nil }
            let substitutions = localization["substitutions"]
            general = Self.substituted(value, substitutions)
            switch unit["state"]?.content {
            case "new": state = .new
            case "needs_review": state = .needsReview
            default: break
            }
            for device in DeviceFamily.allCases {
                let text = devices?[device.rawValue].flatMap(Self.unit)?["value"]?.content
                    .map { Self.substituted($0, substitutions) }
                if let text, text != general { variants[device] = text }
            }
        }

        /// The maximum length, in bytes, of a text and of each form that is inserted into it.
        /// Without a limit, repeated insertions could multiply the length.
        private static let longest = 10_000

        /// Returns a text in which each part that varies with a number, `%#@NAME@`, is replaced by
        /// its form for the plural category `other`.
        private static func substituted(_ text: String, _ substitutions: JSONValue?) -> String {
            guard case .object(let parts)? = substitutions else { return text }
            return parts.reduce(text) { text, part in
                let (name, part) = part
                guard let form = unit(part)?["value"]?.content,
                    max(text.utf8.count, form.utf8.count) <= longest
                else { return text }
                let number = part["formatSpecifier"]?.content.map { "%" + $0 } ?? "%arg"
                return text.replacing(
                    "%#@\(name)@", with: form.replacing("%arg", with: number))
            }
        }

        /// Returns the JSON object with a text and its state (`stringUnit`). For a text with plural
        /// forms, returns the object of the plural category `other`. Returns nil for a text that
        /// nobody has translated yet.
        private static func unit(_ localization: JSONValue) -> JSONValue? {
            let unit =
                localization["stringUnit"]
                ?? localization["variations"]?["plural"]?["other"]?["stringUnit"]
            let isOpen = unit?["state"]?.content == "new" && unit?["value"]?.content == ""
            return isOpen ? nil : unit
        }
    }
}
