/// A key, or several pressed together, as a terminal tells them.
package struct Key: Hashable, Sendable {
    package enum Name: Hashable, Sendable {
        /// One character, without Control.
        case character(Character)
        case up, down, left, right, home, end, pageUp, pageDown
        case delete, backspace, enter, tab, escape
        /// Text that was pasted, with its line ends as `\n`.
        case paste(String)
        /// A sequence that means nothing here.
        case unknown
    }

    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        // The bits are those of the second number of a CSI sequence, less one (xterm's ctlseqs).
        package static let shift = Modifiers(rawValue: 1)
        package static let alt = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)
    }

    package let name: Name
    package let modifiers: Modifiers

    package init(_ name: Name, _ modifiers: Modifiers = []) {
        self.name = name
        self.modifiers = modifiers
    }

    package static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }
    package static func alt(_ letter: Character) -> Key { Key(.character(letter), .alt) }
}
