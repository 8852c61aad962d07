import StackCore

/// One view as UIKit prints it in `recursiveDescription` or `_autolayoutTrace`.
struct DumpedView {
    /// The line in the file, counted from 1.
    let line: Int
    /// The number of views that contain it.
    let depth: Int
    /// The class name, with its module if it has one.
    let className: String
    /// The UIKit superclass, if the view has a custom class and UIKit prints it.
    let baseClass: String?
    /// The frame in the superview's coordinates, in points; nil in a trace.
    let frame: Rect?
    let text: String?
    let isHidden: Bool
    let clipsToBounds: Bool
    let alpha: Double?
    let mask: AutoresizingMask
    /// Whether the trace reports the view's layout as ambiguous.
    let isAmbiguous: Bool

    /// Parses a line. Returns nil if it does not describe a view.
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

    /// Parses a frame such as `(20 64; 335 20.5)`.
    private static func rect(_ text: String) -> Rect? {
        let numbers = text.split { "(); ".contains($0) }.map { NumberSpelling.parse($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3]
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// Parses a mask such as `W+H` or `LM+RM`. Unknown letters are ignored.
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
    /// The kind of view, derived from the UIKit class. A view of an unknown class is a plain view.
    var kind: ViewKind {
        for name in [className, baseClass] {
            switch name {
            case nil: continue
            // UIKit does not print how a stack view arranges its views, only their frames.
            case "UIStackView": return .view
            default:
                // A cell is laid out by its table, which is not in the dump's constraints.
                let kind = ViewKind.allCases.first {
                    $0 != .spacer && $0 != .cell && $0.className == name
                }
                if let kind { return kind }
            }
        }
        return .view
    }

    /// Whether the class must be stored as a custom class.
    var isCustom: Bool {
        className != kind.storedKind.className
            && !["UIWindow", "UITableView", "UICollectionView"].contains(className)
    }

    /// Whether the class name is one that UIKit uses for the internal parts of a control.
    var isPart: Bool { className.hasPrefix("UI") || className.hasPrefix("_") }

    /// The class name without module and `UI`: `LoginView` for `MyApp.LoginView`, `View` for
    /// `UIView`.
    var plainClass: String {
        let name = className.split(separator: ".").last.map(String.init) ?? className
        return name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
    }
}

/// A line that describes a view: its depth, its class and its attributes.
private struct DumpLine {
    let depth: Int
    let className: String
    /// The text after the address, without the last `>`.
    let rest: Substring
    /// The quoted text after the address in a trace.
    let quoted: String?

    init?(_ line: String) {
        var text = line[...]
        var depth = 0
        while let first = text.first, first == " " || first == "|" || first == "\t" {
            if first == "|" { depth += 1 }
            text.removeFirst()
        }
        // In a trace, a mark before the class shows how the view is laid out.
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

/// The attributes of a view: repeated `; key = value`.
///
/// A quoted text ends at a quote that a semicolon follows. A value in `<…>` is read as a whole.
private struct DumpAttributes {
    private var values: [String: String] = [:]

    init(_ text: Substring) {
        var rest = text
        while let equals = rest.firstRange(of: " = ") {
            let key = rest[..<equals.lowerBound].drop { $0 == ";" || $0 == " " }
            rest = rest[equals.upperBound...]
            let value = Self.takeValue(&rest)
            // The first value counts, because the description of a part of the view may repeat its
            // keys.
            if values[String(key)] == nil { values[String(key)] = value }
        }
    }

    func value(_ key: String) -> String? { values[key] }

    private static func takeValue(_ rest: inout Substring) -> String {
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
