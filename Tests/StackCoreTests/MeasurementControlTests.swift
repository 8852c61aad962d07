import StackCore
import Testing

@Suite struct MeasurementControlTests {
    private func size(
        _ content: some IntrinsicContent, _ era: Era = .xcode12, scale: Double = 2
    ) -> IntrinsicSize {
        content.intrinsicSize(in: MeasurementTraits(era: era, scale: scale))
    }

    /// Returns the size of a control's frame: its intrinsic content size plus alignment insets.
    private func frame(_ content: some IntrinsicContent, _ era: Era) -> IntrinsicSize {
        let traits = MeasurementTraits(era: era)
        let size = content.intrinsicSize(in: traits)
        let insets = content.alignmentInsets(in: traits)
        return IntrinsicSize(
            width: size.width.map { $0 + insets.leading + insets.trailing },
            height: size.height.map { $0 + insets.top + insets.bottom })
    }

    /// Frame sizes by era (docs/text-measurement.md, "Controls").
    private static let frames: [(FixedControl, Era, IntrinsicSize)] = [
        (FixedControl.switch, Era.xcode8, IntrinsicSize(width: 51, height: 31)),
        (.switch, .xcode26, IntrinsicSize(width: 63, height: 28)),
        (.slider, .xcode12, IntrinsicSize(height: 31)),
        (.slider, .xcode26, IntrinsicSize(height: 34)),
        (.stepper, .xcode8, IntrinsicSize(width: 94, height: 29)),
        (.stepper, .xcode14, IntrinsicSize(width: 94, height: 32)),
        (.progressView(isBar: false), .xcode11, IntrinsicSize(height: 2)),
        (.progressView(isBar: false), .xcode14, IntrinsicSize(height: 4)),
        (.progressView(isBar: true), .xcode14, IntrinsicSize(height: 2.5)),
        (.activityIndicator(isLarge: false), .xcode8, IntrinsicSize(width: 20, height: 20)),
        (.activityIndicator(isLarge: true), .xcode14, IntrinsicSize(width: 37, height: 37)),
        (.pageControl(pages: 3), .xcode8, IntrinsicSize(width: 39, height: 37)),
        (.pickerView, .xcode14, IntrinsicSize(width: 320, height: 216)),
        (.datePicker(.inline), .xcode14, IntrinsicSize(width: 320, height: 503.5)),
        (.datePicker(.wheels), .xcode11, IntrinsicSize(width: 320, height: 216)),
        (.datePicker(.compact), .xcode13, IntrinsicSize(width: 197, height: 31)),
        (.datePicker(.compact), .xcode14, IntrinsicSize(width: 197, height: 34.5)),
        (.searchBar, .xcode11, IntrinsicSize(height: 56)),
        (.searchBar, .xcode13, IntrinsicSize(height: 51)),
        (.navigationBar, .xcode11, IntrinsicSize(height: 44)),
        (.tabBar(overHomeIndicator: true), .xcode11, IntrinsicSize(height: 83)),
    ]

    @Test(arguments: frames)
    func `a control's frame is its era's`(
        control: FixedControl, era: Era, expected: IntrinsicSize
    ) {
        #expect(frame(control, era) == expected)
    }

    @Test(arguments: [nil, "date", "time", "dateAndTime", "countDownTimer", "yearAndMonth"])
    func `an automatic date picker is a line since iOS 14, if its mode has one`(mode: String?) {
        let hasLine = mode?.contains("Timer") != true && mode?.contains("year") != true
        for style in [nil, ControlStyle.automatic] {
            #expect(DatePickerStyle(style, mode: mode, in: .xcode11) == .wheels)
            #expect(
                DatePickerStyle(style, mode: mode, in: .current) == (hasLine ? .compact : .wheels))
        }
        #expect(DatePickerStyle(.wheels, mode: mode, in: .current) == .wheels)
        #expect(DatePickerStyle(.inline, mode: mode, in: .xcode11) == .inline)
    }

    @Test(arguments: [-1, 0, 1, Int.max, Int.min])
    func `any number of pages has a width`(pages: Int) {
        #expect((size(FixedControl.pageControl(pages: pages)).width ?? -1) >= 0)
    }

    /// Heights of system buttons by title size (docs/text-measurement.md, "Controls").
    private static let buttonHeights: [(Double, Double)] = [
        (10.0, 24.0), (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34),
        (20, 36), (22, 39), (24, 41), (28, 46), (34, 53),
    ]

    @Test(arguments: buttonHeights)
    func `a button is 12 points higher than its title's line`(size: Double, height: Double) {
        for scale in [2.0, 3.0] {
            let button = ButtonContent(title: "Title", font: .system(size: size))
            #expect(self.size(button, scale: scale).height == height)
        }
    }

    @Test func `a button is at least 30 wide, or as its insets say`() {
        #expect(size(ButtonContent(title: "x")) == IntrinsicSize(width: 30, height: 30))
        #expect(size(ButtonContent(title: "")) == IntrinsicSize(width: 30, height: 30))
        let inset = ButtonContent(
            title: "Blue button", font: .system(size: 14), contentInsets: Insets(all: 8))
        #expect(size(inset, .xcode8) == IntrinsicSize(width: 91, height: 33))
    }

    @Test func `a custom button's own font is 18 points`() {
        let done = size(ButtonContent(title: "Done", font: .customButton), .xcode11)
        #expect(done == IntrinsicSize(width: 43, height: 34))
    }

    @Test func `an image widens a button, and alone is at least as high as a line`() {
        let image = Size(width: 10, height: 17)
        let alone = ButtonContent(title: "", image: image)
        #expect(size(alone) == IntrinsicSize(width: 10, height: 18))
        let custom = ButtonContent(title: "", font: .customButton, image: image, isCustom: true)
        #expect(size(custom) == IntrinsicSize(width: 10, height: 22))
        let dollars = ButtonContent(title: "$", font: .customButton, image: image, isCustom: true)
        #expect(size(dollars).height == 22)
        let title = size(ButtonContent(title: "Button"))
        let both = size(ButtonContent(title: "Button", image: image))
        #expect(both.width == (title.width ?? 0) + 10)
        #expect(both.height == title.height)
    }

    @Test func `a button is at least as large as the picture behind it`() {
        let picture = Size(width: 322, height: 68)
        let button = ButtonContent(title: "True", backgroundImage: picture)
        #expect(size(button) == IntrinsicSize(picture))
        let small = ButtonContent(title: "True", backgroundImage: Size(width: 1, height: 1))
        #expect(size(small) == size(ButtonContent(title: "True")))
    }

    /// See docs/text-measurement.md, "Controls".
    @Test func `a configured button is 14 points higher than a line of Body`() throws {
        let button = ConfiguredButtonContent(title: "Button")
        #expect(size(button, .xcode14).height == 34.5)
        let height = try #require(size(button, .xcode14, scale: 3).height)
        #expect(abs(height - 103.0 / 3) < 1e-9)
        #expect(size(button, .xcode13).height == 31)
    }

    /// Heights of fields by font size: docs/text-measurement.md, "Controls"; from 22 points on,
    /// stored fields.
    private static let fieldHeights: [(Era, Double, Double)] = [
        (Era.xcode8, 14.0, 30.0), (.xcode8, 18, 30), (.xcode8, 22, 30), (.xcode8, 50, 64),
        (.xcode11, 10, 34), (.xcode11, 14, 34), (.xcode12, 17, 34), (.xcode16, 18, 34),
    ]

    @Test func `a subtitle stands below the title, a picture above it where it is told to`() {
        let traits = MeasurementTraits(scale: 2)
        let plain = ConfiguredButtonContent(title: "A")
            .intrinsicSize(in: traits, maximumWidth: nil)
        let titled = ConfiguredButtonContent(title: "A", subtitle: "A longer line")
            .intrinsicSize(in: traits, maximumWidth: nil)
        let below = TextMetrics(font: .style(.footnote), traits: traits)
            .block("A longer line", maximumWidth: nil)
        #expect(titled.height == plain.height! + below.height + 1)
        #expect(titled.width == below.width + 24)
        let stacked = ConfiguredButtonContent(
            title: "A", image: Size(width: 40, height: 30), stacksImage: true
        ).intrinsicSize(in: traits, maximumWidth: nil)
        #expect(stacked == IntrinsicSize(width: 64, height: plain.height! + 30))
    }

    @Test(arguments: fieldHeights)
    func `a round text field has its era's height`(era: Era, size: Double, height: Double) {
        let field = TextFieldContent(font: .system(size: size))
        #expect(self.size(field, era).height == height)
    }

    /// Stored heights of fields without a border and without a constrained height.
    private static let openFields: [(Era, TextFieldContent, Double)] = [
        (Era.xcode8, TextFieldContent(font: .system(size: 17)), 21.0),
        (Era(15_705), TextFieldContent(placeholder: "Email", font: .style(.body)), 21),
        (Era(15_705), TextFieldContent(text: "Scenario", font: .style(.body)), 22),
        (Era(16_096), TextFieldContent(placeholder: "Email", font: .style(.body)), 22),
        (Era(16_096), TextFieldContent(placeholder: "Name", font: .style(.title3)), 25.5),
        (Era(17_701), TextFieldContent(font: .system(size: 16)), 21),
        (Era(24_506), TextFieldContent(placeholder: "Email", font: .style(.body)), 22),
        (Era(24_506), TextFieldContent(placeholder: "Name", font: .style(.title3)), 24),
        (Era(23_721), TextFieldContent(text: "Name", font: .system(size: 28)), 34),
        (Era(23_721), TextFieldContent(text: "Name", font: .system(size: 30)), 36),
        (Era(18_122), TextFieldContent(placeholder: "Name", font: .style(.callout)), 17.5),
        (Era(18_122), TextFieldContent(placeholder: "Email", font: .style(.body)), 18.5),
        (Era(18_122), TextFieldContent(font: .style(.body), isSecure: true), 17),
        (Era(21_507), TextFieldContent(font: .style(.body), isSecure: true), 21),
        (
            Era(24_412),
            TextFieldContent(text: "p4ssw0rd", font: .system(size: 14), isSecure: true), 17
        ),
    ]

    @Test(arguments: openFields)
    func `a field without a border is a little higher than a line, unless it hides its text`(
        era: Era, field: TextFieldContent, height: Double
    ) {
        var field = field
        field.border = .none
        #expect(size(field, era).height == height)
    }

    @Test func `a field with a line around it is 30 points high in Body`() {
        let field = TextFieldContent(font: .style(.body), border: .line)
        #expect(size(field, .xcode14).height == 30)
    }

    @Test func `a text field is as wide as its text, else its placeholder`() {
        let text = TextFieldContent(text: "text", border: .none)
        let both = TextFieldContent(text: "text", placeholder: "a placeholder", border: .none)
        #expect(size(both).width == size(text).width)
        let placeholder = TextFieldContent(placeholder: "a placeholder", border: .none)
        #expect((size(placeholder).width ?? 0) > (size(text).width ?? 0))
    }

    /// Stored widths of fields without a constrained width.
    private static let fieldWidths: [(Era, String, Font, TextFieldContent.Border, Double)] = [
        (Era(14_490), "max", Font.style(.body), .none, 36),
        (Era(14_854), "max", .style(.body), .none, 32),
        (Era(16_097), "Room Name", .system(size: 18, weight: .medium), .none, 101),
        (Era(12_121), "Username", .textInput, .roundedRect, 87.5),
        (Era(13_771), "The Switch is On", .textInput, .roundedRect, 130),
        (Era(15_400), "21", .style(.callout), .roundedRect, 44.5),
        (Era(18_122), "21", .style(.callout), .roundedRect, 42),
        (Era(11_542), "", .textInput, .roundedRect, 25),
        (Era(21_507), "", .textInput, .roundedRect, 32),
        (Era(24_506), "", .textInput, .roundedRect, 32),
    ]

    @Test(arguments: fieldWidths)
    func `a field is as wide as its text and what its border leaves free`(
        era: Era, text: String, font: Font, border: TextFieldContent.Border, width: Double
    ) {
        let field = TextFieldContent(placeholder: text, font: font, border: border)
        #expect(size(field, era).width == width)
    }

    @Test func `a text view has a size only when it does not scroll`() {
        let font = Font.style(.body)
        #expect(size(TextViewContent(text: "Content", font: font)) == IntrinsicSize())
        let view = TextViewContent(text: "Content", font: font, isScrollEnabled: false)
        #expect(size(view).height == 38)
        let empty = TextViewContent(text: "", isScrollEnabled: false)
        #expect(size(empty) == IntrinsicSize(width: 10, height: 33))
    }

    /// Stored widths of segmented controls without a constrained width.
    private static let segmentedWidths: [([String], Era, Double)] = [
        (["Top", "Bottom", "Center"], Era.xcode8, 179.0),
        (["Regular", "Light", "Subtle"], .xcode8, 185), (["First", "Second"], .xcode8, 121),
        (["Top", "Bottom", "Center"], .xcode11, 194),
        (["Regular", "Light", "Subtle"], .xcode14, 200),
        (["Input", "Segmentation", "Overlay"], .xcode11, 317), ([], .xcode11, 0),
    ]

    @Test(arguments: segmentedWidths)
    func `segments are as wide as the widest`(titles: [String], era: Era, width: Double) throws {
        let control = SegmentedControlContent(segments: titles.map { .title($0) })
        let measured = try #require(frame(control, era).width)
        #expect(measured == width)
        #expect(frame(control, era).height == (era == .xcode8 ? 29 : 32))
    }

    @Test func `a picture has its asset's size`() {
        let flag = Size(width: 32, height: 20)
        #expect(size(ImageContent.asset(flag)) == IntrinsicSize(flag))
        #expect(size(ImageContent.empty) == IntrinsicSize())
    }

    /// Symbols are 19 to 22 points high, but the alignment rectangle is that of a line.
    @Test(arguments: [2.0, 3])
    func `a symbol is aligned like a line of text`(scale: Double) {
        let traits = MeasurementTraits(scale: scale)
        let height = scale == 2 ? 20.0 : 61.0 / 3
        for symbol in [Size(width: 20, height: 19), Size(width: 12.5, height: 22.5)] {
            let content = ImageContent.symbol(symbol, pointSize: 17)
            let aligned = content.intrinsicSize(in: traits)
            let insets = content.alignmentInsets(in: traits)
            #expect(aligned.width == symbol.width)
            #expect(abs((aligned.height ?? 0) - height) < 1e-9)
            #expect(insets.top == insets.bottom)
            #expect(abs(height + insets.top + insets.bottom - symbol.height) < 1e-9)
        }
    }

    @Test(arguments: [
        ("clock", 17.0, 1.0), ("clock", 17.0, 1.28), ("key.fill", 17.0, 1.0), ("link", 40.0, 1.0),
        ("chevron.right", 30.0, 1.0),
    ])
    func `the font size of a symbol is found by its size`(
        name: String, pointSize: Double, scale: Double
    ) {
        let size = SymbolMetrics.size(
            of: name, proportions: Size(width: 128, height: 100), side: pointSize * scale)
        #expect(abs(SymbolMetrics.fontSize(of: name, shown: size) - pointSize) < 0.6)
    }
}
