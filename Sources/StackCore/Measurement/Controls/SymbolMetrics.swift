/// The sizes of SF Symbols.
///
/// The longer side of a symbol is 1.18 times the font size, with the exceptions in `lengths` (12
/// symbols of 7 projects, at 12 to 17 points, agree within half a point). The proportions of 207
/// symbols come from previews in 1,431 storyboards. Those of twelve further symbols, which are
/// frequent, are estimates. Any other symbol has the proportions of its enclosing shape.
package enum SymbolMetrics {
    /// The font size, in points, at which a symbol without a configuration is drawn.
    package static let pointSize = 17.0

    /// The size of a symbol at the large scale (`UIImage.SymbolScale`), as a multiple of its size
    /// at the medium scale.
    package static let large = 1.28

    /// The size of a symbol in medium or a heavier weight, as a multiple of its size in the regular
    /// weight (9 symbols of 5 projects show 1.03 to 1.1).
    package static let heavier = 1.06

    /// Returns the scale of symbols in a kind of view, as a factor of the medium scale. UIKit shows
    /// symbols in buttons at the large scale.
    package static func scale(in kind: ViewKind?) -> Double { kind == .button ? large : 1 }

    /// Returns the size in points of a symbol without a configuration.
    package static func size(of name: String, in kind: ViewKind) -> Size {
        size(of: name, proportions: proportions(of: name), side: pointSize * scale(in: kind))
    }

    /// Returns the size in points of a symbol with the proportions of its preview, rounded to half
    /// points.
    ///
    /// - Parameter side: the font size in points times the factor of the symbol's scale
    ///   (`scale(in:)`)
    package static func size(of name: String, proportions: Size, side: Double) -> Size {
        assert(side >= 0, "a symbol has a side of \(side) points")
        let longer = max(proportions.width, proportions.height)
        guard longer > 0 else { return proportions }
        let side = side * length(of: name)
        return Size(
            width: halves(proportions.width * side / longer),
            height: halves(proportions.height * side / longer))
    }

    /// Returns the font size in points at which a symbol has the given size. Returns exactly
    /// `pointSize` if that size is about the symbol's size at the default font size, at the medium
    /// or large scale.
    package static func fontSize(of name: String, shown size: Size) -> Double {
        let side = max(size.width, size.height) / length(of: name)
        let isUsual = [1, large].contains { abs(side / pointSize - $0) < 0.09 }
        return isUsual ? pointSize : side
    }

    /// Returns the height in points of a symbol's alignment rectangle, which does not depend on the
    /// symbol's scale. At a font size of 17 points it is 20 at 2 pixels per point, and 20.33 at 3.
    static func alignmentHeight(_ pointSize: Double, in traits: MeasurementTraits) -> Double {
        traits.framePixels.nearest(1.19 * pointSize)
    }

    private static func halves(_ side: Double) -> Double { (side * 2).rounded() / 2 }

    /// Returns the length of a symbol's longer side, as a multiple of the font size.
    private static func length(of name: String) -> Double {
        lengths[name] ?? (name.contains("circle") ? ofCircle : usual)
    }

    /// The length of the longer side of symbols in a circle, as a multiple of the font size: at 17
    /// points they are 19 points high (16 image views, 9 projects).
    private static let ofCircle = 1.165
    /// The length of the longer side of most symbols, as a multiple of the font size.
    private static let usual = 1.18
    /// The lengths of the longer side, as multiples of the font size, of the symbols that differ
    /// from `usual`. Symbols made only of strokes were measured in 7 projects, except `xmark`,
    /// which is an estimate. The others are derived from the sizes of buttons without a title and
    /// from the heights of image views under a constraint (`ImageContent`; 14 projects).
    private static let lengths = [
        "chevron.left": 0.98, "chevron.right": 0.98, "chevron.up": 1.09, "chevron.down": 1.09,
        "chevron.forward": 0.98, "chevron.backward": 0.98, "plus": 0.99, "minus": 0.99,
        "xmark": 0.99, "checkmark": 1.09, "antenna.radiowaves.left.and.right": 1.25,
        "app.badge": 1.23, "applelogo": 1.1,
        "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": 1.59, "bolt": 1.28,
        "bolt.horizontal": 1.63, "chart.bar.fill": 1.47, "checkmark.seal": 1.34,
        "cloud.bolt": 1.31, "doc.on.clipboard": 1.36, "doc.on.doc": 1.36,
        "dot.radiowaves.forward": 1.1, "ellipsis.rectangle": 1.33,
        "exclamationmark.triangle": 1.23, "gear": 1.29, "globe": 1.165, "hand.tap.fill": 1.23,
        "heart": 1.23, "heart.fill": 1.23, "iphone.radiowaves.left.and.right": 1.76,
        "key.fill": 1.33, "link": 1.29, "lock.open": 1.26, "person.3": 2.15,
        "person.crop.circle.badge.exclamationmark.fill": 1.35, "qrcode.viewfinder": 1.29,
        "slider.horizontal.3": 1.28, "square.and.arrow.down": 1.33, "square.and.arrow.up": 1.33,
        "square.and.arrow.up.trianglebadge.exclamationmark": 1.37, "star": 1.37,
        "star.fill": 1.3, "sun.max": 1.25, "timer": 1.165, "tray.and.arrow.up": 1.43,
    ]

    /// Returns the proportions of a symbol's preview. If there is no preview, tries in this order:
    /// the symbol without `fill` and `slash` in its name, the enclosing shape, and the symbol with
    /// the longest name that is a prefix of this name.
    private static func proportions(of name: String) -> Size {
        if let size = previews[name] { return size }
        let words = name.split(separator: ".").filter { $0 != "fill" && $0 != "slash" }
        if let size = previews[words.joined(separator: ".")] { return size }
        if let frame = words.dropFirst().last(where: { frames[String($0)] != nil }) {
            return frames[String(frame)]!
        }
        for count in stride(from: words.count, to: 0, by: -1) {
            let name = words.prefix(count).joined(separator: ".")
            if let size = previews[name] ?? previews[name + ".fill"] { return size }
        }
        return frames[String(words.first ?? "")] ?? Size(width: 128, height: 121)
    }

    private static let frames = [
        "circle": Size(width: 128, height: 123), "square": Size(width: 128, height: 114),
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

    /// One line for each preview: its width and height, followed by the names of the symbols with
    /// this preview.
    private static let table = """
        78 128 flag pin
        82 128 key.fill mic
        88 128 pause
        96 128 chevron.right drop
        97 128 chevron.backward chevron.forward chevron.left
        99 128 compass.drawing
        100 128 bolt
        104 128 bookmark
        105 128 applelogo square.stack square.stack.3d.down.right
        106 128 flame.fill menucard.fill
        110 128 applewatch.watchface arrow.clockwise dot.radiowaves.forward
        110 128 square.and.arrow.up
        111 128 lock
        112 128 iphone
        114 128 square.and.arrow.down
        115 128 arrow.down.doc doc.plaintext doc.text hand.tap.fill speaker.slash.fill
        116 128 doc.on.clipboard doc.on.doc pause.fill play.fill
        117 128 square.and.arrow.up.fill trash
        120 128 arrow.turn.left.up brain.head.profile
        120 128 square.and.arrow.up.trianglebadge.exclamationmark
        122 128 square.and.arrow.down.on.square square.and.arrow.down.on.square.fill
        123 128 bell.fill hand.thumbsup
        124 128 studentdesk
        125 128 bell
        126 128 cloud.rain.fill
        128 24 minus
        128 37 ellipsis
        128 59 battery.0percent bolt.horizontal
        128 60 car
        128 62 person.3
        128 64 line.horizontal.3
        128 66 battery
        128 70 chevron.down chevron.up
        128 73 line.3.horizontal.decrease
        128 79 backward backward.fill ellipsis.rectangle eye forward forward.fill
        128 79 gamecontroller.fill
        128 80 person.2 rectangle.3.group rectangle.and.pencil.and.ellipsis
        128 85 envelope.fill iphone.radiowaves.left.and.right list.dash
        128 85 sensor.tag.radiowaves.forward
        128 86 questionmark.key.filled
        128 87 cloud.fill
        128 88 list.bullet speaker.wave.2
        128 89 signature
        128 90 chart.bar.fill checkmark.icloud wifi
        128 93 arrow.triangle.2.circlepath.camera
        128 93 arrowtriangle.right.and.line.vertical.and.arrowtriangle.left camera creditcard
        128 93 envelope list.bullet.rectangle minus.rectangle photo plus.rectangle
        128 95 shuffle
        128 96 folder
        128 98 repeat
        128 99 book slider.horizontal.3
        128 101 arrow.2.circlepath bag cart desktopcomputer
        128 102 chart.line.uptrend.xyaxis
        128 106 calendar
        128 107 heart heart.fill
        128 108 swift
        128 109 exclamationmark.triangle.fill
        128 110 house lock.open
        128 111 antenna.radiowaves.left.and.right
        128 112 arrow.down.left arrow.up.right circle.grid.hex exclamationmark.triangle
        128 112 lock.rotation map
        128 113 arrow.uturn.left arrow.uturn.right person.crop.circle.badge.plus plus xmark
        128 114 bitcoinsign.square checkmark curlybraces.square die.face.3
        128 114 globe.badge.chevron.backward number.square
        128 114 person.crop.circle.badge.exclamationmark.fill phone.fill qrcode xmark.app.fill
        128 115 qrcode.viewfinder wand.and.stars
        128 116 star star.fill
        128 117 arrow.triangle.2.circlepath icloud.and.arrow.up magnifyingglass
        128 117 tray.and.arrow.up
        128 118 app.badge checkmark.shield square.and.pencil tag.fill
        128 119 clock.arrow.circlepath location paperplane.fill wrench.and.screwdriver.fill
        128 120 arrowtriangle.down arrowtriangle.down.fill person.fill play.circle
        128 121 arrow.clockwise.circle book.circle calendar.circle checkmark.circle
        128 121 chevron.down.circle.fill chevron.forward.circle.fill chevron.right.circle
        128 121 magnifyingglass.circle mappin.circle minus.circle.fill number.circle
        128 121 pencil.circle person person.circle person.crop.circle person.crop.circle.fill
        128 121 plus.circle plus.circle.fill sun.min.fill
        128 122 checkmark.seal gear touchid
        128 123 arrow.down.circle arrow.left.arrow.right.circle arrow.up.circle
        128 123 bell.circle.fill bitcoinsign.circle bolt.circle checkmark.circle.fill
        128 123 chevron.down.circle circle circle.fill clock clock.fill d.circle
        128 123 ellipsis.circle ellipsis.circle.fill exclamationmark.circle.fill
        128 123 face.dashed.fill gauge.with.dots.needle.bottom.0percent gearshape globe
        128 123 info.circle mic.slash.circle mic.slash.circle.fill multiply.circle
        128 123 multiply.circle.fill network phone.circle.fill phone.down.circle.fill
        128 123 play.circle.fill questionmark.circle questionmark.circle.fill safari
        128 123 safari.fill speaker.wave.2.circle speaker.wave.2.circle.fill timer
        128 123 trash.circle wand.and.rays xmark.circle xmark.circle.fill
        128 124 dot.scope hexagon link location.circle.fill sun.max
        128 125 at deskclock deskclock.fill sun.max.fill
        128 128 cloud.bolt
        """
}
