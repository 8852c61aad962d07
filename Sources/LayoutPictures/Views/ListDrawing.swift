import StackCore

/// The sections of a table: its cells with their frames in the picture, and the section titles.
struct ListDrawing {
    private struct Row {
        let frame: Rect
        /// The insets of the line below the row; nil if they are those of the table.
        let separatorInset: Insets?
        /// The distance of the row's text from its left edge in points; nil if it has no text.
        let textStart: Double?
    }

    private struct Section {
        var cells: [ViewID] = []
        var frame: Rect
        var rows: [Row] = []
        var header = ""
        var footer = ""
    }

    private var sections: [Section] = []
    /// Whether the document defines the table's sections, so that the cells are static. If false,
    /// they are prototypes of rows, which code creates.
    private var isStatic = false
    private let look: ViewLook
    private let style: ControlStyle?
    private let titles: SectionTitles
    private let palette: Palette
    private let era: Era
    /// The distance of texts and lines from the edges of the cells, in points.
    private var side: Double { titles.side }
    private let separator: Paint?
    /// The distance in points from the left edge at which the lines below rows without a text
    /// begin. If the texts of some rows begin at most 20 points from the left edge, so that no
    /// picture is before them, it is the smallest such distance. Otherwise it is `side`.
    private let separatorStart: Double

    /// - Parameters:
    ///   - cells: the cells of the table that are visible, with their frames
    ///   - textStarts: for each cell, the distance in points from its left edge to its text; nil if
    ///     the cell has no labels of a cell style such as Basic
    init(
        _ table: ResolvedView, _ look: ViewLook, cells: [(id: ViewID, frame: Rect)],
        textStarts: [Double?], in resolved: ResolvedDocument, _ palette: Palette,
        _ environment: LayoutEnvironment, era: Era
    ) {
        (self.look, self.palette) = (look, palette)
        style = table.style
        self.era = era
        titles = SectionTitles(table.style, in: environment)
        separatorStart = textStarts.compactMap(\.self).filter { $0 <= 20 }.min() ?? titles.side
        separator =
            look.hasSeparators
            ? look.separatorColor.map(palette.paint) ?? palette[.separator] : nil
        assert(cells.count == textStarts.count, "the start of a cell's text is not known")
        for ((id, frame), textStart) in zip(cells, textStarts) {
            let header = resolved.value(.sectionHeader, of: id)
            if header != nil { isStatic = true }
            let isNext = sections.last.map { (frame.y - $0.frame.maxY).magnitude < 1 } ?? false
            if header != nil || !isNext { sections.append(Section(frame: frame)) }
            let last = sections.count - 1
            sections[last].cells.append(id)
            sections[last].rows.append(
                Row(
                    frame: frame, separatorInset: resolved.value(.separatorInset, of: id),
                    textStart: textStart))
            sections[last].frame = sections[last].frame.union(frame)
            sections[last].header += header ?? ""
            sections[last].footer += resolved.value(.sectionFooter, of: id) ?? ""
        }
    }

    /// The rows of a table with prototype cells; empty for any other table.
    var prototypes: [(id: ViewID, frame: Rect)] {
        guard !isStatic, sections.count == 1 else { return [] }
        assert(
            sections[0].cells.count == sections[0].rows.count, "a prototype cell has no row")
        return zip(sections[0].cells, sections[0].rows).map { (id: $0, frame: $1.frame) }
    }

    /// Returns the empty strips that Interface Builder shows in a table and an app does not. They
    /// are above the table's header view, above the first cell, and above the table's footer view.
    /// In an app, the header view is at the top of the content, and the footer view follows the
    /// last cell.
    ///
    /// - Parameters:
    ///   - top: the y coordinate of the top of the table's content
    ///   - subviews: the subviews of the table, with their frames
    ///   - environment: the layout's environment
    func strips(
        from top: Double, between subviews: [(id: ViewID, frame: Rect)],
        in environment: LayoutEnvironment
    ) -> [Rect] {
        guard let start = sections.first?.frame.y, let end = sections.last?.frame.maxY else {
            return []
        }
        let cells = Set(sections.flatMap(\.cells))
        let others = subviews.filter { !cells.contains($0.id) }.map(\.frame)
        let header = others.first { $0.maxY <= start }
        let footer = others.first { $0.y >= end }
        return [
            header.flatMap { Self.strip(from: top, to: $0) },
            strip(below: header?.maxY ?? top, in: environment),
            footer.flatMap(strip(above:)),
        ].compactMap(\.self)
    }

    /// Returns the strip between a y coordinate and a view below it; nil if there is none.
    private static func strip(from top: Double, to view: Rect) -> Rect? {
        guard view.y > top else { return nil }
        return Rect(x: view.x, y: top, width: view.width, height: view.y - top)
    }

    /// Returns the empty strip between the last cell and the table's footer view. Returns nil if
    /// there is no space between them. Also returns nil if the space is the footer of the last
    /// section: in a grouped table, or if the last section has a footer title.
    private func strip(above footer: Rect) -> Rect? {
        guard let last = sections.last, !isGrouped, last.footer.isEmpty else { return nil }
        return Self.strip(from: last.frame.maxY, to: footer)
    }

    /// Returns the empty strip between a table's header view and its first cell. Returns nil if
    /// there is no such strip, or if the first section has a title.
    ///
    /// - Parameter header: the y coordinate of the lower end of the table's header view; without a
    ///   header view, of the top of the table's content
    private func strip(below header: Double, in environment: LayoutEnvironment) -> Rect? {
        guard let section = sections.first, section.header.isEmpty, let first = section.rows.first
        else { return nil }
        let kept = isGrouped ? Self.groupedHeader(in: environment.measurement.era) : 0
        let bars = environment.isUnderBar ? [0] + Self.bars : [0]
        let height = first.frame.y - header
        // In an app, a plain table has no space above a section without a title, so any space there
        // is a strip. A grouped table has some space above its first section in an app, too, so its
        // space counts as a strip only if it has one of certain heights.
        let isKnown =
            !isGrouped
            || bars.contains { bar in
                (Self.groupedStrips + [kept]).contains { (height - bar - $0).magnitude < 0.5 }
            }
        guard isKnown, height > kept else { return nil }
        return Rect(
            x: first.frame.x, y: header + kept, width: first.frame.width, height: height - kept)
    }

    /// The possible heights, in points, of the strip that Interface Builder shows above prototype
    /// cells in a grouped table (346 of 353 tables).
    private static let groupedStrips = [49, 49.5, 50, 55.5, 56]
    /// The heights, in points, of bars that the canvas adds above the first cell, up to Xcode 10
    /// (19 tables) and from tools version 32000 on (2 tables).
    private static let bars = [64.0, 44]

    /// Returns the height in points of the header above a grouped table's first section, if the
    /// section has no title. It is the `sectionHeaderHeight` that most documents have: 18 (135 of
    /// 136 tables), or 35 up to Xcode 10 (17 of 19). The heights are those of static tables, where
    /// the canvas shows the header without an additional strip.
    private static func groupedHeader(in era: Era) -> Double { era >= .xcode11 ? 18 : 35 }

    private var isGrouped: Bool { titles.isGrouped }

    // MARK: Round corners of sections

    /// Returns the outline, with round corners, of the section that begins with `cell`. Nil if no
    /// section begins with it, or if the sections of the table have no round corners.
    func outline(beginningWith cell: ViewID) -> Outline? {
        guard style == .insetGrouped,
            let section = sections.first(where: { $0.cells.first == cell })
        else { return nil }
        return .rect(section.frame.millipoints, radius: era >= .xcode26 ? 26 : 10)
    }

    /// Returns whether a cell is the last one of a section with round corners.
    func hasOutline(endingWith cell: ViewID) -> Bool {
        style == .insetGrouped && sections.contains { $0.cells.last == cell }
    }

    // MARK: Drawing lines and titles

    /// Draws the lines and titles of all sections.
    ///
    /// - Parameters:
    ///   - top: the y coordinate of the top of the table's content
    ///   - isFilled: whether other views, or copies of rows, are below the cells. If false, the
    ///     empty rows below the cells are drawn.
    func draw(in table: Rect, from top: Double, isFilled: Bool, on canvas: inout Canvas) {
        if !isFilled { drawEmptyRows(in: table, from: top, on: &canvas) }
        for section in sections {
            drawSeparators(of: section, on: &canvas)
            drawHeader(of: section, in: table, on: &canvas)
            drawFooter(of: section, in: table, on: &canvas)
        }
    }

    /// Draws the lines of a section. In a plain table, there is a line below each cell; in a
    /// grouped or inset table, between the cells. In a grouped table, there are also lines across
    /// the table above the first and below the last cell of the section.
    private func drawSeparators(of section: Section, on canvas: inout Canvas) {
        guard let separator else { return }
        for row in isGrouped ? section.rows.dropLast() : section.rows[...] {
            drawSeparator(below: row.frame, of: row, on: &canvas)
        }
        guard style == .grouped else { return }
        for y in [section.frame.y, section.frame.maxY - 0.5] {
            let line = Rect(x: section.frame.x, y: y, width: section.frame.width, height: 0.5)
            canvas.fill(.rect(line.millipoints), separator)
        }
    }

    /// Draws the lines of the empty rows that fill the rest of a plain table up to iOS 14. The rows
    /// are as high as the table's last row, or 44 points in a table without rows.
    private func drawEmptyRows(
        in table: Rect, from top: Double, on canvas: inout Canvas
    ) {
        var row =
            sections.last?.rows.last.map { $0.frame.offset(0, $0.frame.height) }
            ?? Rect(x: table.x, y: top, width: table.width, height: Self.usualRow)
        guard !isGrouped, era < .xcode13, row.height >= Self.leastRow else { return }
        while row.maxY < table.maxY {
            drawSeparator(below: row, on: &canvas)
            row = row.offset(0, row.height)
        }
    }

    /// The default height of a row, in points.
    private static let usualRow = 44.0
    /// The minimum height, in points, of rows that are repeated to fill a table.
    static let leastRow = 8.0

    /// Draws the line below a copy of a prototype row.
    func drawSeparator(below frame: Rect, copyOf cell: ViewID, on canvas: inout Canvas) {
        let row = zip(sections[0].cells, sections[0].rows).first { $0.0 == cell }?.1
        drawSeparator(below: frame, of: row, on: &canvas)
    }

    /// Draws the line below a row. If neither the row nor the table sets insets, the line begins
    /// where the row's text begins, or at `separatorStart` for a row without a text. If the insets
    /// leave no width for the line, draws nothing, as UIKit does.
    ///
    /// - Parameter row: the row; nil for an empty row
    private func drawSeparator(
        below frame: Rect, of row: Row? = nil, on canvas: inout Canvas
    ) {
        guard let separator else { return }
        let isMirrored = look.direction == .rtl
        let start = isMirrored ? side : row?.textStart ?? separatorStart
        let inset =
            row?.separatorInset ?? look.separatorInset
            ?? Insets(top: 0, leading: start, bottom: 0, trailing: 0)
        let length = frame.width - inset.leading - inset.trailing
        if length <= 0 { return }
        let left = isMirrored ? inset.trailing : inset.leading
        let line = Rect(x: frame.x + left, y: frame.maxY - 0.5, width: length, height: 0.5)
        canvas.fill(.rect(line.millipoints), separator)
    }

    /// Draws the title above a section. Up to iOS 18, the title in a grouped table is small and in
    /// capitals; any other title is bold. Up to iOS 14, the title in a plain table is on a grey
    /// bar.
    private func drawHeader(of section: Section, in table: Rect, on canvas: inout Canvas) {
        guard !section.header.isEmpty else { return }
        let text =
            titles.isCapital(in: era) ? section.header.uppercased() : section.header
        let bar = Rect(x: table.x, y: section.frame.y - 28, width: table.width, height: 28)
        if !isGrouped, era < .xcode13 { canvas.fill(.rect(bar), palette[.systemGray6]) }
        let distance = isGrouped ? 7.0 : 4
        drawText(
            text, titles.headerFont(in: era), above: section.frame.y - distance, section,
            isGrouped ? palette[.secondaryLabel] : palette[.label], on: &canvas)
    }

    private func drawFooter(of section: Section, in table: Rect, on canvas: inout Canvas) {
        guard !section.footer.isEmpty else { return }
        drawText(
            section.footer, titles.footerFont, below: section.frame.maxY + 8, section,
            palette[.secondaryLabel], on: &canvas)
    }

    /// Draws a section's title in as many lines as it needs. Its top is at `top`. If `top` is nil,
    /// its bottom is at `bottom`.
    private func drawText(
        _ text: String, _ font: Font, below top: Double? = nil, above bottom: Double = 0,
        _ section: Section, _ paint: Paint, on canvas: inout Canvas
    ) {
        let metrics = canvas.type(font).metrics
        let width = max(0, section.frame.width - 2 * side)
        let count = metrics.lines(text, maximumWidth: width, truncation: .tail).count
        let height = metrics.lineHeight + Double(max(0, count - 1)) * metrics.lineStep
        let area = Rect(
            x: section.frame.x + side, y: top ?? bottom - height, width: width, height: height)
        ViewDrawing(
            kind: .label, name: "", look: look, frame: area, palette: palette, hasSubviews: false
        ).drawText(text, font, in: area, paint, alignment: .natural, lines: 0, on: &canvas)
    }
}

// MARK: - Drawing the content of cells

extension ViewDrawing {
    /// The distance in points between a cell's content and the cell's edges. An inset cell is 40
    /// points narrower than its table.
    private var cellMargin: Double {
        frame.width + (look.listStyle == .insetGrouped ? 40 : 0) >= 414 ? 20 : 16
    }

    /// Draws the texts of a cell's list content configuration: the text, and below it the smaller
    /// secondary text. In a cell with a stored height, each has one line.
    func drawContent(in canvas: inout Canvas) {
        guard let content = look.listContent else { return }
        var line = contentArea
        let heights = content.heights(
            width: contentMargins == nil ? .infinity : line.width, in: canvas.traits)
        let total = heights.reduce(0, +) + ListContent.gap * Double(heights.count - 1)
        line.y = frame.midY - total / 2
        for ((text, font), height) in zip(content.texts, heights) {
            line.height = height
            drawText(
                contentMargins == nil ? text.onOneLine : text, font, in: line,
                palette[font == content.texts[0].font ? .label : .secondaryLabel],
                alignment: .natural, lines: contentMargins == nil ? 1 : 0, on: &canvas)
            line.y += height + ListContent.gap
        }
    }

    /// The area of a cell's list content in the picture.
    private var contentArea: Rect {
        if let contentMargins {
            return frame.inset(by: contentMargins, isMirrored: look.direction == .rtl)
        }
        var area = frame.inset(cellMargin, 0)
        if look.accessory != .none { area.width -= 24 }
        return area
    }

    /// Draws the accessory of a cell at its trailing edge.
    func drawAccessory(in canvas: inout Canvas) {
        var end = frame.maxX - cellMargin
        let gray = palette[.systemGray3]
        switch look.accessory {
        case .none: return
        case .disclosureIndicator: drawChevron(endingAt: end, gray, in: &canvas)
        case .detailDisclosureButton:
            drawChevron(endingAt: end, gray, in: &canvas)
            end -= 22
            drawMark("info.circle", 22, endingAt: end, in: &canvas)
        case .checkmark: drawMark("checkmark", 17, endingAt: end, in: &canvas)
        case .detailButton: drawMark("info.circle", 22, endingAt: end, in: &canvas)
        }
    }

    private func drawMark(
        _ symbol: String, _ side: Double, endingAt end: Double, in canvas: inout Canvas
    ) {
        let box = atTrailingEdge(Rect(x: end - side, y: 0, width: side, height: side))
        Symbol.draw(symbol, in: box, tint, on: &canvas)
    }

    private func drawChevron(endingAt end: Double, _ paint: Paint, in canvas: inout Canvas) {
        let box = atTrailingEdge(Rect(x: end - 7, y: 0, width: 7, height: 12))
        let (start, tip) = look.direction == .rtl ? (box.maxX, box.x) : (box.x, box.maxX)
        canvas.stroke(
            .path([
                .move(start.millipoints, box.y.millipoints),
                .line(tip.millipoints, box.midY.millipoints),
                .line(start.millipoints, box.maxY.millipoints),
            ]), paint, width: 2.2, isRound: true)
    }

    /// Returns the box moved vertically to the middle of the view. If the view is read from right
    /// to left, the box is also mirrored to the left side.
    private func atTrailingEdge(_ box: Rect) -> Rect {
        let x = look.direction == .rtl ? frame.x + frame.maxX - box.maxX : box.x
        return Rect(
            x: x, y: frame.midY - box.height / 2, width: box.width, height: box.height)
    }
}
