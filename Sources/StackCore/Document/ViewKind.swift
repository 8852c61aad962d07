/// The kinds of views in a document, spelled as in the command language.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
    /// `UIView`.
    case view
    /// `UIStackView`.
    case stack
    /// `UILabel`.
    case label
    /// `UIButton`.
    case button
    /// `UITextField`.
    case textField
    /// `UITextView`.
    case textView
    /// `UIImageView`.
    case image
    /// `UISwitch`.
    case `switch`
    /// `UISlider`.
    case slider
    /// `UIStepper`.
    case stepper
    /// `UISegmentedControl`.
    case segmented
    /// `UIProgressView`.
    case progress
    /// `UIActivityIndicatorView`.
    case activity
    /// `UIPageControl`.
    case pageControl
    /// `UIDatePicker`.
    case datePicker
    /// `UIPickerView`.
    case picker
    /// `UISearchBar`.
    case searchBar
    /// `UIScrollView`.
    case scroll
    /// `UITableView`.
    case table
    /// `UICollectionView`.
    case collection
    /// `UITableViewCell`.
    case cell
    /// `UIToolbar`.
    case toolbar
    /// `UIVisualEffectView`.
    case visualEffect
    /// `MKMapView`.
    case map
    /// `WKWebView`.
    case web
    /// A `UIView` that draws nothing and fills the free space of a stack.
    case spacer

    /// Whether views of this kind display text of their own.
    package var hasText: Bool {
        switch self {
        case .label, .button, .textField, .textView, .searchBar: true
        case .view, .stack, .image, .switch, .slider, .stepper, .segmented, .progress, .activity,
            .pageControl, .datePicker, .picker, .scroll, .table, .collection, .cell, .toolbar,
            .visualEffect, .map, .web, .spacer:
            false
        }
    }

    /// Whether views of this kind are scroll views. A constraint between a scroll view and a view
    /// inside it refers to the scroll view's content.
    package var isScrollView: Bool { self == .scroll || isList }

    /// Whether views of this kind position their cells themselves. Neither constraints nor bars
    /// affect the cells' positions.
    package var isList: Bool { self == .table || self == .collection }

    /// Whether views of this kind usually contain other views, as stacks do. UIKit allows subviews
    /// in views of other kinds too.
    package var isContainer: Bool {
        switch self {
        case .view, .stack, .scroll, .table, .collection, .cell, .visualEffect: true
        case .label, .button, .textField, .textView, .image, .switch, .slider, .stepper,
            .segmented, .progress, .activity, .pageControl, .datePicker, .picker, .searchBar,
            .toolbar, .map, .web, .spacer:
            false
        }
    }

    /// Returns the default hugging priority along an axis: 750 for switches, steppers and activity
    /// indicators, and for the height of progress views; otherwise 250.
    func defaultHugging(_ axis: Axis) -> Double {
        switch self {
        case .switch, .stepper, .activity: 750
        case .progress: axis == .vertical ? 750 : 250
        case .view, .stack, .label, .button, .textField, .textView, .image, .slider, .segmented,
            .pageControl, .datePicker, .picker, .searchBar, .scroll, .table, .collection, .cell,
            .toolbar, .visualEffect, .map, .web, .spacer:
            250
        }
    }

    /// The style of a new view of this kind; nil if the kind has no styles, or a new view has none.
    var defaultStyle: ControlStyle? {
        switch self {
        case .button: .system
        case .textField: .roundedRect
        case .activity: .medium
        case .view, .stack, .label, .textView, .image, .switch, .slider, .stepper, .segmented,
            .progress, .pageControl, .datePicker, .picker, .searchBar, .scroll, .table,
            .collection, .cell, .toolbar, .visualEffect, .map, .web, .spacer:
            nil
        }
    }

    /// The name of the UIKit class of this kind.
    public var className: String {
        switch self {
        case .view, .spacer: "UIView"
        case .stack: "UIStackView"
        case .label: "UILabel"
        case .button: "UIButton"
        case .textField: "UITextField"
        case .textView: "UITextView"
        case .image: "UIImageView"
        case .switch: "UISwitch"
        case .slider: "UISlider"
        case .stepper: "UIStepper"
        case .segmented: "UISegmentedControl"
        case .progress: "UIProgressView"
        case .activity: "UIActivityIndicatorView"
        case .pageControl: "UIPageControl"
        case .datePicker: "UIDatePicker"
        case .picker: "UIPickerView"
        case .searchBar: "UISearchBar"
        case .scroll: "UIScrollView"
        case .table: "UITableView"
        case .collection: "UICollectionView"
        case .cell: "UITableViewCell"
        case .toolbar: "UIToolbar"
        case .visualEffect: "UIVisualEffectView"
        case .map: "MKMapView"
        case .web: "WKWebView"
        }
    }
}

/// The conversion between kinds and the kinds that files store. Version 1 of files, journals and
/// digests has no kinds for lists, cells, bars, maps and web pages. A file contains such a view as
/// a scroll view or a plain view, with a property (`mark`) that states the actual kind.
extension ViewKind {
    /// The kind that files store.
    package var storedKind: ViewKind {
        switch self {
        case .table, .collection: .scroll
        case .cell, .toolbar, .visualEffect, .map, .web: .view
        case .view, .stack, .label, .button, .textField, .textView, .image, .switch, .slider,
            .stepper, .segmented, .progress, .activity, .pageControl, .datePicker, .picker,
            .searchBar, .scroll, .spacer:
            self
        }
    }

    /// The property value by which files distinguish this kind from others with the same stored
    /// kind, such as the style `table`; nil if the stored kind is this kind itself.
    package var mark: PropertyList.Entry? {
        switch self {
        case .table: PropertyList.Entry(.style, .base, .style(.table))
        case .collection: PropertyList.Entry(.style, .base, .style(.collection))
        case .cell: PropertyList.Entry(.style, .base, .style(.cell))
        case .toolbar, .visualEffect, .map, .web:
            PropertyList.Entry(.customClass, .base, .text(className))
        case .view, .stack, .label, .button, .textField, .textView, .image, .switch, .slider,
            .stepper, .segmented, .progress, .activity, .pageControl, .datePicker, .picker,
            .searchBar, .scroll, .spacer:
            nil
        }
    }

    /// Creates the kind of a view from its stored kind and its properties.
    init(_ stored: ViewKind, _ properties: PropertyList) {
        self =
            switch stored {
            case .scroll: Self.ofScrollView(properties[.style])
            case .view: Self.ofPlainView(properties)
            default: stored
            }
    }

    /// Creates a kind from its spelling in files; nil if no file spells a kind this way.
    package init?(stored word: String) {
        guard let kind = ViewKind(rawValue: word), kind.storedKind == kind else { return nil }
        self = kind
    }

    private static func ofScrollView(_ style: PropertyValue?) -> ViewKind {
        switch style {
        case .style(.table), .style(.grouped), .style(.insetGrouped): .table
        case .style(.collection): .collection
        default: .scroll
        }
    }

    private static func ofPlainView(_ properties: PropertyList) -> ViewKind {
        if properties.isEmpty { return .view }
        if properties[.style] == .style(.cell) { return .cell }
        guard case .text(let name)? = properties[.customClass] else { return .view }
        return withOwnClass.first { $0.className == name } ?? .view
    }

    private static let withOwnClass: [ViewKind] = [.toolbar, .visualEffect, .map, .web]
}

extension ControlStyle {
    /// Returns the styles that a view of this kind can have; empty if the kind has no styles.
    package static func styles(of kind: ViewKind) -> [ControlStyle] {
        switch kind.storedKind {
        case .button:
            [
                .system, .custom, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
                .plain, .gray, .tinted, .filled,
            ]
        case .textField: [.roundedRect, .line, .bezel, .none]
        case .activity: [.medium, .large]
        case .datePicker: [.automatic, .wheels, .compact, .inline]
        case .searchBar: [.minimal, .prominent]
        case .pageControl: [.automatic, .minimal, .prominent]
        case .progress: [.plain, .bar]
        case .segmented: [.apportioned]
        case .scroll: [.plain, .table, .grouped, .insetGrouped, .collection]
        case .view: [.cell, .standalone]
        default: []
        }
    }
}
