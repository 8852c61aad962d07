import StackCore

/// One view as UIKit prints it in `recursiveDescription` or `_autolayoutTrace`.
struct DumpedView {
    /// The view's line in the dump, counted from 1.
    let line: Int
    /// The number of superviews that contain the view.
    let depth: Int
    /// The class of the view, with its module if UIKit prints one.
    let className: String
    /// The UIKit class from which the view's custom class inherits; nil if the class is not a
    /// custom one, or if UIKit does not print its superclass.
    let baseClass: String?
    /// The frame in the superview's coordinates, in points; nil in the output of
    /// `_autolayoutTrace`.
    let frame: Rect?
    let text: String?
    let isHidden: Bool
    let clipsToBounds: Bool
    let alpha: Double?
    let mask: AutoresizingMask
    /// Whether `_autolayoutTrace` reports the view's layout as ambiguous.
    let isAmbiguous: Bool

    /// Parses a line of a dump. Returns nil if it does not describe a view.
    init?(_ text: String, line: Int) {
        guard let start = DumpLine(text) else { return nil }
        self.line = line
        depth = start.depth
        className = start.className
        let attributes = DumpAttributes(start.rest)
        baseClass = attributes.value("baseClass")
        frame = attributes.value("frame").flatMap(Self.rect)
        self.text = attributes.value("text") ?? start.quoted
        isHidden = attributes.value("hidden") == "YES"
        clipsToBounds = attributes.value("clipsToBounds") == "YES"
        alpha = attributes.value("alpha").flatMap { NumberSpelling.parse($0) }
        mask = attributes.value("autoresize").map(Self.mask) ?? []
        isAmbiguous = text.contains("AMBIGUOUS LAYOUT")
    }

    /// Parses a frame such as `(20 64; 335 20.5)`: x, y, width, height. Returns nil for any other
    /// text.
    private static func rect(_ text: String) -> Rect? {
        let numbers = text.split { "(); ".contains($0) }.map { NumberSpelling.parse($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3]
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// Parses an autoresizing mask such as `W+H` or `LM+RM`. Unknown letters are ignored.
    private static func mask(_ text: String) -> AutoresizingMask {
        let words: [(String, AutoresizingMask)] = [
            ("LM", .flexibleLeftMargin), ("W", .flexibleWidth), ("RM", .flexibleRightMargin),
            ("TM", .flexibleTopMargin), ("H", .flexibleHeight), ("BM", .flexibleBottomMargin),
        ]
        let parts = text.split(separator: "+")
        return words.reduce(into: []) { mask, word in
            if parts.contains(word.0[...]) { mask.insert(word.1) }
        }
    }
}

extension DumpedView {
    /// The kind of view in the document, derived from the UIKit class. A view of an unknown class
    /// is a plain view.
    var kind: ViewKind {
        for name in [className, baseClass] {
            switch name {
            case nil: continue
            // UIKit prints only the frames of arranged subviews, so a stack view is read as a plain
            // view.
            case "UIStackView": return .view
            default:
                // A cell is read as a plain view, because the dump does not show how its table lays
                // it out.
                let kind = ViewKind.allCases.first {
                    $0 != .spacer && $0 != .cell && $0.className == name
                }
                if let kind { return kind }
            }
        }
        return .view
    }

    /// Whether the document must store the view's class as a custom class.
    var isCustom: Bool {
        className != kind.storedKind.className
            && !["UIWindow", "UITableView", "UICollectionView"].contains(className)
    }

    /// Whether the class name begins with `UI` or `_` like those of UIKit, so that the view may be
    /// an internal part of a control.
    var isPart: Bool { className.hasPrefix("UI") || className.hasPrefix("_") }

    /// The class name without module and `UI`: `LoginView` for `MyApp.LoginView`, `View` for
    /// `UIView`.
    var plainClass: String {
        let name = className.split(separator: ".").last.map(String.init) ?? className
        return name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
    }
}

/// A parsed line of a dump that describes a view: its depth, its class and its attributes.
private struct DumpLine {
    let depth: Int
    let className: String
    /// The text after the view's address, without the closing `>`.
    let rest: Substring
    /// The quoted text after the view's address, which only `_autolayoutTrace` prints; nil if there
    /// is none.
    let quoted: String?

    init?(_ line: String) {
        var text = line[...]
        var depth = 0
        while let first = text.first, first == " " || first == "|" || first == "\t" {
            if first == "|" { depth += 1 }
            text.removeFirst()
        }
        // `_autolayoutTrace` prints a sign before the class that shows how the view is laid out.
        if let first = text.first, "•*+".contains(first) { text.removeFirst() }
        let isDescribed = text.first == "<"
        if isDescribed { text.removeFirst() }
        let end = text.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        guard let end, end > text.startIndex, text[end] == ":" else { return nil }
        className = String(text[..<end])
        var rest = text[end...].dropFirst().drop { $0 == " " }
        guard rest.hasPrefix("0x"), className.first?.isNumber == false else { return nil }
        rest = rest.dropFirst(2).drop(while: \.isHexDigit)
        self.depth = depth
        if isDescribed {
            guard rest.first == ";" || rest.first == ">" else { return nil }
            if let last = rest.lastIndex(of: ">") { rest = rest[..<last] }
            (self.rest, quoted) = (rest, nil)
        } else {
            self.rest = ""
            let isQuoted = rest.first == "'"
            let inside = rest.dropFirst().prefix { $0 != "'" }
            quoted = isQuoted ? String(inside) : nil
        }
    }
}

/// The attributes in a view's description: `; key = value`, repeated.
///
/// A quoted text ends at a quote before a semicolon. A value in `<…>` is one value, even if it
/// contains semicolons.
private struct DumpAttributes {
    private var values: [String: String] = [:]

    init(_ text: Substring) {
        var rest = text
        while let equals = rest.firstRange(of: " = ") {
            let key = rest[..<equals.lowerBound].drop { $0 == ";" || $0 == " " }
            rest = rest[equals.upperBound...]
            let value = Self.consumeValue(&rest)
            // If a key is repeated, its first value counts, because the description of a subobject
            // may use the keys of the view.
            if values[String(key)] == nil { values[String(key)] = value }
        }
    }

    func value(_ key: String) -> String? { values[key] }

    private static func consumeValue(_ rest: inout Substring) -> String {
        if rest.first == "'" {
            let inside = rest.dropFirst()
            if let end = inside.firstRange(of: "'; ") {
                rest = inside[end.upperBound...]
                return String(inside[..<end.lowerBound])
            }
            rest = ""
            return String(inside.last == "'" ? inside.dropLast() : inside)
        }
        var depth = 0
        var end = rest.startIndex
        while end < rest.endIndex {
            switch rest[end] {
            case "<", "(", "{": depth += 1
            case ">", ")", "}": depth -= 1
            case ";" where depth <= 0:
                defer { rest = rest[end...].dropFirst() }
                return String(rest[..<end])
            default: break
            }
            end = rest.index(after: end)
        }
        defer { rest = "" }
        return String(rest)
    }
}
