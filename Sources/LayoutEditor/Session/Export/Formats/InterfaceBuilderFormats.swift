import CommandLanguage
import LayoutFormats

extension ExportFormat {
    static let xib = interfaceBuilder(.xib)
    static let storyboard = interfaceBuilder(.storyboard)

    private static func interfaceBuilder(_ kind: InterfaceBuilderKind) -> ExportFormat {
        ExportFormat(kind.rawValue, isNoted: true) { documents throws(CommandError) in
            try ExportedInterfaceBuilderFile(
                documents.chosen, among: documents.all, kind, in: documents.session
            ).write(updatesFrames: documents.updatesFrames)
        }
    }
}
