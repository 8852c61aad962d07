/// A control whose size does not depend on what it shows.
package enum FixedControl: IntrinsicContent {
    case `switch`, slider, stepper
    /// `isBar`: the style for bars.
    case progressView(isBar: Bool)
    case activityIndicator(isLarge: Bool)
    case pageControl(pages: Int)
    case pickerView
    /// `isCompact`: the one-line style instead of wheels.
    case datePicker(isCompact: Bool)
    case searchBar
    case navigationBar
    /// `overHomeIndicator`: on a device without home button.
    case toolbar(overHomeIndicator: Bool)
    case tabBar(overHomeIndicator: Bool)

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        let frame = frameSize(in: traits.era)
        let insets = alignmentInsets(in: traits)
        return IntrinsicSize(
            width: frame.width.map { $0 - insets.leading - insets.trailing },
            height: frame.height.map { $0 - insets.top - insets.bottom })
    }

    /// docs/text-measurement.md, "Controls". The slider of Xcode 26 fills its frame: the 9 that have
    /// no insets are its.
    package func alignmentInsets(in traits: MeasurementTraits) -> Insets {
        switch self {
        case .switch: Insets(top: 0, leading: 0, bottom: 0, trailing: 2)
        case .slider where traits.era < .xcode26:
            Insets(top: 0, leading: 2, bottom: 1, trailing: 2)
        case .progressView(isBar: true): Insets(top: 0, leading: 0, bottom: 1, trailing: 0)
        default: .zero
        }
    }

    /// docs/text-measurement.md, "Controls".
    private func frameSize(in era: Era) -> IntrinsicSize {
        switch self {
        case .switch:
            era < .xcode26
                ? IntrinsicSize(width: 51, height: 31) : IntrinsicSize(width: 63, height: 28)
        case .slider: IntrinsicSize(height: era < .xcode26 ? 31 : 34)
        case .stepper: IntrinsicSize(width: 94, height: era < .xcode11 ? 29 : 32)
        case .progressView(isBar: true): IntrinsicSize(height: 2.5)
        case .progressView(isBar: false): IntrinsicSize(height: era < .xcode12 ? 2 : 4)
        case .activityIndicator(let isLarge):
            isLarge ? IntrinsicSize(width: 37, height: 37) : IntrinsicSize(width: 20, height: 20)
        case .pageControl(let pages):
            // Dots of 7 points, 9 apart: the library's three pages are 39 wide.
            IntrinsicSize(width: max(0, 16 * Double(pages) - 9), height: 37)
        case .pickerView: IntrinsicSize(width: 320, height: 216)
        case .datePicker(let isCompact): Self.datePicker(isCompact: isCompact)
        case .searchBar: IntrinsicSize(height: Self.searchBarHeight(in: era))
        case .navigationBar: IntrinsicSize(height: 44)
        case .toolbar(let overHomeIndicator): IntrinsicSize(height: overHomeIndicator ? 49 : 44)
        case .tabBar(let overHomeIndicator): IntrinsicSize(height: overHomeIndicator ? 83 : 49)
        }
    }

    /// The compact size is an estimate; wheels are measured.
    private static func datePicker(isCompact: Bool) -> IntrinsicSize {
        isCompact ? IntrinsicSize(width: 197, height: 34) : IntrinsicSize(width: 320, height: 216)
    }

    private static func searchBarHeight(in era: Era) -> Double {
        switch era {
        case ..<Era.xcode8: 44
        case Era.xcode13..<Era.xcode14: 51
        case Era.xcode26...: 64
        default: 56
        }
    }
}
