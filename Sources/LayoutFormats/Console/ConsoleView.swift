/// A view as UIKit prints it in a constraint: `UILabel:0x7fb5'Sign in'`.
///
/// A constraint may also print a name instead of class and address. The end of its description then
/// states the address of the view with this name: `title.width == 100 (active, names:
/// title:0x7fb5)`.
package struct ConsoleView: Hashable, Sendable {
    /// The view's class without its module; nil if the log prints a name instead of the class.
    package let className: String?
    /// The name that the log prints instead of the view's class; nil if it prints the class.
    package let name: String?
    /// The view's address in hexadecimal, or the key that the app gave it through a library. It
    /// identifies the view within a log.
    package let address: String
    /// The text that the view shows; nil if the log does not contain it. The log truncates it after
    /// about 25 characters and appends `...`.
    package let text: String?
    /// The number, from 1, that distinguishes the view from others that the log describes
    /// identically; nil if the description is unique.
    private(set) var number: Int?

    private init(className: String?, name: String?, address: String, text: String?) {
        (self.className, self.name, self.address) = (className, name, address)
        let shown = text.map(ConsoleQuote.decoded)
        self.text = shown == "" || shown == "<private>" ? nil : shown
    }

    func numbered(_ number: Int?) -> ConsoleView {
        var result = self
        result.number = number
        return result
    }

    /// The view as it is named in sentences: `UILabel “Sign in”`, or `UILabel#2 “Sign in”` if the
    /// log describes several views identically.
    package var words: String {
        let number = number.map { "#" + String($0) } ?? ""
        return label + number + (text.map { " “" + $0 + "”" } ?? "")
    }

    /// The view's class, or the name that the log prints instead.
    var label: String { className ?? name ?? "" }

    /// Returns whether the view shows the text `whole`, which the log may have truncated. Returns
    /// true if the log does not contain the view's text.
    func shows(_ whole: String) -> Bool {
        guard let text else { return true }
        let whole = ConsoleQuote.onOneLine(whole)
        if whole == text { return true }
        guard let mark = ["...", "…"].first(where: text.hasSuffix) else { return false }
        return whole.hasPrefix(text.dropLast(mark.count))
    }
}

extension ConsoleView {
    /// Returns the first view in a description, the index at which the view starts, and the text
    /// after the view. Returns nil if the description contains no view.
    ///
    /// - Parameter names: the views that the description may mention by a name instead of class and
    ///   address
    static func next(
        in text: Substring, names: [ConsoleView]
    ) -> (start: Substring.Index, view: ConsoleView, rest: Substring)? {
        let described = described(in: text)
        let named = names.compactMap { view in
            place(of: view.name, in: text).map {
                (start: $0.lowerBound, view: view, rest: text[$0.upperBound...])
            }
        }
        // If several names match at one position, the longest one is used, because a name may begin
        // with another name.
        let first = named.min {
            ($0.start, $1.rest.startIndex) < ($1.start, $0.rest.startIndex)
        }
        guard let first else { return described }
        return described.map { $0.start < first.start ? $0 : first } ?? first
    }

    /// Returns the views in the list of names that ends a description: `(active, names:
    /// title:0x7fb5, '|':UIView:0x7fb6 )`.
    static func named(in list: Substring) -> [ConsoleView] {
        guard let mark = list.firstRange(of: "ames:") else { return [] }
        var views: [ConsoleView] = []
        var rest = list[mark.upperBound...].drop(while: \.isWhitespace)
        while let address = rest.ranges(of: ":0x").first(where: { isLast($0, in: rest) }) {
            let head = rest[..<address.lowerBound]
            let digits = rest[address.upperBound...].prefix(while: \.isHexDigit)
            rest = rest[digits.endIndex...]
            let text = ConsoleQuote.consume(&rest, isListed: true)
            let isSuperview = ["'|':", "|:"].contains(where: head.hasPrefix)
            views.append(
                ConsoleView(
                    className: isSuperview ? plainClass(head.drop { "'|:".contains($0) }) : nil,
                    name: isSuperview ? nil : String(head.filter { $0 != "'" }),
                    address: String(digits), text: text))
            rest = rest.drop { ",) \t".contains($0) }
        }
        return views
    }

    /// Returns whether the address at `mark` ends an entry of the list of names. A name may itself
    /// contain addresses.
    private static func isLast(_ mark: Range<Substring.Index>, in list: Substring) -> Bool {
        let next = list[mark.upperBound...].drop(while: \.isHexDigit).first
        return next.map { "', )\t>".contains($0) } ?? true
    }

    /// Returns the first view that is printed with its class: `UILabel:0x7fb5'Sign in'`, or
    /// `UILabel:title` with a key. Returns nil if there is none.
    private static func described(
        in text: Substring
    ) -> (start: Substring.Index, view: ConsoleView, rest: Substring)? {
        var colon = text.firstIndex(of: ":")
        var (known, start) = (text.startIndex, text.startIndex)
        while let place = colon {
            let behind = text[text.index(after: place)...]
            // The search resumes at the last colon, so that a text with many colons is scanned only
            // once.
            let found = Self.start(of: text[known..<place])
            if found > known { start = found }
            known = place
            let kind = text[start..<place]
            let isAddress = behind.hasPrefix("0x")
            let digits = isAddress ? behind.dropFirst(2).prefix(while: \.isHexDigit) : key(behind)
            if !digits.isEmpty, isAddress ? !kind.isEmpty : isClass(kind) {
                var rest = text[digits.endIndex...]
                let quoted = ConsoleQuote.consume(&rest)
                let view = ConsoleView(
                    className: plainClass(kind), name: nil, address: String(digits), text: quoted)
                return (start, view, rest)
            }
            colon = behind.firstIndex(of: ":")
        }
        return nil
    }

    /// Returns the key at the start of `text` that is printed instead of an address: `title` in
    /// `title.width == 10`. Returns an empty text if there is none.
    private static func key(_ text: Substring) -> Substring {
        let word = text.prefix { !$0.isWhitespace && !"[]()'\"".contains($0) }
        let key = word.lastIndex(of: ".").map { word[..<$0] } ?? word
        return key.contains(where: \.isLetter) ? key : key.prefix(0)
    }

    /// Returns whether the name is a class that a key may follow, rather than a sign of visual
    /// format or a word such as `priority`.
    private static func isClass(_ name: Substring) -> Bool {
        let last = name.split(separator: ".").last ?? name
        return name.count > 1 && last.first.map { $0.isUppercase || $0 == "_" } == true
    }

    /// Returns the first range in `text` where `name` is used as an item of a constraint; nil if
    /// there is none.
    private static func place(of name: String?, in text: Substring) -> Range<Substring.Index>? {
        guard let name, !name.isEmpty else { return nil }
        return text.ranges(of: name).first { place in
            let isFirst = place.lowerBound == text.startIndex
            let before = isFirst ? " " : text[text.index(before: place.lowerBound)]
            let after = place.upperBound == text.endIndex ? " " : text[place.upperBound]
            return " [*('".contains(before) && ".]('".contains(after)
        }
    }

    /// Returns the index at which the class name at the end of `head` starts. The name may have
    /// generic arguments.
    private static func start(of head: Substring) -> Substring.Index {
        var depth = 0
        var place = head.endIndex
        while place > head.startIndex {
            let before = head.index(before: place)
            switch head[before] {
            case ">": depth += 1
            case "<": depth -= 1
            case let sign where depth == 0 && " [('*".contains(sign): return place
            default: break
            }
            if depth < 0 { return place }
            place = before
        }
        return place
    }

    /// Returns the class name without its module, its generic arguments and the prefix
    /// `NSKVONotifying_` of key-value observing.
    private static func plainClass(_ name: Substring) -> String {
        var name = name.prefix { $0 != "<" }
        if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst(15) }
        if name.hasPrefix("_Tt"), let last = SwiftSymbol.names(of: name) { return last }
        return name.split(separator: ".").last.map(String.init) ?? String(name)
    }
}

/// Parses the name that a Swift class has in Objective-C: `_TtC4Demo8TitleRow`.
private enum SwiftSymbol {
    /// Returns the class name in a mangled symbol, without its module; nil if there is none. For a
    /// generic class this is the second name, otherwise the last one.
    static func names(of symbol: Substring) -> String? {
        var names: [Substring] = []
        var rest = symbol.dropFirst(3)
        let isGeneric = rest.first == "G"
        rest = rest.drop { !$0.isNumber }
        while let count = Int(rest.prefix(while: \.isNumber)), count > 0 {
            rest = rest.drop(while: \.isNumber)
            guard rest.count >= count else { break }
            names.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        guard names.count > 1 else { return nil }
        return String(isGeneric ? names[1] : names[names.count - 1])
    }
}
