import LayoutChecks
import StackCore

/// For each rule, faults that it must find, one for each variant.
extension PlantedStoryboard {
    static let variants = 0..<20

    /// The devices that the variants are designed for.
    private static let devices = ["retina4_7", "retina6_12", "retina6_1", "ipad9_7", "retina5_5"]
    private static let words = ["Continue", "Sign in", "Reset", "Delivery", "Total"]

    /// Returns a storyboard with a fault; nil if a document cannot easily have one.
    static func planted(_ rule: RuleID, _ variant: Int) -> PlantedStoryboard? {
        var board = PlantedStoryboard(device: devices[variant % devices.count])
        let number = Double(variant)
        let word = words[variant % words.count]
        switch rule {
        case .conflict: board.plantConflict(number)
        case .ambiguous: board.plantAmbiguity(number)
        case .truncatedText: board.plantTruncation(word, number)
        case .outsideParent: board.plantStray(word, number)
        case .outsideScreen: board.plantOutsideScreen(word, number)
        case .outsideSafeArea: board.plantUnderNotch(word, number)
        case .overlap: board.plantOverlap(number)
        case .zeroSize: board.plantNothing(word, number)
        case .smallTouchTarget: board.plantSmallButton(number)
        case .fixedTextSize: board.plantFixedText(word, number)
        case .misleadingBaseline: board.plantBaseline(word, number)
        case .idleDistribution: board.plantDistribution(word, number)
        case .unusedVariation: board.plantVariation(number)
        case .idleConstraint: board.plantRepetition(number)
        case .scrollContent: board.plantScroll(word, number)
        case .placeholderConstraint: board.plantPlaceholder(number)
        case .unresolvedMerge: board.plantConflictNote(word)
        case .duplicateID: board.plantSharedID(number)
        case .danglingReference: board.plantDanglingReference(number)
        case .incomplete, .brokenAssertion, .unexpectedFrame, .projectFile,
            .staleTranslation,
            .missingTranslation, .unregisteredFont, .missingFont, .missingImage, .staleImageSize,
            .staleColor:
            return nil
        }
        return board
    }

    /// The two widths get the same id: their constants differ by 1,000, and the mark's `x` is
    /// removed.
    private mutating func plantSharedID(_ number: Double) {
        views = [Self.view("box-ab-001")]
        constraints =
            Self.place("box-ab-001", x: 24, y: 200) + [
                Self.constraint("box-ab-001", "height", constant: 40),
                Self.constraint("box-ab-001", "width", constant: 100 + number),
                Self.constraint(
                    "box-ab-001", "width", relation: "lessThanOrEqual", constant: 1100 + number,
                    mark: "§"
                ).replacing("x\" >", with: "\" >"),
            ]
    }

    private mutating func plantDanglingReference(_ number: Double) {
        let outlet =
            "<connections><outlet property=\"box\" destination=\"gon-\(Int(number))-001\" "
            + "id=\"out-le-001\"/></connections>"
        plantBox(containing: outlet)
    }

    /// Plants a sound view with more in its element, at whose line the fault is.
    private mutating func plantBox(containing part: String) {
        views = [
            Self.view("box-ab-001").replacing("</view>", with: "§" + part + "</view>")
        ]
        constraints =
            Self.place("box-ab-001", x: 24, y: 200) + [
                Self.constraint("box-ab-001", "height", constant: 40),
                Self.constraint("box-ab-001", "width", constant: 100),
            ]
    }

    private mutating func plantConflictNote(_ word: String) {
        let note =
            "<attributedString key=\"userComments\"><fragment content=\"layoutedit conflict 1: text "
            + "(ours: \(word); theirs: Send)\"/></attributedString>"
        plantBox(containing: note)
    }

    private mutating func plantConflict(_ number: Double) {
        views = [Self.view("box-ab-001")]
        constraints =
            Self.place("box-ab-001", x: 24, y: 200) + [
                Self.constraint("box-ab-001", "height", constant: 40),
                Self.constraint("box-ab-001", "width", constant: 100),
                Self.constraint("box-ab-001", "width", constant: 120 + number, mark: "§"),
            ]
    }

    private mutating func plantAmbiguity(_ number: Double) {
        views = [Self.view("box-ab-001", mark: "§")]
        constraints =
            Self.place("box-ab-001", x: 24, y: 200 + number) + [
                Self.constraint("box-ab-001", "height", constant: 40)
            ]
    }

    private mutating func plantTruncation(_ word: String, _ number: Double) {
        views = [Self.label("lab-el-001", word + " with the address of the company", mark: "§")]
        constraints =
            Self.place("lab-el-001", x: 24, y: 200) + [
                Self.constraint("lab-el-001", "width", constant: 80 + number)
            ]
    }

    private mutating func plantStray(_ word: String, _ number: Double) {
        views = [Self.view("car-da-001", [Self.button("but-to-001", word, mark: "§")])]
        constraints =
            Self.place("car-da-001", x: 24, y: 200) + [
                Self.constraint("car-da-001", "width", constant: 200),
                Self.constraint("car-da-001", "height", constant: 60),
                Self.constraint("but-to-001", "leading", "car-da-001", "leading"),
                Self.constraint("but-to-001", "top", "car-da-001", "bottom", constant: 4 + number),
            ]
    }

    private mutating func plantOutsideScreen(_ word: String, _ number: Double) {
        views = [Self.button("but-to-001", word, mark: "§")]
        constraints = Self.place("but-to-001", x: width - 90, y: 200 + number)
    }

    private mutating func plantUnderNotch(_ word: String, _ number: Double) {
        views = [Self.label("lab-el-001", word, mark: "§")]
        constraints = Self.place("lab-el-001", x: 24, y: 2 + number / 4)
    }

    private mutating func plantOverlap(_ number: Double) {
        views = [
            Self.label("lef-ta-001", "Delivery on Monday", mark: "§"),
            Self.label("rig-ht-001", "between ten and one"),
        ]
        constraints =
            Self.place("lef-ta-001", x: 24, y: 200 + number) + [
                Self.constraint("rig-ht-001", "top", "lef-ta-001", "top"),
                Self.constraint(
                    "rig-ht-001", "trailing", "roo-tv-001", "trailing", constant: -24),
            ]
    }

    private mutating func plantNothing(_ word: String, _ number: Double) {
        views = [
            Self.label("nam-ea-001", word, mark: "§"),
            Self.label("val-ue-001", "12.50"),
        ]
        constraints =
            Self.place("nam-ea-001", x: 24, y: 200 + number) + [
                Self.constraint("val-ue-001", "leading", "nam-ea-001", "trailing", constant: 8),
                Self.constraint("val-ue-001", "top", "nam-ea-001", "top"),
                Self.constraint(
                    "val-ue-001", "trailing", "roo-tv-001", "trailing", constant: -24),
                Self.constraint(
                    "val-ue-001", "width", "roo-tv-001", "width", relation: "greaterThanOrEqual",
                    constant: -56, priority: 900),
            ]
    }

    private mutating func plantSmallButton(_ number: Double) {
        views = [Self.button("but-to-001", "x", mark: "§")]
        constraints =
            Self.place("but-to-001", x: 24, y: 200) + [
                Self.constraint("but-to-001", "width", constant: 14 + number),
                Self.constraint("but-to-001", "height", constant: 14 + number),
            ]
    }

    private mutating func plantFixedText(_ word: String, _ number: Double) {
        let font = #"style="UICTFontTextStyleHeadline""#
        views = [Self.label("lab-el-001", word, mark: "§", font: font)]
        constraints =
            Self.place("lab-el-001", x: 24, y: 200 + number) + [
                Self.constraint("lab-el-001", "height", constant: 21 + number / 10)
            ]
    }

    private mutating func plantBaseline(_ word: String, _ number: Double) {
        views = [Self.view("car-da-001", [Self.label("lab-el-001", word)])]
        constraints = [
            Self.constraint("lab-el-001", "leading", "car-da-001", "leading", constant: 8),
            Self.constraint("lab-el-001", "top", "car-da-001", "top", constant: 8),
            Self.constraint("car-da-001", "trailing", "lab-el-001", "trailing", constant: 8),
            Self.constraint("car-da-001", "bottom", "lab-el-001", "bottom", constant: 8),
            Self.constraint("car-da-001", "leading", "roo-tv-001", "leading", constant: 200),
            Self.constraint(
                "car-da-001", "firstBaseline", "hea-de-001", "firstBaseline",
                constant: 20 + number, mark: "§"),
        ]
    }

    private mutating func plantDistribution(_ word: String, _ number: Double) {
        let kinds = ["equalCentering", "equalSpacing"]
        views = [
            Self.view(
                "sta-ck-001", [Self.label("one-ab-001", word), Self.label("two-ab-001", "5")],
                mark: "§", element: "stackView",
                attributes: "distribution=\"\(kinds[Int(number) % 2])\" spacing=\"8\"")
        ]
        constraints = Self.place("sta-ck-001", x: 24, y: 200 + number)
    }

    private mutating func plantVariation(_ number: Double) {
        let inside =
            #"<variation key="widthClass=compact" constant="30"/>"#
            + #"<variation key="heightClass=compact-widthClass=compact" constant="31"/>"#
            + #"<variation key="heightClass=regular-widthClass=compact" constant="32"/>"#
        views = [Self.view("box-ab-001")]
        constraints = [
            Self.constraint("box-ab-001", "top", "roo-tv-001", "top", constant: 200 + number),
            Self.constraint("box-ab-001", "width", constant: 60),
            Self.constraint("box-ab-001", "height", constant: 60),
            Self.constraint(
                "box-ab-001", "leading", "roo-tv-001", "leading", constant: 24, mark: "§",
                inside: inside),
        ]
    }

    private mutating func plantRepetition(_ number: Double) {
        views = [Self.view("box-ab-001")]
        constraints =
            Self.place("box-ab-001", x: 24 + number, y: 200) + [
                Self.constraint("box-ab-001", "width", constant: 60),
                Self.constraint("box-ab-001", "height", constant: 60),
                Self.constraint(
                    "roo-tv-001", "leading", "box-ab-001", "leading", constant: -24 - number,
                    mark: "§"),
            ]
    }

    private mutating func plantScroll(_ word: String, _ number: Double) {
        views = [
            Self.view(
                "scr-ol-001", [Self.label("lab-el-001", word)], mark: "§", element: "scrollView")
        ]
        constraints =
            Self.place("scr-ol-001", x: 24, y: 200) + [
                Self.constraint("scr-ol-001", "width", constant: 200),
                Self.constraint("scr-ol-001", "height", constant: 200 + number),
                Self.constraint("lab-el-001", "leading", "scr-ol-001", "leading", constant: 8),
                Self.constraint("lab-el-001", "top", "scr-ol-001", "top", constant: 8),
                Self.constraint("lab-el-001", "trailing", "scr-ol-001", "trailing", constant: -8),
            ]
    }

    private mutating func plantPlaceholder(_ number: Double) {
        views = [Self.view("box-ab-001")]
        constraints =
            Self.place("box-ab-001", x: 24, y: 200) + [
                Self.constraint("box-ab-001", "height", constant: 60),
                Self.constraint(
                    "box-ab-001", "width", constant: 60 + number, mark: "§",
                    attributes: #"placeholder="YES""#),
            ]
    }
}
