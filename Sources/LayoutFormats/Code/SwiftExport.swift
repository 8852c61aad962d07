package import StackCore

/// Exports documents as UIKit code without storyboards: one class per document.
///
/// A document of a screen becomes a view controller; a document of a view or cell becomes a view.
/// Properties that Swift code cannot express become comments.
package enum SwiftExport {
    /// Returns the source of a Swift file with a class for each document.
    package static func swift(
        _ documents: [CodeDocument], options: CodeOptions = CodeOptions()
    ) -> String {
        CodeUnits(units(documents, options)).source
    }

    /// Returns a file for each document, and one with the helpers that they share.
    package static func files(
        _ documents: [CodeDocument], options: CodeOptions = CodeOptions()
    ) -> [SwiftFile] {
        CodeUnits(units(documents, options)).files
    }

    private static func units(
        _ documents: [CodeDocument], _ options: CodeOptions
    ) -> [CodeUnits.Unit] {
        // The classes of views are the app's, so no generated class gets their names.
        var taken = ClassNames(Set(documents.flatMap(SwiftViewClass.custom)))
        return documents.map { document in
            let made = SwiftClass(document.withoutUsualPriorities, options, taken: &taken)
            return CodeUnits.Unit(
                name: made.name, declarations: made.declarations, modules: ["UIKit"] + made.modules,
                classes: [made])
        }
    }

    /// Returns whether the text can be the name of a generated class.
    package static func isClassName(_ text: String) -> Bool {
        SwiftIdentifier.isType(text) && !text.hasPrefix("UI")
    }
}

/// A file of generated Swift code.
package struct SwiftFile {
    /// The name of its first type, which is the name of the file.
    package let name: String
    package let source: String
    /// The names of the properties with the document's views; those of a cell are preceded by the
    /// cell's class and a period.
    package let views: [(id: ViewID, name: String)]
}

/// The generated code of several documents.
struct CodeUnits {
    /// The code of one document.
    struct Unit {
        let name: String
        let declarations: [[SwiftText]]
        let modules: [String]
        /// The UIKit classes among the declarations.
        let classes: [SwiftClass]
    }

    private let units: [Unit]

    init(_ units: [Unit]) { self.units = units }

    /// The source of one file with all units.
    var source: String {
        if units.isEmpty { return "" }
        return Self.source(
            units.flatMap(\.declarations) + SwiftHelpers(units).code, units.flatMap(\.modules))
    }

    /// A file for each unit, and one with the helpers that they share.
    var files: [SwiftFile] {
        let helpers = SwiftHelpers(units, access: "")
        let shared = helpers.code.filter { !$0.isEmpty }
        return units.map {
            SwiftFile(
                name: $0.name, source: Self.source($0.declarations, $0.modules),
                views: $0.classes.flatMap(\.viewNames))
        }
            + (shared.isEmpty
                ? []
                : [
                    SwiftFile(
                        name: "LayoutHelpers", source: Self.source(shared, helpers.modules),
                        views: [])
                ])
    }

    private static func source(_ code: [[SwiftText]], _ modules: [String]) -> String {
        SwiftText.spaced([SwiftText.lines(Set(modules).sorted().map { "import " + $0 })] + code)
            .source(width: 100)
    }
}
