import StackCore

/// One outline of the glyph of a symbol, in coordinates from 0 to 20.
struct SymbolPart {
    /// The way in which an outline is drawn.
    enum Role: Character {
        /// Filled if the symbol is filled, otherwise stroked.
        case body = "o"
        case line = "s"
        case dot = "f"
        /// A line inside the body. It has the background colour if the body is filled.
        case innerLine = "k"
        /// A filled shape inside the body. It has the background colour if the body is filled.
        case innerDot = "d"
    }

    let role: Role
    let outline: Outline

    /// Parses outlines that are separated by `|`. Each begins with the letter of its role. After it
    /// come the segments of an SVG path (`M`, `L`, `C`, `Z`), a circle (`O`, centre and radius) or
    /// a rectangle (`R`, corner, size and radius).
    static func parts(_ text: Substring) -> [SymbolPart] {
        text.split(separator: "|").compactMap { part in
            let words = part.split(separator: " ")
            guard let role = words.first?.first.flatMap(Role.init(rawValue:)) else { return nil }
            return SymbolPart(role: role, outline: Outline(words.dropFirst()))
        }
    }
}

extension Outline {
    /// Parses the words of one outline after its role, in the format of `SymbolPart.parts`.
    init(_ words: some Sequence<Substring>) {
        var reader = OutlineReader(words: Array(words)[...])
        self = reader.outline()
    }

    /// Returns the outline with its coordinates multiplied by `unit` points, and moved to the top
    /// left corner of `box`.
    func placed(in box: Rect, unit: Double) -> Outline {
        func x(_ value: Double) -> Double { (box.x + value * unit).millipoints }
        func y(_ value: Double) -> Double { (box.y + value * unit).millipoints }
        func placed(_ frame: Rect) -> Rect {
            Rect(
                x: box.x + frame.x * unit, y: box.y + frame.y * unit, width: frame.width * unit,
                height: frame.height * unit
            ).millipoints
        }
        switch self {
        case .rect(let frame, let radius):
            return .rect(placed(frame), radius: (radius * unit).millipoints)
        case .ellipse(let frame): return .ellipse(placed(frame))
        case .path(let steps):
            return .path(
                steps.map { step in
                    switch step {
                    case .move(let a, let b): .move(x(a), y(b))
                    case .line(let a, let b): .line(x(a), y(b))
                    case .curve(let a, let b, let c, let d, let e, let f):
                        .curve(x(a), y(b), x(c), y(d), x(e), y(f))
                    case .close: .close
                    }
                })
        }
    }
}

private struct OutlineReader {
    var words: ArraySlice<Substring>

    mutating func outline() -> Outline {
        switch words.first {
        case "O":
            words.removeFirst()
            let (x, y, radius) = (number(), number(), number())
            return .ellipse(
                Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        case "R":
            words.removeFirst()
            let frame = Rect(x: number(), y: number(), width: number(), height: number())
            return .rect(frame, radius: number())
        default: return .path(steps())
        }
    }

    private mutating func steps() -> [PathStep] {
        var steps: [PathStep] = []
        while let word = words.popFirst() {
            switch word {
            case "M": steps.append(.move(number(), number()))
            case "L": steps.append(.line(number(), number()))
            case "C":
                steps.append(.curve(number(), number(), number(), number(), number(), number()))
            default: steps.append(.close)
            }
        }
        return steps
    }

    private mutating func number() -> Double {
        guard let number = words.popFirst().flatMap({ NumberSpelling.parse($0) }) else {
            preconditionFailure("a glyph has too few numbers")
        }
        return number
    }
}
