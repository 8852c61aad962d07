import StackCore

/// A view as UIKit describes it in a constraint: `UILabel:0x7fb5'Sign in'`, or by a name of its own that
/// stands for it in the description, `title.width == 100 (active, names: title:0x7fb5)`.
package struct ConsoleView: Hashable, Sendable {
    /// Without its module; nil where a name stands for the view.
    package let className: String?
    /// `|` where it is the superview of what the description is about.
    package let name: String?
    /// In hexadecimal, which tells views of one log apart.
    package let address: String
    /// What the view shows, as far as the description says.
    package let text: String?

    /// The views of a description, in its order, each once.
    static func all(in description: Substring) -> [ConsoleView] {
        var views: [ConsoleView] = []
        var seen: Set<String> = []
        var rest = description
        while let mark = rest.firstRange(of: ":0x") {
            let head = rest[..<mark.lowerBound]
            let address = rest[mark.upperBound...].prefix(while: \.isHexDigit)
            rest = rest[address.endIndex...]
            let text = takeQuoted(&rest)
            if seen.insert(String(address)).inserted {
                views.append(ConsoleView(behind: head, String(address), text))
            }
        }
        return views
    }

    /// - Parameter head: what stands before the address
    private init(behind head: Substring, _ address: String, _ text: String?) {
        let label = String(head[Self.start(of: head)...].filter { $0 != "'" })
        let isName = head.last == "'" || label.first.map { !$0.isUppercase } ?? true
        name = isName ? label : nil
        className = isName ? nil : label.split(separator: ".").last.map(String.init)
        (self.address, self.text) = (address, text)
    }

    /// Where the class or name begins that a text ends with.
    static func start(of head: Substring) -> Substring.Index {
        let quoted = head.last == "'" ? head.dropLast() : head
        let behind = quoted.lastIndex { " [('<,*".contains($0) }.map(head.index(after:))
        return behind ?? head.startIndex
    }

    /// `'Sign in'` at the front.
    static func takeQuoted(_ text: inout Substring) -> String? {
        guard text.first == "'", let end = text.dropFirst().firstIndex(of: "'") else { return nil }
        let quoted = String(text.dropFirst()[..<end])
        text = text[text.index(after: end)...]
        return quoted
    }

    /// `label “Sign in”`, as sentences name it.
    package var words: String {
        (className ?? name ?? "") + (text.map { " “" + $0 + "”" } ?? "")
    }
}
