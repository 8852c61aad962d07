/// A view of a document: its kind, its name, its properties and its place in the hierarchy.
///
/// `subviews` is in z-order, back to front. `arrangedSubviews` is a stack's own order of the
/// subviews that it arranges. The two orders are independent (docs/stack-view-rules.md, "The two
/// orders"); `Document.invariantViolations` lists the rules that relate them.
package struct View: Hashable, Sendable {
    package let id: ViewID
    /// The view's name, unique among the views and constraints of the document.
    package internal(set) var name: String
    package let kind: ViewKind
    package internal(set) var properties: PropertyList
    /// The superview; nil for the root and for a view that is not in a hierarchy.
    package internal(set) var parent: ViewID?
    package internal(set) var subviews: [ViewID] = []
    /// The arranged subviews in layout order; empty unless the view is a stack.
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

    /// A copy without superview and subviews, as `createView` and `destroyView` edits store it.
    package var detached: View { View(id: id, name: name, kind: kind, properties: properties) }
}

extension View {
    /// Values derived from the rest of the document, which edits update so that no edit has to
    /// search for them. They are not part of the view's value: views that differ only here are
    /// equal.
    struct Upkeep: Hashable, Sendable {
        var arrangingStack: ViewID?
        /// The number of constraint items that are this view or one of its guides.
        var holds: Int32 = 0
        /// An upper bound on the number of view levels below this view. Removing views does not
        /// lower it.
        var levels: Int32 = 0

        static func == (a: Upkeep, b: Upkeep) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }
}

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
    /// A `UIView` that draws nothing and takes the free space of a stack.
    case spacer

    /// Whether views of this kind display text of their own.
    package var hasText: Bool {
        switch self {
        case .label, .button, .textField, .textView, .searchBar: true
        default: false
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
        }
    }
}

extension ControlStyle {
    /// Returns the styles that a view of this kind can have; empty if the kind has no styles.
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
    /// Whether the style is one of `UIButton.Configuration`.
    package var isConfiguration: Bool {
        switch self {
        case .plain, .gray, .tinted, .filled: true
        default: false
        }
    }
}

/// The identity of a view in its document. It does not change when the view is renamed.
public struct ViewID: Hashable, Comparable, Sendable {
    package let raw: Int

    package init(_ raw: Int) { self.raw = raw }

    /// The identity of the root, the only view without a superview in a document.
    public static let root = ViewID(0)

    /// Returns whether `a` was created before `b`.
    public static func < (a: ViewID, b: ViewID) -> Bool { a.raw < b.raw }
}

/// The identity of a user's constraint in its document.
public struct ConstraintID: Hashable, Comparable, Sendable {
    package let raw: Int

    package init(_ raw: Int) { self.raw = raw }

    /// Returns whether `a` was created before `b`.
    public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.raw < b.raw }
}

/// The identity of a document in its file.
package struct DocumentID: Hashable, Comparable, Sendable {
    package let raw: Int

    package init(_ raw: Int) { self.raw = raw }

    package static func < (a: DocumentID, b: DocumentID) -> Bool { a.raw < b.raw }
}

/// The owner of a property: the document, one of its views or one of its constraints.
package enum ItemID: Hashable, Sendable {
    case document
    case view(ViewID)
    case constraint(ConstraintID)
}
