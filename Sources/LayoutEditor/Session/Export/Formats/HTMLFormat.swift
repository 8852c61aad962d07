import CommandLanguage
import LayoutPreview
import LayoutStore
import StackCore

extension ExportFormat {
    /// The page that `preview` serves, as one file that needs no server.
    static let html = text(
        "html", extensions: ["html", "htm"], pictureOptions: [PictureOptions.severalDevices]
    ) {
        documents throws(CommandError) in
        let session = documents.session
        let devices = try documents.pictures.devicesOfPage(in: session)
        let point = try documents.point.map { point throws(CommandError) in
            try session.operation(at: point)
        }
        let data = try PageData(
            documents.numbered, at: point ?? session.file.head, on: devices, in: session)
        return Page.alone(data: data.json)
    }
}
