import CommandLanguage
import LayoutSession
import StackCore

/// The `device` command: sets the device or screen size for which the shell shows layouts.
struct SetDevice: ViewSettingCommand {
    private static let device = Argument.device("ID|WxH")

    static let usage = Usage(
        .environment,
        ["device", "default"], ["device", device.once, .options([ExportOptions.canvas])],
        summary: "shows the layout on another device, or in a size in points",
        discussion: """
            `layoutedit devices` lists the devices. A size has no safe area and 2 pixels a point; \
            `default` is the document's own device. The document stays unchanged; `set \
            document.device` changes it. A document from Xcode is shown as in an app when the \
            device is not its own; with `--canvas` it is laid out as if it had been saved for the \
            device.
            """,
        examples: ["device iphone-15", "device 400x300", "device default"])

    private let device: DeviceReference?
    private let isCanvas: Bool

    init(_ match: Match) throws(CommandError) {
        device = try match[optional: Self.device]
        isCanvas = match.has("--canvas")
    }

    func apply(to request: inout LayoutRequest, own: LayoutEnvironment?) {
        request.device = device?.name
        request.isCanvas = isCanvas
        // A previously chosen size would take precedence over the device, so it is removed.
        request.size = nil
    }

    func edit(of document: Document) -> String {
        guard let device else { return "reset document.device" }
        return "set document.device " + CommandQuoting.word(device.name)
    }
}
