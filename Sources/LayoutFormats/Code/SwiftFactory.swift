/// Methods that create views of a class which differ only in a few values: five cells, the buttons
/// of a keypad.
struct SwiftFactory {
    /// The properties of the class, some of which call the methods.
    private(set) var properties: [SwiftText] = []
    private(set) var methods: [[SwiftText]] = []

    /// - Parameters:
    ///   - views: for each view, the code of its property
    ///   - counts: for each view, the number of equal views; nil if the property is no array
    ///   - type: the name of the class
    init(_ views: [[SwiftText]], counts: [Int?], in type: String) {
        let makers = zip(views, counts).map { code, count in
            code.last.flatMap { Maker($0, isArray: count != nil) }
        }
        var groups: [String: [Int]] = [:]
        var order: [String] = []
        for (place, maker) in makers.enumerated() {
            guard let key = maker?.pattern else { continue }
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(place)
        }
        var calls: [Int: SwiftText] = [:]
        var taken: Set<[String]> = []
        for key in order {
            let places = groups[key]!
            let members = places.compactMap { makers[$0] }
            let varying = members[0].lines.indices.filter { line in
                members.contains { $0.lines[line].text != members[0].lines[line].text }
            }
            let parameters = varying.compactMap { members[0].lines[$0].parameter }
            // A view with a single property takes as few lines without a method.
            let isShorter = members[0].lines.count > 3 || members.count > 2 * Self.fewest
            guard members.count >= Self.fewest, isShorter, varying.count <= Self.mostParameters,
                Set(parameters.map(\.name)).count == varying.count
            else { continue }
            let name = Self.name(members, parameters.map(\.name), &taken)
            for (place, maker) in zip(places, members) {
                let arguments = varying.map { line in
                    "\(parameters[varying.firstIndex(of: line)!].name): \(maker.lines[line].value)"
                }
                calls[place] = .line(
                    "\(maker.start) = \(type).\(name)(\(arguments.joined(separator: ", ")))")
            }
            let head = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
            let body = members[0].lines.enumerated().map { place, line in
                varying.contains(place) ? line.open + line.parameter!.name + line.close : line.text
            }
            methods.append([
                .block(
                    "private static func \(name)(\(head)) -> \(members[0].type)",
                    SwiftText.lines(body))
            ])
        }
        properties = views.enumerated().flatMap { place, code in
            let own = calls[place].map { code.dropLast() + [$0] } ?? code
            return counts[place].map { Self.repeated(own, $0) } ?? own
        }
    }

    /// Returns the property for an array of equal views from the property for one of them.
    private static func repeated(_ code: [SwiftText], _ count: Int) -> [SwiftText] {
        let call = "(0..<\(count)).map { _ in"
        return code.map { part in
            switch part {
            case .line(let line):
                if let match = line.wholeMatch(of: /(.*let \w+ = )(.+)/) {
                    return .line("\(match.1)\(call) \(match.2) }")
                }
            case .block(let head, let body, _):
                if let match = head.wholeMatch(of: /(.*let \w+: )(.+) = {/) {
                    return .block("\(match.1)[\(match.2)] = \(call)", body, end: "}")
                }
            case .indented, .gap: break
            }
            return part
        }
    }

    private static let fewest = 3
    private static let mostParameters = 3

    /// Returns a name for the method from the words with which the names of all views end. Methods
    /// with different parameters may have the same name.
    private static func name(
        _ members: [Maker], _ parameters: [String], _ taken: inout Set<[String]>
    ) -> String {
        let names = members.map { maker -> [String] in
            let plain = maker.name.replacing(/[0-9]+$/, with: "")
            return SwiftNameWords.words(plain).reversed()
        }
        let shared = names.dropFirst().reduce(names[0]) { shared, words in
            zip(shared, words).prefix { $0 == $1 }.map(\.0)
        }
        let noun = shared.isEmpty ? [members[0].noun] : shared.reversed()
        let word = noun.map(SwiftIdentifier.capitalized).joined()
        let looks = ["", members[0].look ?? ""]
        let wishes = looks.map { "make" + $0 + word } + (2...99).map { "make\(word)\($0)" }
        return wishes.first { taken.insert([$0] + parameters).inserted } ?? "make" + word
    }

    /// The closure that creates a view.
    private struct Maker {
        /// The declaration up to the name, without its type.
        let start: String
        let name: String
        let type: String
        /// The name of the local variable.
        let noun: String
        let lines: [Line]

        /// - Parameter isArray: whether the name is a plural
        init?(_ code: SwiftText, isArray: Bool) {
            guard case .block(let head, let body, "}()") = code,
                let match = head.wholeMatch(of: /(.*let (\w+)): (.+) = {/)
            else { return nil }
            var lines: [String] = []
            for case .line(let line) in body { lines.append(line) }
            guard lines.count == body.count, lines.count >= 3,
                let local = lines[lines.count - 1].wholeMatch(of: /return (\w+)/)
            else { return nil }
            (start, type) = (String(match.1), String(match.3))
            name = isArray ? String(match.2.dropLast()) : String(match.2)
            noun = String(local.1)
            self.lines = lines.map { [noun] in Line($0, of: $0.hasPrefix("let ") ? "" : noun) }
        }

        /// A word for how the view looks, which distinguishes it from others of its kind; nil if
        /// there is none.
        var look: String? {
            let text = lines.map(\.text).joined(separator: "\n")
            if let style = text.firstMatch(of: /forTextStyle: \.(\w+)/) {
                return SwiftIdentifier.capitalized(String(style.1))
            }
            if type.hasPrefix("UIStack") {
                return text.contains("axis = .vertical") ? "Vertical" : "Horizontal"
            }
            if !type.hasPrefix("UI") { return type }
            if text.contains("olor = .secondaryLabel") { return "Secondary" }
            if text.contains(".boldSystemFont") || text.contains("weight: .") { return "Bold" }
            let size = text.firstMatch(of: /ofSize: (\d+)/).flatMap { Int($0.1) }
            return size.map { $0 < 17 ? "Small" : "Large" }
        }

        /// The code without the values that may differ, which all views of a method have.
        var pattern: String {
            ([type] + lines.map { $0.parameter == nil ? $0.text : $0.open + $0.close })
                .joined(separator: "\n")
        }
    }

    /// A statement, split at the value that it sets.
    private struct Line {
        let text: String
        var open = ""
        var value = ""
        var close = ""
        /// The parameter that can replace the value; nil if the statement sets no such value.
        var parameter: (name: String, type: String)?

        init(_ text: String, of local: String) {
            self.text = text
            guard !local.isEmpty, text.hasPrefix(local + ".") else { return }
            if let match = text.wholeMatch(of: /(.*\.set(Title|Image)\()(.*)(, for: \.normal\))/) {
                (open, value, close) = (String(match.1), String(match.3), String(match.4))
                parameter = match.2 == "Title" ? ("title", "String") : ("image", "UIImage?")
            } else if let match = text.wholeMatch(of: /(([\w?]+\.)+(\w+) = )(.*)/),
                let type = SwiftFactory.types[String(match.3)]
            {
                (open, value) = (String(match.1), String(match.4))
                parameter = (String(match.3), type)
            }
        }
    }

    /// The types of the properties that can be parameters.
    private static let types = [
        "text": "String", "title": "String", "placeholder": "String", "image": "UIImage?",
        "accessibilityLabel": "String", "accessibilityIdentifier": "String",
        "accessibilityHint": "String", "textColor": "UIColor?", "tintColor": "UIColor?",
        "backgroundColor": "UIColor?", "contentMode": "UIView.ContentMode",
        "textAlignment": "NSTextAlignment", "tag": "Int", "isHidden": "Bool",
        "frame": "CGRect", "font": "UIFont",
    ]
}
