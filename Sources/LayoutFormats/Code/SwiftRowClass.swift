/// A private view class whose instances are rows: equal containers of the file with the views inside
/// them. What differs between the rows are arguments of its initializer. The class of the screen
/// reaches the views inside by the properties of the row, so that outlets and actions can refer to
/// them.
struct SwiftRowClass {
    let name: String
    /// The access modifier of the class, with a space at its end.
    let access: String
    /// The class of UIKit from which the class inherits.
    let superclass: String
    /// The name by which the statements call the row itself.
    let root: String
    /// The names of the properties for the views inside, each with the name of a local variable for
    /// such a view.
    let nouns: [String: String]
    /// The properties that the class of the screen uses.
    let open: Set<String>

    /// Returns the declaration of the class.
    ///
    /// - Parameters:
    ///   - statements: the statements that create, arrange and constrain the views, in groups that
    ///     blank lines separate; each with whether it contains a parameter
    ///   - parameters: the parameters of the initializer
    func declaration(
        _ statements: [(code: SwiftText, isParameterized: Bool)], parameters: String
    ) -> [SwiftText] {
        let labels = Set(
            parameters.matches(of: #/(?:^|, )(\w+): /#).map { String($0.1) })
        var (properties, start): ([SwiftText], [SwiftText]) = ([], [])
        var (arranged, constrained): ([SwiftText], [SwiftText]) = ([], [])
        for group in statements.split(whereSeparator: \.code.isGap) {
            guard let local = Self.local(group.first?.code), local == root || nouns[local] != nil
            else {
                let own = group.map(\.code).filter { !Self.returns($0) }
                    .map { renamed($0, root, to: nil, labels) }
                if own.contains(where: Self.constrains) {
                    constrained += own
                } else {
                    arranged += own
                }
                continue
            }
            if local == root {
                start += group.dropFirst().map { renamed($0.code, root, to: nil, labels) }
                continue
            }
            properties += property(local, group.filter { !$0.isParameterized }.map(\.code))
            start += group.filter(\.isParameterized).map(\.code)
        }
        precondition(properties.count == nouns.count, "a row's class lacks a view")
        let calls =
            (arranged.isEmpty ? [] : ["arrangeViews()"])
            + (constrained.isEmpty ? [] : ["constrainViews()"])
        let head = parameters.isEmpty ? "override init(frame: CGRect)" : "init(\(parameters))"
        let frame = parameters.isEmpty ? "frame" : ".zero"
        // `UIStackView.init(coder:)` is not failable.
        let mark = superclass == "UIStackView" ? "" : "?"
        let body = [
            properties,
            [
                .block(
                    head,
                    [.line("super.init(frame: \(frame))")] + start + SwiftText.lines(calls))
            ],
            [
                .block(
                    "required init\(mark)(coder: NSCoder)",
                    [.line("fatalError(\"init(coder:) is not implemented\")")])
            ],
            arranged.isEmpty ? [] : [.block("private func arrangeViews()", arranged)],
            constrained.isEmpty ? [] : [.block("private func constrainViews()", constrained)],
        ]
        return [
            .block("\(access)final class \(name): \(superclass)", SwiftText.spaced(body))
        ]
    }

    /// Returns whether the statements of a method for rows can be those of a class: they create each
    /// view with one statement, and need no other local variables.
    static func canDeclare(_ code: [SwiftText]) -> Bool {
        code.split(whereSeparator: \.isGap).allSatisfy { group in
            group.dropFirst().allSatisfy { local($0) == nil }
        }
    }

    private func property(_ name: String, _ code: [SwiftText]) -> [SwiftText] {
        let start = "\(open.contains(name) ? "" : "private ")let \(name)"
        guard case .line(let creation)? = code.first,
            let value = creation.firstRange(of: " = ").map({ creation[$0.upperBound...] })
        else { return [] }
        if code.count == 1 { return [.line("\(start) = \(value)")] }
        let noun = nouns[name]!
        return [
            .block(
                "\(start): \(value.prefix { $0 != "(" }) = {",
                code.map { renamed($0, name, to: noun, []) } + [.line("return \(noun)")],
                end: "}()")
        ]
    }

    /// Returns the local variable that the statement declares; nil if it declares none.
    private static func local(_ code: SwiftText?) -> String? {
        guard case .line(let text)? = code, text.hasPrefix("let ") || text.hasPrefix("var ") else {
            return nil
        }
        return String(text.dropFirst(4).prefix { $0 != " " && $0 != ":" })
    }

    private static func returns(_ code: SwiftText) -> Bool {
        if case .line(let text) = code { text.hasPrefix("return ") } else { false }
    }

    private static func constrains(_ code: SwiftText) -> Bool {
        switch code {
        case .line(let text): text.hasSuffix(".isActive = true")
        case .block(let head, _, _): head.hasPrefix("NSLayoutConstraint.activate")
        case .indented, .gap: false
        }
    }

    private func renamed(
        _ code: SwiftText, _ name: String, to new: String?, _ labels: Set<String>
    ) -> SwiftText {
        switch code {
        case .line(let text): .line(Self.renamed(text, name, to: new, labels))
        case .block(let head, let body, let end):
            .block(
                Self.renamed(head, name, to: new, labels),
                body.map { renamed($0, name, to: new, labels) }, end: end)
        case .indented(let body): .indented(body.map { renamed($0, name, to: new, labels) })
        case .gap: .gap
        }
    }

    /// Returns the code with another name for a variable, or with `self` for it, which is left out
    /// before a member, unless a parameter has the member's name. String literals stay.
    static func renamed(
        _ text: String, _ name: String, to new: String?, _ labels: Set<String>
    ) -> String {
        var result = ""
        var rest = text[...]
        var isLiteral = false
        while let first = rest.first {
            if isLiteral || !(first.isLetter || first == "_") {
                let length = isLiteral && first == "\\" ? 2 : 1
                if first == "\"" { isLiteral.toggle() }
                result += rest.prefix(length)
                rest = rest.dropFirst(length)
                continue
            }
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest.dropFirst(word.count)
            if word != name || result.last == "." || rest.first == ":" {
                result += word
            } else if let new {
                result += new
            } else if rest.first == "." {
                let member = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                if labels.contains(String(member)) { result += "self." }
                rest = rest.dropFirst()
            } else {
                result += "self"
            }
        }
        return result
    }
}
