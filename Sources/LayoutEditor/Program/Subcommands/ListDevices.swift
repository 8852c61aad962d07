import CommandLanguage
import LayoutFormats
import LayoutReplies
import StackCore

/// The `devices` subcommand: lists the devices that the program knows.
struct ListDevices: ProgramCommand {
    static let usage = Usage(
        .program,
        ["devices", .options([.json, .noPager])],
        summary: "lists the devices: size in points, pixels per point, size classes in portrait",
        examples: ["devices"])

    let isJSON: Bool
    private let pages: Bool

    init(_ match: Match) throws(CommandError) {
        isJSON = match.has("--json")
        pages = !match.has("--no-pager")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let rows = Device.all.map { device in
            [
                device.id, device.portraitSize.spelling,
                "@" + NumberSpelling.spell(device.scale) + "x",
                device.sizeClasses(.portrait).spelling, device.others.joined(separator: ", "),
            ]
        }
        shell.printer(isJSON: isJSON, pages: pages).print(
            Outcome(
                command: "devices",
                reply: .data(
                    TextTable(rows).text, [("devices", .array(Device.all.map(\.json)))])))
        return .done
    }
}
