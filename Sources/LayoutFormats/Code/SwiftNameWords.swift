import StackCore

/// Derives names for the views of a class from the document and the storyboard.
struct SwiftNameWords {
    let document: Document
    let connections: CodeConnections
    /// The lists of the document and the elements of its storyboard; nil to use only the names in
    /// the document.
    let lists: CodeLists?

    // MARK: Names that the file gives

    /// Returns a name for a view that the document or the file suggests, from the first of these
    /// that exists: an outlet of another object, the view's own name, its text, its action, its
    /// image, the controller that it embeds, or its class. Returns nil if there is none.
    func given(_ view: View) -> String? {
        let id = view.properties.value(.objectID)
        let outlet = id.flatMap { lists?.connections?.otherOutlets[$0] }
        if let outlet, SwiftIdentifier.isPlain(outlet) { return outlet }
        let own = own(view)
        if lists == nil || own != nil { return own ?? acted(view) ?? named(view) }
        let text = text(of: view)
        let acted = acted(view)
        // The name of an action is better than a localization key, which often has words for
        // translators.
        if let text, Self.isKey(text), let acted { return acted }
        return text.flatMap(Self.subject).map { Self.join($0, view.kind.noun) } ?? acted
            ?? picture(view) ?? embedding(view) ?? named(view)
    }

    /// Returns the text that a view shows, its placeholder, or a localization key in a runtime
    /// attribute; for a cell with a list content configuration its first text. Returns nil if there
    /// is none.
    private func text(of view: View) -> String? {
        let element = lists?.element(of: view)
        let attributes = element?.children(in: "userDefinedRuntimeAttributes") ?? []
        if let key = attributes.lazy.compactMap({ $0["value"] }).first(where: Self.isLongKey) {
            return key
        }
        return view.properties.value(.text) ?? view.properties.value(.placeholder)
            ?? element?.child(key: "contentConfiguration")?["text"]
    }

    /// Returns the name that a person gave to the view; nil for a name that was made from its kind
    /// or text.
    private func own(_ view: View) -> String? {
        if SwiftNames.isStandard(view) { return nil }
        if let label = lists?.element(of: view)?["userLabel"],
            Name.fromText(label).map({ Self.isNumbered(view.name, $0) }) == true
        {
            return Self.subject(label).map { Self.named($0, view.kind) } ?? view.name
        }
        let text = view.properties.value(.text) ?? view.properties.value(.placeholder)
        let word = text.flatMap { Name.fromText($0) }
        return lists != nil && word.map { Self.isNumbered(view.name, $0) } ?? false
            ? nil : view.name
    }

    /// Returns the name for a view from a label that a person gave to it, with the noun of its kind
    /// at the end unless the label ends with such a noun.
    private static func named(_ words: String, _ kind: ViewKind) -> String {
        let isPlain = kind == .view || kind == .cell || stem(words) != words
        return isPlain || kindWords.contains { words.lowercased() == $0.lowercased() }
            ? words : join(words, kind.noun)
    }

    private static func isNumbered(_ name: String, _ word: String) -> Bool {
        name.hasPrefix(word)
            && name.dropFirst(word.count).allSatisfy { $0.isNumber || $0 == "-" }
    }

    /// Returns a name for a control from its action: `swapButton` for `swapTapped:`. Returns nil if
    /// several controls call the action, or the action performs a segue.
    private func acted(_ view: View) -> String? {
        guard let action = connections.actions.first(where: { $0.sender == view.id }),
            connections.actions.count(where: { $0.method == action.method }) == 1,
            action.method.segue == nil
        else { return nil }
        var word = action.method.base.replacing(/^(did|on|handle)(?=[A-Z])/, with: "")
        word = word.replacing(
            /^(Tap|Press|Change|Select|Touch|Click)(ped|ed|d)?(?=[A-Z])/, with: "")
        word = word.replacing(
            /(Was|Did|Is)?(Tap(ped)?|(Press|Click|Touch|Select)(ed)?|Changed?|Action|UpInside|Handler)+$/,
            with: "")
        let noun = view.kind.noun
        return word.isEmpty || word.lowercased() == noun.lowercased() ? nil : Self.join(word, noun)
    }

    /// Returns a name for a view from its image file, without words such as `icon`; nil if it has
    /// no image.
    private func picture(_ view: View) -> String? {
        guard view.properties[.customClass] == nil, let name = view.properties.value(.imageName)
        else { return nil }
        let words = Self.words(
            ImageName(stored: name).plain.replacing(/\.(png|jpe?g|pdf)$/, with: ""))
        let own = words.filter { !Self.pictures.contains($0.lowercased()) }
        return Self.camel(own.isEmpty ? words : own).map { Self.join($0, view.kind.noun) }
    }

    private static let pictures: Set<String> = ["ic", "ico", "icon", "img", "image"]

    /// Returns a name for a view from its custom class, or for a button from its system style; nil
    /// if it has neither.
    private func named(_ view: View) -> String? {
        if let type = view.properties.value(.customClass), SwiftIdentifier.isType(type),
            view.kind.className != type, view.kind != .cell
        {
            return String(type.trimmingPrefix("UI"))
        }
        return view.kind == .button
            ? Self.buttons[view.properties.value(.style) ?? .system] : nil
    }

    /// The names for buttons with a system style.
    private static let buttons: [ControlStyle: String] = [
        .infoDark: "infoButton", .infoLight: "infoButton", .contactAdd: "addButton",
        .detailDisclosure: "detailButton", .close: "closeButton",
    ]

    /// Returns a name for a container from the controller that it embeds; nil if it embeds none.
    private func embedding(_ view: View) -> String? {
        let connections = lists?.element(of: view)?.children(in: "connections") ?? []
        guard let scene = lists?.connections,
            let segue = connections.first(where: { $0["kind"] == "embed" })
        else { return nil }
        return SwiftSegue(segue, scene).subject.map { $0 + "Container" }
    }

    // MARK: Names after roles

    /// Returns a generic name for a view that nothing else names: its role, such as `separator` or
    /// `headerView`, or the noun of its kind.
    func role(_ view: View) -> String {
        let parent = view.parent.map { document[$0] }
        if let parent, isEdge(view) {
            return lists?.edges(of: parent).footer?.id == view.id ? "footerView" : "headerView"
        }
        if view.kind == .label, let text = view.properties.value(.text), !text.isEmpty,
            !text.contains(where: { $0.isLetter || $0.isNumber })
        {
            return text.contains { "•·∙●◦".contains($0) } ? "bulletLabel" : "separatorLabel"
        }
        guard view.kind == .view, view.subviews.isEmpty else {
            return view.kind == .view ? "containerView" : view.kind.noun
        }
        if view.properties[.embeds] != nil { return "containerView" }
        if isThin(view) { return "separator" }
        let color = view.properties.value(.backgroundColor)
        if parent?.kind == .stack {
            return Self.backgrounds.contains(color ?? "clear") ? "spacer" : "colorView"
        }
        if let parent, parent.subviews.first == view.id, parent.subviews.count > 1 {
            return "backgroundView"
        }
        return color == nil ? "placeholderView" : "colorView"
    }

    /// Whether the view is the header or footer of a table.
    private func isEdge(_ view: View) -> Bool {
        view.kind == .view && view.parent.map { document[$0].kind == .table } ?? false
    }

    /// Background colours that suggest that an empty view only takes up space.
    private static let backgrounds: Set<String> = ["clear", "white", "#FFFFFF", "systemBackground"]

    /// Whether the view's frame in the file is at most two points wide or high.
    private func isThin(_ view: View) -> Bool {
        let frame = lists?.element(of: view)?.child("rect", key: "frame")
        return ["width", "height"].contains { side in
            XMLNumber.parse(frame?[side]).map { $0 > 0 && $0 <= Self.thin } ?? false
        }
    }

    /// The greatest thickness of a separator, in points.
    private static let thin = 2.0

    /// Returns possible names for a container or cell from its content, the best first: the word
    /// with which the names of all its views begin, the plural of their common kind, or the name of
    /// one of them.
    ///
    /// - Parameter named: returns the name of a view; nil if the name is only the noun of its kind
    func containers(_ container: View, _ named: (View) -> String?) -> [String] {
        let inside = container.subviews.map { document[$0] }
        if isEdge(container) { return [role(container)] }
        let isCell = container.kind == .cell
        let suffix = Self.suffixes[container.kind] ?? "Container"
        var result: [String] = []
        if !isCell {
            let parent = container.parent.map { document[$0] }
            if let parent, parent.id == .root || parent.kind == .scroll, parent.subviews.count == 1
            {
                result.append(suffix == "Container" ? "contentView" : "content" + suffix)
            }
            let names = inside.compactMap { named($0).map(Self.words) }
            if names.count > 1, names.count == inside.count || names.count > 2 {
                let shared = names.dropFirst().reduce(names[0]) { shared, words in
                    zip(shared, words).prefix { $0 == $1 }.map(\.0)
                }
                if let word = Self.camel(shared) { result.append(word + suffix) }
            }
            if inside.count > 1, let plural = Self.plurals[inside[0].kind],
                Set(inside.map(\.kind)).count == 1
            {
                result.append(plural + suffix)
            }
        }
        // A cell is named after its first label, if there is one.
        var (pending, stems, texts): ([View], [String], [String]) = (inside, [], [])
        for _ in 0..<Self.searched where !pending.isEmpty {
            let view = pending.removeFirst()
            if let stem = named(view).map(Self.stem) {
                if isCell && view.kind == .label { texts.append(stem) } else { stems.append(stem) }
            }
            pending.insert(contentsOf: view.subviews.map { document[$0] }, at: 0)
        }
        stems = texts + stems
        let reused = isCell ? lists?.attribute("reuseIdentifier", of: container) : nil
        if let word = reused.flatMap({ Self.camel(Self.words($0)) }) {
            stems.append(Self.stem(word))
        }
        return result + stems.filter { $0.count <= Self.longest }.map { $0 + suffix }
    }

    private static let suffixes: [ViewKind: String] = [
        .cell: "Cell", .stack: "Stack", .visualEffect: "EffectView",
    ]
    private static let plurals: [ViewKind: String] = [
        .label: "labels", .button: "buttons", .image: "images", .textField: "fields",
    ]

    /// Words in the names of containers that are too general to name a view inside.
    static let general = Set(plurals.values).union(["content"])

    /// The number of views in a container that are searched for a name.
    private static let searched = 16
    /// The maximum length of a name from which another name is made, in characters.
    private static let longest = 28

    /// Returns a name without the noun of the view's kind at its end: `title` for `titleLabel`.
    static func stem(_ name: String) -> String {
        let end = kindWords.first { name.hasSuffix($0) && name.count > $0.count }
        return end.map { String(name.dropLast($0.count)) } ?? name
    }

    private static let kindWords = [
        "StackView", "ImageView", "TextField", "TextView", "CollectionView", "TableView", "View",
        "Label", "Button", "Image", "Field", "Switch", "Toggle", "Stack", "Container", "Cell",
    ]

    // MARK: Words

    /// Returns a word in camel case that summarizes a text: its first important words, or the last
    /// words of a localization key such as `login_accept_button`. Returns nil if the text has no
    /// letters, or only the noun of a view's kind.
    static func subject(_ text: String) -> String? {
        let text = String(String.UnicodeScalarView(text.unicodeScalars.map(plain)))
        var words = words(text)
        if isKey(text) || isLongKey(text) {
            words.removeAll { keyWords.contains($0.lowercased()) }
            words = words.suffix(keyLength)
        } else {
            let own = words.drop { fillers.contains($0.lowercased()) }
            var length = 0
            let short = (own.isEmpty ? words[...] : own).prefix(mostWords).prefix { word in
                length += word.count
                return length <= wordsLength
            }
            let isCut = short.endIndex < words.endIndex
            words = Array(short)
            while isCut, words.count > 1, fillers.contains(words.last!.lowercased()) {
                words.removeLast()
            }
        }
        guard let word = camel(words), word.count <= longest else { return nil }
        return words.count == 1 && keyWords.contains(word.lowercased()) ? nil : word
    }

    /// Whether the text looks like a localization key, such as `login_title`.
    static func isKey(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z0-9]+([_.][A-Za-z0-9]+)+/) != nil
    }

    /// Returns the words of a text or of a name in camel case. Lowercases them if the text has no
    /// lowercase letters. An apostrophe does not end a word.
    static func words(_ text: String) -> [String] {
        let plain = text.filter { $0 != "'" && $0 != "’" }
        let parts = plain.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        if !plain.contains(where: \.isLowercase) { return parts.map { $0.lowercased() } }
        return parts.flatMap { part -> [String] in
            var result: [String] = []
            for character in part {
                let isStart = character.isUppercase && result.last?.last?.isUppercase != true
                if isStart || result.isEmpty {
                    result.append(String(character))
                } else {
                    result[result.count - 1].append(character)
                }
            }
            return result
        }
    }

    /// Whether the value of a runtime attribute looks like a localization key, such as
    /// `login.forgotten`.
    private static func isLongKey(_ value: String) -> Bool {
        value.count > 6 && value.contains(where: \.isLowercase)
            && value.wholeMatch(of: /[A-Za-z][A-Za-z0-9-]*([_.][A-Za-z][A-Za-z0-9-]*)+/) != nil
    }

    /// Returns a letter without its accents: `e` for `é`.
    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard !scalar.isASCII, let name = scalar.properties.name,
            let found = name.prefixMatch(of: #/LATIN (SMALL|CAPITAL) LETTER ([A-Z]) WITH/#)
        else { return scalar }
        let letter = found.1 == "SMALL" ? found.2.lowercased() : String(found.2)
        return letter.unicodeScalars.first!
    }

    /// Returns the words joined in camel case; nil if they cannot be a name.
    private static func camel(_ words: [String]) -> String? {
        Name.fromText(words.joined(separator: " "), longest: longest)
    }

    /// Appends the noun of a view's kind to a word, unless the word already ends with it.
    static func join(_ word: String, _ noun: String) -> String {
        if word.lowercased().hasSuffix(noun.lowercased()) { return word }
        return word + SwiftIdentifier.capitalized(noun)
    }

    /// The number of words at the end of a localization key that make a name.
    private static let keyLength = 2
    /// The maximum number of words at the start of a text that make a name, and of the letters in
    /// them.
    private static let mostWords = 4
    private static let wordsLength = 24

    /// Words that are left out of names: nouns for kinds of text in localization keys, and sample
    /// words.
    private static let keyWords: Set<String> = [
        "button", "btn", "label", "lbl", "title", "text", "key", "string", "placeholder", "image",
        "item", "view", "lorem", "field", "cell",
    ]

    /// Words that are left out at the start of a text and at the end of a shortened text, in
    /// English and some other languages.
    private static let fillers: Set<String> = [
        "a", "an", "the", "and", "or", "of", "to", "for", "in", "on", "at", "by", "with", "from",
        "is", "are", "has", "have", "your", "our", "this", "that", "be", "de", "du", "des", "la",
        "le", "les", "un", "une", "et", "der", "die", "das", "und", "ein", "eine", "el", "los",
        "las", "y", "en", "il", "per", "di", "e", "da",
    ]
}
