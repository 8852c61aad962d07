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
        let classes = classes(documents, options)
        let declarations = classes.flatMap(\.declarations) + SwiftHelpers(classes).code
        return source(declarations, importing: classes.flatMap(\.modules))
    }

    /// Returns a file for each document, and one with the helpers that they share.
    package static func files(
        _ documents: [CodeDocument], options: CodeOptions = CodeOptions()
    ) -> [SwiftFile] {
        let classes = classes(documents, options)
        let files = classes.map {
            SwiftFile(
                name: $0.name, source: source($0.declarations, importing: $0.modules),
                views: $0.viewNames)
        }
        let helpers = SwiftHelpers(classes, access: "").code.filter { !$0.isEmpty }
        if helpers.isEmpty { return files }
        return files + [
            SwiftFile(name: "LayoutHelpers", source: source(helpers, importing: []), views: [])
        ]
    }

    private static func classes(
        _ documents: [CodeDocument], _ options: CodeOptions
    ) -> [SwiftClass] {
        // The classes of views are the app's, so no generated class gets their names.
        var taken = ClassNames(Set(documents.flatMap(SwiftViewClass.custom)))
        return documents.map { SwiftClass($0, options, taken: &taken) }
    }

    private static func source(_ code: [[SwiftText]], importing modules: [String]) -> String {
        let imports = Set(modules).union(["UIKit"]).sorted()
        return SwiftText.spaced([SwiftText.lines(imports.map { "import " + $0 })] + code)
            .source(width: 100)
    }

    /// Returns whether the text can be the name of a generated class.
    package static func isClassName(_ text: String) -> Bool {
        SwiftIdentifier.isType(text) && !text.hasPrefix("UI")
    }
}

/// A file of generated Swift code.
package struct SwiftFile {
    /// The name of its first class, which is the name of the file.
    package let name: String
    package let source: String
    /// The names of the properties with the document's views; those of a cell are preceded by the
    /// cell's class and a period.
    package let views: [(id: ViewID, name: String)]
}
