/// Identifiers in Interface Builder's form, `aB3-dE-6gH`, derived from the role and name of the
/// identified object.
///
/// Every export of a document gives the same identifiers. The name from which an identifier is
/// derived is stored in the element too. So an import recognizes a derived identifier, and does not
/// import it as a property.
enum DerivedID {
    /// Returns the derived identifier of an object in Interface Builder's form.
    ///
    /// - Parameters:
    ///   - role: `view`, `constraint`, or another kind of object
    ///   - name: the object's name, unique among the objects of the role
    ///   - scene: the name of the scene in its file
    ///   - attempt: a number that gives another identifier if the first one is taken
    static func of(_ role: String, _ name: String, in scene: String, attempt: Int = 0) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in [role, name, scene, String(attempt)] {
            // The hash is FNV-1a. Each part ends with a byte that never occurs in UTF-8, so that
            // parts cannot run together.
            for byte in Array(part.utf8) + [0xFF] {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
        }
        return spell(mix(hash))
    }

    /// The last step of the hash function SplitMix64. After it, every digit of the identifier
    /// depends on every bit of the hash.
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
