/// The layout margins of a table view cell's content view that has no margins of its own.
///
/// They depend on the version of Xcode, the device and the owner of the table. The width of the
/// cell matters only if there is no table. In old versions they also depend on whether the cell and
/// its content view preserve their superview's margins (docs/interface-builder.md, "Cells").
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
    /// The designed width of the table in points; nil if there is no table. `cellWidth` is the
    /// designed width of the cell.
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

    /// Returns the distance in points of the sections of an inset grouped table from the table's
    /// left and right edges.
    static func sectionInset(_ device: Device, in era: Era) -> Double {
        device.hasWideMargins(in: era) ? 20 : 16
    }

    /// Returns the layout margins of the cell's content view, in points.
    ///
    /// - Parameters:
    ///   - separator: the height of the cell minus the height of its content view, in points
    ///   - hasAccessory: whether there is an accessory after the content view
    package func content(separator: Double, hasAccessory: Bool) -> Insets {
        Insets(
            top: top, leading: side, bottom: keepsTop ? top : max(0, top - separator),
            trailing: hasAccessory ? Self.besideAccessory : side)
    }

    /// Whether the side margins are 8 points, the default margins of any view. Before version
    /// `firstOwnMargins`, true unless the cell preserves its superview's margins. From that version
    /// up to Xcode 10, true only for cells below the end of their table, which the canvas did not
    /// show. In later versions, never true.
    private var keepsSides: Bool {
        era < Self.firstOwnMargins ? !preservesSuperview : era < .xcode11 && isBelowTable
    }

    /// Whether the top and bottom margins are 8 points, the default margins of any view. True if
    /// the side margins are the default ones (`keepsSides`), except in versions from
    /// `firstOwnMargins` up to 14099. In these, cells below the end of their table have only the
    /// default side margins (5 cells of 2 projects); in later versions, up to Xcode 10, such cells
    /// have both (10 cells of 3 projects).
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
        // This table is inside a view and at most 320 points wide, like the first phones (3 cells
        // of 1 project).
        case .view where era >= Era(16_500) && (tableWidth ?? cellWidth) <= 320: return 16
        case .view: return era < Era(16_500) && (!isWide || device.idiom == .pad) ? 15 : wideOr16
        case .controller:
            if device.idiom == .pad { return (tableWidth ?? cellWidth) > 414 ? 20 : 16 }
            return !isWide && isInsetGrouped && era < Era(16_500) ? 15 : wideOr16
        }
    }

    /// The side margin in points of a cell that preserves its superview's margins, in versions
    /// before `firstOwnMargins`. In versions 13100 to 13173 it is the default margin of any view,
    /// but the top and bottom margins are not.
    private var sidePreserved: Double {
        switch era {
        case ..<Era(13_100): return 15
        case ..<Era(13_174): return Self.ofAnyView
        default: return wideOr16
        }
    }

    private var sideAlone: Double {
        if era < .xcode11 { return sideByWidth }
        // From Xcode 16.2 on, the margin on an iPhone 12, which is 390 points wide, is 16 points
        // again (5 cells of 1 project). Wider screens keep 20 points.
        if era >= Era(23_727), device.interfaceBuilderID == "retina6_0" { return 16 }
        if isWide { return cellWidth > 320 ? 20 : 16 }
        return era < Era(16_500) ? 15 : 16
    }

    /// The distance in points between the accessory and the cell's trailing edge that is included
    /// in the stored frame of the content view. It is `side`, with one exception: for cells of xibs
    /// on narrow phones, Xcode 11 stored frames with the distance that Xcode 10 had, although its
    /// canvas used `side` (4 of 4 cells, 3 projects; on wide phones 2 of 2 cells do not differ).
    var storedAccessoryEdge: Double {
        let differs = owner == .none && device.idiom == .phone && !isWide
        return differs && Self.storesOtherEdges(era) ? sideByWidth : side
    }

    static func storesOtherEdges(_ era: Era) -> Bool { Era.xcode11..<Era(16_500) ~= era }

    private var sideByWidth: Double { cellWidth > 376 ? 20 : 16 }

    /// The side margin in points on a canvas without a named device. It depends on the table's
    /// width.
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
    /// Returns whether lists on this device have side margins of 20 points. True for screens at
    /// least 390 points wide. Also true for the iPhone X screen in the versions whose canvas used
    /// it for the iPhone 13 mini.
    fileprivate func hasWideMargins(in era: Era) -> Bool {
        if interfaceBuilderID == "retina5_9" || interfaceBuilderID == "retina5_4" {
            return Era(21_400)..<Era(22_600) ~= era
        }
        return portraitSize.width >= 390
    }
}
