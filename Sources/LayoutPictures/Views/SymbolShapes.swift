/// The glyphs of symbols, by the symbols' names without `fill` and enclosing shapes. The table
/// contains the most frequent symbols of 690 storyboards and those of common bars. All glyphs were
/// drawn for this program.
enum SymbolShapes {
    /// The names of shapes that can enclose a glyph.
    static let frames: Set<String> = [
        "circle", "square", "app", "rectangle", "triangle", "diamond", "hexagon", "octagon", "seal",
        "shield", "bubble", "capsule",
    ]

    static func has(_ name: String) -> Bool { texts[Substring(name)] != nil }

    /// Returns the outlines of the glyph with this name; empty if the table does not contain the
    /// name.
    static func parts(_ name: String) -> [SymbolPart] {
        texts[Substring(name)].map(SymbolPart.parts) ?? []
    }

    private static let texts: [Substring: Substring] = {
        var result: [Substring: Substring] = [:]
        for line in table.split(separator: "\n") {
            let sides = line.split(separator: "=")
            for name in sides[0].split(separator: " ") { result[name] = sides[1] }
        }
        return result
    }()

    /// One glyph per line: its names, and its outlines in the format of `SymbolPart.parts`.
    private static let table = """
        unknown = s R 2 2 16 16 4 | s M 6.5 10 L 13.5 10
        slash = s M 3 3 L 17 17
        circle = o O 10 10 8.5
        square = o R 2 2 16 16 3.5
        app = o R 2 2 16 16 4.5
        rectangle = o R 1.5 4 17 12 2
        rectangle.portrait = o R 4 1.5 12 17 2
        capsule = o R 1 5.5 18 9 4.5
        triangle = o M 10 2 L 18.5 17 L 1.5 17 Z
        diamond = o M 10 1.5 L 18.5 10 L 10 18.5 L 1.5 10 Z
        hexagon = o M 10 1.5 L 17.4 5.8 L 17.4 14.2 L 10 18.5 L 2.6 14.2 L 2.6 5.8 Z
        octagon = o M 18.31 13.44 L 13.44 18.31 L 6.56 18.31 L 1.69 13.44 L 1.69 6.56 L 6.56 1.69 L 13.44 1.69 L 18.31 6.56 Z
        seal = o M 10 1 L 11.97 2.66 L 14.5 2.21 L 15.37 4.63 L 17.79 5.5 L 17.34 8.03 L 19 10 L 17.34 11.97 L 17.79 14.5 L 15.37 15.37 L 14.5 17.79 L 11.97 17.34 L 10 19 L 8.03 17.34 L 5.5 17.79 L 4.63 15.37 L 2.21 14.5 L 2.66 11.97 L 1 10 L 2.66 8.03 L 2.21 5.5 L 4.63 4.63 L 5.5 2.21 L 8.03 2.66 Z
        shield = o M 10 1.5 L 17 4 L 17 10 C 17 14 14 17 10 18.5 C 6 17 3 14 3 10 L 3 4 Z
        bubble bubble.left bubble.right message ellipsis.bubble text.bubble = o M 10 2.5 C 4.5 2.5 1.5 5.5 1.5 9 C 1.5 11.5 3 13.5 5 14.5 L 4.5 18 L 8.5 15.4 C 15 16 18.5 12.8 18.5 9 C 18.5 5.5 15.5 2.5 10 2.5 Z
        chevron.left chevron.backward = s M 13 3 L 6 10 L 13 17
        chevron.right chevron.forward = s M 7 3 L 14 10 L 7 17
        chevron.up = s M 3 13 L 10 6 L 17 13
        chevron.down = s M 3 7 L 10 14 L 17 7
        chevron.up.chevron.down = s M 5 8 L 10 3 L 15 8 | s M 5 12 L 10 17 L 15 12
        arrow.up = s M 10 18 L 10 2 | s M 4 8 L 10 2 L 16 8
        arrow.down = s M 10 2 L 10 18 | s M 4 12 L 10 18 L 16 12
        arrow.left arrow.backward = s M 18 10 L 2 10 | s M 8 4 L 2 10 L 8 16
        arrow.right arrow.forward = s M 2 10 L 18 10 | s M 12 4 L 18 10 L 12 16
        arrow.up.right = s M 4 16 L 16 4 | s M 7 4 L 16 4 L 16 13
        arrow.up.arrow.down = s M 6 17 L 6 3 M 2.5 6.5 L 6 3 L 9.5 6.5 | s M 14 3 L 14 17 M 10.5 13.5 L 14 17 L 17.5 13.5
        arrow.left.arrow.right = s M 17 6 L 3 6 M 6.5 2.5 L 3 6 L 6.5 9.5 | s M 3 14 L 17 14 M 13.5 10.5 L 17 14 L 13.5 17.5
        arrow.clockwise goforward = s M 16.5 10 C 16.5 13.6 13.6 16.5 10 16.5 C 6.4 16.5 3.5 13.6 3.5 10 C 3.5 6.4 6.4 3.5 10 3.5 C 12.5 3.5 14.5 4.6 15.8 6.5 | s M 16.2 2.5 L 16.2 6.8 L 12 6.8
        arrow.counterclockwise gobackward = s M 3.5 10 C 3.5 13.6 6.4 16.5 10 16.5 C 13.6 16.5 16.5 13.6 16.5 10 C 16.5 6.4 13.6 3.5 10 3.5 C 7.5 3.5 5.5 4.6 4.2 6.5 | s M 3.8 2.5 L 3.8 6.8 L 8 6.8
        arrow.2.circlepath arrow.triangle.2.circlepath arrow.2.squarepath = s M 3 9 C 3.5 5.5 6.4 3 10 3 C 12.6 3 14.8 4.2 16 6.2 M 16.5 2.5 L 16.2 6.5 L 12.2 6.2 | s M 17 11 C 16.5 14.5 13.6 17 10 17 C 7.4 17 5.2 15.8 4 13.8 M 3.5 17.5 L 3.8 13.5 L 7.8 13.8
        arrow.uturn.left arrow.uturn.backward arrowshape.turn.up.left = s M 3 8 L 12 8 C 18 8 18 16.5 12 16.5 L 8 16.5 | s M 7 4 L 3 8 L 7 12
        arrow.uturn.right arrow.uturn.forward arrowshape.turn.up.right = s M 17 8 L 8 8 C 2 8 2 16.5 8 16.5 L 12 16.5 | s M 13 4 L 17 8 L 13 12
        arrow.turn.left.up = s M 16 16 L 9 16 C 7.5 16 7 15.5 7 14 L 7 3 | s M 3 7 L 7 3 L 11 7
        arrow.turn.up.left arrow.turn.down.left = s M 15 17 L 15 11 C 15 8 13.5 7 11 7 L 5 7 | s M 9 3 L 5 7 L 9 11
        square.and.arrow.up = o M 6.5 7.5 L 4.5 7.5 L 4.5 18 L 15.5 18 L 15.5 7.5 L 13.5 7.5 | s M 10 12.5 L 10 1.8 | s M 6.6 5 L 10 1.6 L 13.4 5
        square.and.arrow.down = o M 6.5 7.5 L 4.5 7.5 L 4.5 18 L 15.5 18 L 15.5 7.5 L 13.5 7.5 | s M 10 1.6 L 10 12.5 | s M 6.6 9.2 L 10 12.6 L 13.4 9.2
        rectangle.portrait.and.arrow.right = s M 12 6 L 12 2.5 L 3 2.5 L 3 17.5 L 12 17.5 L 12 14 | s M 7.5 10 L 18 10 M 14.5 6.5 L 18 10 L 14.5 13.5
        plus = s M 10 2.5 L 10 17.5 | s M 2.5 10 L 17.5 10
        minus = s M 2.5 10 L 17.5 10
        xmark multiply = s M 4 4 L 16 16 | s M 16 4 L 4 16
        checkmark = s M 3 11 L 8 16 L 17 4
        ellipsis = f O 4 10 1.6 | f O 10 10 1.6 | f O 16 10 1.6
        number = s M 7.5 3 L 6 17 M 14 3 L 12.5 17 M 3.5 7.5 L 17 7.5 M 3 12.5 L 16.5 12.5
        exclamationmark = s M 10 3 L 10 12 | f O 10 16.4 1.4
        questionmark = s M 6.3 6.5 C 6.3 1.8 13.7 1.8 13.7 6.5 C 13.7 9.6 10 9.6 10 12.6 | f O 10 16.4 1.4
        info = f O 10 4 1.5 | s M 7.6 8.5 L 10.2 8.5 L 10.2 16.5 M 7.2 16.5 L 13.2 16.5
        dollarsign = s M 14 6 C 13 3.5 7 3 7 6.8 C 7 10.5 14 9 14 13 C 14 17 7 17 6 13.5 | s M 10.3 1.8 L 10.3 18.2
        at = s O 10 10 3.2 | s M 13.2 7 L 13.2 11.5 C 13.2 14.5 17.5 13.5 17.5 10 C 17.5 1 2.5 1 2.5 10 C 2.5 17.5 9.5 19 14 16.3
        textformat = s M 2 16 L 6 5 L 10 16 M 3.5 12.5 L 8.5 12.5 | s O 14.5 13 2.8 | s M 17.3 9.8 L 17.3 16
        curlybraces = s M 8 3 C 4.5 3 6.5 9 3.5 10 C 6.5 11 4.5 17 8 17 M 12 3 C 15.5 3 13.5 9 16.5 10 C 13.5 11 15.5 17 12 17
        nosign = s O 10 10 8.5 | s M 4 4 L 16 16
        power = s M 10 2 L 10 9 M 6 4.5 C 1 8 3 17 10 17 C 17 17 19 8 14 4.5
        line.3.horizontal line.horizontal.3 text.alignleft text.justify = s M 2 5 L 18 5 M 2 10 L 18 10 M 2 15 L 18 15
        line.3.horizontal.decrease line.horizontal.3.decrease = s M 2 5.5 L 18 5.5 M 5 10.5 L 15 10.5 M 8 15.5 L 12 15.5
        list list.bullet list.dash list.number list.star = f O 3 5 1.3 | f O 3 10 1.3 | f O 3 15 1.3 | s M 7 5 L 18 5 M 7 10 L 18 10 M 7 15 L 18 15
        list.bullet.rectangle = o R 1.5 3 17 14 2 | d O 5.5 7.5 1 | d O 5.5 12.5 1 | k M 8.5 7.5 L 15.5 7.5 M 8.5 12.5 L 15.5 12.5
        slider.horizontal.3 slider.horizontal.2.square = s M 2 5 L 18 5 M 2 10 L 18 10 M 2 15 L 18 15 | f O 13 5 2 | f O 6 10 2 | f O 12 15 2
        square.grid.2x2 = o R 2.5 2.5 6.3 6.3 1.3 | o R 11.2 2.5 6.3 6.3 1.3 | o R 2.5 11.2 6.3 6.3 1.3 | o R 11.2 11.2 6.3 6.3 1.3
        circle.grid.2x2 = o O 5.5 5.5 2.6 | o O 14.5 5.5 2.6 | o O 5.5 14.5 2.6 | o O 14.5 14.5 2.6
        chart.bar = o R 2.5 10 3.6 7.5 1 | o R 8.2 6 3.6 11.5 1 | o R 13.9 2.5 3.6 15 1
        chart.line.uptrend.xyaxis chart.xyaxis.line = s M 2 2 L 2 18 L 18 18 | s M 5 13.5 L 9 9 L 12 11.5 L 17.5 5
        person person.crop = o O 10 6 4 | o M 2.5 18 C 2.5 9.5 17.5 9.5 17.5 18 Z
        person.2 = o O 7 7 3.2 | o M 1 17 C 1 10 13 10 13 17 Z | s M 12.8 4 C 16.6 3.6 16.6 10 12.8 9.8 M 15.4 17 L 19 17 C 19 13.4 17.2 11.8 14.6 11.8
        person.3 = o O 10 6.5 2.8 | o M 4.8 16.5 C 4.8 10.2 15.2 10.2 15.2 16.5 Z | s M 3.6 5.6 C 1 5.6 1 9.8 3.6 9.8 M 16.4 5.6 C 19 5.6 19 9.8 16.4 9.8 M 0.6 15 C 0.6 13 1.6 12 3.4 12 M 19.4 15 C 19.4 13 18.4 12 16.6 12
        face face.smiling face.dashed = o O 10 10 8.5 | d O 7 8 1.1 | d O 13 8 1.1 | k M 6 12.2 C 7.5 15.4 12.5 15.4 14 12.2
        hand.tap hand.point.up hand.point.up.left hand.point.up.braille = o M 6 18 L 3 12 C 2.4 10.6 4 9.8 5 11 L 6.5 13 L 6.5 4.5 C 6.5 2.8 8.8 2.8 8.8 4.5 L 8.8 9 L 15 10.5 C 16.3 10.8 17 11.8 16.8 13.2 L 16 18 Z
        hand.thumbsup = o M 2 9 L 5 9 L 5 17.5 L 2 17.5 Z | o M 6.5 9 L 10 2 C 12 2 12.3 3.5 12 5 L 11.4 8 L 17 8 C 18.4 8 18.6 9.6 17.8 10.2 L 16.4 16.6 C 16.2 17.2 15.6 17.5 15 17.5 L 6.5 17 Z
        hand.thumbsdown = o M 2 11 L 5 11 L 5 2.5 L 2 2.5 Z | o M 6.5 11 L 10 18 C 12 18 12.3 16.5 12 15 L 11.4 12 L 17 12 C 18.4 12 18.6 10.4 17.8 9.8 L 16.4 3.4 C 16.2 2.8 15.6 2.5 15 2.5 L 6.5 3 Z
        star = o M 10 1 L 12.12 7.09 L 18.56 7.22 L 13.42 11.11 L 15.29 17.28 L 10 13.6 L 4.71 17.28 L 6.58 11.11 L 1.44 7.22 L 7.88 7.09 Z
        heart = o M 10 17.5 C -1 9.5 3 0.5 10 5.5 C 17 0.5 21 9.5 10 17.5 Z
        magnifyingglass = s O 8 8 6 | s M 12.4 12.4 L 18 18
        gear gearshape = o O 10 10 6 | d O 10 10 2.2 | s M 10 1.5 L 10 4 M 10 16 L 10 18.5 M 1.5 10 L 4 10 M 16 10 L 18.5 10 M 4 4 L 5.8 5.8 M 14.2 14.2 L 16 16 M 16 4 L 14.2 5.8 M 5.8 14.2 L 4 16
        clock alarm deskclock = o O 10 10 8.5 | k M 10 5 L 10 10 L 13.8 12.2
        timer stopwatch = o O 10 11 7.5 | s M 8 1.5 L 12 1.5 M 10 1.5 L 10 3.5 | k M 10 7 L 10 11
        gauge speedometer gauge.high gauge.medium gauge.low gauge.with.dots.needle.bottom.0percent gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.67percent = o O 10 10 8.5 | k M 10 11 L 14 6.5 | d O 10 11.5 1.3
        hourglass = o M 5 2 L 15 2 L 15 5 L 10.8 10 L 15 15 L 15 18 L 5 18 L 5 15 L 9.2 10 L 5 5 Z
        calendar = o R 2 3 16 14.5 2 | k M 2 7.5 L 18 7.5 | s M 6 1.5 L 6 4 M 14 1.5 L 14 4 | d O 6.5 11 1 | d O 10 11 1 | d O 13.5 11 1 | d O 6.5 14.5 1 | d O 10 14.5 1
        flame = o M 10 1.5 C 11 5 16 7.5 16 12.5 C 16 16 13.4 18.5 10 18.5 C 6.6 18.5 4 16 4 12.5 C 4 10.5 5 8.8 6.2 7.5 C 6.6 9 7.4 9.8 8.3 10 C 7.6 6.5 8.5 3.5 10 1.5 Z
        pencil = o M 3 17 L 4 13 L 14.5 2.5 L 17.5 5.5 L 7 16 Z
        square.and.pencil rectangle.and.pencil.and.ellipsis pencil.and.outline = s M 11 3.5 L 5 3.5 C 3.6 3.5 3 4.1 3 5.5 L 3 15 C 3 16.4 3.6 17 5 17 L 14.5 17 C 15.9 17 16.5 16.4 16.5 15 L 16.5 9 | o M 8 12 L 8.8 9.2 L 16 2 L 18 4 L 10.8 11.2 Z
        trash = s M 3 5 L 17 5 M 7.5 5 L 7.5 2.5 L 12.5 2.5 L 12.5 5 | o M 4.8 5 L 5.6 18 L 14.4 18 L 15.2 5 | k M 8 8 L 8.3 15 M 12 8 L 11.7 15
        house = o M 1.5 10 L 10 2.5 L 18.5 10 L 16 10 L 16 17.5 L 4 17.5 L 4 10 Z | d R 8.3 12 3.4 5.5 0
        building building.2 building.columns = o R 4 2 12 16 1 | d R 7 5 2 2 0 | d R 11 5 2 2 0 | d R 7 9 2 2 0 | d R 11 9 2 2 0 | d R 8.5 13.5 3 4.5 0
        bell = o M 3.5 15 L 5.5 12.5 L 5.5 8.5 C 5.5 5 7.5 3 10 3 C 12.5 3 14.5 5 14.5 8.5 L 14.5 12.5 L 16.5 15 Z | s M 8.3 17.2 C 9 18.2 11 18.2 11.7 17.2 | s M 10 1.5 L 10 3
        envelope mail = o R 1.5 4 17 12 2 | k M 2.5 5.5 L 10 11.5 L 17.5 5.5
        phone = o M 5 2.2 L 7.6 6.4 L 6 8.4 C 7 10.6 9.4 13 11.6 14 L 13.6 12.4 L 17.8 15 C 17.6 16.8 16.2 18.2 14.4 18.2 C 8 17.6 2.4 12 1.8 5.6 C 1.8 3.8 3.2 2.4 5 2.2 Z
        cart = s M 1.5 3 L 4 3 L 6.2 13 L 16 13 | o M 4.6 5.6 L 18 5.6 L 16.4 11 L 5.8 11 Z | f O 7.5 16.5 1.5 | f O 14.7 16.5 1.5
        bag = o R 3.5 6 13 12 2 | s M 6.8 6 C 6.8 0.8 13.2 0.8 13.2 6
        creditcard = o R 1.5 4 17 12 2 | k M 1.5 8 L 18.5 8 M 4.5 12.5 L 8 12.5
        tag = o M 2 2.5 L 10 2.5 L 18 10.5 L 10.5 18 L 2 9.5 Z | d O 6 6.5 1.4
        bookmark = o M 5 2 L 15 2 L 15 18 L 10 13.5 L 5 18 Z
        gift = o R 2.5 9 15 9 1 | o R 1.5 5.5 17 3.5 1 | k M 10 6 L 10 17.5 | s M 10 5.5 C 5 5.5 5 1.5 7.5 1.8 C 9 2 10 4 10 5.5 C 10 4 11 2 12.5 1.8 C 15 1.5 15 5.5 10 5.5
        flag = s M 4 2 L 4 18.5 | o M 4 3 L 16.5 3 L 13.5 7 L 16.5 11 L 4 11 Z
        crown = o M 2 6 L 6 10 L 10 3.5 L 14 10 L 18 6 L 16.5 16 L 3.5 16 Z
        pin mappin mappin.and.ellipse = o O 10 5.5 3.8 | s M 10 9.3 L 10 18.5
        map = o M 1.5 4.5 L 7 2.5 L 13 4.5 L 18.5 2.5 L 18.5 15.5 L 13 17.5 L 7 15.5 L 1.5 17.5 Z | k M 7 3 L 7 15 M 13 5 L 13 17
        location = o M 18 2 L 11.5 18 L 10 10 L 2 8.5 Z
        paperplane = o M 18.5 1.5 L 12 18.5 L 8.8 11.2 L 1.5 8 Z | k M 17.5 2.5 L 8.8 11.2
        globe network = o O 10 10 8.5 | k M 2 10 L 18 10 M 10 2 C 5 6 5 14 10 18 C 15 14 15 6 10 2
        safari compass = o O 10 10 8.5 | d M 14.5 5.5 L 11.3 11.3 L 5.5 14.5 L 8.7 8.7 Z
        lock = o R 4 9 12 9 2 | s M 6.5 9 L 6.5 6 C 6.5 1 13.5 1 13.5 6 L 13.5 9
        lock.open = o R 4 9 12 9 2 | s M 6.5 9 L 6.5 6 C 6.5 1 13.5 1 13.5 5.5
        key = o O 7 6.5 4.5 | s M 10 9.8 L 17 17 M 14 14 L 16 12
        eye = o M 1 10 C 5 3.5 15 3.5 19 10 C 15 16.5 5 16.5 1 10 Z | k O 10 10 3
        doc = o M 4 1.5 L 11.5 1.5 L 16 6 L 16 18.5 L 4 18.5 Z | k M 11.2 2 L 11.2 6.2 L 15.6 6.2
        doc.text doc.plaintext note.text note = o M 4 1.5 L 11.5 1.5 L 16 6 L 16 18.5 L 4 18.5 Z | k M 7 9 L 13 9 M 7 12 L 13 12 M 7 15 L 11 15
        doc.on.doc = o M 2.5 5.5 L 9 5.5 L 12.5 9 L 12.5 18.5 L 2.5 18.5 Z | s M 7.5 3.5 L 7.5 1.5 L 14 1.5 L 17.5 5 L 17.5 14.5 L 14.8 14.5
        folder = o M 1.5 4 L 7.5 4 L 9.5 6 L 18.5 6 L 18.5 16 L 1.5 16 Z
        book = o M 10 4.5 C 8 2.5 4 2.5 1.5 3.5 L 1.5 16 C 4 15 8 15 10 17 C 12 15 16 15 18.5 16 L 18.5 3.5 C 16 2.5 12 2.5 10 4.5 Z | k M 10 5 L 10 16.5
        tray tray.full archivebox = o M 2 11 L 5 4 L 15 4 L 18 11 L 18 16 L 2 16 Z | k M 2.5 11 L 7 11 L 8 13 L 12 13 L 13 11 L 17.5 11
        ticket = o M 1.5 5 L 18.5 5 L 18.5 8 C 16 8 16 12 18.5 12 L 18.5 15 L 1.5 15 L 1.5 12 C 4 12 4 8 1.5 8 Z | k M 13 6.5 L 13 8 M 13 9.5 L 13 11 M 13 12.5 L 13 13.5
        cube shippingbox = o M 10 1.5 L 17.4 5.5 L 17.4 14.5 L 10 18.5 L 2.6 14.5 L 2.6 5.5 Z | k M 3 6 L 10 9.8 L 17 6 M 10 9.8 L 10 18
        link = s M 8.5 11.5 C 6.5 9.5 7 8 8 7 L 11 4 C 13.5 1.5 17.5 5.5 15.5 8.5 L 14 10 | s M 11.5 8.5 C 13.5 10.5 13 12 12 13 L 9 16 C 6.5 18.5 2.5 14.5 4.5 11.5 L 6 10
        paperclip = s M 14.5 7 L 8 13.5 C 6 15.5 4 13 6 11 L 12.5 4.5 C 15.5 1.5 19 5.5 16.5 8.5 L 9.5 15.5 C 5 20 -0.5 14 4 9.5 L 10 3.5
        play = o M 5 3 L 17 10 L 5 17 Z
        pause = o R 5 3 3.2 14 1 | o R 11.8 3 3.2 14 1
        stop = o R 4 4 12 12 2
        forward = o M 2 4.5 L 10 10 L 2 15.5 Z | o M 10 4.5 L 18 10 L 10 15.5 Z
        backward = o M 18 4.5 L 10 10 L 18 15.5 Z | o M 10 4.5 L 2 10 L 10 15.5 Z
        music.note music.note.list = f O 6 16 2.4 | f O 14.5 14 2.4 | s M 8.4 16 L 8.4 4.5 L 16.9 2.5 L 16.9 14
        mic = o R 7 1.5 6 10.5 3 | s M 4 9.5 C 4 17 16 17 16 9.5 M 10 15.2 L 10 18.5 M 7 18.5 L 13 18.5
        speaker.wave.1 speaker.wave.2 speaker.wave.3 = o M 2 7.5 L 5.5 7.5 L 10 3.5 L 10 16.5 L 5.5 12.5 L 2 12.5 Z | s M 13 7 C 14.5 8.5 14.5 11.5 13 13 M 15.5 4.5 C 18.5 7.5 18.5 12.5 15.5 15.5
        video = o R 1.5 5 11 10 2 | o M 14 9 L 18.5 6 L 18.5 14 L 14 11 Z
        camera = o M 1.5 6.5 C 1.5 5.6 2 5 3 5 L 6 5 L 7.5 3 L 12.5 3 L 14 5 L 17 5 C 18 5 18.5 5.6 18.5 6.5 L 18.5 15 C 18.5 16 18 16.5 17 16.5 L 3 16.5 C 2 16.5 1.5 16 1.5 15 Z | k O 10 10.5 3.4
        photo = o R 1.5 3.5 17 13 2 | k M 2.5 14.5 L 7 9 L 11 13 L 13.5 10.8 L 17.5 14.5 | d O 13.2 7.2 1.3
        iphone ipad = o R 5.5 1.5 9 17 2 | k M 8.5 16.3 L 11.5 16.3
        tv display desktopcomputer laptopcomputer = o R 1.5 3 17 11.5 1.5 | s M 7 17.5 L 13 17.5
        keyboard = o R 1.5 5 17 10.5 2 | k M 4.5 8.5 L 15.5 8.5 M 6 12 L 14 12
        battery.0percent battery.25 battery.50 battery.75 battery.100 battery.25percent battery.50percent battery.75percent battery.100percent = o R 1.5 6.5 15 7.5 2 | s M 18.5 9 L 18.5 11.5
        qrcode = s R 2.5 2.5 5.5 5.5 0.5 | s R 12 2.5 5.5 5.5 0.5 | s R 2.5 12 5.5 5.5 0.5 | f R 12 12 2.5 2.5 0 | f R 15.2 15.2 2.5 2.5 0
        viewfinder = s M 2 6 L 2 2 L 6 2 M 14 2 L 18 2 L 18 6 M 18 14 L 18 18 L 14 18 M 6 18 L 2 18 L 2 14
        faceid touchid = s M 2 6 L 2 2 L 6 2 M 14 2 L 18 2 L 18 6 M 18 14 L 18 18 L 14 18 M 6 18 L 2 18 L 2 14 | f O 7 8 1.1 | f O 13 8 1.1 | s M 6.5 12.5 C 8 15 12 15 13.5 12.5
        wifi = s M 1.5 8 C 6 3 14 3 18.5 8 M 4.5 11.2 C 7.8 8 12.2 8 15.5 11.2 | f O 10 15 1.8
        dot.radiowaves.forward dot.radiowaves.right = f O 5 10 1.8 | s M 9 6 C 11.2 8.2 11.2 11.8 9 14 M 12.5 3 C 16.5 7 16.5 13 12.5 17
        antenna.radiowaves.left.and.right = f O 10 8 1.8 | s M 10 9.8 L 10 18 M 6.2 4.5 C 4 6.5 4 9.5 6.2 11.5 M 13.8 4.5 C 16 6.5 16 9.5 13.8 11.5
        sun.max sun.min = o O 10 10 4 | s M 10 1.2 L 10 3.4 M 10 16.6 L 10 18.8 M 1.2 10 L 3.4 10 M 16.6 10 L 18.8 10 M 3.8 3.8 L 5.3 5.3 M 14.7 14.7 L 16.2 16.2 M 16.2 3.8 L 14.7 5.3 M 5.3 14.7 L 3.8 16.2
        moon = o M 8 2 C 6 8 10 14 17.5 13.5 C 15.5 18 10 19.5 5.8 16.8 C 0.5 13 1.5 4.5 8 2 Z
        cloud icloud = o M 5 15.5 C 0 15.5 0.5 9.5 4.5 9.5 C 4.5 3.5 12.5 3 13.5 8 C 19.5 7.5 20 15.5 15 15.5 Z
        cloud.rain cloud.drizzle cloud.heavyrain cloud.snow = o M 5 12.5 C 0 12.5 0.5 6.5 4.5 6.5 C 4.5 0.5 12.5 0 13.5 5 C 19.5 4.5 20 12.5 15 12.5 Z | s M 6 15 L 5 18 M 10.5 15 L 9.5 18 M 15 15 L 14 18
        cloud.bolt = o M 5 12.5 C 0 12.5 0.5 6.5 4.5 6.5 C 4.5 0.5 12.5 0 13.5 5 C 19.5 4.5 20 12.5 15 12.5 Z | s M 11.5 13.5 L 9 16 L 11.5 16 L 9 18.8
        bolt = o M 11.5 1.5 L 4 11.5 L 9.5 11.5 L 8.5 18.5 L 16 8.5 L 10.5 8.5 Z
        drop = o M 10 1.5 C 13 6 16 9 16 12.5 C 16 16 13.4 18.5 10 18.5 C 6.6 18.5 4 16 4 12.5 C 4 9 7 6 10 1.5 Z
        leaf = o M 17.5 2.5 C 18.5 10 15.5 16 8 16 C 2 16 1.5 9.5 6 7 C 10 5 14 5.5 17.5 2.5 Z | k M 3 18 C 5 13 9 10 13 8.5
        sparkles wand.and.stars wand.and.rays = f M 8 4 L 9.6 9.4 L 15 11 L 9.6 12.6 L 8 18 L 6.4 12.6 L 1 11 L 6.4 9.4 Z | f M 15.5 1.5 L 16.3 4.2 L 19 5 L 16.3 5.8 L 15.5 8.5 L 14.7 5.8 L 12 5 L 14.7 4.2 Z
        airplane = f M 18.5 10 C 18.5 9 17.5 8.8 16.5 8.8 L 12.5 8.8 L 8.5 2 L 6.5 2 L 8.5 8.8 L 4.5 8.8 L 2.8 6.5 L 1.5 6.5 L 2.3 10 L 1.5 13.5 L 2.8 13.5 L 4.5 11.2 L 8.5 11.2 L 6.5 18 L 8.5 18 L 12.5 11.2 L 16.5 11.2 C 17.5 11.2 18.5 11 18.5 10 Z
        car = o M 2 11 L 4 6 C 4.3 5.2 5 4.8 5.8 4.8 L 14.2 4.8 C 15 4.8 15.7 5.2 16 6 L 18 11 L 18 15.5 L 2 15.5 Z | k M 3.5 10.2 L 16.5 10.2 | f O 5.2 16 1.5 | f O 14.8 16 1.5
        applelogo = f M 10 6 C 12 4.5 17 5 17 10.5 C 17 14.5 14.5 18.5 12.3 18.5 C 11.4 18.5 10.8 18 10 18 C 9.2 18 8.6 18.5 7.7 18.5 C 5.5 18.5 3 14.5 3 10.5 C 3 5 8 4.5 10 6 Z | f M 10.2 4.8 C 10.2 2.6 11.8 1.2 13.6 1 C 13.8 3 12.2 4.8 10.2 4.8 Z
        arrow.down.left = s M 16 4 L 4 16 | s M 13 16 L 4 16 L 4 7
        arrow.down.right = s M 4 4 L 16 16 | s M 7 16 L 16 16 L 16 7
        arrow.up.left = s M 16 16 L 4 4 | s M 13 4 L 4 4 L 4 13
        arrowtriangle.down = o M 3 5 L 17 5 L 10 16 Z
        arrowtriangle.up = o M 3 15 L 17 15 L 10 4 Z
        arrowtriangle.left arrowtriangle.backward = o M 15 3 L 15 17 L 4 10 Z
        arrowtriangle.right arrowtriangle.forward = o M 5 3 L 5 17 L 16 10 Z
        shuffle = s M 2 5 L 5 5 L 12 15 L 18 15 M 15 12 L 18 15 L 15 18 | s M 2 15 L 5 15 L 7.2 11.9 M 9.8 8.1 L 12 5 L 18 5 M 15 2 L 18 5 L 15 8
        repeat = s M 2.5 10 L 2.5 8 C 2.5 6.2 3.5 5 5.5 5 L 17 5 M 14 2 L 17 5 L 14 8 | s M 17.5 10 L 17.5 12 C 17.5 13.8 16.5 15 14.5 15 L 3 15 M 6 12 L 3 15 L 6 18
        lock.rotation = s M 4.6 4 C 1 8.5 2 16 9 17.5 M 15.4 16 C 19 11.5 18 4 11 2.5 | s M 8 4 L 4.6 4 L 4.6 7.4 | f R 7 9.5 6 5 1 | s M 8.2 9.5 L 8.2 8 C 8.2 5.8 11.8 5.8 11.8 8 L 11.8 9.5
        clock.arrow.circlepath = s M 3.5 10 C 3.5 13.6 6.4 16.5 10 16.5 C 13.6 16.5 16.5 13.6 16.5 10 C 16.5 6.4 13.6 3.5 10 3.5 C 7.5 3.5 5.5 4.6 4.2 6.5 | s M 3.8 2.5 L 3.8 6.8 L 8 6.8 | s M 10 6.8 L 10 10.2 L 12.8 12
        square.stack rectangle.stack = o R 2.5 8 15 10 2.5 | s M 4.5 5.2 L 15.5 5.2 M 6.5 2.4 L 13.5 2.4
        square.stack.3d.up square.stack.3d.down.right square.3.layers.3d = o M 10 2 L 18.5 6.5 L 10 11 L 1.5 6.5 Z | s M 1.5 10 L 10 14.5 L 18.5 10 M 1.5 13.5 L 10 18 L 18.5 13.5
        square.on.square = o R 2 6.5 11.5 11.5 2 | s M 6.5 4.5 L 6.5 4 C 6.5 2.8 7.3 2 8.5 2 L 16 2 C 17.2 2 18 2.8 18 4 L 18 11.5 C 18 12.7 17.2 13.5 16 13.5 L 15.5 13.5
        icloud.and.arrow.up = s M 7 14.5 L 5 14.5 C 0 14.5 0.5 8.5 4.5 8.5 C 4.5 2.5 12.5 2 13.5 7 C 19.5 6.5 20 14.5 15 14.5 L 13 14.5 | s M 10 18.5 L 10 10 M 7.2 12.6 L 10 9.8 L 12.8 12.6
        icloud.and.arrow.down = s M 7 12.5 L 5 12.5 C 0 12.5 0.5 6.5 4.5 6.5 C 4.5 0.5 12.5 0 13.5 5 C 19.5 4.5 20 12.5 15 12.5 L 13 12.5 | s M 10 9 L 10 18 M 7.2 15.4 L 10 18.2 L 12.8 15.4
        checkmark.icloud = s M 5 15.5 C 0 15.5 0.5 9.5 4.5 9.5 C 4.5 3.5 12.5 3 13.5 8 C 19.5 7.5 20 15.5 15 15.5 Z | s M 7 11 L 9.2 13.2 L 13 8.6
        tray.and.arrow.up = s M 6 6 L 5 6 L 2 12 L 2 17 L 18 17 L 18 12 L 15 6 L 14 6 | s M 2.5 12 L 7 12 L 8 14 L 12 14 L 13 12 L 17.5 12 | s M 10 11 L 10 2 M 7.2 4.8 L 10 2 L 12.8 4.8
        tray.and.arrow.down = s M 6 6 L 5 6 L 2 12 L 2 17 L 18 17 L 18 12 L 15 6 L 14 6 | s M 2.5 12 L 7 12 L 8 14 L 12 14 L 13 12 L 17.5 12 | s M 10 2 L 10 11 M 7.2 8.2 L 10 11 L 12.8 8.2
        doc.on.clipboard clipboard list.clipboard = o R 3.5 3.5 13 15 2 | s R 7 1.5 6 3.6 1.2 | k M 7 9.5 L 13 9.5 M 7 13.5 L 13 13.5
        bubble.left.and.bubble.right = o M 7 2.5 C 3.5 2.5 1.2 4.6 1.2 7.2 C 1.2 9 2.2 10.3 3.6 11 L 3.2 13.8 L 6 11.9 C 10 12.3 12.8 10.2 12.8 7.2 C 12.8 4.6 10.5 2.5 7 2.5 Z | s M 14.8 7.6 C 17.2 8 18.8 9.6 18.8 11.8 C 18.8 13.4 18 14.6 16.7 15.3 L 17 17.6 L 14.6 16 C 12.4 16.4 10.6 15.8 9.4 14.4
        phone.down = o M 1.5 11.5 C 4 6.5 16 6.5 18.5 11.5 L 17.5 14.5 L 13.5 13.5 L 13 11 C 11 10.3 9 10.3 7 11 L 6.5 13.5 L 2.5 14.5 Z
        chart.pie = o M 9 3 L 9 11 L 16.8 11 C 16.5 15.3 13 18 9 18 C 4.5 18 1.5 14.8 1.5 10.5 C 1.5 6.2 4.7 3 9 3 Z | s M 11.5 1.8 C 15.5 2.2 18.2 5 18.4 8.6 L 11.5 8.6 Z
        square.grid.3x3 circle.grid.3x3 = f R 2.5 2.5 4 4 1 | f R 8 2.5 4 4 1 | f R 13.5 2.5 4 4 1 | f R 2.5 8 4 4 1 | f R 8 8 4 4 1 | f R 13.5 8 4 4 1 | f R 2.5 13.5 4 4 1 | f R 8 13.5 4 4 1 | f R 13.5 13.5 4 4 1
        sidebar.left sidebar.leading = o R 1.5 3.5 17 13 2 | k M 7.5 4 L 7.5 16 | k M 3.5 7 L 5.5 7 M 3.5 9.5 L 5.5 9.5
        sidebar.right sidebar.trailing = o R 1.5 3.5 17 13 2 | k M 12.5 4 L 12.5 16 | k M 14.5 7 L 16.5 7 M 14.5 9.5 L 16.5 9.5
        gamecontroller = o R 1.5 5 17 11 5 | k M 6 8 L 6 13 M 3.5 10.5 L 8.5 10.5 | d O 12.5 12 1.2 | d O 15 9 1.2
        printer = o R 1.5 7 17 7.5 2 | s M 5 7 L 5 2.5 L 15 2.5 L 15 7 | s R 5 11.5 10 6.5 0.8
        speaker = o M 5 7.5 L 8.5 7.5 L 13 3.5 L 13 16.5 L 8.5 12.5 L 5 12.5 Z
        qrcode.viewfinder = s M 2 6 L 2 2 L 6 2 M 14 2 L 18 2 L 18 6 M 18 14 L 18 18 L 14 18 M 6 18 L 2 18 L 2 14 | f R 6 6 3 3 0.4 | f R 11 6 3 3 0.4 | f R 6 11 3 3 0.4 | f R 11.8 11.8 1.6 1.6 0
        book.closed = o R 3.5 1.5 13 17 2 | k M 6.5 2 L 6.5 14.5 M 4 15 L 16 15
        envelope.open = o M 1.5 8 L 10 2 L 18.5 8 L 18.5 17 L 1.5 17 Z | k M 2.5 9 L 10 13.5 L 17.5 9
        star.leadinghalf = s M 10 1 L 12.12 7.09 L 18.56 7.22 L 13.42 11.11 L 15.29 17.28 L 10 13.6 L 4.71 17.28 L 6.58 11.11 L 1.44 7.22 L 7.88 7.09 Z | f M 10 1 L 10 13.6 L 4.71 17.28 L 6.58 11.11 L 1.44 7.22 L 7.88 7.09 Z
        bitcoinsign = s M 6 4 L 11.5 4 C 15 4 15 9.6 11.5 9.6 L 6.5 9.6 M 11.5 9.6 C 16 9.6 16 16 11.5 16 L 6 16 M 7 4 L 7 16 M 9 2 L 9 4 M 12 2 L 12 4 M 9 16 L 9 18 M 12 16 L 12 18
        """
}
