import StackCore

/// The generated SwiftUI code of a view without subviews: its initializer and the appearance of its
/// content. `SwiftUILook` adds the frame, background and border.
struct SwiftUILeaf {
    let view: View
    let name: String
    let values: ValuesInForce
    /// Whether something besides the image determines the image view's size.
    let isResized: Bool

    private(set) var remarks: [String] = []
    private(set) var notes: [String] = []
    private(set) var head = SwiftUICall("EmptyView")
    private(set) var modifiers: [SwiftUICall] = []

    init(_ view: View, named name: String, _ values: ValuesInForce, isResized: Bool) {
        self.view = view
        self.name = name
        self.values = values
        self.isResized = isResized
        make()
    }

    private var binding: String { "$" + name }
    private var style: ControlStyle? { values[.style] }

    private mutating func make() {
        switch view.kind {
        case .view, .stack, .scroll, .table, .collection, .cell, .toolbar, .visualEffect, .map,
            .web:
            head = SwiftUICall(emptyColor)
        case .spacer: head = SwiftUICall("Spacer", [.named("minLength", "0")])
        case .label: makeLabel()
        case .button: makeButton()
        case .textField: makeField()
        case .searchBar: makeSearchBar()
        case .textView: makeTextView()
        case .image: makeImage()
        case .switch: makeSwitch()
        case .slider: makeSlider()
        case .stepper: makeStepper()
        case .segmented: makeSegments()
        case .progress: makeProgress()
        case .activity: makeActivity()
        case .pageControl: makePages()
        case .datePicker: makeDatePicker()
        case .picker: makePicker()
        }
    }

    /// The SwiftUI colour that replaces a view without content: the view's background, or clear.
    private var emptyColor: String {
        values[.backgroundColor].map { SwiftUILiteral.colorView(Color(stored: $0)) }
            ?? "Color.clear"
    }

    private mutating func modify(_ name: String, _ arguments: SwiftUICall.Argument...) {
        modifiers.append(SwiftUICall(name, arguments))
    }

    private mutating func color(_ property: Property<String>, _ modifier: String) {
        if let stored = values[property] {
            modify(modifier, .plain(SwiftUILiteral.color(Color(stored: stored))))
        }
    }

    private mutating func cannotColor(_ property: Property<String>, _ part: String) {
        if view.properties.entries.contains(where: { $0.key == property.key }) {
            remarks.append("\(view.name) has a colour of its own for \(part).")
        }
    }
}

// MARK: - Texts

extension SwiftUILeaf {
    private var isSet: (PropertyKey) -> Bool {
        { key in view.properties.entries.contains { $0.key == key } }
    }

    private mutating func makeLabel() {
        let text = values[.text] ?? ""
        head = SwiftUILiteral.text(text)
        font(isSet(.font) ? values[.font] : nil)
        if isSet(.textColor) { color(.textColor, "foregroundStyle") }
        lines(values[.lines] ?? 1, standard: 0)
        alignLines()
        cut(standard: .byTruncatingTail)
        if let width = values[.preferredMaxLayoutWidth], width > 0, !isResized {
            modify("frame", .named("maxWidth", SwiftUILiteral.number(width)))
        }
    }

    private mutating func font(_ font: Font?) {
        if let font { modify("font", .plain(SwiftUILiteral.font(font))) }
    }

    private mutating func lines(_ count: Double, standard: Double) {
        if count != standard { modify("lineLimit", .plain(SwiftUILiteral.number(count))) }
    }

    private mutating func alignLines() {
        switch values[.textAlignment] ?? .natural {
        case .natural, .left: break
        case .center: modify("multilineTextAlignment", .plain(".center"))
        case .right: modify("multilineTextAlignment", .plain(".trailing"))
        case .justified: remarks.append("\(view.name) is justified.")
        }
    }

    private mutating func cut(standard: LineBreakMode) {
        switch values[.lineBreakMode] ?? standard {
        case .byTruncatingTail, .byWordWrapping: break
        case .byTruncatingHead: modify("truncationMode", .plain(".head"))
        case .byTruncatingMiddle where standard != .byTruncatingMiddle:
            modify("truncationMode", .plain(".middle"))
        case .byTruncatingMiddle: break
        case .byCharWrapping: remarks.append("\(view.name) breaks its lines between any letters.")
        case .byClipping: remarks.append("\(view.name) is clipped where its text is too long.")
        }
    }

    private mutating func makeField() {
        let title = SwiftUILiteral.title(values[.placeholder] ?? "")
        let secure = values[.secure] == true
        head = SwiftUICall(
            secure ? "SecureField" : "TextField", [title, .named("text", binding)])
        switch style ?? .roundedRect {
        case .none: modify("textFieldStyle", .plain(".plain"))
        case .line:
            modify("textFieldStyle", .plain(".plain"))
            modify("border", .plain("Color.primary"), .named("width", "1"))
        case .bezel:
            modify("textFieldStyle", .plain(".roundedBorder"))
            remarks.append("\(view.name) has a bezel; it has a rounded border here.")
        default: modify("textFieldStyle", .plain(".roundedBorder"))
        }
        font(isSet(.font) ? values[.font] : .textInput)
        if isSet(.textColor) { color(.textColor, "foregroundStyle") }
        alignLines()
    }

    private mutating func makeSearchBar() {
        remarks.append(
            "\(view.name) is a search bar inside of a view, where SwiftUI has .searchable on a list."
        )
        let title = values[.placeholder].flatMap { $0.isEmpty ? nil : $0 } ?? "Search"
        head = SwiftUICall("TextField", [SwiftUILiteral.title(title), .named("text", binding)])
        modify("textFieldStyle", .plain(".roundedBorder"))
    }

    private mutating func makeTextView() {
        head = SwiftUICall("TextEditor", [.named("text", binding)])
        font(isSet(.font) ? values[.font] : .textInput)
        if isSet(.textColor) { color(.textColor, "foregroundStyle") }
        alignLines()
        if values[.scrollEnabled] == false { modify("scrollDisabled", .plain("true")) }
    }
}

// MARK: - Buttons and images

extension SwiftUILeaf {
    private mutating func makeButton() {
        let title = values[.text] ?? ""
        let icon = picture ?? style.flatMap(Self.symbol)
        let subtitle = style?.isConfiguration == true ? values[.subtitle] ?? "" : ""
        if let icon {
            button(icon, title)
        } else if !subtitle.isEmpty {
            head = SwiftUICall(
                "Button",
                closures: [
                    .init(label: nil, content: []),
                    .init(
                        label: "label",
                        content: [.node(titles(title, subtitle))]),
                ])
        } else {
            head = SwiftUICall(
                "Button", [SwiftUILiteral.title(title)],
                closures: [.init(label: nil, content: [])])
        }
        styleButton()
        buttonText()
    }

    private mutating func button(_ icon: SwiftUICall, _ title: String) {
        var content = [SwiftUINode(name + ".picture", icon)]
        let place: ImagePlacement = property(.imagePlacement) ?? .leading
        if !title.isEmpty {
            let text = SwiftUINode(name + ".title", SwiftUILiteral.text(title))
            content = place == .trailing || place == .bottom ? [text] + content : content + [text]
        }
        let stack = SwiftUINode(
            name + ".label",
            SwiftUICall(place == .top || place == .bottom ? "VStack" : "HStack", holding: content))
        head = SwiftUICall(
            "Button",
            closures: [
                .init(label: nil, content: []),
                .init(label: "label", content: [.node(content.count == 1 ? content[0] : stack)]),
            ])
    }

    private func property<Value>(_ property: Property<Value>) -> Value? { values[property] }

    private func titles(_ title: String, _ subtitle: String) -> SwiftUINode {
        var second = SwiftUINode(name + ".subtitle", SwiftUILiteral.text(subtitle))
        second.modifiers = [SwiftUICall("font", [.plain(".footnote")])]
        return SwiftUINode(
            name + ".titles",
            SwiftUICall(
                "VStack",
                holding: [SwiftUINode(name + ".title", SwiftUILiteral.text(title)), second]
            ))
    }

    private static func symbol(_ style: ControlStyle) -> SwiftUICall? {
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

    private mutating func styleButton() {
        switch style ?? .system {
        case .filled: modify("buttonStyle", .plain(".borderedProminent"))
        case .gray, .tinted: modify("buttonStyle", .plain(".bordered"))
        case .custom: modify("buttonStyle", .plain(".plain"))
        default: break
        }
        if style == .gray, !isSet(.tintColor) { modify("tint", .plain(".gray")) }
    }

    private mutating func buttonText() {
        if isSet(.font) {
            font(values[.font])
        } else if style?.isConfiguration != true, !(values[.text] ?? "").isEmpty {
            font(style == .custom ? .customButton : .button)
        }
        if isSet(.textColor) { color(.textColor, "foregroundStyle") }
        if isSet(.lines) { lines(values[.lines] ?? 1, standard: 0) }
        if isSet(.lineBreakMode) { cut(standard: .byTruncatingMiddle) }
        if isSet(.contentInset), let insets = values[.contentInset] {
            modifiers += SwiftUICall.padding(insets)
        }
        if isSet(.backgroundImage) {
            remarks.append("\(view.name) has a picture behind its title that the app sets.")
        }
    }

    /// The `Image` call; nil if the document does not name an image.
    private var picture: SwiftUICall? {
        switch values[.imageName].map(ImageName.init(stored:)) {
        case .asset(let name)?: SwiftUICall("Image", [.plain(SwiftLiteral.string(name))])
        case .symbol(let name)?:
            SwiftUICall("Image", [.named("systemName", SwiftLiteral.string(name))])
        case nil: nil
        }
    }

    private mutating func makeImage() {
        guard let picture else {
            head = SwiftUICall(emptyColor)
            notes.append("\(view.name) has no picture yet.")
            return
        }
        head = picture
        guard isResized else { return }
        switch values[.contentMode] ?? .scaleToFill {
        case .scaleToFill, .redraw: modify("resizable")
        case .scaleAspectFit:
            modify("resizable")
            modify("scaledToFit")
        case .scaleAspectFill:
            modify("resizable")
            modify("scaledToFill")
        default: break
        }
    }
}

// MARK: - Controls

extension SwiftUILeaf {
    private mutating func makeSwitch() {
        head = SwiftUICall("Toggle", [.plain("\"\""), .named("isOn", binding)])
        modify("labelsHidden")
        color(.onTintColor, "tint")
        cannotColor(.thumbTintColor, "the knob")
    }

    private var range: String {
        let (least, greatest) = SwiftUIState.range(of: view)
        let last = SwiftUILiteral.number(greatest)
        return SwiftUILiteral.number(least) + "..." + (last.hasPrefix("-") ? "(\(last))" : last)
    }

    private mutating func makeSlider() {
        head = SwiftUICall("Slider", [.named("value", binding), .named("in", range)])
        color(.minimumTrackTintColor, "tint")
        cannotColor(.maximumTrackTintColor, "the rest of its track")
        cannotColor(.thumbTintColor, "the knob")
    }

    private mutating func makeStepper() {
        head = SwiftUICall(
            "Stepper", [.plain("\"\""), .named("value", binding), .named("in", range)])
        modify("labelsHidden")
    }

    private mutating func makeSegments() {
        let titles = values[.segments].map(TitleList.titles) ?? []
        let rows = titles.enumerated().map { place, title in
            var row = SwiftUINode("\(name).\(place)", SwiftUILiteral.text(title))
            row.modifiers = [SwiftUICall("tag", [.plain("\(place)")])]
            return row
        }
        head = SwiftUICall(
            "Picker", [.plain("\"\""), .named("selection", binding)], holding: rows)
        modify("pickerStyle", .plain(".segmented"))
        cannotColor(.selectedSegmentTintColor, "the selected segment")
        if style == .apportioned {
            remarks.append("the segments of \(view.name) are as wide as their titles.")
        }
        if isSet(.font) {
            remarks.append("the titles of \(view.name) have a font of their own.")
        }
    }

    private mutating func makeProgress() {
        let value = min(max(values[.value] ?? 0, 0), 1)
        head = SwiftUICall("ProgressView", [.named("value", SwiftUILiteral.number(value))])
        color(.progressTintColor, "tint")
        cannotColor(.trackTintColor, "what is still to be done")
    }

    private mutating func makeActivity() {
        head = SwiftUICall("ProgressView")
        if style == .large { modify("controlSize", .plain(".large")) }
        color(.color, "tint")
        if values[.animating] == false { modify("opacity", .plain("0")) }
    }

    /// Creates a row of dots, because SwiftUI has a page control only as part of a paged `TabView`.
    private mutating func makePages() {
        remarks.append(
            "\(view.name) is a page control apart from its pages; it is a row of dots here.")
        let count = Int(values[.pages] ?? 0)
        let current = Int(values[.currentPage] ?? 0)
        var dot = SwiftUINode(name + ".dot", SwiftUICall("Circle"))
        let colors = [values[.currentPageIndicatorTintColor], values[.pageIndicatorTintColor]].map {
            $0.map { SwiftUILiteral.colorView(Color(stored: $0)) }
        }
        dot.modifiers = [
            SwiftUICall(
                "fill",
                [
                    .plain(
                        "page == \(current) ? \(colors[0] ?? "Color.primary")"
                            + " : \(colors[1] ?? "Color.secondary")")
                ]),
            SwiftUICall("frame", [.named("width", "7"), .named("height", "7")]),
        ]
        let dots = SwiftUICall(
            "ForEach", [.plain("0..<\(count)"), .named("id", "\\.self")],
            closures: [.init(label: nil, parameter: "page", content: [.node(dot)])])
        head = SwiftUICall(
            "HStack", [.named("spacing", "9")], holding: [SwiftUINode(name + ".dots", dots)])
    }

    private mutating func makeDatePicker() {
        head = SwiftUICall("DatePicker", [.plain("\"\""), .named("selection", binding)])
        modify("labelsHidden")
        switch style {
        case .wheels?: modify("datePickerStyle", .plain(".wheel"))
        case .inline?: modify("datePickerStyle", .plain(".graphical"))
        case .compact?: modify("datePickerStyle", .plain(".compact"))
        default: break
        }
    }

    private mutating func makePicker() {
        notes.append("Its rows come from the app.")
        head = SwiftUICall(
            "Picker", [.plain("\"\""), .named("selection", binding)],
            holding: [SwiftUINode(name + ".rows", SwiftUICall("EmptyView"))])
        modify("pickerStyle", .plain(".wheel"))
    }
}
