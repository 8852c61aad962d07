/// The properties of a view that the tree solver needs, read in one pass.
struct TreeNode: Sendable {
    enum Role: UInt8 {
        /// No view has this number, or the view is not installed.
        case absent
        /// A view without subviews.
        case leaf
        case stack
        /// A view other than a stack that has subviews and places them by constraints.
        case container
    }

    var role = Role.absent
    var kind = ViewKind.view
    var isHidden = false
    var isArranged = false
    /// Whether the node has not been read yet.
    var isNew = false
    /// The number of ancestors.
    var depth: UInt16 = 0
    var axis = Axis.horizontal
    var distribution = Distribution.fill
    var alignment = Alignment.fill
    /// For each axis, whether a user constraint limits the view's width or height.
    var hasTerms = AxisPair(false, false)
    /// For each axis, whether the view is a leaf whose size depends at most on its content. Its
    /// hugging and compression resistance are below required, and no user constraint limits its
    /// size.
    private(set) var isPlainLeaf = AxisPair(false, false)
    /// Whether the frame differs from the alignment rectangle.
    var hasInsets = false
    var hasDetails = false
    /// Whether the text's height depends on its width.
    var isWrapping = false
    /// Whether a stack arranges its views relative to its margins.
    var isPadded = false
    /// Whether one of the view's children may have children of its own.
    var holdsInner = true
    private var numbers = Numbers()
    /// The spacing in points between the arranged views, if this view is a stack. `spacingAfter` is
    /// the spacing after this view in the stack that arranges it; NaN if it is not set.
    var spacing = 0.0
    var spacingAfter = Double.nan
    var hugging = AxisPair(250.0, 250.0)
    var compression = AxisPair(750.0, 750.0)
    /// The length of the content along each axis, in points, to which hugging and compression
    /// resistance apply; NaN if there is none.
    private var content = AxisPair(Double.nan, Double.nan)

    /// The numbers of linked nodes. They have only 32 bits each, because solving iterates over all
    /// nodes and is faster if the nodes are small.
    private struct Numbers {
        var (parent, firstChild, nextSibling, childCount): (Int32, Int32, Int32, Int32) = (
            -1, -1, -1, 0
        )
        var group = AxisPair<Int32>(-1, -1)
    }

    /// Returns the content length along an axis; nil if there is none. Inlined, because a call
    /// would copy the node.
    @inline(__always)
    func natural(_ axis: Axis) -> Double? {
        let length = content[axis]
        return length.isNaN ? nil : length
    }

    /// Returns the spacing after the view in points: its own custom spacing, or `spacing` if it has
    /// none.
    func gap(otherwise spacing: Double) -> Double { spacingAfter.isNaN ? spacing : spacingAfter }

    /// Updates the properties that are derived from others, such as `isPlainLeaf`.
    mutating func settle() {
        for axis in [Axis.horizontal, .vertical] {
            isPlainLeaf[axis] =
                role == .leaf && !hasTerms[axis] && compression[axis] < Priorities.required
                && hugging[axis] < Priorities.required
        }
    }

    mutating func setNatural(_ width: Double?, _ height: Double?) {
        content = AxisPair(width ?? .nan, height ?? .nan)
    }

    init() {}

    var parent: Int {
        get { Int(numbers.parent) }
        set { numbers.parent = Int32(newValue) }
    }
    /// The first arranged subview of a stack, or the first subview of another view; -1 if there is
    /// none. The children form a linked list, which ends with a `nextSibling` of -1.
    var firstChild: Int {
        get { Int(numbers.firstChild) }
        set { numbers.firstChild = Int32(newValue) }
    }
    var nextSibling: Int {
        get { Int(numbers.nextSibling) }
        set { numbers.nextSibling = Int32(newValue) }
    }
    var childCount: Int {
        get { Int(numbers.childCount) }
        set { numbers.childCount = Int32(newValue) }
    }

    /// Returns the number of the group of views that constraints make equally long along the axis;
    /// -1 if the view is in no group.
    func group(_ axis: Axis) -> Int { Int(numbers.group[axis]) }
    mutating func setGroup(_ group: Int, _ axis: Axis) { numbers.group[axis] = Int32(group) }

    /// Properties that only few views have. They are stored apart from the nodes.
    struct Details: Hashable, Sendable {
        /// The size in points that the view was given on Interface Builder's canvas. A dimension is
        /// nil if content or constraints determine it.
        var designed = IntrinsicSize.none
        /// The margins in points that a stack keeps around its arranged views.
        var padding = Insets.zero
        /// For each axis, whether a user constraint sets the size.
        var isFixed = AxisPair(false, false)
    }

    /// Properties that are only needed while reading the view.
    struct Settings {
        var isInstalled = true
        var marginsRelative = false
        var baselineRelative = false
        var direction: LayoutDirection?
        var mask: AutoresizingMask?
        var intrinsic: IntrinsicSize?
        var designedFrame: Rect?
    }
}

extension ViewKind {
    /// Whether views of this kind can have content with a size.
    var hasContent: Bool {
        switch self {
        case .view, .stack, .scroll, .spacer: false
        default: true
        }
    }
}

/// A pair of values, one per axis.
struct AxisPair<Value: Hashable & Sendable>: Hashable, Sendable {
    var horizontal: Value
    var vertical: Value

    init(_ horizontal: Value, _ vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    subscript(_ axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// The properties of a view that the tree solver reads. It is used instead of `View`, because
/// copying a `View` with its name and lists is expensive.
struct ViewReading {
    let id: ViewID
    let kind: ViewKind
    let parent: ViewID?
    let properties: PropertyList
    let subviewCount: Int
    /// The arranged subviews of a stack, or the subviews of any other view, as in `View.children`.
    let children: [ViewID]

    /// Reads an existing view.
    init(_ id: ViewID, in document: Document) {
        self = document.views.read(id.raw) { view in
            ViewReading(reading: view)
        }
    }

    /// Copies property by property through a pointer, because calling a method of the view would
    /// copy the view.
    private init(reading view: UnsafePointer<View>) {
        (id, kind, parent) = (view.pointee.id, view.pointee.kind, view.pointee.parent)
        properties = view.pointee.properties
        subviewCount = view.pointee.subviews.count
        children = kind == .stack ? view.pointee.arrangedSubviews : view.pointee.subviews
    }
}

extension TreeNode {
    /// Resets the node to the defaults of the view's kind, but keeps its links and constraints.
    private mutating func reset(_ view: ViewReading) {
        let old = (numbers, hasTerms, hasDetails, hasInsets, holdsInner, isWrapping)
        self = TreeNode()
        (numbers, hasTerms, hasDetails, hasInsets, holdsInner, isWrapping) = old
        parent = view.parent?.raw ?? -1
        kind = view.kind
        role = kind == .stack ? .stack : .leaf
        hugging = AxisPair(kind.defaultHugging(.horizontal), kind.defaultHugging(.vertical))
    }

    /// Reads the view's properties that are in force under the given size classes. Returns the
    /// properties that are not stored in the node.
    mutating func read(_ view: ViewReading, under traits: SizeClasses) -> Settings {
        reset(view)
        var settings = Settings()
        view.properties.forEachInForce(under: traits) { take($0, $1, &settings) }
        if role == .leaf && !view.children.isEmpty { role = .container }
        isPadded = settings.marginsRelative && role == .stack
        if let intrinsic = settings.intrinsic {
            setNatural(intrinsic.width, intrinsic.height)
        }
        return settings
    }

    /// Sets the node's depth, and whether a stack arranges its view.
    ///
    /// - Parameter depth: the depth of the superview
    mutating func setDepth(below depth: UInt16, isArranged: Bool) {
        self.isArranged = isArranged
        self.depth = depth + 1
    }

    /// Stores the content lengths, hugging and compression resistance of a measurement.
    mutating func take(_ measure: ContentMeasure) {
        setNatural(measure.length(.horizontal), measure.length(.vertical))
        hugging = AxisPair(
            measure.hugging(.horizontal, hugging.horizontal, of: kind),
            measure.hugging(.vertical, hugging.vertical, of: kind))
        compression = AxisPair(
            measure.resistance(.horizontal, compression.horizontal, of: kind),
            measure.resistance(.vertical, compression.vertical, of: kind))
        settle()
    }

    private mutating func take(
        _ key: PropertyKey, _ value: PropertyValue, _ settings: inout Settings
    ) {
        // Switches on the key first, because most properties are irrelevant here.
        switch key {
        case .hidden: isHidden = Bool(value) ?? isHidden
        case .installed: settings.isInstalled = Bool(value) ?? settings.isInstalled
        case .marginsRelative: settings.marginsRelative = Bool(value) ?? false
        case .baselineRelative: settings.baselineRelative = Bool(value) ?? false
        case .huggingHorizontal: hugging.horizontal = Double(value) ?? hugging.horizontal
        case .huggingVertical: hugging.vertical = Double(value) ?? hugging.vertical
        case .compressionHorizontal:
            compression.horizontal = Double(value) ?? compression.horizontal
        case .compressionVertical: compression.vertical = Double(value) ?? compression.vertical
        case .direction: settings.direction = LayoutDirection(value)
        case .intrinsic: settings.intrinsic = IntrinsicSize(value)
        case .autoresizing: settings.mask = AutoresizingMask(value)
        case .frame: settings.designedFrame = Rect(value)
        case .axis: axis = Axis(value) ?? axis
        case .distribution: distribution = Distribution(value) ?? distribution
        case .alignment: alignment = Alignment(value) ?? alignment
        case .spacing: spacing = Spacing(value)?.length ?? spacing
        case .spacingAfter: spacingAfter = Spacing(value)?.length ?? spacingAfter
        default: break
        }
    }
}
