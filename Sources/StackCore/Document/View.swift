/// One view of a document: what it is, what is set on it, and where it stands.
///
/// `subviews` is the z-order, back to front; `arrangedSubviews` is a stack's own order of those it
/// arranges. The two are independent (docs/stack-view-rules.md, "The two orders");
/// `Document.invariantViolations` says what joins them.
package struct View: Hashable, Sendable {
    package let id: ViewID
    /// One that no other view or constraint of the document has.
    package internal(set) var name: String
    package let kind: ViewKind
    package internal(set) var properties: PropertyList
    /// Nil for the root, and for a view that is in no document.
    package internal(set) var parent: ViewID?
    package internal(set) var subviews: [ViewID] = []
    /// Empty for whatever is no stack.
    package internal(set) var arrangedSubviews: [ViewID] = []
    var upkeep = Upkeep()

    package init(
        id: ViewID, name: String, kind: ViewKind, properties: PropertyList = PropertyList()
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.properties = properties
    }

    /// The same view outside every hierarchy: what creating and destroying it takes.
    package var detached: View { View(id: id, name: name, kind: kind, properties: properties) }
}

extension View {
    /// What follows from the document around a view, kept in step by its edits so that none of them
    /// has to look for it. It is no part of what the view is: equal views may differ in it.
    struct Upkeep: Hashable, Sendable {
        var arrangingStack: ViewID?
        /// How often a constraint holds on to the view or to a guide of it.
        var holds: Int32 = 0
        /// How many levels of views stand below, at most: less where some have left since.
        var levels: Int32 = 0

        static func == (a: Upkeep, b: Upkeep) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }
}

/// The kinds of views a document can hold, spelled as in the command language.
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
    /// A `UIView` that shows nothing and takes what is over in a stack.
    case spacer

    /// Whether views of this kind show a text of their own.
    package var hasText: Bool {
        switch self {
        case .label, .button, .textField, .textView, .searchBar: true
        default: false
        }
    }

    /// The class that UIKit has for this kind.
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
        }
    }
}

extension ControlStyle {
    /// The styles that a view of this kind can have; empty for kinds that have none.
    package static func styles(of kind: ViewKind) -> [ControlStyle] {
        switch kind {
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
        case .scroll: [.plain, .table, .insetGrouped, .collection]
        case .view: [.cell, .standalone]
        default: []
        }
    }
}

extension ControlStyle {
    /// Whether it is a look of `UIButton.Configuration`.
    package var isConfiguration: Bool {
        switch self {
        case .plain, .gray, .tinted, .filled: true
        default: false
        }
    }
}

/// The identity of a view inside its document: stable for the view's whole life, whatever its name.
public struct ViewID: Hashable, Comparable, Sendable {
    package let raw: Int

    package init(_ raw: Int) { self.raw = raw }

    /// Every document has exactly one view without a parent, and this is it.
    public static let root = ViewID(0)

    /// In the order of their making.
    public static func < (a: ViewID, b: ViewID) -> Bool { a.raw < b.raw }
}

/// The identity of a user's constraint inside its document.
public struct ConstraintID: Hashable, Comparable, Sendable {
    package let raw: Int

    package init(_ raw: Int) { self.raw = raw }

    /// In the order of their making.
    public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.raw < b.raw }
}

/// The identity of a document inside its file.
package struct DocumentID: Hashable, Comparable, Sendable {
    package let raw: Int

    package init(_ raw: Int) { self.raw = raw }

    package static func < (a: DocumentID, b: DocumentID) -> Bool { a.raw < b.raw }
}

/// What a property belongs to: the document itself, one of its views, or one of its constraints.
package enum ItemID: Hashable, Sendable {
    case document
    case view(ViewID)
    case constraint(ConstraintID)
}
