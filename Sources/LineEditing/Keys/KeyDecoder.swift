/// A decoder that turns the bytes sent by a terminal into keys. It reads UTF-8, control characters,
/// CSI and SS3 sequences, and bracketed paste.
package struct KeyDecoder: Sendable {
    private enum State: Sendable {
        case ground
        /// In the middle of a UTF-8 character: its bytes so far.
        case character([UInt8])
        /// After an Escape byte. It may be the Escape key itself, stand for the Alt key together
        /// with the next character, or begin a sequence.
        case escape
        /// After `ESC [`: the bytes of a CSI sequence so far.
        case sequence([UInt8])
        /// After `ESC O`, which begins an SS3 sequence.
        case single
        case paste([UInt8])
    }

    private var state = State.ground
    /// Whether a second Escape came before the Escape of a sequence. Some terminals send Alt with
    /// an arrow key in this way.
    private var hasAlt = false

    /// The maximum length of a CSI sequence, in bytes. All known sequences are shorter.
    private static let longest = 32
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    private static let escape: UInt8 = 0x1B

    package init() {}

    /// Whether the bytes so far may be either a complete key or the start of a longer sequence. The
    /// caller then waits briefly for another byte, and calls `finish` if none comes.
    package var isUndecided: Bool {
        switch state {
        case .escape, .sequence, .single: true
        default: false
        }
    }

    /// Decodes the next byte. Returns the key that the byte completes; nil if more bytes are
    /// needed.
    package mutating func decode(_ byte: UInt8) -> Key? {
        switch state {
        case .ground: return begin(byte)
        case .character(let bytes): return decodeCharacter(bytes + [byte])
        case .escape: return decodeAfterEscape(byte)
        case .sequence(let bytes): return decodeSequence(bytes, byte)
        case .single:
            state = .ground
            return arrow(byte, modified())
        case .paste(var bytes):
            // Changing `state` releases its reference to the array of bytes. Otherwise appending a
            // byte would copy the array, which is slow for a long paste.
            state = .ground
            bytes.append(byte)
            guard byte == UInt8(ascii: "~"), bytes.suffix(6) == Self.pasteEnd[...] else {
                state = .paste(bytes)
                return nil
            }
            return Key(.paste(Self.text(bytes.dropLast(6))))
        }
    }

    /// Ends the key that is being decoded, because no further byte has arrived. Returns this key;
    /// nil if the bytes so far form no key.
    package mutating func finish() -> Key? {
        defer { (state, hasAlt) = (.ground, false) }
        switch state {
        case .escape: return Key(.escape)
        // The user pressed Alt and a bracket.
        case .sequence(let bytes): return bytes.isEmpty ? .alt("[") : Key(.unknown)
        case .single: return .alt("O")
        default: return nil
        }
    }

    // MARK: Decoding characters

    private mutating func begin(_ byte: UInt8) -> Key? {
        switch byte {
        case Self.escape:
            state = .escape
            return nil
        case 0x80...: return decodeCharacter([byte])
        default: return Key(Self.name(byte), Self.isControl(byte) ? .control : [])
        }
    }

    private mutating func decodeCharacter(_ bytes: [UInt8]) -> Key? {
        state = .ground
        assert(1...4 ~= bytes.count, "a character of \(bytes.count) bytes is not UTF-8")
        if let text = String(validating: bytes, as: UTF8.self), let character = text.first {
            return Key(.character(character), modified())
        }
        if bytes.count < Self.length(bytes[0]), bytes.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 })
        {
            state = .character(bytes)
            return nil
        }
        return Key(.character("\u{FFFD}"), modified())
    }

    private static func length(_ first: UInt8) -> Int {
        switch first {
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 1
        }
    }

    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x20 && ![0x08, 0x09, 0x0A, 0x0D].contains(byte)
    }

    private static func name(_ byte: UInt8) -> Key.Name {
        switch byte {
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x08, 0x7F: .backspace
        case 0x01...0x1A: .character(Character(Unicode.Scalar(byte + 0x60)))
        case 0..<0x20: .character(Character(Unicode.Scalar(byte + 0x40)))
        default: .character(Character(Unicode.Scalar(byte)))
        }
    }

    // MARK: Decoding escape sequences

    private mutating func modified(_ others: Key.Modifiers = []) -> Key.Modifiers {
        defer { hasAlt = false }
        return hasAlt ? others.union(.alt) : others
    }

    private mutating func decodeAfterEscape(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "["): state = .sequence([])
        case UInt8(ascii: "O"): state = .single
        case Self.escape where !hasAlt: hasAlt = true
        case Self.escape: return finish()
        case 0x80...:
            hasAlt = true
            return decodeCharacter([byte])
        default:
            (state, hasAlt) = (.ground, false)
            return Key(Self.name(byte), Self.isControl(byte) ? [.control, .alt] : .alt)
        }
        return nil
    }

    private mutating func decodeSequence(_ bytes: [UInt8], _ byte: UInt8) -> Key? {
        guard byte < 0x40 || byte > 0x7E else {
            state = .ground
            return key(of: bytes, ending: byte)
        }
        state = bytes.count < Self.longest ? .sequence(bytes + [byte]) : .ground
        return nil
    }

    private mutating func key(of bytes: [UInt8], ending final: UInt8) -> Key? {
        let numbers = String(decoding: bytes, as: UTF8.self)
            .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
        let pressed = numbers.count > 1 ? Key.Modifiers(rawValue: max(0, numbers[1] - 1)) : []
        let modifiers = modified(pressed)
        switch final {
        case UInt8(ascii: "Z"): return Key(.tab, modifiers.union(.shift))
        case UInt8(ascii: "~"):
            if numbers[0] == 200 {
                state = .paste([])
                return nil
            }
            return Key(Self.names[numbers[0]] ?? .unknown, modifiers)
        default: return arrow(final, modifiers)
        }
    }

    /// The keys that are sent as `ESC [ NUMBER ~` (xterm, rxvt, the Linux console).
    private static let names: [Int: Key.Name] = [
        1: .home, 7: .home, 4: .end, 8: .end, 3: .delete, 5: .pageUp, 6: .pageDown,
    ]

    private func arrow(_ final: UInt8, _ modifiers: Key.Modifiers) -> Key {
        let name: Key.Name =
            switch final {
            case UInt8(ascii: "A"): .up
            case UInt8(ascii: "B"): .down
            case UInt8(ascii: "C"): .right
            case UInt8(ascii: "D"): .left
            case UInt8(ascii: "H"): .home
            case UInt8(ascii: "F"): .end
            case UInt8(ascii: "M"): .enter
            default: .unknown
            }
        return Key(name, modifiers)
    }

    /// Normalizes pasted text: all line breaks become `\n`, and tabs become spaces so that they do
    /// not start completion.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        var result = String.UnicodeScalarView()
        var isBehindReturn = false
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\n" where isBehindReturn: break
            case "\r": result.append("\n")
            case "\t": result.append(" ")
            default: result.append(scalar)
            }
            isBehindReturn = scalar == "\r"
        }
        return String(result)
    }
}
