/// How large SF Symbols are drawn.
///
/// The longer side is 1.18 times the font's size (12 symbols of 7 projects within half a point, at 12 to 17
/// points), of bare strokes less. The proportions are those of the previews that storyboards list; where
/// none is known, those of what stands around the glyph.
package enum SymbolMetrics {
    /// The point size of a symbol without a configuration.
    package static let pointSize = 17.0

    /// The large scale, in times of the medium one.
    package static let large = 1.28

    /// The scale of symbols in a kind of view; UIKit shows those of buttons at the large scale.
    package static func scale(in kind: ViewKind?) -> Double { kind == .button ? large : 1 }

    /// Returns the size in points of a symbol without a configuration.
    package static func size(of name: String, in kind: ViewKind) -> Size {
        size(of: name, proportions: proportions(of: name), side: pointSize * scale(in: kind))
    }

    /// Returns the size of a symbol in the proportions of its preview, in half points.
    ///
    /// - Parameter side: the font's size in points, times the scale
    package static func size(of name: String, proportions: Size, side: Double) -> Size {
        let longer = max(proportions.width, proportions.height)
        guard longer > 0 else { return proportions }
        let factor = side * (strokes[name] ?? usual) / longer
        return Size(
            width: halves(proportions.width * factor), height: halves(proportions.height * factor))
    }

    private static func halves(_ side: Double) -> Double { (side * 2).rounded() / 2 }

    /// In times of the point size.
    private static let usual = 1.18
    /// Symbols without any outline (6 projects; a cross by likeness).
    private static let strokes = [
        "chevron.left": 0.98, "chevron.right": 0.98, "chevron.up": 0.98, "chevron.down": 0.98,
        "chevron.forward": 0.98, "chevron.backward": 0.98, "plus": 0.99, "minus": 0.99,
        "xmark": 0.99, "checkmark": 1.09,
    ]

    /// The preview of a symbol: its own, that of a name with fewer words at the end, or that of the shape
    /// around it.
    private static func proportions(of name: String) -> Size {
        let words = name.split(separator: ".").filter { $0 != "fill" && $0 != "slash" }
        if let frame = words.dropFirst().last(where: { frames[String($0)] != nil }) {
            return frames[String(frame)]!
        }
        for count in stride(from: words.count, to: 0, by: -1) {
            if let size = previews[words.prefix(count).joined(separator: ".")] { return size }
        }
        return frames[String(words.first ?? "")] ?? Size(width: 128, height: 121)
    }

    private static let frames = [
        "circle": Size(width: 128, height: 121), "square": Size(width: 128, height: 114),
        "rectangle": Size(width: 128, height: 93), "triangle": Size(width: 128, height: 109),
        "app": Size(width: 128, height: 114), "capsule": Size(width: 128, height: 72),
    ]

    private static let previews: [String: Size] = {
        var previews: [String: Size] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let width = Double(words[0]), let height = Double(words[1]) else { continue }
            for name in words.dropFirst(2) {
                previews[String(name)] = Size(width: width, height: height)
            }
        }
        return previews
    }()

    /// Width and height of previews, and the names that have them.
    private static let table = """
        97 128 chevron.right chevron.left chevron.forward chevron.backward
        128 72 chevron.up chevron.down
        128 113 plus xmark multiply pencil
        128 26 minus
        128 114 checkmark
        128 37 ellipsis
        128 87 cloud icloud
        126 128 cloud.rain cloud.drizzle cloud.heavyrain cloud.snow cloud.bolt
        128 125 sun sun.max
        128 108 heart
        128 116 star
        117 128 trash
        128 106 house calendar
        108 128 person
        128 80 person.2
        128 62 person.3
        128 122 gear
        128 119 gearshape
        128 115 magnifyingglass
        128 93 photo camera envelope wifi keyboard
        123 128 bell
        96 128 lock mappin bookmark location.north
        115 128 lock.open
        108 128 square.and.arrow.up square.and.arrow.down
        112 128 doc note
        128 96 folder map
        128 80 eye
        128 101 cart bag
        128 88 creditcard video
        128 66 battery
        128 60 car
        128 84 line.3.horizontal line.horizontal.3 list.bullet text.alignleft text.justify
        110 128 arrow.clockwise arrow.counterclockwise goforward gobackward
        102 128 arrow.up arrow.down
        128 98 arrow.left arrow.right arrow.forward arrow.backward
        128 110 phone music.note paperplane
        82 128 mic flame
        128 104 speaker speaker.wave.2 play.rectangle
        104 128 play
        98 128 pause stop
        78 128 iphone flag pin
        100 128 ipad drop
        128 100 tv display desktopcomputer
        128 82 laptopcomputer
        116 128 info questionmark exclamationmark
        """
}
