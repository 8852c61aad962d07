import StackCore

/// Generated Swift source: a line, a blank line, or a block with its content.
indirect enum SwiftText {
    case line(String)
    /// - Parameter end: the closing line of the block; nil if it has none, as a `case` of a
    ///   `switch`
    case block(String, [SwiftText], end: String?)
    /// Lines that continue the preceding line, indented by one level.
    case indented([SwiftText])
    /// One blank line.
    case gap

    static func block(_ head: String, _ body: [SwiftText]) -> SwiftText {
        .block(head + " {", body, end: "}")
    }

    static func lines(_ lines: [String]) -> [SwiftText] { lines.map(SwiftText.line) }

    var isGap: Bool { if case .gap = self { true } else { false } }

    /// Joins the non-empty parts, with a blank line between each two.
    static func spaced(_ parts: [[SwiftText]]) -> [SwiftText] {
        Array(parts.filter { !$0.isEmpty }.joined(separator: [.gap]))
    }
}

extension [SwiftText] {
    /// The lines as source code, indented by four spaces per level.
    var source: String { source(width: .max) }

    /// The number of lines besides blank ones and the ends of blocks.
    var length: Int {
        reduce(0) { sum, part in
            switch part {
            case .line: sum + 1
            case .block(_, let body, _): sum + 1 + body.length
            case .indented(let body): sum + body.length
            case .gap: sum
            }
        }
    }

    /// Returns the lines as source code. Calls and declarations that are longer than `width`
    /// characters are broken between their arguments, as swift-format does.
    func source(width: Int) -> String {
        precondition(width > 0, "lines of \(width) characters have no code")
        var result = ""
        for part in self { part.write(to: &result, indent: "", width) }
        return result
    }
}

extension SwiftText {
    fileprivate func write(to source: inout String, indent: String, _ width: Int) {
        switch self {
        case .line(let text): source += Self.broken(text, indent, width) + "\n"
        case .gap: source += "\n"
        case .indented(let body):
            for part in body { part.write(to: &source, indent: indent + "    ", width) }
        case .block(let head, let body, let end):
            source += Self.broken(head, indent, width) + "\n"
            for part in body { part.write(to: &source, indent: indent + "    ", width) }
            if let end { source += indent + end + "\n" }
        }
    }

    /// Returns a comment that is wrapped to several lines of at most `width` characters.
    private static func wrapped(_ text: String, _ indent: String, _ width: Int) -> String {
        let words = text.split(separator: " ")
        precondition(!words.isEmpty, "a comment has no words")
        var lines = [indent + words[0]]
        for word in words.dropFirst() {
            if lines[lines.count - 1].count + 1 + word.count > width {
                lines.append(indent + words[0])
            }
            lines[lines.count - 1] += " " + word
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a line that is too long, with its longest string literal written as a multiline
    /// literal. Returns nil if the line has no string literal, or if it suffices to break the line
    /// before and after the literal.
    ///
    /// - Parameter inner: the indentation of the text's lines
    private static func multiline(_ text: String, _ inner: String, _ width: Int) -> String? {
        guard let literal = Arguments.longestLiteral(of: text),
            text.hasSuffix(" = " + text[literal])
                || inner.count + text[literal].count + 2 > width
        else { return nil }
        var lines = [""]
        var word = ""
        func end() {
            if inner.count + lines[lines.count - 1].count + word.count + 1 > width,
                !lines[lines.count - 1].isEmpty
            {
                lines[lines.count - 1] += "\\"
                lines.append("")
            }
            lines[lines.count - 1] += word
            word = ""
        }
        var isEscape = false
        for character in text[literal].dropFirst().dropLast() {
            if isEscape, character == "n" {
                word.removeLast()
                end()
                lines.append("")
            } else if isEscape, character == "\"", !word.hasSuffix("\"\\") {
                // Only three quotation marks after each other would end the literal.
                word.removeLast()
                word.append(character)
            } else {
                word.append(character)
            }
            isEscape = character == "\\" && !isEscape
            if character == " " { end() }
        }
        end()
        // Blanks at the end of a line are invisible to a reader, so they are escaped.
        let body = lines.map { line -> String in
            if line.isEmpty { return "" }
            return inner + (line.hasSuffix(" ") ? line.dropLast() + "\\u{20}" : line)
        }
        let mark = "\"\"\""
        let rest = text[literal.upperBound...]
        let others = arguments(String(rest.dropFirst(2)))
        if rest.hasPrefix(", "),
            let call = Arguments.opening(before: literal.lowerBound, in: text)
        {
            // Each argument of the call begins on a line of its own.
            let before = arguments(String(text[call..<literal.lowerBound].dropFirst()))
            let label = before[before.count - 1].drop { $0 == " " }
            func lines(_ all: some Sequence<String>) -> [String] {
                all.map { broken(String($0.drop { $0 == " " }), inner, width) }
            }
            var all = [String(text[...call])] + lines(before.dropLast())
            all.append(inner + label + mark)
            all += body
            all.append(inner + mark + ",")
            all += lines(others)
            return all.joined(separator: "\n")
        }
        let start = text[..<literal.lowerBound] + mark
        var end = inner + mark + text[literal.upperBound...]
        if end.count > width { end = end.replacing("\"\"\", ", with: "\"\"\",\n" + inner) }
        return ([String(start)] + body + [end]).joined(separator: "\n")
    }

    /// Returns the arguments at the end of a call, each with the comma or parenthesis after it.
    private static func arguments(_ text: String) -> [String] {
        guard let comma = Arguments.first(", ", in: text) else { return [text] }
        let first = text[..<comma.upperBound].dropLast()
        return [String(first)] + arguments(String(text[comma.upperBound...]))
    }

    /// Returns an assignment or call that is too long, with its text as a sum of string literals.
    /// Returns nil unless the text has a blank at its end, which a multiline literal would hide, and
    /// no line break.
    private static func sum(_ text: String, _ inner: String, _ width: Int) -> String? {
        guard let literal = Arguments.longestLiteral(of: text),
            text[literal].hasSuffix(" \""), !text[literal].contains("\\n")
        else { return nil }
        let (start, rest) = (text[..<literal.lowerBound], text[literal.upperBound...])
        let isArgument = start.hasSuffix("(") && rest.hasPrefix(", ")
        guard start.hasSuffix(" = ") && rest.isEmpty || isArgument else { return nil }
        var parts = [""]
        for word in text[literal].dropFirst().dropLast().split(
            separator: " ", omittingEmptySubsequences: false)
        {
            let length = parts[parts.count - 1].count + word.count + 1
            // Quotation marks and the operator are part of the line.
            if inner.count + length + 8 > width, parts != [""] { parts.append("") }
            parts[parts.count - 1] += word + " "
        }
        parts[parts.count - 1].removeLast()
        if parts.last == "" { parts.removeLast() }
        if isArgument, parts.count == 1 { return nil }
        let lines = parts.map { "\"\($0)\"" }
        let next = "\n" + inner + (isArgument ? "    + " : "+ ")
        let sum = inner + lines.joined(separator: next)
        let others = isArgument ? arguments(String(rest.dropFirst(2))) : []
        let end = (isArgument ? [","] : []) + others.map { "\n" + inner + $0 }
        return String(isArgument ? start : start.dropLast()) + "\n" + sum + end.joined()
    }

    private static func broken(_ text: String, _ indent: String, _ width: Int) -> String {
        let whole = indent + text
        if whole.count <= width { return whole }
        if text.hasPrefix("//") { return wrapped(text, indent, width) }
        let inner = indent + "    "
        if let text = sum(text, inner, width) { return indent + text }
        if let text = multiline(text, inner, width) { return indent + text }
        if text.contains("final class "), let place = Arguments.first(": ", in: text) {
            return indent + text[..<place.upperBound].dropLast() + "\n" + inner
                + text[place.upperBound...].dropLast(2) + "\n" + indent + "{"
        }
        if let other = Arguments.first(" ?? ", in: text),
            let place = Arguments.first(" = ", in: text), place.upperBound < other.lowerBound
        {
            let start = text[..<place.upperBound].dropLast()
            let value = text[place.upperBound...]
            let parts = [value[..<other.lowerBound], value[other.lowerBound...].dropFirst()]
            let lines = inner.count + value.count <= width ? [value] : parts
            return indent + start + "\n" + lines.map { inner + $0 }.joined(separator: "\n")
        }
        if let other = Arguments.first(" ?? ", in: text), Arguments.first(" = ", in: text) == nil {
            return indent + text[..<other.lowerBound] + "\n" + inner
                + text[other.lowerBound...].dropFirst()
        }
        let head = Arguments.longest(of: text)?.head ?? text
        if let place = Arguments.first(" = ", in: text),
            text.contains(" var ") && inner.count + text[place.upperBound...].count <= width
                || indent.count + head.count > width
        {
            return indent + text[..<place.upperBound].dropLast() + "\n"
                + broken(String(text[place.upperBound...]), inner, width)
        }
        let chain =
            Arguments.first(").prioritized(", in: text) ?? Arguments.first(").named(", in: text)
        if let place = chain {
            let (first, rest) = (text[...place.lowerBound], text[place.lowerBound...].dropFirst())
            let call = broken(String(first), indent, width)
            if call.contains("\n"), Arguments.first(" = ", in: text) != nil,
                let start = Arguments.first(".constraint(", in: text)?.lowerBound
            {
                let parts = [text[..<start], text[start...place.lowerBound], rest]
                if parts.allSatisfy({ inner.count + $0.count <= width }) {
                    return indent + parts.joined(separator: "\n" + inner)
                }
            }
            return call.contains("\n")
                ? "\(call.dropLast())\n\(indent))\n\(indent)\(rest)" : "\(call)\n\(inner)\(rest)"
        }
        if let question = Arguments.first(" ? ", in: text),
            let colon = Arguments.first(" : ", in: text), question.upperBound < colon.lowerBound
        {
            let parts = [
                text[..<question.lowerBound],
                text[question.lowerBound..<colon.lowerBound].dropFirst(),
                text[colon.lowerBound...].dropFirst(),
            ]
            return indent + parts.joined(separator: "\n" + inner)
        }
        guard let call = Arguments.longest(of: text), !call.list.isEmpty else { return whole }
        let isArray = call.head.hasSuffix("[")
        let isOpen = isArray || call.tail.hasSuffix("{")
        let end = isOpen ? "" : call.tail
        let line = inner + call.list.joined(separator: ", ") + end
        let lines =
            line.count <= width
            ? [line]
            : call.list.enumerated().map { place, argument in
                let isLast = place == call.list.count - 1
                let comma = isArray && call.list.count == 1 ? "" : ","
                return broken(argument + (isLast && !isArray ? end : comma), inner, width)
            }
        return ([indent + call.head] + lines + (isOpen ? [indent + call.tail] : []))
            .joined(separator: "\n")
    }
}

/// The arguments of a call or declaration in a line of code.
private struct Arguments {
    /// The line up to the opening parenthesis.
    var head = ""
    var list: [String] = []
    /// The closing parenthesis and the rest of the line.
    var tail = ""

    /// Returns the longest list of arguments or array elements that is not inside another list; nil
    /// if the line has none. An array with one element counts only if there is no other list.
    static func longest(of line: String) -> Arguments? {
        longest(of: line, elements: 2) ?? longest(of: line, elements: 1)
    }

    private static func longest(of line: String, elements: Int) -> Arguments? {
        var (start, commas): (String.Index?, [String.Index]) = (nil, [])
        var best: (start: String.Index, end: String.Index, commas: [String.Index])?
        scan(line) { index, character, depth in
            switch character {
            case "(" where depth == 0, "[" where depth == 0: (start, commas) = (index, [])
            case ")" where depth == 0, "]" where depth == 0:
                // Square brackets around one element are an array literal if they follow a space;
                // otherwise they are a subscript.
                guard let first = start,
                    character == ")" || !commas.isEmpty
                        || elements == 1 && line[..<first].last == " "
                else { break }
                let length = line.distance(from: first, to: index)
                if best.map({ line.distance(from: $0.start, to: $0.end) < length }) ?? true {
                    best = (first, index, commas)
                }
            case "," where depth == 1: commas.append(index)
            default: break
            }
        }
        return best.map { Arguments(line, $0.start, $0.end, $0.commas) }
    }

    /// Returns the first occurrence of `mark` outside strings and brackets; nil if there is none.
    static func first(_ mark: String, in line: String) -> Range<String.Index>? {
        var start: String.Index?
        scan(line) { index, _, depth in
            if depth == 0, start == nil, line[index...].hasPrefix(mark) { start = index }
        }
        return start.map { $0..<line.index($0, offsetBy: mark.count) }
    }

    /// Returns the last parenthesis outside strings that is open at `end`; nil if there is none.
    static func opening(before end: String.Index, in line: String) -> String.Index? {
        var open: [String.Index] = []
        scan(line) { index, character, _ in
            if index >= end { return }
            if character == "(" { open.append(index) }
            if character == ")" { _ = open.popLast() }
        }
        return open.last
    }

    /// Returns the longest string literal of the line; nil if it has none.
    static func longestLiteral(of line: String) -> Range<String.Index>? {
        var (best, start, isEscaped): (Range<String.Index>?, String.Index?, Bool) = (
            nil, nil, false
        )
        for index in line.indices {
            let character = line[index]
            if let first = start, character == "\"", !isEscaped {
                let found = first..<line.index(after: index)
                if best.map({ line[$0].count < line[found].count }) ?? true { best = found }
                start = nil
            } else if start == nil, character == "\"" {
                start = index
            }
            isEscaped = start != nil && character == "\\" && !isEscaped
        }
        return best
    }

    /// Calls `visit` for each character outside strings, with the number of brackets around it.
    private static func scan(_ line: String, _ visit: (String.Index, Character, Int) -> Void) {
        var (depth, isText, isEscaped) = (0, false, false)
        for (index, character) in zip(line.indices, line) {
            if isText {
                isText = character != "\"" || isEscaped
                isEscaped = character == "\\" && !isEscaped
                continue
            }
            isText = character == "\""
            if ")]}".contains(character) { depth -= 1 }
            visit(index, character, depth)
            if "([{".contains(character) { depth += 1 }
        }
    }

    private init(
        _ line: String, _ start: String.Index, _ end: String.Index, _ commas: [String.Index]
    ) {
        head = String(line[...start])
        tail = String(line[end...])
        var from = line.index(after: start)
        for comma in commas + [end] where from < comma {
            list.append(String(line[from..<comma].drop(while: { $0 == " " })))
            from = line.index(after: comma)
        }
    }
}

/// Values as Swift and UIKit literals.
enum SwiftLiteral {
    /// Returns a Swift string literal for the text. Quotes, backslashes and invisible characters
    /// are escaped, so the text cannot inject code.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.isUnshowable: result += scalar.escape
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Returns the expression for a font or colour with the name of its type, for code in which
    /// Swift cannot infer the type: `UIColor.white` for `.white`. A colour of the asset catalogue
    /// is optional, so the expression uses `.label` if the colour is missing.
    static func typed(_ value: String, _ type: String) -> String {
        (value.hasPrefix(".") ? type : "") + value
            + (value.hasPrefix("UIColor(named") ? " ?? .label" : "")
    }

    /// Returns the text for use in a comment: on one line, and truncated after 80 characters.
    static func comment(_ text: String) -> String {
        let line = text.onOneLine
        if line.count <= longestComment { return line }
        let start = line.prefix(longestComment)
        // Leaves out the last word, which may be cut in the middle.
        let words = start.lastIndex { " .,;(".contains($0) }.map { start[..<$0] } ?? start
        return String(words.count > longestComment / 2 ? words : start) + "…"
    }

    private static let longestComment = 80

    /// Returns the number with at most three decimals, or four if it is less than 1. This removes
    /// errors of floating-point arithmetic: `1.0000000000000142` becomes `1`.
    static func number(_ value: Double) -> String {
        let scale: Double = abs(value) < 1 ? 10_000 : 1_000
        return NumberSpelling.spell((value * scale).rounded() / scale)
    }

    static func size(_ size: Size) -> String {
        "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
    }

    /// Returns the ratio: as a fraction such as `4 / 3` if the ratio is close to such a fraction,
    /// otherwise as a number.
    static func ratio(_ value: Double) -> String {
        if value.millipoints == value { return number(value) }
        for bottom in 2...999 {
            let top = (value * Double(bottom)).rounded()
            let error = bottom <= 100 ? 1e-6 : 1e-12
            if top >= 1, abs(value * Double(bottom) - top) < error * Double(bottom) {
                return "\(number(top)) / \(bottom)"
            }
        }
        return NumberSpelling.spell(value)
    }

    static func rect(_ rect: Rect) -> String {
        let rect = rect.millipoints
        return "CGRect(x: \(number(rect.x)), y: \(number(rect.y)), "
            + "width: \(number(rect.width)), height: \(number(rect.height)))"
    }

    static func directional(_ insets: Insets) -> String {
        if insets == .zero { return ".zero" }
        return
            "NSDirectionalEdgeInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
            + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
    }

    static func edges(_ insets: Insets) -> String {
        if insets == .zero { return ".zero" }
        return "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.leading)), "
            + "bottom: \(number(insets.bottom)), right: \(number(insets.trailing)))"
    }

    static func spacing(_ spacing: Spacing) -> String {
        switch spacing {
        case .system: "UIStackView.spacingUseSystem"
        case .points(let points): number(points)
        }
    }

    static func priority(_ value: Double) -> String {
        switch value {
        case 1000: ".required"
        case 750: ".defaultHigh"
        case 250: ".defaultLow"
        default: "UILayoutPriority(\(number(value)))"
        }
    }

    static func mask(_ mask: AutoresizingMask) -> String {
        mask.rawValue == 0
            ? "[]"
            : "["
                + mask.spelling.split(separator: ",").map { "." + $0 }.joined(separator: ", ") + "]"
    }

    // MARK: Literals for colours, images and fonts

    /// Returns the UIKit expression for a colour: a system colour, a colour of the asset catalogue,
    /// or a colour by its components.
    static func color(_ color: Color) -> String {
        switch color {
        case .named(let name): named(name)
        case .asset(let name, _): "UIColor(named: \(string(name)))"
        case .components(let hex) where isGray(hex):
            gray(hex) ?? "UIColor(white: \(byte(hex.red)), alpha: \(opacity(hex.alpha)))"
        case .components(let hex):
            "UIColor(\(parts("red", [hex.red, hex.green, hex.blue].map(byte))), "
                + "alpha: \(opacity(hex.alpha)))"
        }
    }

    /// Returns the arguments for red, green and blue. If any of them is a fraction of 255, all are
    /// written as fractions of 255.
    private static func parts(_ start: String, _ values: [String]) -> String {
        let bytes = ["0.2": 51, "0.4": 102, "0.6": 153, "0.8": 204]
        let isByte = values.contains { $0.hasSuffix("/ 255") }
        return zip([start, "green", "blue"], values).map { name, value in
            "\(name): " + ((isByte ? bytes[value].map { "\($0) / 255" } : nil) ?? value)
        }.joined(separator: ", ")
    }

    /// Returns the UIKit expression for a `<color>` element that is the tint colour or has
    /// components; nil for other elements, such as those of other system colours.
    static func exact(_ element: SourceElement) -> String? {
        if element["systemColor"] == "tintColor" { return ".tintColor" }
        guard let stored = ColorElement.components(element), let hex = HexColor(stored),
            element["name"] == nil, element["systemColor"] == nil,
            element["xcode11CocoaTouchSystemColor"] == nil,
            !ColorElement.isConverted(element), !isGray(hex) || gray(hex) == nil
        else { return nil }
        let names = element["white"] == nil ? ["red", "green", "blue"] : ["white"]
        let stated = names.map { XMLNumber.parse(element[$0]) ?? 1 }
        // All components of a colour have one notation.
        let isOfBytes = stated.allSatisfy { isHundredths($0) || isByte($0) }
        let part = { component(XMLNumber.parse(element[$0]) ?? 1, isOfBytes: isOfBytes) }
        let alpha = number(XMLNumber.parse(element["alpha"]) ?? 1)
        if element["white"] != nil || isGray(hex) && element["red"] != nil {
            let white = part(element["white"] == nil ? "red" : "white")
            return "UIColor(white: \(white), alpha: \(alpha))"
        }
        guard element["red"] != nil else { return nil }
        let isWide = element["customColorSpace"] == "displayP3"
        let values = ["red", "green", "blue"].map(part)
        if !isWide, alpha == "1", let name = primaries[values.joined()] { return name }
        let start = isWide ? "displayP3Red" : "red"
        return "UIColor(\(parts(start, values)), alpha: \(alpha))"
    }

    /// UIKit's colours whose components are all 0 or 1.
    private static let primaries = [
        "100": ".red", "010": ".green", "001": ".blue", "110": ".yellow", "011": ".cyan",
        "101": ".magenta",
    ]

    /// Returns a component between 0 and 1: with two decimals if that is exact, as a fraction of 255
    /// if all components of the colour are such fractions, otherwise rounded to four decimals.
    private static func component(_ value: Double, isOfBytes: Bool) -> String {
        if isHundredths(value) { return number((value * 100).rounded() / 100) }
        if isOfBytes { return byte(value) }
        return number((value * 10_000).rounded() / 10_000)
    }

    private static func isHundredths(_ value: Double) -> Bool {
        abs(value * 100 - (value * 100).rounded()) < 1e-4
    }

    /// Returns whether a component differs from a fraction of 255 by less than people can see.
    private static func isByte(_ value: Double) -> Bool {
        abs(value * 255 - (value * 255).rounded()) < 0.05
    }

    /// Returns the name of UIKit's colour with these components; nil if there is none.
    private static func gray(_ hex: HexColor) -> String? {
        switch ((hex.red * 255).rounded(), (hex.alpha * 255).rounded()) {
        case (_, 0): ".clear"
        case (0, 255): ".black"
        case (85, 255): ".darkGray"
        case (170, 255): ".lightGray"
        case (255, 255): ".white"
        default: nil
        }
    }

    private static func isGray(_ hex: HexColor) -> Bool {
        hex.red == hex.green && hex.green == hex.blue
    }

    private static func named(_ name: UIColorName) -> String {
        switch name {
        // UIKit no longer has these colours under their own names; only Interface Builder offers
        // them.
        case .groupTableViewBackground: ".systemGroupedBackground"
        case .tableCellGroupedBackground: ".secondarySystemGroupedBackground"
        case .viewFlipsideBackground: color(Color(stored: "#1F2124FF"))
        default: "." + name.rawValue
        }
    }

    /// Returns a colour component between 0 and 1 as a fraction of 255: `128 / 255`.
    static func byte(_ part: Double) -> String {
        let byte = Int((part * 255).rounded())
        // The bytes 0, 51, 102, 153, 204 and 255 are exact multiples of 0.2.
        return byte % 51 == 0 ? number(Double(byte / 51 * 2) / 10) : "\(byte) / 255"
    }

    /// Returns an opacity of the document, which is one of 256 values: with two decimals if these
    /// identify the value, otherwise with four.
    static func opacity(_ part: Double) -> String {
        let rounded = (part * 100).rounded() / 100
        let isSame = (rounded * 255).rounded() == (part * 255).rounded()
        return number(isSame ? rounded : part)
    }

    /// Returns the expression for an image of the asset catalogue or a system symbol.
    ///
    /// - Parameter reference: the `<imageReference>` element of the image, which states how the
    ///   image is shown; ignored if it refers to another image
    static func image(_ name: ImageName, _ reference: SourceElement? = nil) -> String {
        let reference = reference?["image"] == name.plain ? reference : nil
        let modes = ["template": ".alwaysTemplate", "original": ".alwaysOriginal"]
        let mode = reference?["renderingMode"].flatMap { modes[$0] }
            .map { "?.withRenderingMode(\($0))" }
        switch name {
        case .asset(let name): return "UIImage(named: \(string(name)))" + (mode ?? "")
        case .symbol(let name):
            let scale = reference?["symbolScale"].flatMap { scale in
                ["small", "medium", "large"].contains(scale)
                    ? ", withConfiguration: UIImage.SymbolConfiguration(scale: .\(scale))" : nil
            }
            return "UIImage(systemName: \(string(name))\(scale ?? ""))" + (mode ?? "")
        }
    }

    static func font(_ font: Font) -> String {
        switch font {
        case .style(let style): ".preferredFont(forTextStyle: .\(style.rawValue))"
        case .custom(let name, let size):
            "UIFont(name: \(string(name.rawValue)), size: \(number(size)))"
                + " ?? " + self.font(.system(size: size, weight: weight(of: name)))
        case .system(let size, let weight, .monospaced):
            ".monospacedSystemFont(ofSize: \(number(size)), weight: .\(weight.rawValue))"
        // UIKit's italic system font has a single weight.
        case .system(let size, _, .italic): ".italicSystemFont(ofSize: \(number(size)))"
        case .system(let size, .regular, .upright): ".systemFont(ofSize: \(number(size)))"
        case .system(let size, let weight, .upright):
            ".systemFont(ofSize: \(number(size)), weight: .\(weight.rawValue))"
        }
    }

    /// Returns the weight that the end of a font's name states: bold for `Lato-Bold`.
    private static func weight(of name: FontName) -> FontWeight {
        let style = name.rawValue.split { "-_".contains($0) }.dropFirst().last ?? ""
        let word = style.lowercased().replacing(/(italic|oblique|it)?(mt|ps)?$/, with: "")
        return weights[word] ?? .regular
    }

    private static let weights: [String: FontWeight] = [
        "ultralight": .ultraLight, "extralight": .ultraLight, "thin": .thin, "light": .light,
        "medium": .medium, "semibold": .semibold, "demibold": .semibold, "demi": .semibold,
        "bold": .bold, "extrabold": .heavy, "heavy": .heavy, "black": .black,
    ]
}
