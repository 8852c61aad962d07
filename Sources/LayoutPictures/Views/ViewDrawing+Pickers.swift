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

    private typealias Column = (rows: [String], share: Double, alignment: TextAlignment)

    private var dateColumns: [Column] {
        let time: [Column] = [
            (Self.hours, 1, .center), (Self.minutes, 1, .center), (Self.halves, 1, .left),
        ]
        switch look.datePickerMode {
        case "date":
            return [(Self.months, 2, .left), (Self.dates, 1, .center), (Self.years, 1, .left)]
        case "time": return time
        case "countDownTimer":
            return [(Self.hoursLeft, 1, .center), (Self.minutesLeft, 1, .center)]
        default: return [(Self.days, 3, .right)] + time
        }
    }

    private static let days = ["Sun Jan 7", "Mon Jan 8", "Today", "Wed Jan 10", "Thu Jan 11"]
    private static let hours = ["7", "8", "9", "10", "11"]
    private static let minutes = ["39", "40", "41", "42", "43"]
    private static let halves = ["", "", "AM", "PM", ""]
    private static let months = ["November", "December", "January", "February", "March"]
    private static let dates = ["7", "8", "9", "10", "11"]
    private static let years = ["2005", "2006", "2007", "2008", "2009"]
    private static let hoursLeft = ["", "", "0 hours", "1", "2"]
    private static let minutesLeft = ["", "0", "1 min", "2", "3"]

    /// Draws a picker's columns of five rows each, with the middle row selected. The columns divide
    /// the width in proportion to `share`.
    private func drawWheels(_ columns: [Column], in canvas: inout Canvas) {
        canvas.clip(.rect(frame)) { canvas in drawRows(of: columns, in: &canvas) }
    }

    private func drawRows(of columns: [Column], in canvas: inout Canvas) {
        let row = 34.0
        let chosen = Rect(
            x: frame.x + 9, y: frame.midY - row / 2, width: frame.width - 18, height: row)
        canvas.fill(.rect(chosen, radius: 8), palette[.tertiarySystemFill])
        let total = columns.reduce(0) { $0 + $1.share }
        var x = frame.x + 18
        let ordered = look.direction == .rtl ? columns.reversed() : columns
        for column in ordered {
            let width = (frame.width - 36) * column.share / total
            for (index, text) in column.rows.enumerated() {
                let distance = abs(index - 2)
                let size = [23.0, 20.5, 17][distance]
                let y = frame.midY + Double(index - 2) * row * [1, 0.94, 0.86][distance] - row / 2
                let area = Rect(x: x + 4, y: y, width: max(0, width - 8), height: row)
                drawText(
                    text, .system(size: size), in: area,
                    palette[.label].opacity([1, 0.45, 0.22][distance]),
                    alignment: column.alignment, on: &canvas)
            }
            x += width
        }
    }

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
