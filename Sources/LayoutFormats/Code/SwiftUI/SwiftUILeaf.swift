import StackCore

/// The generated SwiftUI code of a view without subviews: its initializer and the appearance of its
/// content. `SwiftUILook` adds the background and border.
struct SwiftUILeaf {
    let view: View
    let name: String
    /// The text of the label that describes a control, or the property that has it; an empty text if
    /// there is none.
    let title: SwiftUICall.Argument
    let values: ValuesInForce
    /// Whether the image is scaled to the size of the image view or button, instead of determining
    /// it.
    let isResized: Bool
    /// Whether frames determine both lengths of the view.
    let isFramed: Bool
    /// The axes along which no length is proposed to the view.
    let unproposed: Set<Axis>
    /// The modifiers of a button's label.
    let label: [SwiftUICall]
    let texts: CodeTexts
    /// The name of the property that stores a label's text or an image; nil if the code contains it
    /// literally.
    let property: String?
    /// The effect of pressing a button; nil for none.
    let action: SwiftUIAction?
    /// Whether the user can change the text of a text view.
    let isEditable: Bool
    /// Whether the app sets the text of a label, so that it may be longer than the label's space.
    let isLimited: Bool
    /// The distance between a button's image and its title, in points.
    let imagePadding: Double
    /// The picture in the middle of a button without content; nil if there is none.
    let icon: SwiftUINode?
    /// The pictures and title that a button shows only while it is selected, with the name of the
    /// property for whether it is selected; nil if there are none.
    let selected: (flag: String, content: SwiftUIConnections.Selection)?

    /// The names of the properties for the number of pages and the current page of a page control; nil
    /// if the app does not change them.
    let pages: (count: String, current: String)?

    private(set) var notes: [String] = []
    private(set) var head = SwiftUICall("EmptyView")
    private(set) var modifiers: [SwiftUICall] = []

    init(
        _ view: View, named name: String, title: SwiftUICall.Argument = .plain("\"\""),
        _ values: ValuesInForce, isResized: Bool,
        isFramed: Bool = false, unproposed: Set<Axis> = [], label: [SwiftUICall],
        _ texts: CodeTexts, property: String?, action: SwiftUIAction?,
        isEditable: Bool = true, isLimited: Bool = false, imagePadding: Double = 0,
        selected: (flag: String, content: SwiftUIConnections.Selection)? = nil,
        pages: (count: String, current: String)? = nil, icon: SwiftUINode? = nil
    ) {
        self.view = view
        self.name = name
        self.title = title
        self.values = values
        (self.isResized, self.isFramed, self.unproposed) = (isResized, isFramed, unproposed)
        self.label = label
        self.texts = texts
        (self.property, self.action, self.isEditable) = (property, action, isEditable)
        (self.isLimited, self.imagePadding) = (isLimited, imagePadding)
        (self.selected, self.pages, self.icon) = (selected, pages, icon)
        make()
    }

    private var binding: String { "$" + name }

    /// Returns the name of the property for the rows of a picker, which the app sets.
    static func rows(_ name: String) -> String { name + "Rows" }

    /// The title of a control for VoiceOver. The screen shows the text beside the control instead.
    private var caption: SwiftUICall.Argument { title }
    private var style: ControlStyle? { values[.style] }

    /// Whether a view without subviews is drawn as a colour.
    static func isColor(_ view: View, _ values: ValuesInForce) -> Bool {
        switch view.kind {
        case .view, .stack, .scroll, .cell: true
        case .image: values[.imageName] == nil
        default: false
        }
    }

    private mutating func make() {
        switch view.kind {
        case .view, .stack, .scroll, .table, .collection, .cell, .toolbar, .visualEffect, .map,
            .web, .spacer:
            head = SwiftUICall(emptyColor)
        case .label: makeLabel()
        case .button: makeButton()
        case .textField: makeField()
        case .searchBar: makeSearchBar()
        case .textView: makeTextView()
        case .image: makeImage()
        case .switch: makeSwitch()
        case .slider:
            head = SwiftUICall("Slider", [.named("value", binding), .named("in", range)])
            color(.minimumTrackTintColor, "tint")
        case .stepper:
            head = SwiftUICall(
                "Stepper", [caption, .named("value", binding), .named("in", range)])
            modify("labelsHidden")
        case .segmented: makeSegments()
        case .progress:
            head = SwiftUICall(
                "ProgressView", [.named("value", property ?? SwiftUIState.progress(of: view))])
            color(.progressTintColor, "tint")
        case .activity:
            head = SwiftUICall("ProgressView")
            if style == .large { modify("controlSize", ".large") }
            color(.color, "tint")
            if values[.animating] == false { modify("opacity", "0") }
        case .pageControl: makePages()
        case .datePicker: makeDatePicker()
        case .picker:
            let rows = Self.rows(name)
            let row = SwiftUINode(
                name + ".row", SwiftUICall("Text", rows + "[index]"), [SwiftUICall("tag", "index")])
            let each = SwiftUICall(
                "ForEach", [.plain(rows + ".indices"), .named("id", "\\.self")],
                closures: [.init(label: nil, parameter: "index", content: [.node(row)])])
            head = SwiftUICall(
                "Picker", [caption, .named("selection", binding)],
                holding: [SwiftUINode(name + ".rows", each)])
            modify("pickerStyle", ".wheel")
        }
    }

    /// The SwiftUI colour that replaces a view without content: the view's background, or clear.
    private var emptyColor: String {
        values[.backgroundColor].map { SwiftUILiteral.colorView(Color(stored: $0)) }
            ?? "Color.clear"
    }

    private mutating func modify(_ name: String, _ arguments: String...) {
        modifiers.append(SwiftUICall(name, arguments.map(SwiftUICall.Argument.plain)))
    }

    private mutating func color(_ property: Property<String>, _ modifier: String) {
        if let stored = values[property] {
            modify(modifier, SwiftUILiteral.color(Color(stored: stored)))
        }
    }

    private func isSet(_ key: PropertyKey) -> Bool { Self.isSet(key, view) }

    private static func isSet(_ key: PropertyKey, _ view: View) -> Bool {
        view.properties.entries.contains { $0.key == key }
    }

    // MARK: Obstacles

    /// The reason why a view with a class of the app stays in UIKit.
    static let isOfApp = "@ is a view of the app"

    /// Returns a clause with the reason why SwiftUI cannot show a view; nil if it can. In the
    /// clause, `@` is in the place of the view's name.
    static func obstacle(_ view: View, _ values: ValuesInForce) -> String? {
        switch view.kind {
        case .collection: return "no SwiftUI grid places its items like @ (UICollectionView)"
        case .map, .web:
            return "SwiftUI has no view like @ (\(view.kind.className))"
        case .view, .stack, .scroll, .table, .cell, .visualEffect, .spacer, .toolbar:
            guard view.subviews.isEmpty, view.kind == .view || view.kind == .table,
                view.id != .root, !view.isBar,
                let type = view.properties.value(.customClass)
            else { return nil }
            return SwiftViewClass.isOfUIKit(type)
                ? "SwiftUI has no view like @ (\(SwiftLiteral.comment(type)))" : isOfApp
        default: break
        }
        if !view.subviews.isEmpty { return "@ has subviews" }
        if values[.datePickerMode] == "countDownTimer" {
            return "SwiftUI has no picker that counts down"
        }
        if values[.textAlignment] == .justified, values[.lines] ?? 1 != 1 {
            return "@ is justified"
        }
        if let type = view.properties.value(.customClass), !SwiftViewClass.isOfUIKit(type) {
            return isOfApp
        }
        if isSet(.backgroundImage, view), values[.backgroundImageName] == nil {
            return "the file does not name the background of @"
        }
        let hasLineHeight = ParagraphStyle.keys.contains { $0 != .lineSpacing && isSet($0, view) }
        if hasLineHeight, view.kind != .label || lineRoom(values).above < 0 {
            return "SwiftUI has no line height for @"
        }
        for key in colorsWithoutModifier where isSet(key, view) {
            // The background of a prominent button is drawn in its tint.
            if key == .baseBackgroundColor, values[.style] == .filled { continue }
            return "SwiftUI has no \(key.spelling) for @"
        }
        return nil
    }

    private static let colorsWithoutModifier: [PropertyKey] = [
        .thumbTintColor, .maximumTrackTintColor, .trackTintColor, .selectedSegmentTintColor,
        .baseBackgroundColor, .segmentImages,
    ]
}

// MARK: - Texts

extension SwiftUILeaf {
    private mutating func makeLabel() {
        head = property.map { SwiftUICall("Text", $0) } ?? texts.text(values[.text] ?? "")
        if isSet(.font) { font(values[.font]) }
        textColor()
        let lines = values[.lines] ?? 1
        let isCut = [.byTruncatingHead, .byTruncatingMiddle].contains(values[.lineBreakMode])
        let isOneLine = isCut || isLimited || values[.minimumScaleFactor] ?? 0 > 0
        if lines > 1 || lines == 1 && isOneLine {
            modify("lineLimit", SwiftUILiteral.number(lines))
        }
        let room = Self.lineRoom(values)
        if room.between > 0 { modify("lineSpacing", SwiftUILiteral.number(room.between)) }
        if let factor = values[.minimumScaleFactor], factor > 0, factor < 1 {
            modify("minimumScaleFactor", SwiftUILiteral.number(factor))
        }
        if values[.lines] ?? 1 != 1 { alignLines() }
        cut(standard: .byTruncatingTail)
        // UIKit adds the height that a paragraph style gives to a line above its letters.
        modifiers += SwiftUICall.padding(
            Insets(top: room.above, leading: 0, bottom: 0, trailing: 0))
    }

    /// Returns the space in points that a text's paragraph style adds above its first line and
    /// between its lines.
    private static func lineRoom(_ values: ValuesInForce) -> (above: Double, between: Double) {
        func metrics(_ paragraph: ParagraphStyle) -> TextMetrics {
            TextMetrics(
                font: values[.font] ?? .label, traits: MeasurementTraits(category: .large),
                paragraph: paragraph)
        }
        let (styled, plain) = (metrics(ParagraphStyle { values[$0] }), metrics(.natural))
        func tenths(_ points: Double) -> Double { (points * 10).rounded() / 10 }
        return (
            tenths(styled.lineHeight - plain.lineHeight), tenths(styled.lineStep - plain.lineStep)
        )
    }

    private mutating func font(_ font: Font?) {
        // The body style and the font of a new label need no modifier, because they are SwiftUI's
        // default font.
        if let font, font != .style(.body), font != .label {
            modify("font", SwiftUILiteral.font(font))
        }
    }

    private mutating func textColor() {
        if isSet(.textColor), values[.textColor] != "label" { color(.textColor, "foregroundStyle") }
    }

    private mutating func alignLines() {
        switch values[.textAlignment] ?? .natural {
        case .natural, .left, .justified: break
        case .center: modify("multilineTextAlignment", ".center")
        case .right: modify("multilineTextAlignment", ".trailing")
        }
    }

    private mutating func cut(standard: LineBreakMode) {
        switch values[.lineBreakMode] ?? standard {
        case .byTruncatingHead: modify("truncationMode", ".head")
        case .byTruncatingMiddle where standard != .byTruncatingMiddle:
            modify("truncationMode", ".middle")
        case .byTruncatingMiddle, .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping:
            break
        }
    }

    private mutating func makeField() {
        let title = texts.title(values[.placeholder] ?? "")
        head = SwiftUICall(
            values[.secure] == true ? "SecureField" : "TextField",
            [title, .named("text", binding)])
        switch style ?? .roundedRect {
        case .none: break
        case .line:
            modifiers.append(
                SwiftUICall("border", [.plain("Color.primary"), .named("width", "1")]))
        default: modify("textFieldStyle", ".roundedBorder")
        }
        font(isSet(.font) ? values[.font] : .textInput)
        textColor()
        alignLines()
    }

    /// Creates a text field in place of a search bar. `searchable` would show the search bar in the
    /// navigation bar.
    private mutating func makeSearchBar() {
        let title = values[.placeholder].flatMap { $0.isEmpty ? nil : $0 } ?? "Search"
        head = SwiftUICall("TextField", [texts.title(title), .named("text", binding)])
        modify("textFieldStyle", ".roundedBorder")
        modifiers += SwiftUICall.padding(Insets(top: 10, leading: 8, bottom: 12, trailing: 8))
    }

    private mutating func makeTextView() {
        let isFixed = values[.scrollEnabled] == false
        head =
            isEditable
            ? SwiftUICall("TextEditor", [.named("text", binding)])
            : property.map { SwiftUICall("Text", $0) } ?? texts.text(values[.text] ?? "")
        font(isSet(.font) ? values[.font] : .textInput)
        textColor()
        alignLines()
        if isEditable {
            if isFixed {
                modify("scrollDisabled", "true")
                modifiers.append(.fixedSize(.vertical))
            }
            if isSet(.backgroundColor) { modify("scrollContentBackground", ".hidden") }
            return
        }
        // The insets of UIKit's text container.
        modifiers += SwiftUICall.padding(Insets(top: 8, leading: 5, bottom: 8, trailing: 5))
        if isFixed { return }
        let side: String =
            switch values[.textAlignment] ?? .natural {
            case .natural, .left, .justified: "leading"
            case .center: "center"
            case .right: "trailing"
            }
        modifiers.append(
            SwiftUICall(
                "frame",
                [.named("maxWidth", ".infinity")]
                    + (side == "center" ? [] : [.named("alignment", "." + side)])))
        let text = SwiftUINode(name + ".text", head, modifiers)
        (head, modifiers) = (SwiftUICall("ScrollView", holding: [text]), [])
    }
}

// MARK: - Buttons and images

extension SwiftUILeaf {
    private mutating func makeButton() {
        let title = values[.text] ?? ""
        let icon = picture ?? Self.symbol(style)
        let subtitle = style?.isConfiguration == true ? values[.subtitle] ?? "" : ""
        if icon == nil, subtitle.isEmpty, label.isEmpty, self.icon == nil,
            values[.backgroundImageName] == nil
        {
            head = SwiftUIAction.button(
                property.map(SwiftUICall.Argument.plain) ?? self.title(title), action, name)
        } else if label.isEmpty, values[.backgroundImageName] == nil, self.icon == nil,
            let (text, symbol) = titleAndSymbol(icon, title, subtitle)
        {
            head = SwiftUIAction.button(text, symbol: symbol, action, name)
        } else {
            var content = labelNode(icon, title, subtitle)
            if let own = self.icon {
                content = own
                content.modifiers +=
                    own.outer + label + [SwiftUICall("contentShape", "Rectangle()")]
                content.outer = []
            } else if isHitArea(icon, title) {
                content.head = SwiftUICall("Color.clear")
                content.modifiers = label + [SwiftUICall("contentShape", "Rectangle()")]
            } else {
                content.modifiers += label
                // Without a content shape, a button of this style ignores taps beside its text.
                if style == .custom || title.isEmpty && icon == nil, !label.isEmpty,
                    values[.backgroundImageName] == nil
                {
                    content.modifiers.append(SwiftUICall("contentShape", "Rectangle()"))
                }
            }
            if let image = values[.backgroundImageName].map(ImageName.init(stored:)) {
                // The picture fills the button. Without a frame, the button is as large as the
                // picture.
                let picture = SwiftUINode(
                    name + ".background", SwiftUICall(SwiftUILiteral.picture(image)),
                    label.isEmpty && title.isEmpty ? [] : [SwiftUICall("resizable")])
                if title.isEmpty, icon == nil {
                    content = picture
                    content.modifiers += label
                } else {
                    content.modifiers.append(SwiftUICall("background", holding: [picture]))
                }
            }
            head = SwiftUIAction.button(content, action, name)
        }
        styleButton(title)
    }

    /// Whether a button is an invisible area to tap: it has no icon, title or background, but a
    /// `frame` modifier with a width and a height.
    private func isHitArea(_ icon: SwiftUICall?, _ title: String) -> Bool {
        let framed = label.filter { $0.name == "frame" }.flatMap(\.arguments).compactMap(\.label)
        return title.isEmpty && icon == nil && property == nil
            && values[.backgroundImageName] == nil && values[.subtitle] ?? "" == ""
            && !Set(framed).isDisjoint(with: ["width", "maxWidth"])
            && !Set(framed).isDisjoint(with: ["height", "maxHeight"])
    }

    /// Returns the title of a button and the symbol before it, if these are all that it shows, at the
    /// usual distance; nil otherwise.
    private func titleAndSymbol(
        _ icon: SwiftUICall?, _ title: String, _ subtitle: String
    ) -> (title: SwiftUICall.Argument, symbol: String)? {
        let place: ImagePlacement = values[.imagePlacement] ?? .leading
        guard !title.isEmpty, subtitle.isEmpty, place == .leading, imagePadding == 0, !isResized,
            let picture = icon?.arguments.first, picture.label == "systemName",
            picture.value.hasPrefix("\"")
        else { return nil }
        return (property.map(SwiftUICall.Argument.plain) ?? self.title(title), picture.value)
    }

    private func labelNode(
        _ icon: SwiftUICall?, _ title: String, _ subtitle: String
    ) -> SwiftUINode {
        var parts: [SwiftUINode] = []
        if !title.isEmpty || icon == nil {
            let text =
                property.map { SwiftUICall("Text", $0) }
                ?? (selected?.content.title == nil
                    ? texts.text(title) : SwiftUICall("Text", [self.title(title)]))
            parts.append(SwiftUINode(name + ".title", text))
        }
        if !subtitle.isEmpty {
            let second = SwiftUINode(
                name + ".subtitle", texts.text(subtitle),
                [SwiftUICall("font", ".footnote")])
            parts = [
                SwiftUINode(
                    name + ".titles",
                    SwiftUICall("VStack", [.named("spacing", "1")], holding: parts + [second]))
            ]
        }
        if let (text, symbol) = titleAndSymbol(icon, title, subtitle) {
            return SwiftUINode(
                name + ".label", SwiftUICall("Label", [text, .named("systemImage", symbol)]))
        }
        let place: ImagePlacement = values[.imagePlacement] ?? .leading
        if let icon {
            var image = SwiftUINode(name + ".picture", icon)
            if isResized {
                image.modifiers = [SwiftUICall("resizable"), SwiftUICall("scaledToFit")]
            }
            if style == .close, picture == nil { image.modifiers = Self.closeLook }
            // The title is read, and the name of a symbol would be too.
            if !parts.isEmpty, icon.arguments.first?.label == "systemName" {
                image.modifiers.append(SwiftUICall("accessibilityHidden", "true"))
            }
            parts = place == .trailing || place == .bottom ? parts + [image] : [image] + parts
        }
        if parts.count == 1 { return parts[0] }
        let isVertical = place == .top || place == .bottom
        let spacing = SwiftUILiteral.number(imagePadding)
        return SwiftUINode(
            name + ".label",
            SwiftUICall(
                isVertical ? "VStack" : "HStack", [.named("spacing", spacing)], holding: parts))
    }

    /// Returns the title of a button as an argument, with another one while the button is selected.
    private func title(_ title: String) -> SwiftUICall.Argument {
        let plain = texts.title(title)
        guard let selected, let other = selected.content.title.map(texts.title) else {
            return plain
        }
        return .plain("\(selected.flag) ? \(other.value) : \(plain.value)")
    }

    /// The look of the system's close button.
    private static var closeLook: [SwiftUICall] {
        [
            SwiftUICall("font", ".system(size: 30)"),
            SwiftUICall("symbolRenderingMode", ".palette"),
            SwiftUICall(
                "foregroundStyle", "Color(uiColor: .secondaryLabel)",
                "Color(uiColor: .tertiarySystemFill)"),
        ]
    }

    /// Returns the symbol of a button whose style has one.
    static func symbol(_ style: ControlStyle?) -> SwiftUICall? {
        let name: String? =
            switch style {
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            default: nil
            }
        return name.map {
            SwiftUICall("Image", [.named("systemName", SwiftLiteral.string($0))])
        }
    }

    private mutating func styleButton(_ title: String) {
        switch style ?? .system {
        case .filled:
            modify("buttonStyle", ".borderedProminent")
            color(.baseBackgroundColor, "tint")
        case .gray, .tinted: modify("buttonStyle", ".bordered")
        // The style `plain` would draw a symbol without the tint.
        case .custom where !isSymbol || !title.isEmpty: modify("buttonStyle", ".plain")
        default: break
        }
        if style == .gray, !isSet(.tintColor) { modify("tint", ".gray") }
        if style == .close, !isSet(.accessibilityLabel) {
            modify("accessibilityLabel", "\"Close\"")
        }
        if isSet(.font) {
            font(values[.font])
        } else if style?.isConfiguration != true, !title.isEmpty {
            font(style == .custom ? .customButton : .button)
        }
        // Without a title, the colour of titles has an effect only in a configuration, where it is
        // that of the symbol too.
        let isColored = !title.isEmpty || property != nil || style?.isConfiguration == true
        if isSet(.textColor), isColored { color(.textColor, "foregroundStyle") }
        if let lines = values[.lines], lines > 1 {
            modify("lineLimit", SwiftUILiteral.number(lines))
        } else if property != nil, style?.isConfiguration != true, values[.lines] != 0 {
            modify("lineLimit", "1")
        }
    }

    /// Whether the picture is a symbol of the system, which has the tint.
    private var isSymbol: Bool {
        let names = [values[.imageName], values[.backgroundImageName]].compactMap(\.self)
        guard case .symbol? = names.first.map(ImageName.init(stored:)) else { return false }
        return true
    }

    /// The space between a button's label and the edges of its background, in points: the sum of
    /// both sides.
    static let chrome = Size(width: 24, height: 14)

    /// The `Image` call; nil if the document does not name an image.
    private var picture: SwiftUICall? {
        guard let own = values[.imageName].map(ImageName.init(stored:)) else { return nil }
        func spelled(_ name: ImageName) -> (label: String?, value: String) {
            switch name {
            case .asset(let name): (nil, SwiftLiteral.string(name))
            case .symbol(let name): ("systemName", SwiftLiteral.string(name))
            }
        }
        let (label, value) = spelled(own)
        guard let selected, let other = selected.content.image else {
            return SwiftUICall("Image", [.init(label: label, value: value)])
        }
        let (otherLabel, otherValue) = spelled(other)
        if label == otherLabel {
            return SwiftUICall(
                "Image",
                [.init(label: label, value: "\(selected.flag) ? \(otherValue) : \(value)")])
        }
        let both = [other, own].map(SwiftUILiteral.picture)
        return SwiftUICall("(\(selected.flag) ? \(both[0]) : \(both[1]))")
    }

    private var scaling: [SwiftUICall] {
        switch values[.contentMode] ?? .scaleToFill {
        case .scaleAspectFit: [SwiftUICall("scaledToFit")]
        case .scaleAspectFill: [SwiftUICall("scaledToFill")]
        default: []
        }
    }

    /// Whether the content mode shows a picture in its own size.
    static func isUnscaled(_ values: ValuesInForce) -> Bool {
        ![nil, .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw].contains(
            values[.contentMode])
    }

    private mutating func makeImage() {
        if let property, picture == nil, !isResized, values[.contentMode] == .scaleAspectFit {
            head = SwiftUICall(property)
            return
        }
        if let property, picture == nil, Self.isUnscaled(values), unproposed.isEmpty {
            // The picture keeps its size in the space of the view.
            let image = SwiftUINode(view.name + ".picture", SwiftUICall(property))
            head = isFramed ? SwiftUICall("ZStack", holding: [image]) : SwiftUICall(emptyColor)
            if !isFramed { modifiers = [SwiftUICall("overlay", holding: [image])] }
            return
        }
        if let property, picture == nil {
            // The property is an optional picture, which fills the space that the view has anyway.
            var image = SwiftUINode(view.name + ".picture", SwiftUICall(property + "?"))
            image.modifiers = [SwiftUICall("resizable")] + scaling
            if isFramed {
                head = SwiftUICall("ZStack", holding: [image])
            } else if unproposed.count == 2 {
                head = SwiftUICall(property)
            } else if let axis = unproposed.first {
                // Along this axis, the view has the length of the picture.
                head = image.head
                modifiers = [SwiftUICall("resizable"), .fixedSize(axis)]
                if scaling.isEmpty { return }
                let (long, wide) = axis == .vertical ? ("high", "wide") : ("wide", "high")
                notes.append(
                    "As \(long) as the picture and as \(wide) as its place, in which it is scaled.")
                modifiers += [SwiftUICall("hidden"), SwiftUICall("overlay", holding: [image])]
            } else {
                head = SwiftUICall(emptyColor)
                modifiers = [SwiftUICall("overlay", holding: [image])]
            }
            return
        }
        guard let picture = property.map({ SwiftUICall($0) }) ?? picture else {
            head = SwiftUICall(emptyColor)
            notes.append("\(view.name) has no picture yet.")
            return
        }
        head = picture
        if isResized {
            modifiers += [SwiftUICall("resizable")] + scaling
        }
        if isSet(.tintColor) {
            color(.tintColor, "foregroundStyle")
        } else if isSymbol {
            modify("foregroundStyle", ".tint")
        }
    }
}

// MARK: - Controls

extension SwiftUILeaf {
    private mutating func makeSwitch() {
        head = SwiftUICall("Toggle", [caption, .named("isOn", binding)])
        modify("labelsHidden")
        color(.onTintColor, "tint")
    }

    private var range: String {
        let (least, greatest) = SwiftUIState.range(of: view)
        let last = SwiftUILiteral.number(greatest)
        return SwiftUILiteral.number(least) + "..." + (last.hasPrefix("-") ? "(\(last))" : last)
    }

    private mutating func makeSegments() {
        let titles = values[.segments].map(TitleList.titles) ?? []
        let rows = titles.enumerated().map { place, title in
            SwiftUINode(
                "\(name).\(place)", texts.text(title), [SwiftUICall("tag", "\(place)")])
        }
        head = SwiftUICall(
            "Picker", [caption, .named("selection", binding)], holding: rows)
        modify("pickerStyle", ".segmented")
    }

    /// Creates a row of dots, because SwiftUI has a page control only as part of a paged `TabView`.
    private mutating func makePages() {
        let count = pages?.count ?? "\(Int(values[.pages] ?? 0))"
        let current = pages?.current ?? "\(Int(values[.currentPage] ?? 0))"
        let colors = [values[.currentPageIndicatorTintColor], values[.pageIndicatorTintColor]].map {
            $0.map { SwiftUILiteral.colorView(Color(stored: $0)) }
        }
        let fill =
            "page == \(current) ? \(colors[0] ?? "Color.primary") : \(colors[1] ?? "Color.secondary")"
        let dot = SwiftUINode(
            name + ".dot", SwiftUICall("Circle"),
            [
                SwiftUICall("fill", fill),
                SwiftUICall("frame", [.named("width", "7"), .named("height", "7")]),
            ])
        let dots = SwiftUICall(
            "ForEach", [.plain("0..<\(count)"), .named("id", "\\.self")],
            closures: [.init(label: nil, parameter: "page", content: [.node(dot)])])
        head = SwiftUICall(
            "HStack", [.named("spacing", "9")], holding: [SwiftUINode(name + ".dots", dots)])
    }

    private mutating func makeDatePicker() {
        let components: [SwiftUICall.Argument] =
            switch values[.datePickerMode] {
            case "date"?: [.named("displayedComponents", ".date")]
            case "time"?: [.named("displayedComponents", ".hourAndMinute")]
            default: []
            }
        head = SwiftUICall("DatePicker", [caption, .named("selection", binding)] + components)
        if let minutes = values[.minuteInterval], minutes != 1 {
            notes.append("Not exported: minuteInterval = \(SwiftUILiteral.number(minutes))")
        }
        modify("labelsHidden")
        switch style {
        case .wheels?: modify("datePickerStyle", ".wheel")
        case .inline?: modify("datePickerStyle", ".graphical")
        case .compact?: modify("datePickerStyle", ".compact")
        default: break
        }
    }
}
