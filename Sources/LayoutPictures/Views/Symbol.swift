import StackCore

/// The system's symbols, as neutral glyphs of our own in their place and size.
///
/// A symbol that is asked for by a name which is not listed is a rounded square with a dot.
enum Symbol {
    /// Draws what a symbol of that name stands for inside a frame, keeping its proportions.
    static func draw(_ name: String, in frame: Rect, _ paint: Paint, on canvas: inout Canvas) {
        let side = min(frame.width, frame.height)
        guard side > 0 else { return }
        let box = frame.centred(side, side)
        var pen = SymbolPen(box: box, paint: paint)
        pen.draw(Self.base(of: name), isFilled: name.contains(".fill"))
        for command in pen.commands { canvas.add(command) }
    }

    /// `heart.circle.fill` is drawn as a heart.
    private static func base(of name: String) -> String {
        let parts = name.split(separator: ".").map(String.init)
        let joined = parts.prefix(2).joined(separator: ".")
        return SymbolPen.known.contains(joined) ? joined : parts.first ?? ""
    }
}

/// Draws in a square of 20 units.
struct SymbolPen {
    let box: Rect
    let paint: Paint
    private(set) var commands: [DrawingCommand] = []

    init(box: Rect, paint: Paint) { (self.box, self.paint) = (box, paint) }

    static let known: Set<String> = [
        "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.backward",
        "chevron.forward", "arrow.up", "arrow.down", "arrow.left", "arrow.right",
    ]

    private var unit: Double { box.width / 20 }

    private func x(_ value: Double) -> Double { (box.x + value * unit).millipoints }
    private func y(_ value: Double) -> Double { (box.y + value * unit).millipoints }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(x: self.x(x), y: self.y(y), width: width * unit, height: height * unit).millipoints
    }

    mutating func draw(_ name: String, isFilled: Bool) {
        switch name {
        case "chevron.left", "chevron.backward": line([(13, 3), (6, 10), (13, 17)])
        case "chevron.right", "chevron.forward": line([(7, 3), (14, 10), (7, 17)])
        case "chevron.up": line([(3, 13), (10, 6), (17, 13)])
        case "chevron.down": line([(3, 7), (10, 14), (17, 7)])
        case "arrow.up": arrow([(10, 18), (10, 2)], [(4, 8), (10, 2), (16, 8)])
        case "arrow.down": arrow([(10, 2), (10, 18)], [(4, 12), (10, 18), (16, 12)])
        case "arrow.left": arrow([(18, 10), (2, 10)], [(8, 4), (2, 10), (8, 16)])
        case "arrow.right": arrow([(2, 10), (18, 10)], [(12, 4), (18, 10), (12, 16)])
        case "plus": arrow([(10, 2.5), (10, 17.5)], [(2.5, 10), (17.5, 10)])
        case "minus": line([(2.5, 10), (17.5, 10)])
        case "xmark": arrow([(4, 4), (16, 16)], [(16, 4), (4, 16)])
        case "checkmark": line([(3, 11), (8, 16), (17, 4)])
        case "ellipsis":
            for x in [2.5, 8.5, 14.5] { shape(.ellipse(rect(x, 8.5, 3, 3)), isFilled: true) }
        case "line", "list":
            for y in [5.0, 10, 15] { line([(2, y), (18, y)]) }
        case "magnifyingglass":
            shape(.ellipse(rect(2, 2, 12, 12)), isFilled: false)
            line([(12.4, 12.4), (18, 18)])
        case "person":
            shape(.ellipse(rect(6, 2, 8, 8)), isFilled: isFilled)
            curve(
                [
                    .move(x(2.5), y(18)),
                    .curve(x(2.5), y(9.5), x(17.5), y(9.5), x(17.5), y(18)), .close,
                ], isFilled: isFilled)
        case "circle": shape(.ellipse(rect(1.5, 1.5, 17, 17)), isFilled: isFilled)
        case "star": star(isFilled: isFilled)
        case "heart": heart(isFilled: isFilled)
        default:
            shape(.rect(rect(2, 2, 16, 16), radius: 4 * unit), isFilled: isFilled)
            if !isFilled { shape(.ellipse(rect(8, 8, 4, 4)), isFilled: true) }
        }
    }

    private var width: Double { (1.7 * unit).millipoints }

    private mutating func line(_ points: [(Double, Double)]) {
        var steps: [PathStep] = []
        for (index, point) in points.enumerated() {
            steps.append(
                index == 0
                    ? .move(x(point.0), y(point.1)) : .line(x(point.0), y(point.1)))
        }
        commands.append(.stroke(.path(steps), paint, Pen(width: width, isRound: true)))
    }

    private mutating func arrow(_ shaft: [(Double, Double)], _ head: [(Double, Double)]) {
        line(shaft)
        line(head)
    }

    private mutating func shape(_ shape: Outline, isFilled: Bool) {
        if isFilled {
            commands.append(.fill(shape, paint))
        } else {
            commands.append(.stroke(shape, paint, Pen(width: width)))
        }
    }

    private mutating func curve(_ steps: [PathStep], isFilled: Bool) {
        shape(.path(steps), isFilled: isFilled)
    }

    private mutating func star(isFilled: Bool) {
        // Corners of a star of five, the outer ones 9 units from the middle, the inner ones 3.6.
        let corners = [
            (10, 1), (12.12, 7.09), (18.56, 7.22), (13.42, 11.11), (15.29, 17.28), (10, 13.6),
            (4.71, 17.28), (6.58, 11.11), (1.44, 7.22), (7.88, 7.09),
        ]
        var steps = [PathStep.move(x(corners[0].0), y(corners[0].1))]
        steps += corners.dropFirst().map { PathStep.line(x($0.0), y($0.1)) }
        curve(steps + [.close], isFilled: isFilled)
    }

    private mutating func heart(isFilled: Bool) {
        curve(
            [
                .move(x(10), y(17.5)), .curve(x(-1), y(9.5), x(3), y(0.5), x(10), y(5.5)),
                .curve(x(17), y(0.5), x(21), y(9.5), x(10), y(17.5)), .close,
            ], isFilled: isFilled)
    }
}
