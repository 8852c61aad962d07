import TestKit

/// Numbers, names and texts that break programs which do not validate their input.
struct ForgedNumbers {
    static let extremes = [
        -1, 0, 1, 2, 3, 7, 255, 256, 65_536, 199_999, 200_000, 399_999, 400_000, 400_001, 1_999_999,
        2_000_001, 1 << 31, 1 << 32, 1 << 40, (1 << 40) + 1, 1 << 52, (1 << 52) + 1,
        999_999_999_999_999_999, Int.max, Int.min, -(1 << 40),
    ]

    /// Returns a number near `number`, or an extreme one.
    static func other(than number: Int, _ random: inout SeededGenerator) -> Int {
        if random.once(in: 3) { return random.pick(extremes) }
        return number &+ Int.random(in: -4...4, using: &random)
    }

    static let texts = [
        "", "a", "view", "form", "-", "0", "1a", "a b", "\u{0}", "\u{FFFE}", "\u{202E}", "\n", "\t",
        "é", "e\u{301}", "\\", "=", "nan", "inf", "1e999", "1000001", "-1e6", "0.1", "none",
        "system",
        "99999999x1", "1,2,3,4", "@ 1", String(repeating: "x", count: 10_001),
        String(repeating: "n", count: 200_000), "iphone-15", "9999999x9999999", "../../etc/passwd",
    ]
}
