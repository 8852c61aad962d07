import StackCore

/// New views as Xcode's library makes them, without what decides their layout.
enum ViewTemplate {
    static func element(_ kind: ViewKind) -> SourceElement {
        let template = templates[kind] ?? (name: "view", attributes: "contentMode=scaleToFill")
        let attributes = template.attributes.split(separator: " ").map { pair in
            let sides = pair.split(separator: "=")
            return (String(sides[0]), String(sides[1]) as String?)
        }
        return SourceElement(
            template.name, attributes + [("translatesAutoresizingMaskIntoConstraints", "NO")])
    }

    private static let control = "contentHorizontalAlignment=center contentVerticalAlignment=center"

    private static let templates: [ViewKind: (name: String, attributes: String)] = [
        .stack: ("stackView", "opaque=NO contentMode=scaleToFill"),
        .label: (
            "label",
            "opaque=NO userInteractionEnabled=NO contentMode=left textAlignment=natural "
                + "lineBreakMode=tailTruncation baselineAdjustment=alignBaselines "
                + "adjustsFontSizeToFit=NO"
        ),
        .button: (
            "button",
            "opaque=NO contentMode=scaleToFill \(control) buttonType=system "
                + "lineBreakMode=middleTruncation"
        ),
        .textField: (
            "textField",
            "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=left "
                + "contentVerticalAlignment=center borderStyle=roundedRect textAlignment=natural "
                + "minimumFontSize=17"
        ),
        .textView: (
            "textView",
            "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill "
                + "textAlignment=natural"
        ),
        .image: ("imageView", "clipsSubviews=YES userInteractionEnabled=NO"),
        .switch: ("switch", "opaque=NO contentMode=scaleToFill \(control) on=YES"),
        .slider: (
            "slider",
            "opaque=NO contentMode=scaleToFill \(control) value=0.5 minValue=0.0 maxValue=1"
        ),
        .stepper: ("stepper", "opaque=NO contentMode=scaleToFill \(control) maximumValue=100"),
        .segmented: (
            "segmentedControl",
            "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=left "
                + "contentVerticalAlignment=top segmentControlStyle=plain selectedSegmentIndex=0"
        ),
        .progress: ("progressView", "opaque=NO contentMode=scaleToFill progress=0.5"),
        .activity: ("activityIndicatorView", "opaque=NO contentMode=scaleToFill style=medium"),
        .pageControl: ("pageControl", "opaque=NO contentMode=scaleToFill \(control)"),
        .datePicker: (
            "datePicker", "contentMode=scaleToFill \(control) datePickerMode=dateAndTime"
        ),
        .picker: ("pickerView", "contentMode=scaleToFill"),
        .searchBar: ("searchBar", "contentMode=redraw"),
        .scroll: (
            "scrollView", "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill"
        ),
    ]
}
