import StackCore

/// Drawing of pickers. Date pickers show the date that Interface Builder shows. The rows of other
/// pickers come from code, so their wheels are empty, as in UIKit without a data source.
extension ViewDrawing {
    func drawPicker(in canvas: inout Canvas) { drawWheels([], in: &canvas) }

    func drawDatePicker(in canvas: inout Canvas) {
        switch DatePickerStyle(look.style, mode: look.datePickerMode, in: canvas.era) {
        case .compact: drawCompactDate(in: &canvas)
        case .inline: drawMonth(in: &canvas)
        case .wheels: drawWheels(dateColumns, in: &canvas)
        }
    }

    /// A wheel of a picker: five rows, of which the middle one is selected. `unit` is a word beside
    /// the selected row. `share` is the weight with which the wheel gets a part of the picker's
    /// width.
    private struct Column {
        var rows: [String]
        var share = 1.0
        var alignment = TextAlignment.center
        var unit: String?
    }

    private var dateColumns: [Column] {
        switch look.datePickerMode {
        case "date":
            [
                Column(rows: Self.months, share: 2, alignment: .left), Column(rows: Self.dates),
                Column(rows: Self.years, alignment: .left),
            ]
        case "time": timeColumns
        case "countDownTimer": durationColumns
        default: [Column(rows: Self.days, share: 3, alignment: .right)] + timeColumns
        }
    }

    private var timeColumns: [Column] {
        let minutes = (-2...2).map { place in
            let minute = ((41 / step + place) * step + 60) % 60
            return (minute < 10 ? "0" : "") + String(minute)
        }
        return [
            Column(rows: Self.hours), Column(rows: minutes),
            Column(rows: Self.halves, alignment: .left),
        ]
    }

    /// The wheels for a duration: hours up to 23, and minutes. The shortest duration is one step of
    /// the minutes (`step`).
    private var durationColumns: [Column] {
        let shown = max(look.countDown / step * step, step)
        func rows(from first: Int, step: Int, below end: Int) -> [String] {
            (-2...2).map { place in
                let number = first + place * step
                return 0..<end ~= number ? String(number) : ""
            }
        }
        let hours = shown / 60
        return [
            Column(
                rows: rows(from: hours, step: 1, below: 24), unit: hours == 1 ? "hour" : "hours"),
            Column(rows: rows(from: shown % 60, step: step, below: 60), unit: "min"),
        ]
    }

    /// The minutes between two rows. UIKit ignores an interval that does not divide an hour.
    private var step: Int {
        look.minuteInterval > 0 && 60 % look.minuteInterval == 0 ? look.minuteInterval : 1
    }

    private static let days = ["Sun Jan 7", "Mon Jan 8", "Today", "Wed Jan 10", "Thu Jan 11"]
    private static let hours = ["7", "8", "9", "10", "11"]
    private static let halves = ["", "", "AM", "PM", ""]
    private static let months = ["November", "December", "January", "February", "March"]
    private static let dates = ["7", "8", "9", "10", "11"]
    private static let years = ["2005", "2006", "2007", "2008", "2009"]

    /// Draws a picker's columns of five rows each, with the middle row selected. The columns divide
    /// the width in proportion to `share`.
    private func drawWheels(_ columns: [Column], in canvas: inout Canvas) {
        canvas.clip(.rect(frame)) { canvas in
            drawSelection(in: &canvas)
            drawRows(of: columns, in: &canvas)
        }
    }

    private static let row = 34.0

    /// Marks the selected row: by a rounded bar, or up to iOS 13 by a line above and a line below
    /// it.
    private func drawSelection(in canvas: inout Canvas) {
        let row = Rect(
            x: frame.x, y: frame.midY - Self.row / 2, width: frame.width, height: Self.row)
        guard canvas.era < .xcode12 else {
            return canvas.fill(.rect(row.inset(9, 0), radius: 8), palette[.tertiarySystemFill])
        }
        for y in [row.y, row.maxY - 0.5] {
            canvas.fill(
                .rect(Rect(x: row.x, y: y, width: row.width, height: 0.5)), palette[.separator])
        }
    }

    private func drawRows(of columns: [Column], in canvas: inout Canvas) {
        let total = columns.reduce(0) { $0 + $1.share }
        var x = frame.x + 18
        let ordered = look.direction == .rtl ? columns.reversed() : columns
        for column in ordered {
            let width = (frame.width - 36) * column.share / total
            let area = Rect(x: x + 4, y: frame.y, width: max(0, width - 8), height: Self.row)
            draw(column, in: area, on: &canvas)
            x += width
        }
    }

    /// Draws a column between the left and right edges of `area`. Numbers before a unit end at the
    /// same place in each row.
    private func draw(_ column: Column, in area: Rect, on canvas: inout Canvas) {
        let row = Self.row
        var area = area
        var alignment = column.alignment
        if let unit = column.unit {
            let font = Font.system(size: 17, weight: .semibold)
            let width = canvas.type(font).metrics.width(unit) + 0.5
            area = area.centred(Self.numberWidth + Self.unitGap + width, row)
            let place = Rect(
                x: area.maxX - width, y: frame.midY - row / 2, width: width, height: row)
            drawText(unit, font, in: place, palette[.label], alignment: .left, on: &canvas)
            area.width = Self.numberWidth
            alignment = .right
        }
        for (index, text) in column.rows.enumerated() {
            let distance = abs(index - 2)
            area.y = frame.midY + Double(index - 2) * row * [1, 0.94, 0.86][distance] - row / 2
            drawText(
                text, .system(size: [23.0, 20.5, 17][distance]), in: area,
                palette[.label].opacity([1, 0.45, 0.22][distance]), alignment: alignment,
                on: &canvas)
        }
    }

    /// The width of the numbers before a unit, and the space between them, in points.
    private static let numberWidth = 30.0
    private static let unitGap = 7.0

    private func drawCompactDate(in canvas: inout Canvas) {
        let height = min(frame.height, 34.5)
        let width = min(116, frame.width * 0.58)
        let date = Rect(x: frame.x, y: frame.midY - height / 2, width: width, height: height)
        let time = Rect(
            x: date.maxX + 6, y: date.y, width: max(0, min(84, frame.maxX - date.maxX - 6)),
            height: height)
        var parts = [(date, "Jan 9, 2007"), (time, "9:41 AM")]
        if look.datePickerMode == "date" { parts.removeLast() }
        if look.datePickerMode == "time" { parts = [(date, "9:41 AM")] }
        for (area, text) in parts where area.width > 0 {
            let radius = canvas.era >= .xcode26 ? height / 2 : 6
            canvas.fill(.rect(area, radius: radius), palette[.tertiarySystemFill])
            drawText(
                text, .system(size: 17), in: area.inset(6, 0), textPaint, alignment: .center,
                on: &canvas)
        }
    }

    /// Draws an inline date picker with the calendar of January 2007, which contains the fixed date
    /// that Interface Builder shows.
    private func drawMonth(in canvas: inout Canvas) {
        let side = frame.inset(12, 6)
        let head = Rect(x: side.x, y: side.y, width: side.width, height: 36)
        drawText(
            "January 2007", .system(size: 17, weight: .semibold), in: head, palette[.label],
            alignment: .natural, on: &canvas)
        Symbol.draw(
            "chevron.left", in: Rect(x: side.maxX - 60, y: head.midY - 8, width: 16, height: 16),
            tint, on: &canvas)
        Symbol.draw(
            "chevron.right", in: Rect(x: side.maxX - 20, y: head.midY - 8, width: 16, height: 16),
            tint, on: &canvas)
        let cell = Size(width: side.width / 7, height: max(20, (side.height - 60) / 6))
        for (index, day) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
            let area = Rect(
                x: side.x + Double(index) * cell.width, y: side.y + 38, width: cell.width,
                height: 20)
            drawText(
                day, .system(size: 13, weight: .semibold), in: area, palette[.tertiaryLabel],
                alignment: .center, on: &canvas)
        }
        for day in 1...31 { drawDay(day, side, cell, in: &canvas) }
    }

    /// Draws one day of January 2007, which began on a Monday.
    private func drawDay(_ day: Int, _ month: Rect, _ cell: Size, in canvas: inout Canvas) {
        let area = Rect(
            x: month.x + Double(day % 7) * cell.width,
            y: month.y + 58 + Double(day / 7) * cell.height, width: cell.width,
            height: cell.height)
        guard area.maxY <= frame.maxY + 1 else { return }
        let isChosen = day == 9
        if isChosen {
            let side = min(cell.width, cell.height, 44)
            canvas.fill(.ellipse(area.centred(side, side)), tint.opacity(0.15))
        }
        drawText(
            String(day), .system(size: 20, weight: isChosen ? .medium : .regular), in: area,
            isChosen ? tint : palette[.label], alignment: .center, on: &canvas)
    }
}
