/// The layout margins that table view cells give content that has no margins of its own.
///
/// They depend on the device, on who owns the table, and not on the cell's width. In the first
/// Xcodes they also depend on whether the cell and its content preserve their superview's margins
/// (docs/interface-builder.md, "Cells").
package struct CellMargins: Hashable, Sendable {
    /// The owner of the table that contains the cell.
    package enum Owner: Hashable, Sendable {
        /// The table is the root view of a view controller.
        case controller
        /// The table is inside another view.
        case view
        /// There is no table: the cell is the root of its own document.
        case none
    }

    var era: Era
    var device: Device
    var owner: Owner
    var isInsetGrouped = false
    /// The designed width of the table in points; nil if there is no table. `cellWidth` is that of
    /// the cell.
    package var tableWidth: Double?
    var cellWidth: Double
    /// Whether the cell and its content view both preserve their superview's margins.
    package var preservesSuperview = false
    /// Whether the cell starts at or below the bottom of its table.
    package var isBelowTable = false

    package init(era: Era, device: Device, owner: Owner, cellWidth: Double) {
        self.era = era
        self.device = device
        self.owner = owner
        self.cellWidth = cellWidth
    }

    /// Returns the inset in points of the sections of an inset grouped table from the table's edge.
    static func sectionInset(_ device: Device, in era: Era) -> Double {
        device.hasWideMargins(in: era) ? 20 : 16
    }

    /// Returns the layout margins of the cell's content view.
    ///
    /// - Parameters:
    ///   - separator: the height of the cell minus the height of its content view, in points
    ///   - hasAccessory: whether an accessory after the content view makes it narrower
    package func content(separator: Double, hasAccessory: Bool) -> Insets {
        Insets(
            top: top, leading: side, bottom: keepsTop ? top : max(0, top - separator),
            trailing: hasAccessory ? Self.besideAccessory : side)
    }

    /// Whether the side margins are the default margins of any view. True up to Xcode 9.1 unless
    /// the cell preserves its superview's margins. True up to Xcode 10 for cells that the canvas
    /// never showed.
    private var keepsSides: Bool {
        era < Self.firstOwnMargins ? !preservesSuperview : era < .xcode11 && isBelowTable
    }

    /// Whether the top and bottom margins are the default margins of any view. If the side margins
    /// are, so are these, with one exception: before the last Xcode 9, cells that the canvas never
    /// showed have top and bottom margins of their own (5 cells of 2 projects; since then 10 cells
    /// of 3 projects have the default ones).
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
        // Tables inside a view that are no wider than the first phones (3 cells of 1 project).
        case .view where era >= Era(16_500) && (tableWidth ?? cellWidth) <= 320: return 16
        case .view: return era < Era(16_500) && (!isWide || device.idiom == .pad) ? 15 : wideOr16
        case .controller:
            if device.idiom == .pad { return (tableWidth ?? cellWidth) > 414 ? 20 : 16 }
            return !isWide && isInsetGrouped && era < Era(16_500) ? 15 : wideOr16
        }
    }

    /// The side margin, up to Xcode 9.1, of a cell that preserves its superview's margins. In the
    /// first Xcode 9 this side margin, but not the top and bottom margins, is the default one of
    /// any view.
    private var sidePreserved: Double {
        switch era {
        case ..<Era(13_100): return 15
        case ..<Era(13_174): return Self.ofAnyView
        default: return wideOr16
        }
    }

    private var sideAlone: Double {
        if era < .xcode11 { return cellWidth > 376 ? 20 : 16 }
        // On an iPhone 12, which is 390 points wide, the margin is 16 again from Xcode 16.2 on (5
        // cells of 1 project). Wider screens keep 20.
        if era >= Era(23_727), device.interfaceBuilderID == "retina6_0" { return 16 }
        if isWide { return cellWidth > 320 ? 20 : 16 }
        return era < Era(16_500) ? 15 : 16
    }

    /// The side margin on the canvas without a device, which depends on the table's width.
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
    /// Whether lists on this device have side margins of 20 points. True for screens at least 390
    /// points wide, and for the iPhone X screen in versions whose canvas used it for the iPhone 13
    /// mini.
    fileprivate func hasWideMargins(in era: Era) -> Bool {
        if interfaceBuilderID == "retina5_9" || interfaceBuilderID == "retina5_4" {
            return Era(21_400)..<Era(22_600) ~= era
        }
        return portraitSize.width >= 390
    }
}
