import Foundation
import StackCore

/// The words of some files, each once, for libFuzzer's dictionary.
enum Words {
    static func of(_ files: some Sequence<String>) throws -> [String] {
        var words: Set<String> = Set(PropertyKey.allCases.map(\.spelling))
        for file in files {
            let text = String(
                decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
            for word in text.split(whereSeparator: { !$0.isASCII || !($0.isLetter || $0 == "-") }) {
                if (2...40).contains(word.utf8.count) { words.insert(String(word)) }
            }
        }
        return words.sorted()
    }
}
