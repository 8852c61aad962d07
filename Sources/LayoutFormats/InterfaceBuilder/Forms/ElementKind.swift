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

    /// Creates the element of a new view. The element turns off the translation of the autoresizing
    /// mask into constraints, because the document's constraints position the view. The element of
    /// a cell does not, because a table or collection positions its cells.
    func make(in file: SourceTree) -> SourceElement {
        let place = ("translatesAutoresizingMaskIntoConstraints", "NO" as String?)
        return file.make(name, Self.pairs(attributes) + (kind == .cell ? [] : [place]))
    }

    private static func pairs(_ attributes: String) -> [(String, String?)] {
        attributes.split(separator: " ").map { pair in
            let sides = pair.split(separator: "=")
            return (String(sides[0]), String(sides[1]))
        }
    }

    /// Returns the element for a kind of view. A spacer, and a cell outside a list, become a plain
    /// view.
    ///
    /// - Parameter list: the kind of the superview; `table` for the root view of a xib; nil for the
    ///   root view of a storyboard's scene
    static func of(_ kind: ViewKind, in list: ViewKind? = nil) -> ElementKind {
        switch (kind, list) {
        case (.cell, .table): tableCell
        case (.cell, .collection), (.view, .collection): collectionCell
        default: byKind[kind] ?? plain
        }
    }

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
        } + [(tableCell.name, tableCell.kind)])

    /// The element of a plain view. `others` are elements that are read as plain views too, because
    /// they have no intrinsic content size or their content is laid out like that of a plain view.
    private static let plain = ElementKind(
        .view, "view", "contentMode=scaleToFill",
        others: [
            "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
            "collectionReusableView", "containerView", "navigationBar", "tabBar", "webView",
            "control", "MTKView", "SCNView", "sceneKitView", "skView", "glkView", "arscnView",
            "arskView",
        ])

    private static let tableCell = ElementKind(
        .cell, "tableViewCell",
        "contentMode=scaleToFill selectionStyle=default indentationWidth=10")
    private static let collectionCell = ElementKind(
        .cell, "collectionViewCell", "opaque=NO multipleTouchEnabled=YES contentMode=center")

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
            "clipsSubviews=YES contentMode=scaleToFill alwaysBounceVertical=YES "
                + "dataMode=prototypes style=plain separatorStyle=default rowHeight=-1 estimatedRowHeight=-1 "
                + "sectionHeaderHeight=-1 sectionFooterHeight=-1"),
        ElementKind(
            .collection, "collectionView",
            "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill "
                + "dataMode=prototypes"),
        ElementKind(
            .toolbar, "toolbar", "opaque=NO clearsContextBeforeDrawing=NO contentMode=scaleToFill"),
        ElementKind(.visualEffect, "visualEffectView", "opaque=NO contentMode=scaleToFill"),
        ElementKind(
            .map, "mapView", "multipleTouchEnabled=YES contentMode=scaleToFill"),
        ElementKind(.web, "wkWebView", "contentMode=scaleToFill"),
    ]

    private static let control = "contentHorizontalAlignment=center contentVerticalAlignment=center"
}

// MARK: - Child elements of new elements

/// Creates the child elements that Xcode creates together with the element of a view.
extension ElementKind {
    private static let content =
        "key=contentView opaque=NO clipsSubviews=YES multipleTouchEnabled=YES contentMode=center "

    /// Adds the content view to the new element of a cell or an effect view. Returns the content
    /// view; nil for other views, which have none.
    static func addContentView(to view: SourceElement) -> SourceElement? {
        guard let name = SourceElement.contentViewNames[view.name] else { return nil }
        let margins = view.isNamed("tableViewCell") ? "preservesSuperviewLayoutMargins=YES " : ""
        let content = view.tree.make(
            name, pairs(content + margins + "insetsLayoutMarginsFromSafeArea=NO"))
        content.append(view.tree.make("autoresizingMask", [("key", "autoresizingMask")]))
        view.insertInOrder(content)
        return content
    }

    /// Adds the child elements without which a new view does not work in a running app. These are
    /// the layout of a collection, because UIKit refuses to create a collection without one, and
    /// the effect of an effect view.
    static func addParts(to view: SourceElement, identifier: (String) -> String) {
        switch view.name {
        case "collectionView": view.insertInOrder(flowLayout(view.tree, identifier("layout")))
        case "visualEffectView":
            view.insertInOrder(view.tree.make("blurEffect", [("style", "regular")]))
        default: break
        }
    }

    private static func flowLayout(_ file: SourceTree, _ id: String) -> SourceElement {
        let layout = file.make(
            "collectionViewFlowLayout",
            pairs(
                "key=collectionViewLayout automaticEstimatedItemSize=YES minimumLineSpacing=10 "
                    + "minimumInteritemSpacing=10") + [("id", id)])
        for (element, attributes) in [
            ("size", "key=itemSize width=128 height=128"),
            ("size", "key=headerReferenceSize width=0.0 height=0.0"),
            ("size", "key=footerReferenceSize width=0.0 height=0.0"),
            ("inset", "key=sectionInset minX=0.0 minY=0.0 maxX=0.0 maxY=0.0"),
        ] {
            layout.append(file.make(element, pairs(attributes)))
        }
        return layout
    }
}
