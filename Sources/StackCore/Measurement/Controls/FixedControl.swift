/// A control whose size does not depend on its content.
package enum FixedControl: IntrinsicContent {
    case `switch`, slider, stepper
    /// A progress view. `isBar` is whether its style is `bar`.
    case progressView(isBar: Bool)
    case activityIndicator(isLarge: Bool)
    case pageControl(pages: Int)
    /// A button with a system image. `infoButton` is a button of type info, detail disclosure or
    /// contact add. `closeButton` is a button of type close.
    case infoButton, closeButton
    case pickerView
    case datePicker(DatePickerStyle)
    case searchBar
    case navigationBar
    /// A toolbar. `overHomeIndicator` is whether the device has a home indicator.
    case toolbar(overHomeIndicator: Bool)
    case tabBar(overHomeIndicator: Bool)

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        let frame = frameSize(in: traits)
        let insets = alignmentInsets(in: traits)
        return IntrinsicSize(
            width: frame.width.map { $0 - insets.leading - insets.trailing },
            height: frame.height.map { $0 - insets.top - insets.bottom })
    }

    /// Returns the distances of the frame's edges from the alignment rectangle
    /// (docs/text-measurement.md, "Controls"). In Xcode 26 a slider has none (9 sliders).
    package func alignmentInsets(in traits: MeasurementTraits) -> Insets {
        switch self {
        case .switch: Insets(top: 0, leading: 0, bottom: 0, trailing: 2)
        case .slider where traits.era < .xcode26:
            Insets(top: 0, leading: 2, bottom: 1, trailing: 2)
        case .progressView(isBar: true): Insets(top: 0, leading: 0, bottom: 1, trailing: 0)
        default: .zero
        }
    }

    /// Returns the size of the frame (docs/text-measurement.md, "Controls").
    private func frameSize(in traits: MeasurementTraits) -> IntrinsicSize {
        let era = traits.era
        return switch self {
        case .switch:
            era < .xcode26
                ? IntrinsicSize(width: 51, height: 31) : IntrinsicSize(width: 63, height: 28)
        case .slider: IntrinsicSize(height: era < .xcode26 ? 31 : 34)
        case .stepper: IntrinsicSize(width: 94, height: era < .xcode11 ? 29 : 32)
        case .progressView(isBar: true): IntrinsicSize(height: 2.5)
        case .progressView(isBar: false): IntrinsicSize(height: era < .xcode12 ? 2 : 4)
        case .activityIndicator(let isLarge):
            isLarge ? IntrinsicSize(width: 37, height: 37) : IntrinsicSize(width: 20, height: 20)
        case .pageControl(let pages): Self.pageControl(pages: Double(pages), traits)
        case .infoButton: Self.infoButton(traits)
        case .closeButton: IntrinsicSize(width: 30, height: 30)
        case .pickerView: IntrinsicSize(width: 320, height: 216)
        case .datePicker(let style): Self.datePicker(style, traits)
        case .searchBar: IntrinsicSize(height: Self.searchBarHeight(in: era))
        case .navigationBar: IntrinsicSize(height: 44)
        case .toolbar(let overHomeIndicator): IntrinsicSize(height: overHomeIndicator ? 49 : 44)
        case .tabBar(let overHomeIndicator): IntrinsicSize(height: overHomeIndicator ? 83 : 49)
        }
    }

    /// Returns the size of a page control. Up to Xcode 12 dots are 7 points wide and 9 points
    /// apart, so three pages are 39 points wide (15 page controls of 6 projects). Later versions
    /// are wider: 116 points for three pages and 134.5 points for four (2 projects).
    private static func pageControl(
        pages: Double, _ traits: MeasurementTraits
    ) -> IntrinsicSize {
        switch traits.era {
        case ..<Era.xcode12: IntrinsicSize(width: max(0, 16 * pages - 9), height: 37)
        case ..<Era.xcode13: IntrinsicSize(width: max(0, 16 * pages - 9), height: 27.5)
        default: IntrinsicSize(width: 18.5 * pages + 60.5, height: traits.framePixels.up(25.6))
        }
    }

    /// Returns the size of an info button, from 31 buttons of 8 projects.
    private static func infoButton(_ traits: MeasurementTraits) -> IntrinsicSize {
        switch traits.era {
        case ..<Era.xcode11: return IntrinsicSize(width: 22, height: 22)
        case ..<Era.xcode13: return IntrinsicSize(width: 25, height: 24)
        case ..<Era.xcode14: return IntrinsicSize(width: 20, height: 20)
        default:
            let side = traits.framePixels.up(25.6)
            return IntrinsicSize(width: side, height: side)
        }
    }

    /// Returns the size of a date picker. Some values come from stored frames: the size of the
    /// wheels, the height of the compact style (5 date pickers of 3 projects), and the height of
    /// the inline style, which includes a line for the time (1 date picker). The widths of the
    /// compact and inline styles are estimates.
    private static func datePicker(
        _ style: DatePickerStyle, _ traits: MeasurementTraits
    ) -> IntrinsicSize {
        switch style {
        case .wheels: IntrinsicSize(width: 320, height: 216)
        case .compact:
            IntrinsicSize(width: 197, height: traits.era.hasExtraSmallText ? 31 : 34.5)
        case .inline: IntrinsicSize(width: 320, height: traits.framePixels.up(503.2))
        }
    }

    private static func searchBarHeight(in era: Era) -> Double {
        switch era {
        case ..<Era.xcode9: 44
        case _ where era.hasExtraSmallText: 51
        case Era(24_063)...: 64
        default: 56
        }
    }
}

/// The style in which UIKit shows a date picker.
package enum DatePickerStyle: Sendable {
    /// `wheels` are spinning wheels, `compact` is a single line, `inline` a month calendar.
    case wheels, compact, inline

    /// Creates the style that UIKit shows for the style in the document. For `automatic` or no
    /// style, UIKit shows `compact` since iOS 14. Before iOS 14, and for modes that have no compact
    /// style, it shows `wheels`. Stored date pickers without a style are 216 points high before
    /// Xcode 12 (12 date pickers of 5 projects), and 34.3 points high in Xcode 12 (1 date picker).
    package init(_ style: ControlStyle?, mode: String?, in era: Era) {
        switch style {
        case .wheels?: self = .wheels
        case .compact?: self = .compact
        case .inline?: self = .inline
        default:
            let hasLine = mode.map { $0.isEmpty || Self.lineModes.contains($0) } ?? true
            self = hasLine && era >= .xcode12 ? .compact : .wheels
        }
    }

    /// The modes that have a compact style. A date picker without a mode has the mode
    /// `dateAndTime`.
    private static let lineModes = ["dateAndTime", "date", "time"]
}
