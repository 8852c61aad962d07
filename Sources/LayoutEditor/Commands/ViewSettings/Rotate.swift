import CommandLanguage
import LayoutSession
import StackCore

/// The `rotate` command: switches between portrait and landscape in the shell, without changing the
/// file.
struct Rotate: ViewSettingCommand {
    static let usage = Usage(
        .environment, ["rotate"],
        summary: "rotates the device that the layout is shown on",
        discussion: """
            From portrait to landscape and back. The document stays unchanged; `set \
            document.orientation` changes it.
            """,
        examples: ["rotate"])

    init(_ match: Match) throws(CommandError) {}

    func apply(to request: inout LayoutRequest, own: LayoutEnvironment?) {
        let now = request.orientation ?? own?.orientation ?? .portrait
        // If the new orientation is the document's own, `request` stores nil. So two rotations
        // leave `request` unchanged.
        request.orientation = now.turned == own?.orientation ? nil : now.turned
    }

    func edit(of document: Document) -> String {
        document.properties[.orientation] == .orientation(.landscape)
            ? "reset document.orientation" : "set document.orientation landscape"
    }
}

extension Orientation {
    fileprivate var turned: Orientation { self == .portrait ? .landscape : .portrait }
}
