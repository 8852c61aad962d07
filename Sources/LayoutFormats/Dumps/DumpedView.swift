import StackCore

/// One view as UIKit prints it, in `recursiveDescription` or `_autolayoutTrace`.
struct DumpedView {
    /// Of the file, from 1.
    let line: Int
    /// How many views it stands in.
    let depth: Int
    /// With its module, if it has one.
    let className: String
    /// UIKit's class, where the view is of a class of somebody's own and UIKit says so.
    let baseClass: String?
    /// In the superview's coordinates, in points; nil in a trace.
    let frame: Rect?
    let text: String?
    let isHidden: Bool
    let clipsToBounds: Bool
    let alpha: Double?
    let mask: AutoresizingMask
    /// Whether the trace calls its place ambiguous.
    let isAmbiguous: Bool

    /// Nil for a line that is about no view.
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

    /// `(20 64; 335 20.5)`.
    private static func rect(_ text: String) -> Rect? {
        let numbers = text.split { "(); ".contains($0) }.map { NumberSpelling.parse($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3]
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// `W+H`, `LM+RM`; letters that UIKit does not write say nothing.
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
    /// What it is here: UIKit's class says so, and a class that nobody knows is a plain view.
    var kind: ViewKind {
        for name in [className, baseClass] {
            switch name {
            case nil: continue
            case "UITableView", "UICollectionView": return .scroll
            // How it arranges is not printed; where its views stand is.
            case "UIStackView": return .view
            default:
                let kind = ViewKind.allCases.first { $0 != .spacer && $0.className == name }
                if let kind { return kind }
            }
        }
        return .view
    }

    /// Whether the class is no view of UIKit's that every document can hold.
    var isCustom: Bool {
        className != kind.className
            && !["UIWindow", "UITableView", "UICollectionView"].contains(className)
    }

    /// Whether it is a part that UIKit makes for a control of its own.
    var isPart: Bool { className.hasPrefix("UI") || className.hasPrefix("_") }

    /// `LoginView` of `MyApp.LoginView`, `view` of `UIView`.
    var plainClass: String {
        let name = className.split(separator: ".").last.map(String.init) ?? className
        return name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
    }
}

/// Where a line tells of a view: how deep it stands, its class, and what follows.
private struct DumpLine {
    let depth: Int
    let className: String
    /// Behind the address, without the last `>`.
    let rest: Substring
    /// What a trace has in quotes behind the address.
    let quoted: String?

    init?(_ line: String) {
        var text = line[...]
        var depth = 0
        while let first = text.first, first == " " || first == "|" || first == "\t" {
            if first == "|" { depth += 1 }
            text.removeFirst()
        }
        // A trace marks how the view is laid out.
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

/// `; key = value` again and again. A text in quotes may hold anything but the quote and semicolon that
/// would end it, and what is in `<…>` is one value.
private struct DumpAttributes {
    private var values: [String: String] = [:]

    init(_ text: Substring) {
        var rest = text
        while let equals = rest.firstRange(of: " = ") {
            let key = rest[..<equals.lowerBound].drop { $0 == ";" || $0 == " " }
            rest = rest[equals.upperBound...]
            let value = Self.takeValue(&rest)
            // The first counts: what describes a part of the view may repeat its keys.
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
