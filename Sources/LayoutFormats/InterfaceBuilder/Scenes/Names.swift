import StackCore

/// Identifiers in Interface Builder's form, `aB3-dE-6gH`, that follow from what they are for.
///
/// The same document gives the same identifiers in every process. An import recognises them by the
/// name that stands beside them, and so does not take them for properties of the document.
enum DerivedID {
    /// - Parameters:
    ///   - role: `view`, `constraint`, or what kind of object it is
    ///   - name: unique among the objects of the role
    ///   - scene: the name of the scene in its file
    static func of(_ role: String, _ name: String, in scene: String, attempt: Int = 0) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in [role, name, scene, String(attempt)] {
            // FNV-1a; a byte that no UTF-8 has ends each part.
            for byte in Array(part.utf8) + [0xFF] {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
        }
        return spell(mix(hash))
    }

    /// SplitMix64's last step: every bit of the hash reaches every digit.
    private static func mix(_ hash: UInt64) -> UInt64 {
        var z = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    private static func spell(_ hash: UInt64) -> String {
        var rest = hash
        var digits: [UInt8] = []
        for _ in 0..<8 {
            digits.append(alphabet[Int(rest % 62)])
            rest /= 62
        }
        let groups = [digits[0..<3], digits[3..<5], digits[5..<8]]
        return groups.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    }

    private static let alphabet = Array(
        "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}

/// Gives names that are valid and that no other item of the document has.
struct NameAllocator {
    private var taken: Set<String> = []
    /// The number at which the search for a free name goes on, by name.
    private var next: [String: Int] = [:]

    /// Keeps a name from being given to anything.
    mutating func reserve(_ name: String) { taken.insert(name) }

    func isTaken(_ name: String) -> Bool { taken.contains(name) }

    /// `title`, `title2`, `title3` … for the same wish again and again.
    mutating func unique(_ wish: String) -> String {
        if taken.insert(wish).inserted { return wish }
        var number = next[wish] ?? 2
        while !taken.insert(wish + String(number)).inserted { number += 1 }
        next[wish] = number + 1
        return wish + String(number)
    }
}
