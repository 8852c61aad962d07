import StackCore

/// Writes a view's values into its element: what `ViewProperties` reads, the other way round.
struct ViewWriter {
    let element: SourceElement
    let view: View
    let context: FileContext

    var layout: SourceLayout { context.layout }

    init(_ element: SourceElement, _ view: View, _ context: FileContext) {
        self.element = element
        self.view = view
        self.context = context
    }

    /// Writes one value in the form that the element has already, else in Xcode's present one.
    ///
    /// Values that the format has no form for are passed over: the remark will have them.
    func write(_ change: PropertyChange) {
        let target = VariationElement(element, change.condition, layout)
        switch change.key {
        case .margins: writeMargins(change, target)
        case .backgroundColor: writeColor(change, target)
        case .direction: target.set("semanticContentAttribute", direction(change.value))
        case .intrinsic: writeIntrinsicSize(change)
        case .autoresizing: writeAutoresizing(change.value)
        case .frame:
            if case .rect(let frame)? = change.value {
                FrameElement.write(frame, to: element, layout)
            }
        case .huggingHorizontal, .huggingVertical, .compressionHorizontal, .compressionVertical:
            if change.condition == .base { writePriority(change.key) }
        case .alignment: target.set("alignment", alignment(change.value, target))
        case .spacing: writeSpacing(change.value, target)
        case .text: TextWriter(self, target).writeText(change.value?.spelling)
        case .placeholder: target.set("placeholder", change.value?.spelling)
        case .font: TextWriter(self, target).writeFont(change.value)
        case .style: writeStyle(change.value)
        case .segments: writeSegments(change.value?.spelling ?? "")
        case .image: writeImage(change.value, target)
        case .backgroundImage: writeBackgroundImage(change.value)
        case .contentInset: writeContentInset(change.value)
        default: writeAttribute(change, target)
        }
        target.dropIfBare()
    }

    private func writeAttribute(_ change: PropertyChange, _ target: VariationElement) {
        guard let name = Self.attributes[change.key] else { return }
        target.set(name, change.value.map(Self.spelling))
    }

    private static func spelling(_ value: PropertyValue) -> String {
        switch value {
        case .flag(let flag): flag ? "YES" : "NO"
        case .number(0): "0"
        default: XcodeNumber.spelling(value)
        }
    }

    private static let attributes: [PropertyKey: String] = [
        .hidden: "hidden", .preservesSuperviewMargins: "preservesSuperviewLayoutMargins",
        .insetsMarginsFromSafeArea: "insetsLayoutMarginsFromSafeArea",
        .followsReadableWidth: "layoutMarginsFollowReadableWidth", .userLabel: "userLabel",
        .customClass: "customClass", .axis: "axis", .distribution: "distribution",
        .baselineRelative: "baselineRelativeArrangement", .lines: "numberOfLines",
        .preferredMaxLayoutWidth: "preferredMaxLayoutWidth",
        .pages: "numberOfPages", .contentMode: "contentMode", .scrollEnabled: "scrollEnabled",
    ]
}

// MARK: Views of every kind

extension ViewWriter {
    /// A file says 250 and 750 where it says nothing; a view made in code may have others.
    func writeDefaults() {
        for key in Self.priorities.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            writePriority(key)
        }
        // A file without one has a button of no type, and a field without a border.
        if view.properties[.style] == nil { writeStyle(nil) }
    }

    private func writePriority(_ key: PropertyKey) {
        guard let (name, absent) = Self.priorities[key] else { return }
        let value = view.properties[key] ?? key.defaultValue(for: view.kind)
        guard let value, element[name] ?? absent != value.spelling else { return }
        element.set(name, value.spelling == absent ? nil : value.spelling)
    }

    private static let priorities: [PropertyKey: (name: String, absent: String)] = [
        .huggingHorizontal: ("horizontalHuggingPriority", "250"),
        .huggingVertical: ("verticalHuggingPriority", "250"),
        .compressionHorizontal: ("horizontalCompressionResistancePriority", "750"),
        .compressionVertical: ("verticalCompressionResistancePriority", "750"),
    ]

    private func direction(_ value: PropertyValue?) -> String? {
        value.map { $0 == .direction(.rtl) ? "forceRightToLeft" : "forceLeftToRight" }
    }

    private func writeIntrinsicSize(_ change: PropertyChange) {
        guard change.condition == .base else { return }
        guard case .size(let size)? = change.value else {
            element.set("placeholderIntrinsicWidth", nil)
            return element.set("placeholderIntrinsicHeight", nil)
        }
        let sides = [size.width, size.height].map { $0.map(XcodeNumber.spell) ?? "infinite" }
        element.set("placeholderIntrinsicWidth", sides[0])
        element.set("placeholderIntrinsicHeight", sides[1])
    }

    private func writeAutoresizing(_ value: PropertyValue?) {
        guard case .mask(let mask)? = value else {
            return element.set("translatesAutoresizingMaskIntoConstraints", "NO")
        }
        element.set("translatesAutoresizingMaskIntoConstraints", nil)
        AutoresizingElement.write(mask, to: element, layout)
    }

    private func writeMargins(_ change: PropertyChange, _ target: VariationElement) {
        let known = { (element: SourceElement) in
            element.child(key: "directionalLayoutMargins") ?? element.child(key: "layoutMargins")
        }
        guard case .insets(let insets)? = change.value else {
            target.existing.flatMap(known)?.remove()
            return
        }
        let place = target.element()
        let margins =
            known(place)
            ?? SourceElement("directionalEdgeInsets", [("key", "directionalLayoutMargins")])
        margins.write(insets)
        if margins.parent == nil { place.insertInOrder(margins, layout) }
    }

    private func writeColor(_ change: PropertyChange, _ target: VariationElement) {
        let known = target.existing?.child("color", key: "backgroundColor")
        guard let text = change.value?.spelling else {
            known?.remove()
            return
        }
        let color = ColorElement.element(Color(stored: text), key: "backgroundColor", context)
        if let known {
            known.attributes = color.attributes
        } else {
            target.element().insertInOrder(color, layout)
        }
    }

    private func writeContentInset(_ value: PropertyValue?) {
        let configuration = element.child(key: "configuration")
        let key = view.kind == .button ? "contentEdgeInsets" : "contentInset"
        let known = configuration?.child(key: "contentInsets") ?? element.child("inset", key: key)
        guard case .insets(let insets)? = value else {
            known?.remove()
            return
        }
        let inset =
            known
            ?? SourceElement(
                configuration == nil ? "inset" : "directionalEdgeInsets",
                [("key", configuration == nil ? key : "contentInsets")])
        inset.write(insets)
        if inset.parent == nil { (configuration ?? element).insertInOrder(inset, layout) }
    }
}

extension SourceElement {
    /// Sets four insets in the words that the element's name asks for.
    fileprivate func write(_ insets: Insets) {
        let names =
            switch name {
            case "inset": ["minY", "minX", "maxY", "maxX"]
            case "edgeInsets": ["top", "left", "bottom", "right"]
            default: ["top", "leading", "bottom", "trailing"]
            }
        let values = [insets.top, insets.leading, insets.bottom, insets.trailing]
        for (name, value) in zip(names, values) {
            if let old = XMLNumber.parse(self[name]), old == value { continue }
            set(name, XcodeNumber.spell(value))
        }
    }
}
