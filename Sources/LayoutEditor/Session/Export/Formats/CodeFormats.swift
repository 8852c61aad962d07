import CommandLanguage
import LayoutFormats
import LayoutProject
import LayoutStore
import StackCore

extension ExportFormat {
    /// UIKit code that builds the layout.
    static let swift = code("swift", .uiKit)

    /// SwiftUI code, with UIKit code for views to which SwiftUI would give other frames.
    static let swiftUI = code("swiftui", .swiftUI)

    private static func code(_ name: String, _ framework: CodeFramework) -> ExportFormat {
        ExportFormat(name, extensions: ["swift"], codeOptions: ExportOptions.code) {
            documents throws(CommandError) in
            let (options, notes) = (documents.codeOptions, documents.chosen.unknownNotes)
            if options.className != nil, documents.chosen.count > 1 {
                throw CommandError(
                    .usage,
                    "--class names one type, and there are \(documents.chosen.count) documents",
                    hint: "add the name of one document")
            }
            let (oldest, target) = (framework.oldestTarget, options.deploymentTarget)
            if target < oldest {
                let isForUIKit = target >= CodeFramework.uiKit.oldestTarget
                throw CommandError(
                    .usage,
                    "\(framework == .uiKit ? "UIKit" : "SwiftUI") code needs iOS \(oldest) or later",
                    hint: isForUIKit
                        ? "--format swift writes code for iOS \(target)"
                        : "--deployment-target \(oldest)")
            }
            let code = try documents.code(framework)
            if documents.isForFolder {
                let files = framework.files(code, options)
                try check(files.map(\.source).joined(), for: target)
                return ExportedFile(
                    bytes: [], notes: notes + files.flatMap { SwiftFile.remarks(in: $0.source) },
                    files: files.map { ($0.name + ".swift", Array($0.source.utf8)) })
            }
            let source = framework.source(code, options)
            try check(source, for: target)
            return ExportedFile(
                bytes: Array(source.utf8), notes: notes + SwiftFile.remarks(in: source))
        }
    }

    /// Throws if the code contains a name that does not exist in the version of iOS for which it is
    /// exported.
    private static func check(_ source: String, for target: Int) throws(CommandError) {
        guard let found = CodeFramework.newName(in: source, for: target) else { return }
        let name = found.name.filter { !" (:".contains($0) }
        throw CommandError(
            .usage, "the code needs iOS \(found.version) or later, because it contains \(name)",
            hint: "--deployment-target \(found.version)")
    }
}

extension ExportedDocuments {
    /// Returns the documents with the outlets and actions of the files that they were imported
    /// from. For UIKit, the result also includes views of a scene outside the view controller's
    /// root view, if the controller or its bars refer to them.
    fileprivate func code(_ framework: CodeFramework) throws(CommandError) -> [CodeDocument] {
        var scenes: [String: [SceneConnections]] = [:]
        var result: [CodeDocument] = []
        var (pending, known) = (chosen, Set(chosen.map(\.name)))
        while !pending.isEmpty {
            let item = pending.removeFirst()
            var connections: SceneConnections?
            if let source = SourceReference(of: item.document) {
                if scenes[source.hash] == nil {
                    scenes[source.hash] = try self.connections(source.hash)
                }
                let all = scenes[source.hash] ?? []
                connections = all.indices.contains(source.scene) ? all[source.scene] : nil
                if framework == .uiKit, let besides = connections?.besides {
                    pending += self.all.filter { other in
                        SourceReference(of: other.document)?.hash == source.hash
                            && besides.contains(
                                other.document[.root].properties.value(.objectID) ?? "")
                            && known.insert(other.name).inserted
                    }
                }
            }
            result.append(
                CodeDocument(
                    name: item.name, document: try session.shown(item.document.withoutUnknown),
                    connections: connections, translated: translatedTexts(item.document)))
        }
        return result
    }

    /// Returns the texts of a document that the project translates to another text in some
    /// language.
    private func translatedTexts(_ document: Document) -> Set<String> {
        guard let project = session.project else { return [] }
        let others = project.languages.dropFirst().filter { $0 != PseudoLanguage.code }
        let keys: [PropertyKey] = [.text, .placeholder, .subtitle]
        var result: Set<String> = []
        for other in others.map({ project.translated(document, $0, .phone) }) {
            for view in document.allViews {
                for key in keys where view.properties[key] != other[view.id].properties[key] {
                    result.insert(view.properties[key]?.spelling ?? "")
                }
            }
            let titles = [document, other].map { $0.properties.value(.navigationTitle) }
            if titles[0] != titles[1], let title = titles[0] { result.insert(title) }
        }
        return result
    }

    /// Returns the connections of each scene of an imported file; empty if the file can no longer
    /// be read.
    private func connections(_ hash: String) throws(CommandError) -> [SceneConnections] {
        let bytes = try session.reading { try session.file.source(hash) }
        return (try? SceneConnections.all(in: bytes)) ?? []
    }
}
