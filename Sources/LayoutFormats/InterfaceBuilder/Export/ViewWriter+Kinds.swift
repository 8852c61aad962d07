import StackCore

// Stacks, controls and pictures.
extension ViewWriter {
    /// In a row Interface Builder says `top` and `bottom` for what a document calls its one way.
    func alignment(_ value: PropertyValue?, _ target: VariationElement) -> String? {
        guard case .alignment(let alignment)? = value else { return nil }
        let axis = target.existing?["axis"] ?? element["axis"]
        switch alignment {
        case .leading where axis != "vertical": return "top"
        case .trailing where axis != "vertical": return "bottom"
        default: return alignment.rawValue
        }
    }

    func writeSpacing(_ value: PropertyValue?, _ target: VariationElement) {
        guard case .spacing(let spacing)? = value else {
            target.set("spacingType", nil)
            return target.set("spacing", nil)
        }
        switch spacing {
        case .system: target.set("spacingType", "standard")
        case .points(let points):
            let isVaried = target.condition != .base
            let isStandard = element["spacingType"] == "standard"
            target.set("spacingType", isVaried && isStandard ? "custom" : nil)
            target.set("spacing", XcodeNumber.spell(points))
        }
    }

    /// Without a value the kind's own: a button's is system, a text field's a rounded border.
    func writeStyle(_ value: PropertyValue?) {
        guard let style = (value ?? PropertyKey.style.defaultValue(for: view.kind))?.spelling else {
            return
        }
        switch view.kind {
        case .button: writeButtonStyle(style)
        case .textField: element.set("borderStyle", style == "none" ? nil : style)
        case .activity: writeActivityStyle(style)
        case .datePicker: element.set("style", style)
        case .searchBar: element.set("searchBarStyle", style)
        case .progress: element.set("progressViewStyle", style == "bar" ? style : nil)
        default: break
        }
    }

    private func writeButtonStyle(_ style: String) {
        let configuration = element.child("buttonConfiguration", key: "configuration")
        if let configuration {
            return configuration.set("style", style)
        }
        if ["plain", "gray", "tinted", "filled"].contains(style) {
            let title = element.child("state", key: "normal")?["title"]
            element.insertInOrder(
                SourceElement(
                    "buttonConfiguration",
                    [("key", "configuration"), ("style", style), ("title", title)]), layout)
            return
        }
        let isSystem = element["buttonType"] == "roundedRect" && style == "system"
        if !isSystem { element.set("buttonType", style == "custom" ? nil : style) }
    }

    private func writeActivityStyle(_ style: String) {
        let isLarge = element["style"] == "whiteLarge" || element["style"] == "large"
        if isLarge != (style == "large") { element.set("style", style) }
    }

    func writeSegments(_ titles: String) {
        let titles = titles.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        let segments = element.child("segments") ?? SourceElement("segments", [("key", "segments")])
        if segments.parent == nil { element.insertInOrder(segments, layout) }
        let known = segments.children
        for extra in known.dropFirst(titles.count) { extra.remove() }
        for (at, title) in titles.enumerated() {
            if known.indices.contains(at) {
                known[at].set("title", title)
            } else {
                segments.append(SourceElement("segment", [("title", title)]), layout)
            }
        }
    }

    /// A new view gets a picture of the size; a view that has one keeps it, whatever its size.
    func writeImage(_ value: PropertyValue?, _ target: VariationElement) {
        guard case .size(let size)? = value else { return }
        if view.kind == .button {
            writeStateImage("image", size)
        } else if target.existing?["image"] == nil,
            target.existing?.child(key: "image") == nil
        {
            target.set("image", context.picture(size))
        }
    }

    func writeBackgroundImage(_ value: PropertyValue?) {
        if case .size(let size)? = value { writeStateImage("backgroundImage", size) }
    }

    private func writeStateImage(_ name: String, _ size: IntrinsicSize) {
        let state =
            element.child("state", key: "normal") ?? SourceElement("state", [("key", "normal")])
        if state.parent == nil { element.insertInOrder(state, layout) }
        if state[name] == nil { state.set(name, context.picture(size)) }
    }
}

extension AutoresizingElement {
    static func write(_ mask: AutoresizingMask, to view: SourceElement, _ layout: SourceLayout) {
        let element =
            view.child("autoresizingMask", key: "autoresizingMask")
            ?? SourceElement("autoresizingMask", [("key", "autoresizingMask")])
        for bit in bits where (element[bit.attribute] == "YES") != mask.contains(bit.mask) {
            element.set(bit.attribute, mask.contains(bit.mask) ? "YES" : nil)
        }
        if element.parent == nil { view.insertInOrder(element, layout) }
    }
}
