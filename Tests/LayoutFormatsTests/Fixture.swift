import Foundation
import StackCore

@testable import LayoutFormats

/// Files of the repository, and documents imported from them.
enum Fixture {
    /// The root folder of the repository.
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the bytes of a file, given its path from the root of the repository.
    static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: root.appending(path: path)))
    }

    static func text(_ path: String) throws -> String {
        String(decoding: try bytes(path), as: UTF8.self)
    }

    static func file(_ name: String) throws -> ImportedFile {
        try InterfaceBuilderImport.read(bytes("Tests/Fixtures/interface-builder/" + name))
    }

    static func example(_ name: String) throws -> Document {
        let file = try InterfaceBuilderImport.read(bytes("Examples/" + name))
        return try Document(built: file.documents[0])
    }
}

extension Document {
    /// Builds the document from an import's edits.
    init(built imported: ImportedDocument) throws {
        self.init()
        for edit in imported.edits { try apply(edit) }
    }

    /// Returns the spelling of a property of a view or constraint; nil if it is not set.
    func spelling(_ key: PropertyKey, of name: String, _ condition: SizeClasses = .base) -> String?
    {
        item(named: name).flatMap { properties(of: $0) }?[key, condition]?.spelling
    }

    /// Returns the settings of a view or constraint as commands spell them, without its identifier
    /// and without the left alignment of texts, which files do not state.
    func settings(_ name: String) -> [String] {
        let list = item(named: name).flatMap { properties(of: $0) }
        return (list?.entries ?? []).filter {
            $0.key != .objectID && $0.value != .textAlignment(.left)
        }.map(Self.spelling)
    }

    /// The settings of the document itself.
    var settings: [String] { properties.entries.map(Self.spelling) }

    private static func spelling(_ entry: PropertyList.Entry) -> String {
        let condition = entry.condition == .base ? "" : " for " + entry.condition.spelling
        return entry.key.spelling + " " + entry.value.spelling + condition
    }

    /// Returns a constraint's formula without its constant: `title.top = view.top`.
    func formula(_ name: String) -> String? {
        constraint(named: name).map { constraint in
            let second = constraint.second.map { " " + spelling($0) } ?? ""
            return spelling(constraint.first) + " " + constraint.relation.rawValue + second
        }
    }

    /// Returns the name of the constraint with this Interface Builder identifier.
    func constraintName(_ objectID: String) -> String? {
        allConstraints.first { $0.properties[.objectID] == .text(objectID) }?.name
    }
}
