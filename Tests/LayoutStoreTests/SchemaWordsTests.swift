import Foundation
import StackCore
import Testing

@testable import LayoutStore

/// Returns the words of the first `column IN (…)` after the last `start` in the schema, so that a
/// table's latest definition counts.
private func words(of column: String, behind start: String) -> [String] {
    let text = Migrations.files.map(\.text).joined()
    let table = text[text.range(of: start, options: .backwards)!.upperBound...]
    let list = table[table.range(of: column + " IN (")!.upperBound...].prefix { $0 != ")" }
    return list.split(separator: ",").map { $0.filter { $0 != "'" && !$0.isWhitespace } }
}

private func keys(_ has: (PropertyDefinition.Owner) -> Bool) -> [String] {
    PropertyKey.allCases.filter { has($0.definition.owner) }.map(\.spelling)
}

private func keys(_ has: (PropertyType) -> Bool, in owned: [String]) -> [String] {
    PropertyKey.allCases.filter { has($0.type) && owned.contains($0.spelling) }.map(\.spelling)
}

private let viewKeys = keys { owner in ViewKind.allCases.contains { owner.includes($0) } }
private let constraintKeys = keys(\.includesConstraints)
private let documentKeys = keys(\.includesDocuments)

@Suite struct SchemaWords {
    @Test func `new files are spelled as the program spells content`() {
        #expect(Schema.current.spelling === StoredSpelling.current)
        #expect(
            Schema.current.spellings.map(\.version) == Array(1...StoredSpelling.current.version))
    }

    @Test func `kinds, guides, attributes, relations`() {
        let kinds = ViewKind.allCases.filter { $0.storedKind == $0 }
        #expect(words(of: "kind", behind: "TABLE view ") == kinds.map(\.rawValue))
        for side in ["first", "second"] {
            let table = "TABLE layout_constraint"
            #expect(words(of: side + "_guide", behind: table) == GuideKind.allCases.map(\.rawValue))
            #expect(
                words(of: side + "_attribute", behind: table)
                    == LayoutAttribute.allCases.map(\.rawValue))
        }
        #expect(
            words(of: "relation", behind: "TABLE layout_constraint")
                == Relation.allCases.map(\.rawValue))
    }

    @Test(arguments: [
        ("document_property", documentKeys), ("view_property", viewKeys),
        ("constraint_property", constraintKeys),
    ])
    func `keys and size classes`(_ table: String, _ expected: [String]) {
        let start = "TABLE " + table
        #expect(words(of: "key", behind: start) == expected)
        #expect(words(of: "width", behind: start) == SizeClass.allCases.map(\.rawValue))
        #expect(words(of: "height", behind: start) == SizeClass.allCases.map(\.rawValue))
    }

    @Test(arguments: [("view_property", viewKeys), ("constraint_property", constraintKeys)])
    func `flags and numbers`(_ table: String, _ owned: [String]) {
        let start = "TABLE " + table
        let flags = keys({ $0 == .flag }, in: owned)
        let numbers = keys(
            {
                switch $0 {
                case .number, .wholeNumber: true
                default: false
                }
            }, in: owned)
        #expect(words(of: "WHEN key", behind: start) == flags)
        #expect(words(of: "WHEN key", behind: start + " ", after: "(0, 1)") == numbers)
    }

    @Test(arguments: PropertyKey.allCases)
    func `values of closed lists`(_ key: PropertyKey) {
        guard !key.type.words.isEmpty, key.type != .flag else { return }
        let start = viewKeys.contains(key.spelling) ? "TABLE view_property" : "TABLE document_prop"
        let when =
            start.contains("view") ? "WHEN key = '\(key.spelling)'" : "WHEN '\(key.spelling)'"
        let listed = words(of: "THEN value", behind: when)
        let canonical = key.type.words.filter { key.type.parse($0)!.spelling == $0 }
        #expect(listed == canonical)
    }
}

/// Returns the words of `column IN (…)` after the last `start` and then `mark`.
private func words(of column: String, behind start: String, after mark: String) -> [String] {
    let text = Migrations.files.map(\.text).joined()
    let table = text[text.range(of: start, options: .backwards)!.upperBound...]
    let rest = String(table[table.range(of: mark)!.upperBound...])
    let list = rest[rest.range(of: column + " IN (")!.upperBound...].prefix { $0 != ")" }
    return list.split(separator: ",").map { $0.filter { $0 != "'" && !$0.isWhitespace } }
}
