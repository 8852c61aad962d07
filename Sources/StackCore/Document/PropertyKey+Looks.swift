/// The definitions of properties that only affect how a view is drawn. Layout does not read these
/// properties.
extension PropertyKey {
    private static let controls: ViewKinds = [
        .button, .textField, .switch, .slider, .stepper, .segmented, .pageControl, .datePicker,
    ]
    private static let texts: ViewKinds = [.label, .button, .textField, .textView]

    func forLooks() -> PropertyDefinition? {
        forLooksOfViews() ?? forLooksOfTexts() ?? forStates() ?? forBarsAndLists() ?? forTints()
    }

    private func forLooksOfViews() -> PropertyDefinition? {
        typealias D = PropertyDefinition
        return switch self {
        case .alpha:
            D(
                .number(0...1), .allViews, or: .number(1),
                "the opacity of the view and its content, 0 to 1")
        case .clipsToBounds:
            D(
                .flag, .allViews, varies: false,
                by: { .flag($0.kind.map { $0.isScrollView || $0 == .textView } ?? false) },
                "whether the view's content is clipped to its bounds")
        case .tintColor:
            D(
                .color, .allViews,
                "the colour of controls, also for the views inside (default: systemBlue)"
            )
        case .cornerRadius:
            D(
                .number(0...NumberSpelling.limit), .allViews, varies: false, or: .number(0),
                "layer.cornerRadius, in points")
        case .borderWidth:
            D(
                .number(0...NumberSpelling.limit), .allViews, varies: false, or: .number(0),
                "layer.borderWidth, in points")
        case .borderColor:
            D(
                .color, .allViews, varies: false, or: .text("black"),
                "layer.borderColor, if there is a border")
        case .accessibilityIdentifier:
            D(.text, .allViews, varies: false, "the name by which tests find the view")
        case .accessibilityLabel:
            D(.text, .allViews, varies: false, "what VoiceOver reads instead of the view's text")
        case .accessibilityHint:
            D(.text, .allViews, varies: false, "what VoiceOver says about the view's effect")
        case .imageName:
            D(
                .text, .views([.image, .button]),
                "the picture: its name in the asset catalogue, or system: and an SF Symbol's")
        case .backgroundImageName:
            D(
                .text, .views([.button]), varies: false,
                "the picture behind a button's title, if it has a backgroundImage; spelled as imageName"
            )
        default: nil
        }
    }

    private func forLooksOfTexts() -> PropertyDefinition? {
        typealias D = PropertyDefinition
        return switch self {
        case .textColor:
            D(
                .color, .views(Self.texts),
                by: { $0.kind == .button ? nil : .text("label") },
                "the colour of the text (default for a button: its tint)")
        case .adjustsFontForTextSize:
            D(
                .flag, .views([.label, .textField, .textView]), varies: false, or: .flag(false),
                "adjustsFontForContentSizeCategory: a text style follows the text size while the app runs"
            )
        case .textAlignment:
            D(
                .textAlignment, .views([.label, .textField, .textView]),
                or: .textAlignment(.natural), "the alignment of the lines of the text")
        case .lineBreakMode:
            D(
                .lineBreakMode, .views([.label, .button]), varies: false,
                by: {
                    .lineBreakMode($0.kind == .button ? .byTruncatingMiddle : .byTruncatingTail)
                },
                "how a text that does not fit is truncated")
        case .minimumScaleFactor:
            D(
                .number(0...1), .views([.label]), varies: false,
                "how far a text that does not fit shrinks (adjustsFontSizeToFitWidth); without it, it does not"
            )
        case .secure:
            D(
                .flag, .views([.textField]), varies: false, or: .flag(false),
                "isSecureTextEntry: dots instead of the text")
        case .subtitle:
            D(
                .text, .views([.button]), varies: false,
                "the smaller line below a configured button's title")
        case .imagePlacement:
            D(
                .imagePlacement, .views([.button]), varies: false, or: .imagePlacement(.leading),
                "the position of a configured button's picture relative to its titles")
        case .contentHorizontalAlignment:
            D(
                .contentHorizontalAlignment, .views([.button]), varies: false,
                or: .contentHorizontalAlignment(.center),
                "the position of a button's title and picture in it")
        default: nil
        }
    }

    private func forStates() -> PropertyDefinition? {
        typealias D = PropertyDefinition
        return switch self {
        case .enabled:
            D(
                .flag, .views(Self.controls.union([.label])), varies: false, or: .flag(true),
                "isEnabled: disabled controls are drawn faint")
        case .on:
            D(
                .flag, .views([.switch]), varies: false, or: .flag(false),
                "isOn: the state of the switch")
        case .value:
            D(
                .number(Self.values), .views([.slider, .stepper, .progress]), varies: false,
                or: .number(0), "the value of a slider, progress view or stepper")
        case .minimumValue:
            D(
                .number(Self.values), .views([.slider, .stepper]), varies: false, or: .number(0),
                "the minimum value")
        case .maximumValue:
            D(
                .number(Self.values), .views([.slider, .stepper]), varies: false,
                by: { .number($0.kind == .stepper ? 100 : 1) }, "the maximum value")
        case .selectedSegment:
            D(
                .wholeNumber(-1...10_000), .views([.segmented]), varies: false, or: .number(-1),
                "selectedSegmentIndex, counted from 0; -1 for none")
        case .currentPage:
            D(
                .wholeNumber(0...10_000), .views([.pageControl]), varies: false, or: .number(0),
                "the page that is shown, counted from 0")
        case .animating:
            D(
                .flag, .views([.activity]), varies: false,
                "isAnimating; an activity indicator that does not turn is hidden (hidesWhenStopped)"
            )
        case .datePickerMode:
            D(
                .word(["date", "time", "dateAndTime", "countDownTimer"]), .views([.datePicker]),
                varies: false, or: .text("dateAndTime"), "what a date picker asks for")
        case .minuteInterval:
            D(
                .wholeNumber(1...30), .views([.datePicker]), varies: false, or: .number(1),
                "the minutes from one row of a date picker to the next; a divisor of 60")
        case .countDownDuration:
            D(
                .number(0...86_399), .views([.datePicker]), varies: false, or: .number(0),
                "the seconds that a date picker of mode countDownTimer shows")
        default: nil
        }
    }

    private func forBarsAndLists() -> PropertyDefinition? {
        typealias D = PropertyDefinition
        return switch self {
        case .items:
            D(
                .text, .views([.view]), of: [.toolbar], varies: false,
                "the items of a toolbar or tab bar, separated by |: a title, system:SYMBOL, "
                    + "asset:PICTURE, item:SYSTEMITEM or title:TEXT, then "
                    + "[done,disabled,tint=COLOUR,view=DOCUMENT], and for tabs "
                    + "[image=PICTURE,badge=TEXT,badgeColor=COLOUR]"
            )
        case .embeds:
            D(
                .text, .views([.view]), of: [.view], varies: false,
                "the document that a container view shows: its name, or its root's objectID")
        case .accessory:
            D(
                .accessory, .views([.view]), of: [.cell], varies: false, or: .accessory(.none),
                "the mark at the trailing edge of a cell")
        case .contentText:
            D(
                .text, .views([.view]), of: [.cell], varies: false,
                "the text of a cell's list content configuration")
        case .contentSecondaryText:
            D(
                .text, .views([.view]), of: [.cell], varies: false,
                "the smaller text below it")
        case .sectionHeader:
            D(
                .text, .views([.view]), of: [.cell], varies: false,
                "the title of the section that begins with the cell; may be empty")
        case .sectionFooter:
            D(
                .text, .views([.view]), of: [.cell], varies: false,
                "the text below the section that ends with the cell")
        case .separators:
            D(
                .flag, .views([.scroll]), of: [.table], varies: false, or: .flag(true),
                "whether a table draws lines between its cells")
        case .separatorColor:
            D(
                .color, .views([.scroll]), of: [.table], varies: false,
                "the colour of a table's lines")
        case .separatorInset:
            D(
                .insets, .views([.scroll, .view]), of: [.table, .cell], varies: false,
                "the space at the ends of a table's lines, or of the line below a cell")
        case .rowHeight:
            D(
                .number(0...1e6), .views([.scroll, .view]), of: [.table, .cell], varies: false,
                "the height of a cell, or of a table's cells; without it the content decides")
        case .titleInset:
            D(
                .insets, .views([.button]), varies: false,
                "titleEdgeInsets of a button without a configuration")
        case .imageInset:
            D(
                .insets, .views([.button]), varies: false,
                "imageEdgeInsets of a button without a configuration")
        case .segmentImages:
            D(
                .text, .views([.segmented]), varies: false,
                "the pictures of segments, separated by |, empty for a title")
        case .clearButton:
            D(
                .flag, .views([.textField]), varies: false, or: .flag(false),
                "whether a field with a text shows a button to clear it")
        default: nil
        }
    }

    /// Returns the definition of a property that sets the colour of one part of a control, such as
    /// a slider's track; nil for any other property. UIKit draws such parts in their own colours
    /// and not in the tint colour.
    private func forTints() -> PropertyDefinition? {
        func tint(_ kinds: ViewKinds, _ summary: String) -> PropertyDefinition {
            PropertyDefinition(.color, .views(kinds), summary)
        }
        return switch self {
        case .baseBackgroundColor:
            tint(
                [.button],
                "the fill of a filled, tinted or gray button (default: the tint, or a grey)")
        case .onTintColor:
            tint([.switch], "the colour of a switch that is on (default: systemGreen)")
        case .thumbTintColor:
            tint(
                [.switch, .slider],
                "the colour of the knob of a switch or slider (default: white)")
        case .minimumTrackTintColor:
            tint([.slider], "the colour of a slider's track up to its value (default: its tint)")
        case .maximumTrackTintColor:
            tint([.slider], "the colour of a slider's track from its value on")
        case .progressTintColor:
            tint([.progress], "the colour of the completed part (default: the tint)")
        case .trackTintColor: tint([.progress], "the colour of the remaining part")
        case .color: tint([.activity], "the colour of an activity indicator (default: grey)")
        case .pageIndicatorTintColor:
            tint([.pageControl], "the colour of the dots of a page control")
        case .currentPageIndicatorTintColor:
            tint([.pageControl], "the colour of the dot of the page that is shown")
        case .selectedSegmentTintColor:
            tint([.segmented], "the colour behind the selected segment")
        default: nil
        }
    }

    private static let values = -NumberSpelling.limit...NumberSpelling.limit
}
