/// A view of a document as far as the tree path needs it: numbers alone, read in one pass.
struct TreeNode: Sendable {
    enum Role: UInt8 {
        /// Not installed, or no view at all.
        case absent
        /// Without subviews.
        case leaf
        case stack
        /// Holds its subviews by constraints.
        case container
    }

    var role = Role.absent
    var kind = ViewKind.view
    var isHidden = false
    var isArranged = false
    /// Not read yet.
    var isNew = false
    /// How many views are around it.
    var depth: UInt16 = 0
    var axis = Axis.horizontal
    var distribution = Distribution.fill
    var alignment = Alignment.fill
    /// Whether a constraint of the user's speaks of the size alone.
    var hasTerms = AxisPair(false, false)
    /// Whether it has content or nothing, and nothing else that holds its size.
    private(set) var isPlainLeaf = AxisPair(false, false)
    /// Whether the frame lies otherwise around it than its alignment rectangle.
    var hasInsets = false
    var hasDetails = false
    /// Whether the height of its text follows from its width.
    var isWrapping = false
    /// Whether a stack keeps its margins free.
    var isPadded = false
    /// Whether something that it holds may hold something.
    var holdsInner = true
    private var numbers = Numbers()
    /// Between the views of a stack, and behind the view, not a number where it does not say; in points.
    var spacing = 0.0
    var spacingAfter = Double.nan
    var hugging = AxisPair(250.0, 250.0)
    var compression = AxisPair(750.0, 750.0)
    /// What hugging and compression resistance hold on to; not a number where there is nothing.
    private var content = AxisPair(Double.nan, Double.nan)

    /// Other views, in half the room that numbers usually take: solving goes through all nodes again and
    /// again, and how long that takes is how much of them there is.
    private struct Numbers {
        var (parent, firstChild, nextSibling, childCount): (Int32, Int32, Int32, Int32) = (
            -1, -1, -1, 0
        )
        var group = AxisPair<Int32>(-1, -1)
    }

    /// The same, nil where there is nothing. No call, for that would copy the node.
    @inline(__always)
    func natural(_ axis: Axis) -> Double? {
        let length = content[axis]
        return length.isNaN ? nil : length
    }

    /// Behind the view, in points; its stack's spacing where it says nothing itself.
    func gap(otherwise spacing: Double) -> Double { spacingAfter.isNaN ? spacing : spacingAfter }

    /// Notes what has been read by now.
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
    /// The arranged subviews of a stack, the subviews of others: a list through the nodes, -1 at its end.
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

    /// The views that are as long as this one by constraints between them; -1 where none is.
    func group(_ axis: Axis) -> Int { Int(numbers.group[axis]) }
    mutating func setGroup(_ group: Int, _ axis: Axis) { numbers.group[axis] = Int32(group) }

    /// What few steps ask for.
    struct Details: Hashable, Sendable {
        /// The size kept from the canvas, where the content has none and nothing else fixes it.
        var designed = IntrinsicSize.none
        /// What a stack keeps free around what it arranges, in points.
        var padding = Insets.zero
        /// Whether a constraint of the user's says what the size is.
        var isFixed = AxisPair(false, false)
    }

    /// Read while the properties are, and of no use later.
    struct Settings {
        var isInstalled = true
        var marginsRelative = false
        var baselineRelative = false
        var direction: LayoutDirection?
        var mask: AutoresizingMask?
        var style: ControlStyle?
        var intrinsic: IntrinsicSize?
        var designedFrame: Rect?
    }
}

extension ViewKind {
    /// Whether views of the kind can show something that has a size.
    var hasContent: Bool {
        switch self {
        case .view, .stack, .scroll, .spacer: false
        default: true
        }
    }
}

/// One value for each axis.
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

/// A view as far as a tree reads it. The view itself would be copied as a whole, with its name and its lists.
struct ViewReading {
    let id: ViewID
    let kind: ViewKind
    let parent: ViewID?
    let properties: PropertyList
    let subviewCount: Int
    /// As `View.held`.
    let held: [ViewID]

    /// Of a view that there is.
    init(_ id: ViewID, in document: Document) {
        self = document.views.read(id.raw) { view in
            ViewReading(reading: view)
        }
    }

    /// Property by property: to call anything of the view would copy it.
    private init(reading view: UnsafePointer<View>) {
        (id, kind, parent) = (view.pointee.id, view.pointee.kind, view.pointee.parent)
        properties = view.pointee.properties
        subviewCount = view.pointee.subviews.count
        held = kind == .stack ? view.pointee.arrangedSubviews : view.pointee.subviews
    }
}

extension TreeNode {
    /// What a view of the kind is where nothing is set, in the place and with the constraints that it has.
    private mutating func reset(_ view: ViewReading) {
        let old = (numbers, hasTerms, hasDetails, hasInsets, holdsInner, isWrapping)
        self = TreeNode()
        (numbers, hasTerms, hasDetails, hasInsets, holdsInner, isWrapping) = old
        parent = view.parent?.raw ?? -1
        kind = view.kind
        role = kind == .stack ? .stack : .leaf
        hugging = AxisPair(kind.defaultHugging(.horizontal), kind.defaultHugging(.vertical))
    }

    /// Reads the view under the traits. Returns what else its properties say.
    mutating func read(_ view: ViewReading, under traits: SizeClasses) -> Settings {
        reset(view)
        var settings = Settings()
        view.properties.forEachInForce(under: traits) { take($0, $1, &settings) }
        if role == .leaf && !view.held.isEmpty { role = .container }
        isPadded = settings.marginsRelative && role == .stack
        if let intrinsic = settings.intrinsic {
            setNatural(intrinsic.width, intrinsic.height)
        }
        return settings
    }

    /// - Parameter depth: that of the superview
    mutating func stand(in depth: UInt16, _ isArranged: Bool) {
        self.isArranged = isArranged
        self.depth = depth + 1
    }

    /// Notes what the view measures.
    mutating func take(_ measure: ContentMeasure) {
        setNatural(measure.length(.horizontal), measure.length(.vertical))
        compression = AxisPair(
            measure.resistance(.horizontal, compression.horizontal, of: kind),
            measure.resistance(.vertical, compression.vertical, of: kind))
        settle()
    }

    private mutating func take(
        _ key: PropertyKey, _ value: PropertyValue, _ settings: inout Settings
    ) {
        // By the key alone, for most say nothing here.
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
        case .style: settings.style = ControlStyle(value)
        case .axis: axis = Axis(value) ?? axis
        case .distribution: distribution = Distribution(value) ?? distribution
        case .alignment: alignment = Alignment(value) ?? alignment
        case .spacing: spacing = Spacing(value)?.length ?? spacing
        case .spacingAfter: spacingAfter = Spacing(value)?.length ?? spacingAfter
        default: break
        }
    }
}
