/// An item of a navigation bar or toolbar (`UIBarButtonItem`), or of a tab bar that is a view
/// (`UITabBarItem`).
package struct BarItem: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case title(String)
        case image(ImageName)
        /// A standard item of UIKit, such as `done`. The value is the name of a case of
        /// `UIBarButtonItem.SystemItem`.
        case system(String)
        /// The title in the middle of a navigation bar that is a view of the document.
        case barTitle(String)
    }

    package var content: Content
    /// Whether the item has the style `done`, which makes its title bold.
    package var isDone = false
    package var isEnabled = true
    /// The item's own tint as `Color` spells it; nil if the item has the bar's tint.
    package var tint: String?
    /// The document that the item shows in place of its content (`customView`): the document's
    /// name, or the object identifier of its root view. Nil if the item shows its own content.
    package var view: String?
    /// The picture of a tab beside its title or system item; nil for any other item.
    package var image: ImageName?
    /// The text of a tab's badge; nil if it has none.
    package var badge: String?
    /// The colour of the badge as `Color` spells it; nil for red.
    package var badgeColor: String?

    package init(_ content: Content) { self.content = content }

    /// Whether the item is flexible space, which fills the width that the other items leave.
    package var isFlexibleSpace: Bool { content == .system("flexibleSpace") }
}

/// A list of bar items in one text, separated by `|`.
///
/// An item is its title, `system:NAME` for a symbol, `asset:NAME` for a picture, `item:NAME` for a
/// system item, or `title:TEXT` for a navigation bar's title. The options `done`, `disabled`,
/// `tint=COLOUR` and `view=DOCUMENT` are in brackets after it, separated by commas:
/// `Save[done,disabled]`. The items of tab bars have the options `image=NAME`, `badge=TEXT` and
/// `badgeColor=COLOUR`.
package enum BarItemList {
    private static let assetPrefix = "asset:"
    private static let systemPrefix = "item:"
    private static let titlePrefix = "title:"

    package static func text(_ items: [BarItem]) -> String { TitleList.text(items.map(spelling)) }

    /// Parses a list of items. Never fails, because an item without a known prefix is a title.
    package static func items(_ text: String) -> [BarItem] {
        text.isEmpty ? [] : TitleList.titles(text).map(item)
    }

    private static func spelling(_ item: BarItem) -> String {
        let content =
            switch item.content {
            case .title(let title): title
            case .image(.symbol(let name)): ImageName.symbolPrefix + name
            case .image(.asset(let name)): assetPrefix + name
            case .system(let name): systemPrefix + name
            case .barTitle(let title): titlePrefix + title
            }
        var options: [String] = []
        if item.isDone { options.append("done") }
        if !item.isEnabled { options.append("disabled") }
        if let tint = item.tint { options.append("tint=" + tint) }
        if let view = item.view { options.append("view=" + view) }
        for (name, value) in [("image", item.image?.stored), ("badge", item.badge)] {
            // An option cannot contain the characters that separate options.
            guard let value, !value.contains(where: { "[,]".contains($0) }) else { continue }
            options.append(name + "=" + value)
        }
        if let color = item.badgeColor { options.append("badgeColor=" + color) }
        return content + (options.isEmpty ? "" : "[" + options.joined(separator: ",") + "]")
    }

    private static func item(_ text: String) -> BarItem {
        guard text.hasSuffix("]"), let start = text.lastIndex(of: "[") else {
            return BarItem(content(text))
        }
        var item = BarItem(content(String(text[..<start])))
        for option in text[text.index(after: start)...].dropLast().split(separator: ",") {
            guard set(option, of: &item) else {
                // The option is unknown, so the brackets are part of the title.
                return BarItem(content(text))
            }
        }
        return item
    }

    /// Sets an option of an item. Returns whether the option is known.
    private static func set(_ option: Substring, of item: inout BarItem) -> Bool {
        let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts.count == 2 ? String(parts[1]) : nil
        switch (parts[0], value) {
        case ("done", nil): item.isDone = true
        case ("disabled", nil): item.isEnabled = false
        case ("tint", let tint?): item.tint = tint
        case ("view", let view?): item.view = view
        case ("image", let image?): item.image = ImageName(stored: image)
        case ("badge", let badge?): item.badge = badge
        case ("badgeColor", let color?): item.badgeColor = color
        default: return false
        }
        return true
    }

    private static func content(_ text: String) -> BarItem.Content {
        func rest(_ prefix: String) -> String? {
            text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
        }
        if let name = rest(ImageName.symbolPrefix) { return .image(.symbol(name)) }
        if let name = rest(assetPrefix) { return .image(.asset(name)) }
        if let name = rest(systemPrefix) { return .system(name) }
        if let title = rest(titlePrefix) { return .barTitle(title) }
        return .title(text)
    }
}

extension BarItem {
    /// The item's content for drawing; nil for empty space. A system item is replaced by its title,
    /// or by an SF Symbol that resembles UIKit's picture.
    package var shown: Content? {
        guard case .system(let name) = content else { return content }
        if let title = Self.systemTitles[name] { return .title(title) }
        return Self.systemSymbols[name].map { .image(.symbol($0)) }
    }

    /// Whether the item's title is bold. The titles of the system items `done` and `save` are
    /// always bold.
    package var isBold: Bool { isDone || content == .system("done") || content == .system("save") }

    private static let systemTitles = [
        "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo",
        "redo": "Redo", "pageCurl": "Page Curl", "close": "Close",
    ]

    private static let systemSymbols = [
        "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
        "action": "square.and.arrow.up", "organize": "folder", "bookmarks": "book",
        "search": "magnifyingglass", "refresh": "arrow.clockwise", "stop": "xmark",
        "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause.fill",
        "rewind": "backward.fill", "fastForward": "forward.fill",
    ]
}

// MARK: - Items of tab bars

extension BarItem {
    /// The title that a tab bar shows for the item.
    package var tabTitle: String {
        switch content {
        case .title(let title), .barTitle(let title): title
        case .system(let name): Self.tabTitle(ofSystemItem: name)
        case .image: ""
        }
    }

    /// The picture that a tab bar shows for the item; nil if it shows none.
    package var tabImage: ImageName? {
        switch content {
        case .image(let name): name
        case .system(let name): image ?? Self.tabSymbols[name].map(ImageName.symbol)
        case .title, .barTitle: image
        }
    }

    /// Returns the title that UIKit shows for a system item of a tab bar: `Top Rated` for
    /// `topRated`.
    package static func tabTitle(ofSystemItem name: String) -> String {
        let words = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// SF Symbols that resemble the pictures of UIKit's system tab bar items, by the items' names.
    package static let tabSymbols = [
        "more": "ellipsis", "favorites": "star.fill", "featured": "star.fill",
        "topRated": "star.fill", "recents": "clock.fill", "contacts": "person.crop.circle.fill",
        "history": "clock.fill", "bookmarks": "book.fill", "search": "magnifyingglass",
        "downloads": "square.and.arrow.down", "mostRecent": "clock.fill",
        "mostViewed": "list.number",
    ]
}
