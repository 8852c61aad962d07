package import CommandLanguage
import LayoutFormats
import StackCore

/// A value of `--name`: `NAME`, or `SCENE=NAME` if the file has several scenes.
package struct ImportName: Hashable, Sendable {
    /// The name of the scene; nil to mean the file's only scene.
    private let scene: SourceText?
    fileprivate let name: SourceText

    fileprivate init(_ word: Word) throws(CommandError) {
        if let (scene, name) = word.split(at: "=") {
            (self.scene, self.name) = (scene, name)
        } else {
            (scene, name) = (nil, word.source)
        }
        if !Name.isValid(name.text) { throw CommandError(invalidName: name) }
    }

    /// Returns the index in `documents` of the document that gets the name. Throws if there is no
    /// such document, or if no scene is named although there are several documents.
    fileprivate func index(in documents: [ImportedDocument]) throws(CommandError) -> Int {
        let names = documents.map(\.name)
        guard let scene else {
            if names.count == 1 { return 0 }
            throw CommandError(
                .usage, "the file has \(names.count) scenes: name the one for \(name.text)",
                hint: "--name SCENE=\(name.text), with one of: " + names.joined(separator: " "))
        }
        if let index = names.firstIndex(of: scene.text) { return index }
        throw CommandError(
            .unknownDocument, "there is no scene \(scene.text) in the file",
            hint: Suggestion.hint(for: scene.text, among: names)
                ?? "one of: " + names.joined(separator: " "))
    }
}

extension [ImportName] {
    /// Returns the given names by the index of the document that gets the name. Throws if one
    /// document is given two names, or if a name is for a document that does not exist.
    func assigned(to documents: [ImportedDocument]) throws(CommandError) -> [Int: SourceText] {
        var result: [Int: SourceText] = [:]
        for item in self {
            let index = try item.index(in: documents)
            if result.updateValue(item.name, forKey: index) != nil {
                throw CommandError(.usage, "\(documents[index].name) is given two names")
            }
        }
        return result
    }
}

extension Argument where Value == ImportName {
    /// An argument that names the document of an imported scene: `NAME` or `SCENE=NAME`.
    package static var importName: Self {
        Argument("[SCENE=]NAME", .newName) { word throws(CommandError) in try ImportName(word) }
    }
}
