import StackCore

/// The XML element of a kind of view, and the attributes that Xcode gives a new element.
struct ElementKind: Sendable {
    let kind: ViewKind
    let name: String
    /// Names of further elements that are read as this kind of view but never created.
    let others: [String]
    /// The attributes of a new element that do not affect the layout, in Xcode's order:
    /// `name=value`, separated by spaces.
    private let attributes: String

    private init(_ kind: ViewKind, _ name: String, _ attributes: String, others: [String] = []) {
        self.kind = kind
        self.name = name
        self.others = others
        self.attributes = attributes
    }

    /// Creates the element of a new view. Constraints will determine the view's position.
    func make(in file: SourceTree) -> SourceElement {
        let attributes = attributes.split(separator: " ").map { pair in
            let sides = pair.split(separator: "=")
            return (String(sides[0]), String(sides[1]) as String?)
        }
        return file.make(name, attributes + [("translatesAutoresizingMaskIntoConstraints", "NO")])
    }

    /// Returns the element for a kind of view. A spacer, and a cell outside a list, become a plain
    /// view.
    static func of(_ kind: ViewKind) -> ElementKind { byKind[kind] ?? plain }

    /// Returns the kind of view that the element represents; nil if the element's name is unknown.
    static func kind(of element: SourceElement) -> ViewKind? { byName[element.name] }

    /// Returns the UIKit class of an element that is read as a plain view although it has a class
    /// of its own, such as `UITabBar`; nil for any other element.
    static func ownClass(of element: SourceElement) -> String? {
        ownClasses[element.name]
            ?? byName[element.name].flatMap { kind in
                if case .text(let name)? = kind.mark?.value { name } else { nil }
            }
    }

    private static let ownClasses = [
        "webView": "UIWebView", "navigationBar": "UINavigationBar", "tabBar": "UITabBar",
        "sceneKitView": "SCNView",
        "SCNView": "SCNView", "arscnView": "ARSCNView", "MTKView": "MTKView", "skView": "SKView",
        "arskView": "ARSKView", "glkView": "GLKView",
    ]

    private static let byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
    private static let byName = Dictionary(
        uniqueKeysWithValues: all.flatMap { form in
            ([form.name] + form.others).map { ($0, form.kind) }
        } + [("tableViewCell", ViewKind.cell)])

    /// Elements that are read as plain views: they have no intrinsic content size, or their content
    /// is laid out like that of a plain view.
    private static let plain = ElementKind(
        .view, "view", "contentMode=scaleToFill",
        others: [
            "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
            "collectionReusableView", "containerView", "navigationBar", "tabBar", "webView",
            "control", "MTKView", "SCNView", "sceneKitView", "skView", "glkView", "arscnView",
            "arskView",
        ])

    private static let all = [
        plain,
        ElementKind(.stack, "stackView", "opaque=NO contentMode=scaleToFill"),
        ElementKind(
            .label, "label",
            "opaque=NO userInteractionEnabled=NO contentMode=left textAlignment=natural "
                + "lineBreakMode=tailTruncation baselineAdjustment=alignBaselines "
                + "adjustsFontSizeToFit=NO"),
        ElementKind(
            .button, "button",
            "opaque=NO contentMode=scaleToFill \(control) buttonType=system "
                + "lineBreakMode=middleTruncation"),
        ElementKind(
            .textField, "textField",
            "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=left "
                + "contentVerticalAlignment=center borderStyle=roundedRect textAlignment=natural "
                + "minimumFontSize=17"),
        ElementKind(
            .textView, "textView",
            "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill "
                + "textAlignment=natural"),
        ElementKind(.image, "imageView", "userInteractionEnabled=NO"),
        ElementKind(.switch, "switch", "opaque=NO contentMode=scaleToFill \(control)"),
        ElementKind(
            .slider, "slider",
            "opaque=NO contentMode=scaleToFill \(control) minValue=0.0 maxValue=1"),
        ElementKind(
            .stepper, "stepper", "opaque=NO contentMode=scaleToFill \(control) maximumValue=100"),
        ElementKind(
            .segmented, "segmentedControl",
            "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=left "
                + "contentVerticalAlignment=top segmentControlStyle=plain"),
        ElementKind(
            .progress, "progressView", "opaque=NO contentMode=scaleToFill"),
        ElementKind(
            .activity, "activityIndicatorView", "opaque=NO contentMode=scaleToFill style=medium"),
        ElementKind(.pageControl, "pageControl", "opaque=NO contentMode=scaleToFill \(control)"),
        ElementKind(
            .datePicker, "datePicker",
            "contentMode=scaleToFill \(control) datePickerMode=dateAndTime"),
        ElementKind(.picker, "pickerView", "contentMode=scaleToFill"),
        ElementKind(.searchBar, "searchBar", "contentMode=redraw"),
        ElementKind(
            .scroll, "scrollView",
            "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill"),
        ElementKind(
            .table, "tableView",
            "clipsSubviews=YES contentMode=scaleToFill alwaysBounceVertical=YES style=plain "
                + "separatorStyle=default rowHeight=-1 estimatedRowHeight=-1 "
                + "sectionHeaderHeight=-1 sectionFooterHeight=-1"),
        ElementKind(
            .collection, "collectionView",
            "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill dataMode=none"),
        ElementKind(
            .toolbar, "toolbar", "opaque=NO clearsContextBeforeDrawing=NO contentMode=scaleToFill"),
        ElementKind(.visualEffect, "visualEffectView", "opaque=NO contentMode=scaleToFill"),
        ElementKind(
            .map, "mapView", "multipleTouchEnabled=YES contentMode=scaleToFill"),
        ElementKind(.web, "wkWebView", "contentMode=scaleToFill"),
    ]

    private static let control = "contentHorizontalAlignment=center contentVerticalAlignment=center"
}
