/// The layout margins that table view cells give their content where it has none of its own.
///
/// They follow from the device and not from the cell's width, from who owns the table, and, in the first
/// Xcodes, from whether cell and content preserve their superview's
/// (docs/interface-builder.md, "Cells").
package struct CellMargins: Hashable, Sendable {
    /// What a cell stands in.
    package enum Owner: Hashable, Sendable {
        /// A table that is a controller's view.
        case controller
        /// A table inside another view.
        case view
        /// Nothing: it is a document of its own.
        case none
    }

    package var era: Era
    package var device: Device
    package var owner: Owner
    package var isInsetGrouped = false
    /// Designed widths in points; the table's is nil where there is none.
    package var tableWidth: Double?
    package var cellWidth: Double
    /// Whether the cell and its content both preserve their superview's margins.
    package var preservesSuperview = false
    /// Whether the cell begins where its table ends, or further down.
    package var isBelowTable = false

    package init(era: Era, device: Device, owner: Owner, cellWidth: Double) {
        self.era = era
        self.device = device
        self.owner = owner
        self.cellWidth = cellWidth
    }

    /// Where the sections of an inset grouped table begin, from the table's edge.
    package static func sectionInset(_ device: Device, in era: Era) -> Double {
        device.hasWideMargins(in: era) ? 20 : 16
    }

    /// - Parameters:
    ///   - separator: how much higher the cell is than its content, in points
    ///   - hasAccessory: whether one stands behind the content, which is narrower for it
    package func content(separator: Double, hasAccessory: Bool) -> Insets {
        Insets(
            top: top, leading: side, bottom: keepsTop ? top : max(0, top - separator),
            trailing: hasAccessory ? Self.besideAccessory : side)
    }

    /// Up to Xcode 9.1 a cell's content has the margins of any view, unless it preserves others, and
    /// up to Xcode 10 if the canvas never showed the cell.
    private var keepsSides: Bool {
        era < Self.firstOwnMargins ? !preservesSuperview : era < .xcode11 && isBelowTable
    }

    /// The same above and below: cells that the canvas never showed have them from the last Xcode 9 on (10
    /// cells of 3 projects), and a cell's own before (5 of 2).
    private var keepsTop: Bool { keepsSides && !(Self.firstOwnMargins..<Era(14_100) ~= era) }

    private var top: Double {
        if keepsTop { return Self.ofAnyView }
        switch era {
        case ..<Era(11_400): return 10
        case ..<Era(24_063): return 11
        default: return 15
        }
    }

    package var side: Double {
        if keepsSides { return Self.ofAnyView }
        if era < Self.firstOwnMargins { return sidePreserved }
        if device.idiom == .canvas || device.idiom == .freeform { return sideOnSquare }
        switch owner {
        case .none: return sideAlone
        case .view: return era < Era(16_500) && (!isWide || device.idiom == .pad) ? 15 : wideOr16
        case .controller:
            if device.idiom == .pad { return (tableWidth ?? cellWidth) > 414 ? 20 : 16 }
            return !isWide && isInsetGrouped && era < Era(16_500) ? 15 : wideOr16
        }
    }

    /// What a cell of the first versions has that preserves its superview's margins: in the first
    /// Xcode 9 those of any view, though not above and below.
    private var sidePreserved: Double {
        switch era {
        case ..<Era(13_100): return 15
        case ..<Era(13_174): return Self.ofAnyView
        default: return wideOr16
        }
    }

    private var sideAlone: Double {
        if era < .xcode11 { return cellWidth > 376 ? 20 : 16 }
        if isWide { return cellWidth > 320 ? 20 : 16 }
        return era < Era(16_500) ? 15 : 16
    }

    /// On the canvas without a device the table's width decides.
    private var sideOnSquare: Double {
        guard owner == .controller, !isInsetGrouped else { return 16 }
        return (tableWidth ?? cellWidth) >= 414 ? 20 : 16
    }

    private var isWide: Bool { device.hasWideMargins(in: era) }
    private var wideOr16: Double { isWide ? 20 : 16 }

    private static let firstOwnMargins = Era(13_400)
    private static let ofAnyView = 8.0
    private static let besideAccessory = 8.0
}

extension Device {
    /// Whether lists have margins of 20 points: from 390 points on, and on the screen of the iPhone X
    /// while the canvas showed the iPhone 13 mini on it.
    fileprivate func hasWideMargins(in era: Era) -> Bool {
        if interfaceBuilderID == "retina5_9" || interfaceBuilderID == "retina5_4" {
            return Era(21_400)..<Era(22_600) ~= era
        }
        return portraitSize.width >= 390
    }
}
