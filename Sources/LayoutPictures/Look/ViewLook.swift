import StackCore

/// The properties of a view that determine how it is drawn. All drawing code uses these values
/// instead of reading the document.
///
/// A value that the document does not set is UIKit's default.
struct ViewLook {
    var text = ""
    var placeholder = ""
    var font: Font?
    var lines = 1
    var style: ControlStyle?
    var segments: [String] = []
    /// The stored names of the segments' pictures, empty for a segment with a title.
    var segmentImages: [String] = []
    /// The items of a toolbar or navigation bar.
    var items: [BarItem] = []
    /// The background colour of a bar; nil for the default colour of its kind.
    var barColor: Color?
    /// The name of the document that a container view shows; nil for any other view.
    var embeds: String?
    /// The smallest factor by which the font of a text is scaled down to make the text fit; nil if
    /// the font is not scaled.
    var minimumScaleFactor: Double?
    var datePickerMode = ""
    /// The number of minutes between two rows of a date picker.
    var minuteInterval = 1
    /// The time in minutes that a date picker of mode `countDownTimer` shows.
    var countDown = 0
    var accessory = CellAccessory.none
    /// The texts of a cell's list content configuration; nil for a cell without texts.
    var listContent: ListContent?
    /// Whether the view is a label that belongs to the style of a cell, such as Basic. UIKit makes
    /// such a label as wide as its text needs.
    var isLabelOfCell = false
    /// The style of the table that contains the view, if the view is a cell; otherwise nil.
    var listStyle: ControlStyle?
    var hasSeparators = true
    var separatorColor: Color?
    var hasClearButton = false
    var pages = 0

    var textColor: Color?
    var paragraph = ParagraphStyle.natural
    var alignment = TextAlignment.natural
    var truncation = Truncation.tail
    var tintColor: Color?
    var backgroundColor: Color?
    var alpha = 1.0
    var clipsToBounds = false
    var cornerRadius = 0.0
    var borderWidth = 0.0
    var borderColor: Color?

    var isEnabled = true
    var isOn = false
    /// The control's value on a scale from its minimum (0) to its maximum (1).
    var fraction = 0.0
    var selectedSegment: Int?
    var currentPage = 0
    var isSecure = false
    /// Whether an activity indicator is animating. UIKit hides an indicator that is not.
    var isAnimating = true
    var tints = PartTints()

    var image: ImageLook?
    var imagePlacement = ImagePlacement.leading
    var subtitle = ""
    var contentAlignment = ContentHorizontalAlignment.center
    var contentMode = ContentMode.scaleToFill
    var contentInset: Insets?
    var titleInset: Insets?
    var imageInset: Insets?
    /// The insets of the lines between a table's rows, or of the line below a cell.
    var separatorInset: Insets?
    /// The picture behind a button's title; nil if there is none.
    var background: ImageLook?
    var customClass: String?
    var direction = LayoutDirection.ltr
}

/// The tint colours of a control's components, such as a switch's thumb. Nil means UIKit's default.
struct PartTints {
    /// The background colour of a button that has a configuration.
    var button: Color?
    var on: Color?
    var thumb: Color?
    /// The colour of a slider's track up to its value, or of the completed section of a progress
    /// view.
    var done: Color?
    /// The colour of the rest of a slider's or progress view's track.
    var track: Color?
    var spokes: Color?
    var dots: Color?
    var currentDot: Color?
    var selectedSegment: Color?
}

/// The image that an image view or a button shows.
struct ImageLook: Hashable, Sendable {
    /// The size in points; nil if the document does not contain it.
    var size: Size?
    /// The name of the image or symbol; nil if the document does not contain it.
    var name: ImageName?
}

extension ViewLook {
    init(_ view: ResolvedView, in resolved: ResolvedDocument) {
        let values = LookValues(
            view: view, own: resolved.values(of: view.id), resolved: resolved)
        direction = view.direction
        style = view.style
        customClass = values[.customClass]
        contentMode = values[.contentMode] ?? .scaleToFill
        contentInset = values[.contentInset]
        readLayer(values)
        readText(values)
        readState(values)
        readTints(values)
        readImage(values)
        readParts(values)
    }

    /// Reads the values that are specific to the view's kind.
    private mutating func readParts(_ values: LookValues) {
        let view = values.view
        switch view.kind {
        case .button:
            titleInset = values[.titleInset]
            imageInset = values[.imageInset]
            if values[.backgroundImage] != nil {
                background = ImageLook(
                    name: values[.backgroundImageName].map(ImageName.init(stored:)))
            }
        case .segmented: segmentImages = values[.segmentImages].map(TitleList.titles) ?? []
        case .textField: hasClearButton = values[.clearButton] ?? false
        case .toolbar, .view:
            items = values[.items].map(BarItemList.items) ?? []
            barColor = values.color(.barColor)
            embeds = values[.embeds]
        case .label:
            minimumScaleFactor = values[.minimumScaleFactor]
            isLabelOfCell = view.isLabelOfStyle(in: values.resolved)
        case .datePicker:
            datePickerMode = values[.datePickerMode] ?? ""
            minuteInterval = Int(values[.minuteInterval] ?? 1)
            countDown = Int((values[.countDownDuration] ?? 0) / 60)
        case .table:
            hasSeparators = values[.separators] ?? true
            separatorColor = values.color(.separatorColor)
            separatorInset = values[.separatorInset]
        case .cell:
            accessory = values[.accessory] ?? .none
            listContent = values.resolved.listContent(of: view.id)
            listStyle = view.parent.flatMap { values.resolved[$0].style }
        default: break
        }
    }

    private mutating func readLayer(_ values: LookValues) {
        backgroundColor = values.color(.backgroundColor)
        tintColor = values.inheritedTint
        alpha = values[.alpha] ?? 1
        clipsToBounds = values[.clipsToBounds] ?? false
        cornerRadius = values[.cornerRadius] ?? 0
        borderWidth = values[.borderWidth] ?? 0
        borderColor = values.color(.borderColor)
    }

    private mutating func readText(_ values: LookValues) {
        if values.view.kind.hasText {
            text = values[.text] ?? ""
            placeholder = values[.placeholder] ?? ""
        }
        font = values[.font]
        lines = Int(values[.lines] ?? 1)
        textColor = values.color(.textColor)
        paragraph = ParagraphStyle { values[$0] }
        alignment = values[.textAlignment] ?? .natural
        truncation = Truncation(values[.lineBreakMode] ?? .byTruncatingTail)
        isSecure = values[.secure] ?? false
        subtitle = values[.subtitle] ?? ""
        contentAlignment = values[.contentHorizontalAlignment] ?? .center
    }

    private mutating func readState(_ values: LookValues) {
        isEnabled = values[.enabled] ?? true
        isOn = values[.on] ?? false
        let (least, greatest) = (values[.minimumValue] ?? 0, values[.maximumValue] ?? 1)
        let value = values[.value] ?? 0
        fraction = greatest > least ? min(max((value - least) / (greatest - least), 0), 1) : 0
        segments = values[.segments].map(TitleList.titles) ?? []
        selectedSegment = values[.selectedSegment].flatMap { $0 < 0 ? nil : Int($0) }
        pages = Int(values[.pages] ?? 0)
        currentPage = Int(values[.currentPage] ?? 0)
    }

    private mutating func readTints(_ values: LookValues) {
        isAnimating = values[.animating] ?? true
        tints.button = values.color(.baseBackgroundColor)
        tints.on = values.color(.onTintColor)
        tints.thumb = values.color(.thumbTintColor)
        tints.done = values.color(.minimumTrackTintColor) ?? values.color(.progressTintColor)
        tints.track = values.color(.maximumTrackTintColor) ?? values.color(.trackTintColor)
        tints.spokes = values.color(.color)
        tints.dots = values.color(.pageIndicatorTintColor)
        tints.currentDot = values.color(.currentPageIndicatorTintColor)
        tints.selectedSegment = values.color(.selectedSegmentTintColor)
    }

    private mutating func readImage(_ values: LookValues) {
        imagePlacement = values[.imagePlacement] ?? .leading
        let name = values[.imageName].map(ImageName.init(stored:))
        let size = values[.image]?.wholeSize
        guard name != nil || size != nil || values.view.kind == .image else { return }
        image = ImageLook(size: size, name: name)
    }
}

/// The property values of one view that apply in the current size classes.
private struct LookValues {
    let view: ResolvedView
    let own: ValuesInForce
    let resolved: ResolvedDocument

    subscript<Value>(property: Property<Value>) -> Value? { own[property] }

    func color(_ property: Property<String>) -> Color? {
        self[property].map { Color(stored: $0) }
    }

    /// The tint colour of the view: its own, or that of the nearest ancestor that sets one, or the
    /// global tint of the document. Nil if none of these is set.
    var inheritedTint: Color? {
        var place: ViewID? = view.id
        while let id = place {
            if let tint = resolved.value(.tintColor, of: id) { return Color(stored: tint) }
            place = resolved[id].parent
        }
        return resolved.document.properties.value(.globalTint).map { Color(stored: $0) }
    }
}

extension ResolvedView {
    /// Returns whether the view is a label that belongs to the style of a cell. Interface Builder
    /// stores such a label in the content view, with an autoresizing mask that keeps its frame.
    func isLabelOfStyle(in resolved: ResolvedDocument) -> Bool {
        guard kind == .label, let parent, let cell = resolved[parent].parent else { return false }
        return autoresizing?.rawValue == 0 && resolved[cell].kind == .cell
    }
}

extension Truncation {
    /// Converts a line break mode. Wrapping modes become clipping: a text that wraps is clipped if
    /// its lines do not fit.
    init(_ mode: LineBreakMode) {
        switch mode {
        case .byWordWrapping, .byCharWrapping, .byClipping: self = .clipping
        case .byTruncatingHead: self = .head
        case .byTruncatingTail: self = .tail
        case .byTruncatingMiddle: self = .middle
        }
    }
}
