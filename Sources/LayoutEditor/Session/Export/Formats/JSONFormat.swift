import CommandLanguage
import LayoutFormats

extension ExportFormat {
    /// The frames, conflicts and ambiguous views, for programs.
    static let json = text("json") { documents throws(CommandError) in
        FramesExport.json(
            try documents.laidOut(), unrounded: documents.session.settings.unrounded
        ).text
    }
}
