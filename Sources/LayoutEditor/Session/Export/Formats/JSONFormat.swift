import CommandLanguage
import LayoutFormats

extension ExportFormat {
    /// Frames, conflicts and what is ambiguous, for programs.
    static let json = text("json") { documents throws(CommandError) in
        FramesExport.json(
            try documents.laidOut(), unrounded: documents.session.settings.unrounded
        ).text
    }
}
