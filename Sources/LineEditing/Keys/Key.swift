/// A key press with its modifiers, as a terminal reports it.
package struct Key: Hashable, Sendable {
    package enum Name: Hashable, Sendable {
        /// A key that types one character; with the modifier `control`, the letter pressed together
        /// with Control.
        case character(Character)
        case up, down, left, right, home, end, pageUp, pageDown
        case delete, backspace, enter, tab, escape
        /// Pasted text, with its line breaks normalized to `\n`.
        case paste(String)
        /// An escape sequence that this program does not use.
        case unknown
    }

    /// The modifier keys that were held down.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        // The bits are the second number of a CSI sequence minus 1 (xterm's ctlseqs).
        package static let shift = Modifiers(rawValue: 1)
        package static let alt = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)
    }

    let name: Name
    let modifiers: Modifiers

    package init(_ name: Name, _ modifiers: Modifiers = []) {
        self.name = name
        self.modifiers = modifiers
    }

    /// Returns the key for a letter that is pressed together with Control.
    package static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }
    static func alt(_ letter: Character) -> Key { Key(.character(letter), .alt) }
}
