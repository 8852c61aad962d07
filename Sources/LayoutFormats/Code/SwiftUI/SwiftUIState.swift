import StackCore

/// The state of an interactive control: a `@State` property of the generated struct with the view's
/// name.
struct SwiftUIState {
    let name: String
    let value: String
    /// Whether the state is a label's text or an image, which code outside the struct sets.
    let isText: Bool

    /// Creates the state property of a view. Returns nil if views of its kind have no state.
    init?(_ view: View, named name: String, _ texts: CodeTexts, isText: Bool) {
        self.isText = isText
        let list = view.properties
        let number = { (property: Property<Double>) -> String? in
            list.value(property).map(SwiftUILiteral.number)
        }
        self.name = name
        switch view.kind {
        case .label where isText:
            value = texts.literal(list.value(.text) ?? "")
        case .image where isText:
            let picture = list.value(.imageName).map(ImageName.init(stored:))
            value = picture.map(SwiftUILiteral.picture) ?? "Image(uiImage: UIImage())"
        case .textField, .searchBar, .textView:
            value = texts.literal(list.value(.text) ?? "")
        case .switch: value = "\(list.value(.on) ?? false)"
        case .slider, .stepper:
            let text = Self.value(view)
            value = text.contains(".") ? text : text + ".0"
        case .segmented: value = number(.selectedSegment) ?? "-1"
        case .picker: value = "0"
        case .datePicker: value = "Date.now"
        default: return nil
        }
    }

    /// Returns the initial value of a slider or stepper, clamped to its range.
    private static func value(_ view: View) -> String {
        let (least, greatest) = range(of: view)
        return SwiftUILiteral.number(min(max(view.properties.value(.value) ?? 0, least), greatest))
    }

    /// Returns a slider's or stepper's minimum and maximum value, in ascending order.
    static func range(of view: View) -> (Double, Double) {
        let least = view.properties.value(.minimumValue) ?? 0
        let greatest = view.properties.value(.maximumValue) ?? (view.kind == .stepper ? 100 : 1)
        return (min(least, greatest), max(least, greatest))
    }

    var code: SwiftText {
        .line("\(isText ? "" : "@State private ")var \(name) = \(value)")
    }
}
