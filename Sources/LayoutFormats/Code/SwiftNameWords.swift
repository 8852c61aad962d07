import StackCore

/// Derives names for the views of one generated class from the document and the storyboard.
struct SwiftNameWords {
    let document: Document
    let connections: CodeConnections
    /// Finds the cells of the document's tables and collections, and the storyboard elements of its
    /// views, from which names are derived. If nil, names come only from the names in the document.
    let lists: CodeLists?

    /// The root view of the class.
    let root: ViewID
    /// The names that several outlets of objects outside the class have. For example, equal cells
    /// of a table have outlets with equal names. Such a name does not identify a view.
    private let repeated: Set<String>
    /// The labels that several views have in Interface Builder. A copy of a view keeps its label,
    /// even if it shows something else.
    private let copied: Set<String>
    /// The labels by the words of their texts; the first label if several have the same words.
    private let subjects: [String: ViewID]

    /// - Parameter equal: the views that are elements of arrays, without the first element of each;
    ///   their labels do not count as copies
    init(
        document: Document, connections: CodeConnections, lists: CodeLists?,
        root: ViewID = .root, equal: Set<ViewID> = []
    ) {
        (self.document, self.connections, self.lists, self.root) = (
            document, connections, lists, root
        )
        var seen: Set<String> = []
        let names = lists?.connections?.otherOutlets.values.map(\.self) ?? []
        repeated = Set(names.filter { !seen.insert($0).inserted })
        var (labels, copied): (Set<String>, Set<String>) = ([], [])
        var subjects: [String: ViewID] = [:]
        for view in lists?.members(of: root) ?? [] where !equal.contains(view.id) {
            if let label = lists?.element(of: view)?["userLabel"], !labels.insert(label).inserted {
                copied.insert(label)
            }
            guard view.kind == .label, let text = view.properties.value(.text),
                let word = Self.subject(text)?.lowercased(), subjects[word] == nil
            else { continue }
            subjects[word] = view.id
        }
        (self.copied, self.subjects) = (copied, subjects)
    }

    /// Returns whether the view's label in Interface Builder does not describe the view, because
    /// the view is a copy: several views have this label, or it is the text of another `UILabel`.
    /// Returns false for a view without content, whose label, such as `Divider`, states its kind.
    private func isCopied(_ label: String, _ view: View) -> Bool {
        if copied.contains(label) {
            return !view.subviews.isEmpty || text(of: view).flatMap { Self.subject($0) } != nil
        }
        guard view.kind == .label, let text = view.properties.value(.text),
            let own = Self.subject(text)?.lowercased(),
            let word = Self.subject(label).map({ Self.stem($0).lowercased() }), word != own,
            let other = subjects[word]
        else { return false }
        return other != view.id
    }

    // MARK: Names from the file

    /// Returns the names for a view that the document or the file suggests, the best first. They
    /// come from an outlet of another object, the view's own name, its accessibility identifier,
    /// text, action and image, the controller that it embeds, its outlet collection, or its class.
    func given(_ view: View) -> [String] {
        let id = view.properties.value(.objectID)
        let outlet = id.flatMap { lists?.connections?.otherOutlets[$0] }
            .flatMap { SwiftIdentifier.isPlain($0) ? $0 : nil }
        if let outlet {
            let isKind =
                outlet == view.kind.noun
                || "UI" + SwiftIdentifier.capitalized(outlet) == view.kind.className
            if isKind || repeated.contains(outlet), let owner = owner(of: id!).map(Self.stem) {
                return [Self.inside(owner, isKind ? view.kind.noun : outlet)]
            }
            if !repeated.contains(outlet) { return [outlet] }
        }
        let own = own(view)
        let actionName = actionName(view)
        if lists == nil || own != nil {
            return [own ?? actionName ?? named(view)].compactMap(\.self)
        }
        let text = text(of: view)
        let prompt = view.kind == .textField ? text?.replacing(Self.request, with: "") : text
        let textName = prompt.flatMap { Self.namesClass($0) ? nil : $0 }
            .flatMap { Self.subject($0) ?? digit($0, view.kind) }
            .map { Self.join($0, view.kind.noun) }
        // The name of an action is preferred to a localization key, because a key often contains
        // words that are meant only for translators.
        let isKey = text.map(Self.isKey) ?? false
        let names = isKey ? [actionName, textName] : [textName, actionName]
        return
            ([identified(view)] + names + [
                picture(view), embedding(view), collected(view), outlet, named(view),
            ]
            + [self.actionName(view, isShared: true), place(in: view)])
            .compactMap(\.self)
    }

    /// Returns the name of a view that belongs to another one, without the words that both have:
    /// `limitValueLabel` for the outlet `valueLimitLabel` of `limit`.
    private static func inside(_ owner: String, _ outlet: String) -> String {
        let known = Set(words(owner).map { $0.lowercased() })
        let rest = words(outlet).filter { !known.contains($0.lowercased()) }
        assert(!owner.isEmpty, "an owner has no name")
        return owner + (rest.isEmpty ? [outlet] : rest).map(SwiftIdentifier.capitalized).joined()
    }

    /// Returns the name of the class's own outlet to the first element in the file that has an
    /// outlet to the object `id`. Returns nil if no element has such an outlet, or if the class has
    /// no outlet to that element.
    private func owner(of id: String) -> String? {
        lists?.connections?.elements.values.filter { element in
            element.children(in: "connections").contains {
                $0.isNamed("outlet") && $0["destination"] == id
            }
        }.min { $0.line < $1.line }?["id"].flatMap { connections.outlets[$0] }
    }

    /// Returns a name for a view from its accessibility identifier, if that looks like an
    /// identifier in code; otherwise nil.
    private func identified(_ view: View) -> String? {
        guard let text = view.properties.value(.accessibilityIdentifier),
            text.wholeMatch(of: Self.identifier) != nil
        else { return nil }
        return Self.subject(text, isShortened: true).map { Self.named($0, view.kind) }
    }

    /// Returns the word for a button with one digit, as on a keypad; nil for any other view.
    private func digit(_ text: String, _ kind: ViewKind) -> String? {
        kind == .button && text.utf8.count == 1 && "0"..."9" ~= text ? "digit" + text : nil
    }

    /// Returns a name for a view from the outlet collection that contains it, such as `cardButton3`
    /// for the third view of `cardButtons`; nil if there is none.
    private func collected(_ view: View) -> String? {
        guard
            let (name, views) = connections.collections.first(where: { $0.views.contains(view.id) }
            ),
            let place = views.firstIndex(of: view.id), name.hasSuffix("s")
        else { return nil }
        return name.dropLast() + String(place + 1)
    }

    /// Returns the localization key in a runtime attribute of the view or, if there is none, the
    /// text that the view shows, its placeholder, or the first text of a cell's list content
    /// configuration. Returns nil if there is none of these.
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
        let label = lists?.element(of: view)?["userLabel"]
        // Interface Builder labels an image view after the image's file.
        if Self.isFileID(label ?? view.name) || lists != nil && view.name.count < 2 { return nil }
        if let label, Name.fromText(label).map({ Self.isNumbered(view.name, $0) }) == true {
            if Self.isGeneral(label) || isCopied(label, view) { return nil }
            let name = Self.subject(Self.cardinalLast(label), isShortened: true)
                .map { Self.named($0, view.kind) }
            // The label of a view around a single control describes the control, so `Container` is
            // added.
            if let name, view.kind == .view, view.subviews.count == 1,
                document[view.subviews[0]].kind.isControl, Self.stem(name) == name
            {
                return name + "Container"
            }
            return name ?? view.name
        }
        let text = view.properties.value(.text) ?? view.properties.value(.placeholder)
        let word = text.flatMap { Name.fromText($0) }
        return lists != nil && word.map { Self.isNumbered(view.name, $0) } ?? false
            ? nil : view.name
    }

    /// Returns a label that begins with a number with the number at its end, because a name cannot
    /// begin with it: `Column 2` for `2 Column`.
    private static func cardinalLast(_ label: String) -> String {
        let words = label.split(separator: " ")
        guard words.count > 1, words[0].allSatisfy(\.isNumber) else { return label }
        return (words.dropFirst() + words.prefix(1)).joined(separator: " ")
    }

    /// Returns the name for a view from a label that a person gave to it, with the noun of its kind
    /// at the end unless the label ends with such a noun.
    private static func named(_ label: String, _ kind: ViewKind) -> String {
        let words = cased(label, kind)
        // A stack with the name of a label or button is not one.
        if kind == .stack, words.wholeMatch(of: /.+[a-z](Label|Button|Image|Field)/) != nil {
            return stem(words) + "Stack"
        }
        let isPlain = kind == .view || kind == .cell || stem(words) != words
        return isPlain || kindWords.contains { words.lowercased() == $0.lowercased() }
            ? words : join(words, kind.noun)
    }

    /// Returns the name with a capital letter where the noun of the view's kind begins, if the name
    /// has only lowercase letters: `continueButton` for `continuebutton`. The noun `View` is
    /// ignored here, because it may be the end of another word, as in `preview`.
    private static func cased(_ name: String, _ kind: ViewKind) -> String {
        guard kind != .view, name.allSatisfy(\.isLowercase) else { return name }
        let end = kindWords.first { word in
            let plain = word.lowercased()
            return word != "View" && name.hasSuffix(plain) && name.count > plain.count
        }
        return end.map { name.dropLast($0.count) + $0 } ?? name
    }

    /// Returns the name for a view from a label by which a person stated the view's position, such
    /// as `leftView`. Returns nil if the view has no such label, or if the label only states the
    /// view's kind.
    private func place(in view: View) -> String? {
        guard let label = lists?.element(of: view)?["userLabel"], Self.isGeneral(label),
            Self.words(label).contains(where: { Self.placeWords.contains($0.lowercased()) })
        else { return nil }
        return Self.subject(label, isShortened: true).map { Self.named($0, view.kind) }
    }

    /// Returns whether a label only states a view's kind, number or position, such as `View 1` or
    /// `Left Label`, and not its content.
    private static func isGeneral(_ label: String) -> Bool {
        words(label).allSatisfy { word in
            let plain = trimmingNumber(word.lowercased())
            return plain.isEmpty || placeWords.contains(plain)
                || kindWords.contains { words($0).contains { $0.lowercased() == plain } }
        }
    }

    private static let placeWords: Set<String> = [
        "left", "right", "top", "bottom", "center", "middle", "upper", "lower", "leading",
        "trailing", "horizontal", "vertical", "first", "second", "third", "inner", "outer", "row",
        "column",
    ]

    private static func isNumbered(_ name: String, _ word: String) -> Bool {
        name.hasPrefix(word)
            && name.dropFirst(word.count).allSatisfy { $0.isNumber || $0 == "-" }
    }

    /// Returns a name for a control from its action: `swapButton` for `swapTapped:`. Returns nil if
    /// several controls call the action, or the action performs a segue.
    ///
    /// - Parameter isShared: whether to return the name even if several controls call the action
    private func actionName(_ view: View, isShared: Bool = false) -> String? {
        guard let action = connections.actions.first(where: { $0.sender == view.id }),
            isShared || connections.actions.count(where: { $0.method == action.method }) == 1,
            action.method.segue == nil
        else { return nil }
        var word = action.method.plain.replacing(
            /^(user(Did|Requests?|Wants(To)?)?|did|on|handle)(?=[A-Z])/, with: "")
        // In `userDidSelectPlace`, `Select` is not the event but the effect, so it stays in the
        // name.
        word = word.replacing(
            action.method.plain.hasPrefix("user")
                ? /^([tT]ap|[pP]ress|[cC]hange|[tT]ouch|[cC]lick)(ped|ed|d)?(?=[A-Z])/
                : /^([tT]ap|[pP]ress|[cC]hange|[sS]elect|[tT]ouch|[cC]lick)(ped|ed|d)?(?=[A-Z])/,
            with: "")
        word = word.replacing(
            /(Was|Did|Is)?(Tap(ped)?|(Press|Click|Touch|Select)(ed)?|Changed?|Action|UpInside|Handler)+$/,
            with: "")
        let noun = view.kind.noun
        return word.isEmpty || word.lowercased() == noun.lowercased() ? nil : Self.join(word, noun)
    }

    /// Returns a name for a view from its image; nil if it has no image, or has a custom class.
    private func picture(_ view: View) -> String? {
        guard view.properties[.customClass] == nil, let name = view.properties.value(.imageName)
        else { return nil }
        return Self.word(
            of: withoutPrefix(ImageName(stored: name), view), isButton: view.kind == .button
        )
        .map { Self.join($0, view.kind.noun) }
    }

    /// Returns the name of an image without the prefix of the app: two or three capital letters with
    /// which the names of two or more images in the file begin.
    private func withoutPrefix(_ image: ImageName, _ view: View) -> ImageName {
        guard case .asset(let name) = image,
            let match = name.prefixMatch(of: /([A-Z]{2,3})[ _-](?=[A-Z])/),
            !Self.acronyms.contains(String(match.1)),
            let resources = lists?.element(of: view)?.tree.root.children(in: "resources")
        else { return image }
        let names = Set(resources.filter { $0.isNamed("image") }.compactMap { $0["name"] })
        return names.count { $0.hasPrefix(match.0) } > 1
            ? .asset(String(name.dropFirst(match.0.count))) : image
    }

    /// Returns the words that describe what an image shows. They are those of the name of its
    /// symbol, or those of its file name without sizes, numbers and words such as `icon`. Returns
    /// nil if no words are left.
    static func word(of image: ImageName, isButton: Bool) -> String? {
        let plain = image.plain.replacing(/\.(png|jpe?g|pdf|svg)$/, with: "")
        if case .symbol = image { return symbol(plain, isButton: isButton) }
        if isFileID(plain) { return nil }
        let parts = plain.replacing(/([a-z])[0-9]+([A-Z_ -]|$)/) { "\($0.1)-\($0.2)" }
        var all = words(parts)
        // The first word of an image's name such as `userimg_done` only states to which group of
        // images it belongs, so it is removed.
        if all.count > 1, trimmed(all[0]) != all[0] { all.removeFirst() }
        let own = all.map(trimmed).filter {
            !pictures.contains($0.lowercased()) && !fillers.contains($0.lowercased())
                && !$0.allSatisfy(\.isNumber)
                && $0.wholeMatch(of: /[0-9]+(px|pt|dp|x[0-9]*)|[xX][0-9]+/) == nil
        }
        if own.isEmpty { return nil }
        let last = own[own.count - 1].lowercased()
        if own.count <= mostPictureWords { return camel(own) }
        return camel(own.suffix(depicted.contains(last) ? 1 : 2))
    }

    /// Returns a word of an image's file name without `img` at its start, and without `img` or
    /// `icon` at its end.
    private static func trimmed(_ word: String) -> String {
        let start = word.hasPrefix("img") && word.count > 5 ? String(word.dropFirst(3)) : word
        let end = ["img", "icon"].first { start.hasSuffix($0) && start.count > $0.count + 3 }
        return end.map { String(start.dropLast($0.count)) } ?? start
    }

    /// Returns the common name of a symbol: `share` for `square.and.arrow.up`. Leaves out the shape
    /// around the symbol and `fill`.
    static func symbol(_ name: String, isButton: Bool) -> String {
        let parts = name.split(separator: ".").map(String.init)
        var own = parts.filter { !shapes.contains($0) }
        if own.isEmpty { own = parts.filter { $0 != "fill" } }
        let core = own.joined(separator: ".")
        let known = [name, parts.filter { $0 != "fill" }.joined(separator: "."), core].lazy
            .compactMap { (isButton ? commands[$0] : nil) ?? symbols[$0] }.first
        return known ?? camel(Array(own.prefix(mostPictureWords))) ?? "symbol"
    }

    /// The words in names of symbols that describe the shape around the picture, and not the
    /// picture itself.
    private static let shapes: Set<String> = ["circle", "square", "rectangle", "fill", "crop"]

    /// The common names of symbols, by the symbols' names without shapes.
    private static let symbols: [String: String] = [
        "square.and.arrow.up": "share", "square.and.arrow.down": "download",
        "square.and.pencil": "compose", "gear": "settings", "gearshape": "settings",
        "magnifyingglass": "search", "ellipsis": "more", "line.3.horizontal.decrease": "filter",
        "slider.horizontal.3": "filter", "line.3.horizontal": "menu", "list.dash": "list",
        "list.bullet": "list", "exclamationmark.triangle": "warning", "exclamationmark": "alert",
        "doc.on.doc": "copy", "doc.on.clipboard": "paste", "person": "profile",
        "questionmark": "help", "arrow.clockwise": "refresh",
        "arrow.triangle.2.circlepath": "refresh", "multiply": "close", "xmark": "close",
        "qrcode.viewfinder": "qrCode", "qrcode": "qrCode", "hand.thumbsup": "like",
        "mappin.and.ellipse": "location", "paperplane": "send", "applelogo": "appleLogo",
        "info": "info", "house": "home", "globe": "globe", "speaker.slash": "mute",
        "photo.on.rectangle": "photos", "arrow.uturn.left": "undo", "arrow.uturn.right": "redo",
    ]

    /// The actions of buttons that show symbols, by the symbols' names without shapes.
    private static let commands: [String: String] = [
        "trash": "delete", "plus": "add", "minus": "remove", "pencil": "edit",
        "chevron.left": "back", "chevron.backward": "back", "arrow.left": "back",
        "chevron.right": "next", "chevron.forward": "next", "arrow.right": "next",
        "heart": "favorite",
    ]

    /// Words at the end of an image's name that suffice to name the image, without the words before
    /// them.
    private static let depicted: Set<String> = [
        "logo", "avatar", "arrow", "background", "illustration", "placeholder", "chevron", "photo",
        "thumbnail", "badge", "flag", "banner",
    ]
    private static let mostPictureWords = 3

    /// Returns whether a name only identifies a file and has no meaning: `3f9a61c07b`, or
    /// `imageView:aKf-ss-fKw:image`, which Xcode makes.
    private static func isFileID(_ name: String) -> Bool {
        let hex = name.firstMatch(of: hexadecimal)
        return hex.map { $0.output.contains(where: \.isNumber) } == true
            || name.contains(objectID)
    }

    // A regular expression is compiled when it is created, so those for every view are created
    // once.
    nonisolated(unsafe) private static let hexadecimal = /[0-9a-f]{8}|[0-9A-F]{8}/
    nonisolated(unsafe) private static let objectID =
        /:[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}(:|$)/
    nonisolated(unsafe) private static let identifier = /[A-Za-z][A-Za-z0-9]*([_.-][A-Za-z0-9]+)*/
    nonisolated(unsafe) private static let key = /[A-Za-z0-9]+([_.][A-Za-z0-9]+)+/
    nonisolated(unsafe) private static let longKey =
        /[A-Za-z][A-Za-z0-9-]*([_.][A-Za-z][A-Za-z0-9-]*)+/
    nonisolated(unsafe) private static let classPrefix = /([A-Z]{2,5})[A-Z][a-z]/

    /// The words with which the placeholder of a field asks for input, such as `Enter your`.
    nonisolated(unsafe) private static let request =
        /(?i)^(?:please )?(?:enter|type)(?: in)? (?:your |the |an? )?(?=[a-z])/

    /// The words of image file names that do not describe what the image shows.
    private static let pictures: Set<String> = [
        "ic", "ico", "icon", "icons", "icn", "illu", "img", "image", "picture", "png", "asset",
        "new", "small",
        "large", "big", "white", "black", "dark", "light", "normal", "default", "filled", "fill",
        "outline", "outlined",
    ]

    /// Returns a name for a view from its custom class or, for a button, from its button type; nil
    /// if neither gives one.
    private func named(_ view: View) -> String? {
        if let type = view.properties.value(.customClass), SwiftIdentifier.isType(type),
            view.kind.className != type, view.kind != .cell
        {
            let name = Self.plainClass(type)
            // The prefix of an app does not describe a label.
            let isPrefixed = view.kind == .label && name.wholeMatch(of: /[A-Z]{2,5}Label/) != nil
            return isPrefixed ? nil : name
        }
        return view.kind == .button
            ? Self.buttons[view.properties.value(.style) ?? .system] : nil
    }

    /// Returns the name of a class without the prefix of its app or library.
    static func plainClass(_ type: String) -> String {
        let word = type.prefixMatch(of: classPrefix).map { String($0.1) } ?? ""
        let rest = String(type.dropFirst(word.count))
        return acronyms.contains(word) || stem(rest) == rest
            ? String(type.trimmingPrefix("UI")) : rest
    }

    /// Capital letters at the start of class names that are words, not prefixes.
    private static let acronyms: Set<String> = [
        "UI", "URL", "QR", "PDF", "GIF", "HTML", "AR", "VR", "SMS", "PIN", "OTP", "TV", "ID", "OK",
        "FAQ", "RSS", "GPS", "API", "CSV", "DNS", "VPN", "IP", "AI", "BMI", "HR", "FPS", "CPU",
        "EQ",
        "RGB", "HUD", "VIP", "NFT", "NFC",
    ]

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

    // MARK: Names from roles

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
            if text.unicodeScalars.contains(where: \.properties.isEmojiPresentation) {
                return "emojiLabel"
            }
            return text.contains { "•·∙●◦".contains($0) } ? "bulletLabel" : "separatorLabel"
        }
        if view.kind == .label, lists != nil, let text = view.properties.value(.text),
            text.contains(where: \.isNumber), !text.contains(where: \.isLetter)
        {
            return "valueLabel"
        }
        if let role = textRole(view) { return role }
        guard view.kind == .view, view.subviews.isEmpty else {
            return view.kind == .view ? "containerView" : view.kind.noun
        }
        let isContainer = lists?.element(of: view)?.isNamed("containerView") == true
        if isContainer || view.properties[.embeds] != nil { return "containerView" }
        let color = view.properties.value(.backgroundColor)
        let isClear = color == nil || color == "clear" || color?.wholeMatch(of: /#\w{6}00/) != nil
        if isThin(view) { return isClear && parent?.kind == .stack ? "spacer" : "separator" }
        if parent?.kind == .stack {
            return isClear || Self.backgrounds.contains(color!) ? "spacer" : "colorView"
        }
        if let parent, parent.subviews.first == view.id, parent.subviews.count > 1 {
            return "backgroundView"
        }
        return color == nil ? "placeholderView" : "colorView"
    }

    /// Returns a name for a view that occurs in each of several equal rows: the name that the
    /// document suggests for it in all rows, otherwise a noun.
    ///
    /// - Parameters:
    ///   - names: the names that the document suggests for the views at this position in the rows
    ///   - isRow: whether the view is the whole row
    ///   - isOfButton: whether the row is named after a button. A label in it is then the button's
    ///     caption, and not the value of another label.
    func role(inRow view: View, _ names: [String], isRow: Bool, isOfButton: Bool) -> String {
        if let name = names.first, Set(names).count == 1 { return name }
        if let suffix = Self.suffixes[view.kind] ?? (view.subviews.isEmpty ? nil : "Container") {
            let kinds = Set(view.subviews.map { document[$0].kind })
            let plural = kinds.count == 1 ? kinds.first.flatMap { Self.plurals[$0] } : nil
            let noun = view.subviews.count == 1 && plural != nil ? "value" : plural ?? "content"
            return isRow ? suffix : noun + suffix
        }
        let role = role(view)
        return role == "label" && !isOfButton ? "valueLabel" : role
    }

    /// Returns a name that states the role of a label, derived from its font, if the label's text
    /// is too long for a name. Returns nil for any other view.
    private func textRole(_ view: View) -> String? {
        guard view.kind == .label, let text = view.properties.value(.text), lists != nil,
            Self.isSentence(text) || Self.namesClass(text)
        else { return nil }
        guard let font = view.properties.value(.font) else { return "messageLabel" }
        switch font {
        case .style(.body), .style(.callout): return "messageLabel"
        case .style(.headline): return "headlineLabel"
        case .style(.subheadline): return "subtitleLabel"
        case .style(.footnote): return "footnoteLabel"
        case .style(.caption1), .style(.caption2): return "captionLabel"
        case .style: return "titleLabel"
        default:
            return font.pointSize >= 20
                ? "titleLabel" : font.pointSize <= 13 ? "captionLabel" : "messageLabel"
        }
    }

    /// Returns a name for a label whose text begins with the name of a sibling: `testModeLabel` for
    /// a sentence about the test mode beside `testModeStack`. Returns nil for any other view.
    ///
    /// - Parameter named: returns the name of a view
    func captionLabel(_ view: View, _ named: (ViewID) -> String?) -> String? {
        guard view.kind == .label, let text = view.properties.value(.text), lists != nil,
            let parent = view.parent
        else { return nil }
        let letters = text.lowercased().filter { $0.isLetter || $0.isNumber }
        let groups = document[parent].subviews.filter {
            $0 != view.id && !document[$0].subviews.isEmpty
        }
        return groups.compactMap { named($0).map(Self.stem) }.first {
            $0.count >= Self.shortest && !Self.general.contains($0)
                && letters.hasPrefix($0.lowercased())
        }.map { $0 + "Label" }
    }

    /// Returns whether the view is the header or footer of a table.
    private func isEdge(_ view: View) -> Bool {
        view.kind == .view && view.parent.map { document[$0].kind == .table } ?? false
    }

    /// Background colours that suggest that an empty view only takes up space.
    private static let backgrounds: Set<String> = ["white", "#FFFFFF", "systemBackground"]

    /// Returns whether the view's frame in the file is at most two points wide or high.
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
        let suffix = Self.suffixes[container.kind] ?? "Container"
        let leaves = leaves(container)
        let texts = [ViewKind.label, .textField].flatMap { kind in
            leaves.filter { $0.kind == kind }.compactMap { named($0).map(Self.stem) }
        }
        // Only lists, and views without subviews, give their names to a container.
        let parts = inside.filter {
            ($0.subviews.isEmpty || $0.kind.isList)
                && (container.kind != .stack || $0.kind != .stack)
        }
        let isSmall = leaves.count <= Self.few
        // If several views in a container have names of their own, the container is not named after
        // one of them.
        let known = inside.filter { view in
            named(view).map { !Self.general.contains(Self.stem($0)) } ?? false
        }
        // A container around another one that has only labels is not named after the first one.
        let isOnlyOne = leaves.count == 1 || leaves.contains { $0.kind != .label }
        let stems =
            (inside.count == 1 && isSmall
            ? known + (isOnlyOne ? leaves : [])
            : known.count == 1 && inside.allSatisfy { $0.subviews.isEmpty || $0.id == known[0].id }
                ? known : [])
            .compactMap { named($0).map(Self.stem) }
        var result: [String] = []
        if container.kind == .visualEffect {
            result += [wrapped(container), isBackground(container) ? "background" : nil]
                .compactMap { $0.map { $0 + suffix } }
        }
        if container.kind != .cell {
            if isContent(container) {
                result.append(suffix == "Container" ? "contentView" : "content" + suffix)
            }
            let names = inside.compactMap { named($0).map(Self.untagged).map(Self.words) }
            if names.count > 1, names.count == inside.count || names.count > 2 {
                let shared = names.dropFirst().reduce(names[0]) { shared, words in
                    zip(shared, words).prefix { $0 == $1 }.map(\.0)
                }
                // A row with one label gets its name from the whole text of the label, and not from
                // the word that several names share.
                if let word = Self.camel(shared), !Self.general.contains(word),
                    word.count >= Self.shortest,
                    texts.count != 1 || !texts[0].hasPrefix(word)
                {
                    result.append(word + suffix)
                }
            }
            let ends = inside.compactMap { named($0).map { Self.words(Self.stem($0)).reversed() } }
            if ends.count > 1, ends.count == inside.count, Set(inside.map(\.kind)).count == 1 {
                let shared = ends.dropFirst().reduce(Array(ends[0])) { shared, words in
                    zip(shared, words).prefix { $0.lowercased() == $1.lowercased() }.map(\.0)
                }
                if ends.allSatisfy({ $0.count > shared.count }),
                    let word = Self.camel(Array(shared.reversed())),
                    !Self.general.contains(word), word.count >= Self.shortest,
                    word.last!.isLetter, word.last != "s"
                {
                    // Views without subviews, such as the fields `firstName` and `lastName`, give
                    // the container a name in the plural. Containers give it a name in the
                    // singular.
                    let end = inside.allSatisfy(\.subviews.isEmpty) ? "s" : ""
                    result.append(
                        Self.stem(SwiftIdentifier.lowerCamel(word) ?? word) + end + suffix)
                }
            }
            // If two labels are beside each other, the first one is the caption of the second, so
            // the container is named after it.
            if texts.count > 0, inside.count == 2, inside.allSatisfy({ $0.kind == .label }),
                named(inside[0]) != nil, container.properties.value(.axis) != .vertical
            {
                result.append(texts[0] + suffix)
            }
            if inside.count > 1, Set(inside.map(\.kind)).count == 1,
                let plural = Self.plurals[inside[0].kind] ?? self.plural(ofClass: inside)
            {
                result.append(plural + suffix)
            }
            if known.count > 1, texts.isEmpty,
                leaves.count(where: { $0.kind.isControl }) * 2 >= leaves.count
            {
                result.append("controls" + suffix)
            }
            if inside.count > Self.few, inside.allSatisfy({ !$0.subviews.isEmpty }),
                Set(inside.map { $0.subviews.map { document[$0].kind } }).count == 1
            {
                let isColumn =
                    container.kind != .stack || container.properties.value(.axis) == .vertical
                result.append((isColumn ? "rows" : "items") + suffix)
            }
        }
        let reused =
            container.kind == .cell ? lists?.attribute("reuseIdentifier", of: container) : nil
        let word = reused.flatMap { Self.camel(Self.words($0)) }.map(Self.stem)
        let parent = container.parent.map { document[$0] }
        let isAlone = parts.isEmpty || parent?.subviews.count == 1
        let around =
            isAlone && parent?.id != root
            ? parent.flatMap(named).map(Self.stem).flatMap { Self.general.contains($0) ? nil : $0 }
            : nil
        var words: [String?]
        if container.kind == .cell {
            let text = leaves.lazy.compactMap { $0.properties.value(.text) }.first
            words = texts.prefix(isSmall ? .max : 1).map(Optional.some) + stems
            words += [
                word, place(container), around, known.first.flatMap(named).map(Self.stem),
                text.flatMap { Self.subject($0, isShortened: true) },
            ]
        } else {
            let own = subject(of: inside) ?? (leaves == inside ? nil : subject(of: leaves, upTo: 2))
            let role = Self.role(of: leaves)
            let outer = document.ancestors(of: container.id).prefix { $0 != root }.lazy
                .map { document[$0] }.compactMap(named).map(Self.stem)
                .first { !Self.general.contains($0) }
            words = [own.flatMap(named).map(Self.stem)] + stems + [outletAround(container)]
            words += [role == "content" ? nil : role, place(container), around]
            // Several groups with names of their own are not named after the first one.
            let isOfGroups = known.count(where: { !$0.subviews.isEmpty }) > 1
            let first =
                role == "content" || isOfGroups ? nil : known.first.flatMap(named).map(Self.stem)
            words += [outer, first].map { word in
                let end = SwiftIdentifier.capitalized(role)
                return word.map { $0.hasSuffix(end) ? $0 : $0 + end }
            }
            if isOfGroups, role != "content" {
                words.append(leaves.contains { $0.kind == .textField } ? "form" : "sections")
            }
        }
        let short = words.compactMap(\.self).filter { $0.count <= Self.longest }
        // A word that already ends with the noun of the container gets `Section` instead of the
        // noun, to avoid names such as `keyContainerContainer`.
        return result
            + short.map { word in
                word.hasSuffix(suffix) ? word.dropLast(suffix.count) + "Section" : word + suffix
            }
    }

    /// Returns the words of the outlet to the view around a container; nil if there is none, or if
    /// other views are beside the container.
    private func outletAround(_ container: View) -> String? {
        guard let parent = container.parent.map({ document[$0] }), parent.id != root,
            parent.kind == .view, parent.subviews.count == 1,
            let outlet = parent.properties.value(.objectID).flatMap({ connections.outlets[$0] })
        else { return nil }
        let word = Self.stem(Self.stem(outlet))
        return Self.general.contains(word) || Self.frames.contains(word) ? nil : word
    }

    /// Returns the words of the outlet to the only view in an effect view; nil if there is none.
    private func wrapped(_ effect: View) -> String? {
        let content = effect.subviews.first.map { document[$0] }
        guard let content, effect.subviews.count == 1, content.subviews.count == 1,
            let id = document[content.subviews[0]].properties.value(.objectID)
        else { return nil }
        return connections.outlets[id].map(Self.stem)
    }

    /// Returns whether a view is behind its siblings and as large as its superview on the canvas.
    private func isBackground(_ view: View) -> Bool {
        guard let parent = view.parent.map({ document[$0] }), parent.subviews.count > 1,
            parent.subviews.first == view.id,
            let frame = lists?.element(of: view)?.storedFrame,
            let area = lists?.element(of: parent)?.storedFrame
        else { return false }
        return frame == Rect(x: 0, y: 0, width: area.width, height: area.height)
    }

    /// Names of views that only surround their content.
    private static let frames: Set<String> = [
        "background", "border", "box", "card", "rounded", "roundedBackground", "shadow", "wrapper",
    ]

    /// Returns the view after which its container may be named, because the other views in the
    /// container belong to this view. It is the only view beside pictures and separators, the label
    /// of a control, the label or field beside buttons, or the only heading before other views.
    /// Returns nil if no view is more important than the others.
    ///
    /// - Parameter most: the maximum number of views besides pictures and separators
    private func subject(of views: [View], upTo most: Int = .max) -> View? {
        let pictures = views.filter { $0.kind == .image || $0.kind == .activity }
        let content = views.filter { view in
            !(pictures.contains(view) || view.kind == .spacer || Self.isPlain(view))
        }
        guard let first = content.first, content.count <= most else {
            return content.isEmpty && pictures.count == 1 ? pictures[0] : nil
        }
        if content.count == 1 { return first.subviews.isEmpty || views.count > 1 ? first : nil }
        let labels = content.filter { $0.kind == .label }
        // A label over a text view is its placeholder.
        if first.kind == .textView, content.count == 2, labels.count == 1 { return first }
        let others = content.filter { $0.kind != .label && $0.kind != .button }
        if labels.count == 1,
            content.count == 2 || labels[0].id == first.id || others.isEmpty
        {
            return labels[0]
        }
        let fields = content.filter { $0.kind == .textField }
        let isField = fields.count == 1 && (content.count == 2 || others == fields)
        return labels.isEmpty && isField ? fields[0] : nil
    }

    /// Returns whether a view shows nothing but its background.
    private static func isPlain(_ view: View) -> Bool {
        view.kind == .view && view.subviews.isEmpty && view.properties[.customClass] == nil
    }

    /// Returns a word for the content of a container, derived from the kinds of its views, such as
    /// `buttons` or `form`. Returns `content` if there is no better word.
    private static func role(of leaves: [View]) -> String {
        let kinds = Set(leaves.filter { !isPlain($0) }.map(\.kind)).subtracting([.spacer])
        let pictures: Set<ViewKind> = [.image, .activity]
        if !kinds.isDisjoint(with: pictures), kinds.isSubset(of: pictures.union([.label])) {
            return kinds.isSubset(of: pictures) ? "images" : "info"
        }
        switch kinds {
        case [.label]: return "text"
        case [.button]: return "buttons"
        case [.textField], [.textField, .label], [.textField, .label, .image]: return "form"
        case []: return "content"
        default:
            let controls = leaves.count { $0.kind.isControl }
            return kinds.allSatisfy { $0.isControl || $0 == .label }
                && controls > leaves.count { $0.kind == .label } ? "controls" : "content"
        }
    }

    /// Returns the plural of the noun in the custom class that all views have in common; nil if
    /// they have no such class.
    private func plural(ofClass views: [View]) -> String? {
        guard Set(views.map { $0.properties.value(.customClass) }).count == 1,
            let name = named(views[0]), let noun = Self.words(name).last, noun.last != "s",
            let word = SwiftIdentifier.lowerCamel(noun), word != "view"
        else { return nil }
        return SwiftNames.plural(word)
    }

    /// Returns the lists and the views without subviews inside a container, in their order.
    private func leaves(_ container: View) -> [View] {
        var (result, pending): ([View], [ViewID]) = ([], container.subviews.reversed())
        while let view = pending.popLast().map({ document[$0] }) {
            if view.subviews.isEmpty || view.kind.isList {
                result.append(view)
            } else {
                pending += view.subviews.reversed()
            }
        }
        return result
    }

    /// Returns whether a container has the main content of the class. True if the container is the
    /// only view in the root view or in a scroll view. Also true if the container contains at least
    /// two thirds of all views, unless it is itself inside a container of the same kind.
    private func isContent(_ container: View) -> Bool {
        guard container.id != root, let parent = container.parent.map({ document[$0] }) else {
            return false
        }
        let isOuter =
            parent.id == root || parent.kind == .scroll
            || parent.parent == root && lists?.isContentView(parent) == true
        if isOuter, parent.subviews.count == 1 { return true }
        let all = leaves(document[root]).count
        guard all > Self.few, leaves(container).count * 3 >= all * 2 else { return false }
        return !document.ancestors(of: parent.id).prefix { $0 != root }.map { document[$0] }
            .contains { $0.kind == container.kind && lists?.isContentView($0) != true }
    }

    /// Returns the names for the rows or columns of a grid (a stack view of similar stack views),
    /// in their order. Returns nil if the view is no grid, or if labels or fields in the rows give
    /// the rows different names.
    func gridPlaces(of parent: View, _ given: [ViewID: [String]]) -> [String]? {
        let rows = parent.subviews.map { document[$0] }
        guard parent.kind == .stack, rows.count > 1, parent.arrangedSubviews == parent.subviews,
            rows.allSatisfy({ $0.kind == .stack && $0.subviews.count > 1 }),
            rows.allSatisfy({ given[$0.id]?.isEmpty ?? true }),
            case let kinds = Set(rows.map { Set($0.subviews.map { document[$0].kind }) }),
            kinds.count == 1,
            case let isColumn = parent.properties.value(.axis) == .vertical,
            !isColumn && kinds == [[.label]]
                || !rows.flatMap(leaves).contains(where: { leaf in
                    [.label, .textField].contains(leaf.kind) && given[leaf.id]?.isEmpty == false
                })
        else { return nil }
        let ends = isColumn ? ["top", "middle", "bottom"] : ["leading", "middle", "trailing"]
        let words =
            rows.count == 2 ? [ends[0], ends[2]] : rows.count == 3 ? ends : Self.ordinals
        return rows.count > words.count ? nil : words.map { $0 + (isColumn ? "Row" : "Column") }
    }

    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ]

    /// Returns `header` or `footer` for a container at the start or end of a column of more than
    /// two views; nil for any other container.
    private func place(_ container: View) -> String? {
        guard let parent = container.parent.map({ document[$0] }), parent.subviews.count > 2,
            parent.id == root || parent.properties.value(.axis) == .vertical
        else { return nil }
        return parent.subviews.first == container.id
            ? "header" : parent.subviews.last == container.id ? "footer" : nil
    }

    /// The maximum number of views in a container that may be named after any one of them.
    private static let few = 3

    private static let suffixes: [ViewKind: String] = [
        .cell: "Cell", .stack: "Stack", .visualEffect: "EffectView",
    ]
    private static let plurals: [ViewKind: String] = [
        .label: "labels", .button: "buttons", .image: "images", .textField: "fields",
    ]

    /// Words in the names of containers that are too general to be part of the name of a view
    /// inside.
    static let general = Set(plurals.values).union([
        "content", "container", "vibrancy", "vibrancyEffect", "effect", "blur", "background",
        "main", "root", "wrapper", "spacer", "separator", "stack", "view", "header", "footer",
        "scroll", "row", "column", "text", "info", "form", "controls", "rows", "items", "sections",
    ])

    /// The minimum length, in characters, of a word that several names share and from which a
    /// common name is made. For example, `In` of `signIn` and `logIn` is too short to describe
    /// them.
    static let shortest = 3

    /// The maximum length of a name from which another name is made, in characters.
    private static let longest = 28

    /// Returns a name without the noun of the view's kind at its end: `title` for `titleLabel`.
    static func stem(_ name: String) -> String {
        let name = untagged(name)
        let end = kindWords.first { name.hasSuffix($0) && name.count > $0.count }
        return end.map { String(name.dropLast($0.count)) } ?? name
    }

    /// Returns a name without abbreviations of view kinds at its start: `info` for `ui_lbl_info`.
    static func untagged(_ name: String) -> String {
        let all = words(name)
        let rest = all.drop { tags.contains($0.lowercased()) }
        if rest.isEmpty || rest.count == all.count { return name }
        return SwiftIdentifier.lowerCamel(rest.joined(separator: "-")) ?? name
    }

    private static let tags: Set<String> = [
        "ui", "lbl", "lb", "btn", "bt", "img", "imv", "iv", "txt", "tf", "vw", "v", "sv", "stv",
    ]

    private static let kindWords = [
        "StackView", "ImageView", "TextField", "TextView", "CollectionView", "TableView", "View",
        "Label", "Button", "Image", "Field", "Switch", "Toggle", "Stack", "Container", "Cell",
        "Lbl", "Btn", "Img", "Stackview", "Imageview", "Textfield",
    ]

    // MARK: Making names of words

    /// Returns a name in camel case for a text, made of its important words, or of the last words
    /// of a localization key such as `login_accept_button`. Returns nil if the text has no letters,
    /// is a sentence or a sample, or is only the noun of a view's kind.
    ///
    /// - Parameter isShortened: whether to use the first words of a long text, instead of returning
    ///   nil
    static func subject(_ text: String, isShortened: Bool = false) -> String? {
        let text = String(String.UnicodeScalarView(text.unicodeScalars.map(plain)))
        var words = words(text)
        if isKey(text) || isLongKey(text) {
            words.removeAll { keyWords.contains($0.lowercased()) }
            words = words.suffix(keyLength)
        } else {
            if !isShortened, isSentence(text) { return nil }
            let heading = text.prefix { $0 != ":" }
            let all = Self.words(String(heading))
            // The letter `x` is a placeholder, as in `Step x of x`.
            words = all.filter { $0.lowercased() != "x" }
            if words.count == 1, words[0].count == 1, !words[0].first!.isNumber { return nil }
            let own = words.drop { fillers.contains($0.lowercased()) }
            var length = 0
            words = (own.isEmpty ? words[...] : own).prefix { word in
                length += word.count
                return length <= wordsLength
            }.prefix(isShortened ? mostWords : .max).map(\.self)
            let isCut = words.last != all.last
            while isCut, words.count > 1, fillers.contains(words.last!.lowercased()) {
                words.removeLast()
            }
        }
        // A unit in another script, as in `Interval (µs)`, is left out.
        let ascii = words.filter { $0.unicodeScalars.allSatisfy(\.isASCII) }
        if ascii.count * 2 >= words.count { words = ascii }
        guard let word = camel(words), word.count <= longest,
            word.unicodeScalars.allSatisfy(\.isASCII)
        else { return nil }
        return words.count == 1 && keyWords.contains(word.lowercased()) ? nil : word
    }

    /// Returns whether a text contains the name of a controller's class, which does not describe the
    /// view that shows it.
    private static func namesClass(_ text: String) -> Bool {
        text.lowercased().filter { $0 != " " }.contains("viewcontroller")
    }

    /// Returns whether a text is too long for a name, or is a sample text of Interface Builder.
    private static func isSentence(_ text: String) -> Bool {
        if isKey(text) || isLongKey(text) { return false }
        if text.lowercased().hasPrefix("lorem ipsum") { return true }
        let words = text.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
            .filter { $0.contains { $0.isLetter || $0.isNumber } }
            .map { $0.lowercased() }.drop(while: fillers.contains)
        return words.count > mostWords || words.joined().count > wordsLength && words.count > 1
    }

    /// Returns whether the text looks like a localization key, such as `login_title`.
    static func isKey(_ text: String) -> Bool {
        text.wholeMatch(of: key) != nil
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

    /// Returns whether the value of a runtime attribute looks like a localization key, such as
    /// `login.forgotten`.
    private static func isLongKey(_ value: String) -> Bool {
        value.count > 6 && value.contains(where: \.isLowercase)
            && value.wholeMatch(of: longKey) != nil
    }

    /// Returns a letter without its accents: `e` for `é`.
    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard !scalar.isASCII, let name = scalar.properties.name,
            let found = name.prefixMatch(of: #/LATIN (SMALL|CAPITAL) LETTER ([A-Z]) WITH/#)
        else { return scalar }
        let letter = found.1 == "SMALL" ? found.2.lowercased() : String(found.2)
        return letter.unicodeScalars.first!
    }

    /// Returns the words joined in camel case; nil if they cannot be a name. A name cannot begin with
    /// the digits of `1st`, so that is spelled out.
    private static func camel(_ words: some Collection<String>) -> String? {
        let rest = words.dropFirst().map(SwiftIdentifier.capitalized)
        let first = words.first.map { ordinal($0) ?? $0 } ?? ""
        return Name.fromText(([first] + rest).joined(), longest: longest)
    }

    /// Returns the word for an ordinal in digits: `first` for `1st`; nil for any other word.
    private static func ordinal(_ word: String) -> String? {
        let number = Int(word.prefix { $0.isNumber })
        guard let number, ordinals.indices.contains(number - 1),
            ["st", "nd", "rd", "th"].contains(word.drop { $0.isNumber }.lowercased())
        else { return nil }
        return ordinals[number - 1]
    }

    /// Returns a name without a number at its end; the name itself if nothing is left.
    static func withoutNumber(_ name: String) -> String {
        let plain = trimmingNumber(name)
        return plain.isEmpty ? name : plain
    }

    /// Returns a name without a number at its end; an empty string if nothing is left.
    static func trimmingNumber(_ name: String) -> String {
        let digits = name.utf8.reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        return String(name.utf8.dropLast(digits.count)) ?? name
    }

    /// Appends the noun of a view's kind to a word, unless the word already ends with it.
    static func join(_ word: String, _ noun: String) -> String {
        if word.lowercased().hasSuffix(noun.lowercased()) { return word }
        if noun == "imageView", word.hasSuffix("Image") { return word + "View" }
        return word + SwiftIdentifier.capitalized(noun)
    }

    /// The number of words at the end of a localization key that make a name.
    private static let keyLength = 2
    /// The maximum number of words in a name that is made from a text, and the maximum number of
    /// letters in these words.
    private static let mostWords = 4
    private static let wordsLength = 26

    /// Words that are left out of names: words in localization keys that only state the kind of a
    /// text, such as `title`, and words of sample texts.
    private static let keyWords: Set<String> = [
        "button", "btn", "label", "lbl", "title", "text", "key", "string", "placeholder", "image",
        "item", "view", "lorem", "field", "cell", "img",
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
