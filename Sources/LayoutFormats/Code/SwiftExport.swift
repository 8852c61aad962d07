package import StackCore

/// Exports documents as UIKit code without storyboards: one class per document, in one file.
///
/// A document of a screen becomes a view controller; a document of a view or cell becomes a view.
/// Properties that Swift code cannot express become comments.
package enum SwiftExport {
    /// Returns the source of a Swift file with a class for each document.
    package static func swift(
        _ documents: [CodeDocument], options: CodeOptions = CodeOptions()
    ) -> String {
        if documents.isEmpty { return "" }
        // The classes of views are the app's, so no generated class gets their names.
        var taken = Set(documents.flatMap { SwiftViewClass.custom(in: $0.document) })
        let classes = documents.map { SwiftClass($0, options, taken: &taken) }
        let declarations = classes.map(\.code) + SwiftHelpers(classes).code
        let imports = Set(classes.flatMap(\.modules)).union(["UIKit"]).sorted()
        return SwiftText.spaced([SwiftText.lines(imports.map { "import " + $0 })] + declarations)
            .source
    }

    /// Returns whether the text can be the name of a generated class.
    package static func isClassName(_ text: String) -> Bool {
        SwiftIdentifier.isType(text) && !text.hasPrefix("UI")
    }

    /// Returns the name of the class generated for a document, and the names of the properties that
    /// contain its views.
    package static func names(
        of document: Document, named name: String
    ) -> (type: String, views: [(id: ViewID, name: String)]) {
        var taken: Set<String> = []
        let type = SwiftClass(
            CodeDocument(name: name, document: document), CodeOptions(), taken: &taken)
        return (type.name, document.subtree().map { ($0, type.names[$0]) })
    }
}
