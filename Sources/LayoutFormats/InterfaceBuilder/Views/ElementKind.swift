import StackCore

/// Which kind of view stands for an element.
enum ElementKind {
    /// The kind of a known element; nil for elements that are not known.
    static func of(_ element: XMLElement) -> ViewKind? {
        kinds[element.name] ?? (plainElements.contains(element.name) ? .view : nil)
    }

    private static let kinds: [String: ViewKind] = [
        "stackView": .stack, "label": .label, "button": .button, "textField": .textField,
        "textView": .textView, "imageView": .image, "switch": .switch, "slider": .slider,
        "segmentedControl": .segmented, "stepper": .stepper, "progressView": .progress,
        "activityIndicatorView": .activity, "pageControl": .pageControl,
        "datePicker": .datePicker, "pickerView": .picker, "searchBar": .searchBar,
        "scrollView": .scroll, "tableView": .scroll, "collectionView": .scroll,
    ]

    /// Views that have no size of their own, and those whose inside is a view like any other.
    private static let plainElements: Set<String> = [
        "view", "tableViewCell", "tableViewCellContentView", "collectionViewCell",
        "collectionViewCellContentView", "collectionReusableView",
        "containerView", "visualEffectView", "mapView", "toolbar", "navigationBar", "tabBar",
        "webView", "wkWebView", "control", "MTKView", "SCNView", "sceneKitView", "skView",
        "glkView", "arscnView", "arskView",
    ]
}
