import CommandLanguage
import LayoutFormats

extension ExportFormat {
    /// The constraints as a graph for Graphviz.
    static let dot = text("dot", extensions: ["dot", "gv"]) { documents throws(CommandError) in
        DotExport.dot(try documents.laidOut())
    }
}
