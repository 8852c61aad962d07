import StackCore

/// Generates the content of a table cell that has one of UIKit's cell styles. UIKit creates the
/// labels and the image view of such a cell.
struct SwiftCell {
    let lists: CodeLists
    let cell: View
    let names: SwiftNames
    let connections: CodeConnections
    let options: CodeOptions
    let texts: CodeTexts

    private typealias Part = (name: String, view: View)

    /// The cell's labels and image view, with the names that UIKit gives them.
    private var parts: [Part] {
        ["textLabel", "detailTextLabel", "imageView"].compactMap { name in
            lists.own(name, of: cell).map { (name, $0) }
        }
    }

    private func outlet(_ part: Part) -> String? {
        part.view.properties.value(.objectID).flatMap { connections.outlets[$0] }
    }

    /// The declarations of the properties for the outlets that refer to the cell's labels or image
    /// view.
    var accessors: [SwiftText] {
        let start = names.member(cell.id)
        return parts.compactMap { part in
            outlet(part).flatMap { name in
                name == part.name
                    ? nil
                    : .line(
                        "\(options.modifier)var \(name): \(part.view.kind.className)? "
                            + "{ \(start)\(part.name) }")
            }
        }
    }

    /// Returns the statements that set the content. They set the properties of the labels and the
    /// image view. A content configuration would make code of the app that sets the labels
    /// ineffective.
    ///
    /// - Parameter start: the expression for the cell with a period at its end; empty in the cell's
    ///   own class
    func statements(_ start: String) -> [String] {
        parts.flatMap { part in
            let look = SwiftLook(
                document: lists.document, view: part.view, target: "\(start)\(part.name)?",
                texts: texts)
            let type = part.view.properties.value(.customClass)
            let lost = type.map {
                "// Not exported: class \(SwiftLiteral.comment($0)) of \(part.name)"
            }
            return [lost].compactMap(\.self) + keys(part).flatMap { look.statements($0) }
        }
    }

    /// Returns the properties of a label or image view whose values differ from those in a new
    /// cell.
    private func keys(_ part: Part) -> [PropertyKey] {
        let properties = part.view.properties
        if part.view.kind == .image {
            return properties[.imageName] == nil ? [] : [.image, .tintColor]
        }
        let keys: [PropertyKey] = [
            .text, .font, .textColor, .lines, .textAlignment, .lineBreakMode, .minimumScaleFactor,
        ]
        return keys.filter { key in
            switch key {
            case .font: properties.value(.font).map { !isStandard($0, part) } ?? false
            // UIKit places a detail label at the trailing edge, also if it has another alignment.
            case .textAlignment:
                properties.value(.textAlignment) != .right || part.name == "textLabel"
            default: true
            }
        }
    }

    /// Returns whether the font is the one that the label has in a new cell, so that the code need
    /// not set it: the body style or the system font of 17 points, or of 12 points for a subtitle.
    private func isStandard(_ font: Font, _ part: Part) -> Bool {
        let isSmall = part.name == "detailTextLabel" && lists.style(of: cell) == "subtitle"
        return font == .style(.body) || font == .system(size: isSmall ? 12 : 17)
            || font.pointSize == 0
    }
}

extension SwiftClass {
    func cellContent(_ cell: View) -> SwiftCell {
        SwiftCell(
            lists: lists, cell: cell, names: names, connections: connections, options: options,
            texts: texts)
    }

    /// Returns the statements for settings that the document's properties do not contain: the
    /// selection style and content of a cell, the appearance of a content view, and the heights in
    /// a table.
    func cellStatements(_ view: View, _ target: String) -> [String] {
        let start = target == "self" ? "" : target + "."
        let selection = lists.attribute("selectionStyle", of: view)
        let isShown = view.kind == .cell && (selection == "none" || selection == "gray")
        return (isShown ? ["\(start)selectionStyle = .\(selection!)"] : [])
            + (lists.style(of: view) == nil ? [] : cellContent(view).statements(start))
            + listContent(of: view, start)
            + contentViews(of: view).flatMap { contentView($0, start + "contentView") }
            + heights(of: view, start)
    }

    private func contentViews(of view: View) -> [View] {
        // This check comes first because it is fast, and most views have no content view.
        let hasContent = view.subviews.contains { lists.isContentView(document[$0]) }
        return hasContent
            ? members.filter { $0.parent == view.id && lists.isContentView($0) } : []
    }

    /// Returns the statements for the texts of a cell's list content configuration, which iOS has
    /// since version 14.
    private func listContent(of view: View, _ start: String) -> [String] {
        let keys: [(PropertyKey, String)] = [
            (.contentText, "text"), (.contentSecondaryText, "secondaryText"),
        ]
        let lines = keys.compactMap { key, name -> String? in
            guard case .text(let text)? = view.properties[key] else { return nil }
            return "content.\(name) = \(texts.literal(text))"
        }
        if view.kind != .cell || lines.isEmpty || options.deploymentTarget < 14 { return [] }
        return ["var content = \(start)defaultContentConfiguration()"] + lines
            + ["\(start)contentConfiguration = content"]
    }

    private func contentView(_ view: View, _ target: String) -> [String] {
        let look = SwiftLook(
            document: document, view: view, target: target, texts: texts,
            source: lists.element(of: view))
        var keys: [PropertyKey] = [
            .backgroundColor, .tintColor, .alpha, .margins, .direction, .cornerRadius, .borderWidth,
            .borderColor, .preservesSuperviewMargins, .insetsMarginsFromSafeArea,
        ]
        let isResized = view.subviews.contains {
            document[$0].properties.value(.autoresizing).map { $0.rawValue != 0 } ?? false
        }
        if isResized { keys.insert(.frame, at: 0) }
        if clipsBesideCell(view) { keys.append(.clipsToBounds) }
        if !usesMargins(view) {
            keys.removeAll {
                [.margins, .preservesSuperviewMargins, .insetsMarginsFromSafeArea].contains($0)
            }
        }
        return keys.flatMap { look.statements($0) }
            .filter { $0 != "\(target).backgroundColor = .clear" }
    }

    /// Returns whether the content view of a collection's cell clips its subviews, but the cell
    /// does not. (In files of Interface Builder, the content views of table cells always clip.)
    private func clipsBesideCell(_ content: View) -> Bool {
        guard let cell = content.parent.map({ document[$0] }),
            lists.element(of: cell)?.isNamed("collectionViewCell") == true
        else { return false }
        return content.properties.value(.clipsToBounds) == true
            && cell.properties.value(.clipsToBounds) != true
    }

    /// Returns the statements for the heights that the file states for a table; a table created in
    /// code has automatic heights. Leaves out the heights of section headers and footers that
    /// Interface Builder gives every new table.
    private func heights(of table: View, _ start: String) -> [String] {
        guard table.kind == .table else { return [] }
        let isReadable = document.keepsCellsReadable(table)
        let readable =
            isReadable && table.properties.value(.followsReadableWidth) != true
            ? ["\(start)cellLayoutMarginsFollowReadableWidth = true"] : []
        return readable
            + [
                ("rowHeight", []), ("estimatedRowHeight", []),
                ("sectionHeaderHeight", Self.sectionHeights),
                ("sectionFooterHeight", Self.sectionHeights),
                ("estimatedSectionHeaderHeight", []), ("estimatedSectionFooterHeight", []),
            ].compactMap { name, usual in
                let ofFile = lists.number(name, of: table)
                let ofRows = name == "rowHeight" ? heightsOfAllRows[table.id] : nil
                guard let height = ofRows ?? ofFile, height > 0, !usual.contains(height)
                else { return nil }
                return "\(start)\(name) = \(SwiftLiteral.number(height))"
            }
    }

    /// The heights of section headers and footers of new tables in Xcode, in points: plain and
    /// grouped ones.
    private static let sectionHeights: Set<Double> = [28, 18]
}

extension CodeLists {
    /// Returns the statements that make the variable that a view's initializer needs: `layout` for
    /// a collection, `configuration` for a web view. Empty if the view has UIKit's standard values.
    func setup(of view: View) -> [String] {
        view.kind == .web ? configuration(of: view) : layout(of: view)
    }

    private func configuration(of view: View) -> [String] {
        guard let source = element(of: view)?.child(key: "configuration") else { return [] }
        let media = source.child(key: "mediaTypesRequiringUserActionForPlayback")
        var lines = Self.webFlags.compactMap { flag in
            source[flag].map { "\(flag) = \($0 == "YES")" }
        }
        if let media, !media.isYes("all"), !(media.isYes("audio") && media.isYes("video")) {
            let types = ["audio", "video"].filter(media.isYes).map { "." + $0 }
            lines.append(
                "mediaTypesRequiringUserActionForPlayback = "
                    + (types.isEmpty ? "[]" : types.joined()))
        }
        if lines.isEmpty { return [] }
        return ["let configuration = WKWebViewConfiguration()"]
            + lines.map { "configuration." + $0 }
    }

    private static let webFlags = [
        "allowsInlineMediaPlayback", "allowsAirPlayForMediaPlayback",
        "allowsPictureInPictureMediaPlayback", "suppressesIncrementalRendering",
    ]

    /// Returns the statements that make the variable `layout` for the initializer of a collection.
    /// Empty if the layout has UIKit's standard values, and for other views.
    func layout(of list: View) -> [String] {
        guard list.kind == .collection,
            let layout = element(of: list)?.child(
                "collectionViewFlowLayout", key: "collectionViewLayout")
        else { return [] }
        let number = { (name: String, key: String?) in
            XMLNumber.parse((key.map { layout.child(key: $0) } ?? layout)?[name]) ?? 0
        }
        var lines: [String] = []
        if layout["scrollDirection"] == "horizontal" {
            lines.append("scrollDirection = .horizontal")
        }
        for name in [
            "itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize",
        ] {
            let size = Size(width: number("width", name), height: number("height", name))
            let standard = name == "itemSize" ? Size(width: 50, height: 50) : .zero
            if size != standard { lines.append("\(name) = \(SwiftLiteral.size(size))") }
        }
        if layout.isYes("automaticEstimatedItemSize") {
            lines.append("estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
        }
        for name in ["minimumLineSpacing", "minimumInteritemSpacing"] where number(name, nil) != 10
        {
            lines.append("\(name) = \(SwiftLiteral.number(number(name, nil)))")
        }
        let sides = ["minY", "minX", "maxY", "maxX"].map { number($0, "sectionInset") }
        let inset = Insets(
            top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
        if inset != .zero { lines.append("sectionInset = \(SwiftLiteral.edges(inset))") }
        if let reference = layout["sectionInsetReference"], reference != "contentInset",
            SwiftIdentifier.isWord(reference)
        {
            let word = SwiftIdentifier.capitalized(reference)
            lines.append("sectionInsetReference = .from\(word)")
        }
        if lines.isEmpty { return [] }
        let type = element(of: list)?.collectionLayoutClass ?? "UICollectionViewFlowLayout"
        return ["let layout = \(type)()"] + lines.map { "layout." + $0 }
    }
}

extension SourceElement {
    /// The names of the properties of the element's UIKit class that code can set to a view, such
    /// as `backgroundView` of a table.
    var viewProperties: Set<String> {
        switch name {
        case "tableViewCell":
            [
                "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView",
                "accessoryView", "editingAccessoryView",
            ]
        case "collectionViewCell": ["backgroundView", "selectedBackgroundView"]
        case "tableView", "collectionView": ["backgroundView"]
        case "textField": ["leftView", "rightView", "inputView", "inputAccessoryView"]
        case "textView": ["inputView", "inputAccessoryView"]
        default: []
        }
    }

    /// The custom class of a collection's layout; nil if the layout has none.
    var collectionLayoutClass: String? {
        child(key: "collectionViewLayout")?["customClass"].flatMap {
            SwiftIdentifier.isType($0) ? $0 : nil
        }
    }
}
