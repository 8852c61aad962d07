package import StackCore

/// Documents as UIKit code that needs no storyboard: a class a document, in one file.
///
/// A screen is a view controller, a view or cell that stands alone is a view of its own. What a document
/// keeps that code has no words for stands in a comment.
package enum SwiftExport {
    package static func swift(_ documents: [(name: String, document: Document)]) -> String {
        if documents.isEmpty { return "" }
        var taken: Set<String> = []
        let classes = documents.map { item in
            SwiftClass(item.document, name: item.name, taken: &taken)
        }
        let declarations = classes.map(\.code) + SwiftHelpers(classes).code
        return SwiftText.spaced([[.line("import UIKit")]] + declarations).source
    }

    /// What the class of a document's view controller or view is called, and what its views are called
    /// in it.
    package static func names(
        of document: Document, named name: String
    ) -> (type: String, views: [(id: ViewID, name: String)]) {
        var taken: Set<String> = []
        let type = SwiftClass(document, name: name, taken: &taken)
        return (type.name, document.subtree().map { ($0, type.names[$0]) })
    }
}
