import StackCore

/// A view of a scene while the scene is imported.
struct DraftView {
    let id: ViewID
    let element: SourceElement
    let kind: ViewKind
    let name: String
    let parent: ViewID?
    var properties: PropertyDraft

    /// Whether the superview is a stack view, so that the view becomes an arranged subview in the
    /// document.
    let isArranged: Bool

    /// The view's element and, if the view has one, the element of its implied content view. These
    /// elements contain the view's guides and constraints, and the `<mask>` elements that list its
    /// installed subviews.
    var elements: [SourceElement] {
        [element] + [element.impliedContentView].compactMap(\.self)
    }

    /// Whether the view's frame and autoresizing mask, not constraints, position it on the canvas.
    /// The attribute `fixedFrame` has no effect on an arranged subview. A cell that this program
    /// created has no frame in the file, because its table or collection positions it.
    var isPlacedByMask: Bool {
        if element.isCell, element.impliedContentView != nil { return false }
        return isArranged ? element.translatesMask : element.isPlacedByMask
    }

    /// Whether Interface Builder's canvas shows the view in the size that the file stores, instead
    /// of computing it. This is so for empty labels, and for arranged subviews whose content does
    /// not determine their size or width.
    var keepsDesignedSize: Bool {
        // Empty labels keep their size outside of stack views too.
        if kind == .label { return (properties.list[.text]?.spelling ?? "").isEmpty }
        guard isArranged else { return false }
        switch kind {
        case .view, .scroll, .table, .collection, .cell, .toolbar, .visualEffect, .map, .web,
            .slider, .progress, .searchBar:
            return true
        case .textView: return properties.list.value(.scrollEnabled) ?? true
        case .image: return properties.list[.image] == nil
        case .stack: return element.viewElements.isEmpty
        case .label, .button, .textField, .switch, .stepper, .segmented, .activity, .pageControl,
            .datePicker, .picker, .spacer:
            return false
        }
    }
}

extension DraftView {
    /// Whether the stored frame of an image view shows its picture at twice the picture's size
    /// (`ImageContent.isDoubled`).
    var hasDoubledPicture: Bool {
        guard kind == .image, let picture = properties.list.value(.image)?.wholeSize,
            let frame = element.storedFrame
        else { return false }
        return ImageContent.isDoubled(picture, in: frame.size)
    }

    /// Whether the code of the view's custom class may determine the view's size on the canvas.
    /// This program cannot run that code, so only the stored frame shows the size.
    var mayHaveSizeOfClass: Bool {
        kind == .view && !isArranged && properties.list[.customClass] != nil
            && properties.list[.intrinsic] == nil && element.viewElements.isEmpty
    }
}

/// The order of one view's subviews, in two lists: `subviews` in z-order (back to front), and
/// `arranged` in the order in which a stack view arranges them.
struct SiblingOrders {
    var subviews: [ViewID]
    var arranged: [ViewID]
}

/// A constraint of a scene while the scene is imported.
struct DraftConstraint {
    let id: ConstraintID
    let name: String
    let first: Anchor
    let relation: Relation
    let second: Anchor?
    var properties: PropertyDraft
}

/// The view or guide that an identifier in a `<constraint>` element refers to.
enum SceneItem {
    case item(LayoutItem)
    /// The keyboard layout guide of a view. Interface Builder's canvas shows no keyboard.
    case keyboard(ViewID)

    /// The view that the identifier refers to; nil if it refers to a layout guide.
    var view: ViewID? {
        if case .item(let item) = self, item.guide == nil { item.view } else { nil }
    }

    /// Returns the anchor for an attribute of the view or guide. The keyboard layout guide is
    /// treated as if no keyboard is shown: it begins at the bottom of the safe area and is as wide
    /// as the view.
    func anchor(_ attribute: LayoutAttribute) -> Anchor {
        switch self {
        case .item(let item): Anchor(item, attribute)
        case .keyboard(let view):
            attribute == .top
                ? Anchor(LayoutItem(view, guide: .safeArea), .bottom)
                : Anchor(LayoutItem(view), attribute)
        }
    }
}

/// The conversion of a guide's element: `<viewLayoutGuide>` or `<viewControllerLayoutGuide>`.
enum GuideElement {
    /// Returns the guide of `view` that the element represents; nil for an unknown guide.
    static func item(_ element: SourceElement, of view: ViewID) -> SceneItem? {
        let isControllers = element.name == "viewControllerLayoutGuide"
        let name = element[isControllers ? "type" : "key"] ?? ""
        if !isControllers && name.hasPrefix("keyboard") { return .keyboard(view) }
        let kind = isControllers ? controllerGuides[name] : viewGuides[name]
        return kind.map { .item(LayoutItem(view, guide: $0)) }
    }

    private static let controllerGuides: [String: GuideKind] = [
        "top": .topLayoutGuide, "bottom": .bottomLayoutGuide,
    ]

    private static let viewGuides: [String: GuideKind] = [
        "safeArea": .safeArea, "layoutMargins": .margins, "readableContent": .readable,
        "readableContentGuide": .readable, "contentLayoutGuide": .content,
        "frameLayoutGuide": .frame,
    ]
}
