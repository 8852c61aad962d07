/// The titles above and below the sections of a table, and the room that they take.
///
/// The heights are those of `UITableView` with automatic heights of headers and footers. In grouped
/// tables of files from version 13400 on, without Xcode 13, they explain 249 of 258 distances
/// between sections (12 projects; docs/interface-builder.md, "Cells"). Widths and heights are in
/// points.
package struct SectionTitles {
    package let isGrouped: Bool
    /// The distance of titles from the edges of the cells.
    package let side: Double
    private let traits: MeasurementTraits

    package init(_ style: ControlStyle?, in environment: LayoutEnvironment) {
        self.init(style, environment.measurement, margin: environment.rootMargins?.leading ?? 16)
    }

    private init(_ style: ControlStyle?, _ traits: MeasurementTraits, margin: Double) {
        isGrouped = style == .grouped || style == .insetGrouped
        self.traits = traits
        // Up to iOS 10, the distance is 15 points, regardless of the table's width.
        side = traits.era < .xcode9 ? 15 : margin
    }

    /// Returns the titles in the layout of the file, in a table of the given width.
    fileprivate static func designed(
        _ style: ControlStyle?, in environment: LayoutEnvironment, width: Double
    ) -> SectionTitles {
        var traits = environment.measurement
        if traits.category != nil { traits.category = .large }
        return SectionTitles(style, traits, margin: RootMargin.of(width: width, in: traits.era))
    }

    /// Returns the font of titles above sections. Up to iOS 18, those of grouped tables are small.
    ///
    /// - Parameter era: the version of Xcode whose iOS shows the title
    package func headerFont(in era: Era) -> Font {
        isCapital(in: era) ? footerFont : font(.headline, weight: .semibold)
    }

    package var footerFont: Font { font(.footnote, weight: .regular) }

    /// Returns whether titles above sections are in capitals: up to iOS 18, those of grouped tables.
    package func isCapital(in era: Era) -> Bool { isGrouped && era < .xcode26 }

    /// Returns the height of the header above a section.
    ///
    /// - Parameters:
    ///   - title: the title of the section; empty if it has none
    ///   - isFirst: whether the section is the first one of the table
    ///   - hasFooter: whether the section has a text below it
    ///   - width: the width of the section's cells
    func header(_ title: String, isFirst: Bool, hasFooter: Bool, width: Double) -> Double {
        guard isGrouped else {
            // From iOS 15 on, there is a padding above each header (`sectionHeaderTopPadding`).
            let padding = traits.era >= .xcode13 ? 22.0 : 0
            return title.isEmpty
                ? 0 : padding + 7 + height(of: title, headerFont(in: traits.era), width)
        }
        // Without titles, headers and footers are 18 points high; up to Xcode 10, the first header
        // is 35 points high.
        if title.isEmpty { return isFirst && traits.era < .xcode11 ? 35 : Self.untitled }
        let isCapital = isCapital(in: traits.era)
        let text = height(
            of: isCapital ? title.uppercased() : title, headerFont(in: traits.era), width)
        let extra = isFirst ? 17.5 : hasFooter ? 7.5 : 0
        // With one line, the header of each iOS is 38 points high.
        return (isCapital ? 22 : 17) + text - traits.framePixels.up(-extra)
    }

    /// Returns the height of the footer below a section: that of its text, or without a text the
    /// default height.
    func footer(_ text: String, width: Double) -> Double {
        if text.isEmpty { return isGrouped ? Self.untitled : 0 }
        return 14 + height(of: text, footerFont, width)
    }

    private static let untitled = 18.0

    /// Returns the height of a title, whose lines have a height of whole points.
    private func height(of text: String, _ font: Font, _ width: Double) -> Double {
        let metrics = TextMetrics(font: font, traits: traits)
        let count = metrics.block(text, maximumWidth: max(0, width - 2 * side)).lineCount
        return Double(count) * PixelGrid(scale: 1).up(metrics.lineHeight)
    }

    private func font(_ style: TextStyle, weight: FontWeight) -> Font {
        let metrics = TextMetrics(font: .style(style), traits: traits)
        return .system(size: metrics.pointSize, weight: weight)
    }
}

/// The texts of a cell's list content configuration (`UIListContentConfiguration`), one below the
/// other. Lengths are in points.
package struct ListContent {
    /// The text and the secondary text; only one of them if the other one is empty.
    package let texts: [(text: String, font: Font)]

    package init(_ text: String?, secondary: String?) {
        texts = [(text ?? "", Font.style(.body)), (secondary ?? "", .style(.caption1))]
            .filter { !$0.0.isEmpty }
    }

    /// The distance between the text and the secondary text.
    package static let gap = 3.0
    /// The space above and below the content. A single text of 20.5 points is in a row of 44.5 (34
    /// of 34 cells, 4 versions of 1 project). Texts on any number of lines in the cell style
    /// Subtitle, whose labels are 3 points apart, are in a row of 57.5 (3 of 3 cells, 1 project).
    private var margin: Double { texts.count == 1 ? 12 : 10 }

    /// Returns the height of each text, wrapped at `width`.
    package func heights(width: Double, in traits: MeasurementTraits) -> [Double] {
        texts.map { text, font in
            TextMetrics(font: font, traits: traits)
                .block(text, maximumWidth: max(1, width)).height
        }
    }

    /// Returns the height of a row with this content. It is at least the usual height of a row.
    func height(width: Double, in traits: MeasurementTraits) -> Double {
        let heights = heights(width: width, in: traits)
        let gaps = Self.gap * Double(max(0, heights.count - 1))
        return max(TableRows.usualHeight, heights.reduce(2 * margin + gaps, +))
    }
}

/// The room that texts of a table need at a cell, in points.
struct RowRoom: Hashable, Sendable {
    /// The room above the cell: for the footer of the section before it, and for the header of the
    /// section that begins with it. At a cell with a stored frame, the difference from the room in
    /// the file.
    var above = 0.0
    /// The height that the list content of a cell without a stored frame needs; nil if it has none.
    var content: Double?
}

/// The sections of a table.
private struct TableSections {
    private let resolved: ResolvedDocument
    private let cells: [ViewID]
    /// Whether all cells were made here. In a table from a file, a new cell without a title is in
    /// the section of the cell above it.
    private let isMadeHere: Bool

    init(_ resolved: ResolvedDocument, of table: ViewID) {
        self.resolved = resolved
        cells = resolved[table].subviews.filter(resolved.isCell)
        isMadeHere = cells.allSatisfy { resolved[$0].designedFrame == nil }
    }

    private func title(_ property: Property<String>, _ place: Int) -> String {
        resolved.value(property, of: cells[place]) ?? ""
    }

    private func begins(_ place: Int) -> Bool {
        if resolved.value(.sectionHeader, of: cells[place]) != nil { return true }
        return isMadeHere
            && (place == 0 || resolved.value(.sectionFooter, of: cells[place - 1]) != nil)
    }

    /// Returns whether the section that begins with a cell has a text below it.
    private func hasFooter(_ place: Int) -> Bool {
        let last = (place..<cells.count - 1).first { begins($0 + 1) } ?? cells.count - 1
        return !title(.sectionFooter, last).isEmpty
    }

    /// Returns the room in points between a cell and the cell above it, or the top of the table.
    func room(above place: Int, _ titles: SectionTitles, width: Double) -> Double {
        guard begins(place) else { return 0 }
        let header = titles.header(
            title(.sectionHeader, place), isFirst: place == 0, hasFooter: hasFooter(place),
            width: width)
        if place == 0 { return header }
        return titles.footer(title(.sectionFooter, place - 1), width: width) + header
    }

    /// Returns each cell with its place.
    var places: [(place: Int, cell: ViewID)] { cells.enumerated().map { ($0, $1) } }
}

extension ResolvedDocument {
    /// Returns the list content of a cell; nil if it has no text.
    package func listContent(of cell: ViewID) -> ListContent? {
        let content = ListContent(
            value(.contentText, of: cell), secondary: value(.contentSecondaryText, of: cell))
        return content.texts.isEmpty ? nil : content
    }

    /// Returns the room that texts need at the cells of a table.
    ///
    /// - Parameters:
    ///   - width: returns the width of a cell in points
    ///   - margins: returns the margins of a cell in points
    fileprivate func rowRooms(
        in table: ViewID, _ environment: LayoutEnvironment, width: (ViewID) -> Double,
        margins: (ViewID) -> Insets
    ) -> [ViewID: RowRoom] {
        let sections = TableSections(self, of: table)
        let style = self[table].style
        let titles = SectionTitles(style, in: environment)
        var result: [ViewID: RowRoom] = [:]
        for (place, cell) in sections.places {
            var room = RowRoom()
            let width = width(cell)
            let above = sections.room(above: place, titles, width: width)
            if let frame = self[cell].designedFrame {
                if above == 0 || environment.isAsDesigned && !environment.isApp { continue }
                let designed = SectionTitles.designed(
                    style, in: environment, width: self[table].designedFrame?.width ?? frame.width)
                room.above = above - sections.room(above: place, designed, width: frame.width)
            } else {
                let margins = margins(cell)
                room.above = above
                room.content = listContent(of: cell)?
                    .height(
                        width: width - margins.leading - margins.trailing,
                        in: environment.measurement)
                assert(above >= 0, "a section begins above the end of the one before it")
            }
            if room != RowRoom() { result[cell] = room }
        }
        return result
    }
}

extension LayoutState {
    /// Updates the room that texts need in tables (`rowRooms`).
    ///
    /// - Parameter frame: returns the frame of a view in the previous round; nil in the first one
    mutating func updateRowRooms(
        _ resolved: ResolvedDocument, _ environment: LayoutEnvironment,
        frame: (ViewID) -> Rect? = { _ in nil }
    ) {
        let margins = margins
        rowRooms = [:]
        for table in resolved.order where resolved[table].kind == .table {
            let insets = resolved.sectionInsets(of: table, safeAreas[table], environment)
            let rooms = resolved.rowRooms(in: table, environment) { cell in
                let outer = frame(table)?.width ?? environment.size.width
                return frame(cell)?.width ?? outer - insets.start - insets.end
            } margins: {
                margins[$0]
            }
            rowRooms.merge(rooms) { $1 }
        }
    }
}
