import StackCore

/// The screen that the document is laid out for.
struct SetDevice: EditCommand {
    private static let device = Argument.device("ID|WxH")

    static let usage = Usage(
        .environment,
        ["device", device.once],
        summary: "sets the device, or a bare size in points",
        discussion:
            "`layoutedit devices` lists them. A size has no safe area and 2 pixels a point.",
        examples: ["device iphone-15", "device 400x300"])

    private let device: DeviceReference

    init(_ match: Match) throws(CommandError) { device = try match[Self.device] }

    func change(_ plan: inout EditPlan) throws {
        try plan.setProperty(.device, of: .document, to: .text(device.name))
        // A freeform document's own size would win over the device.
        try plan.setProperty(.design, of: .document, to: nil)
    }
}
