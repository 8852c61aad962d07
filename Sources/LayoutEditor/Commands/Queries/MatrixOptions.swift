package import CommandLanguage
package import LayoutChecks
import LayoutFormats
import LayoutProject
import LayoutSession
import StackCore

/// The options that choose the devices, orientations, text sizes and directions in which a document
/// is checked. The shell's command `check` and the subcommand `layoutedit check` share them.
package struct MatrixOptions {
    private static let devices = Argument.deviceList
    private static let orientations = Argument.orientationList
    private static let textSizes = Argument<[ContentSizeCategory]>.severalOf(
        "all|SIZE,…", noun: "text size")
    private static let directions = Argument<[LayoutDirection]>.severalOf(
        "all|ltr,rtl", noun: "direction")
    private static let sweep = Argument.sweep

    package static let all = [
        Option("--devices", taking: devices.erased, "check each of these devices"),
        Option(
            "--orientations", taking: orientations.erased,
            "the orientations to check (default: both)"),
        Option("--orientation", taking: Argument.orientation.erased, "check only this orientation"),
        Option("--text-sizes", taking: textSizes.erased, "check each of these text sizes"),
        Option("--directions", taking: directions.erased, "check each of these reading directions"),
        Option("--split-view", "also check the widths of Split View on iPads"),
        Option(
            "--sweep", taking: sweep.erased,
            "check every width, or height, and report the failing ranges"),
    ].map { $0.of("layout options") }

    /// The layouts that the options request. Where no option was given, the document's own setting
    /// applies.
    package let matrix: CheckMatrix
    package let hasDevices: Bool
    /// Whether `--devices project` was given.
    private let choosesProject: Bool
    package let hasTextSizes: Bool
    /// Whether any option about devices, orientations, directions or widths was given.
    package let choosesLayouts: Bool

    /// Whether any of these options was given, including those about text sizes.
    package var areGiven: Bool { choosesLayouts || hasTextSizes }

    package init(_ match: Match) throws(CommandError) {
        var matrix = CheckMatrix()
        let devices = try match[optional: Self.devices]
        // `--devices project` means the same as no `--devices` option: the devices of the project.
        choosesProject = devices == [Argument<[String?]>.projectDevices]
        hasDevices = devices != nil && !choosesProject
        if let devices, hasDevices { matrix.devices = devices }
        if let only = try match[optional: .orientation] {
            matrix.orientations = [only]
        } else {
            matrix.orientations = try match[optional: Self.orientations]
        }
        if let sizes = try match[optional: Self.textSizes] { matrix.textSizes = sizes }
        if let directions = try match[optional: Self.directions] { matrix.directions = directions }
        matrix.hasSplitView = match.has("--split-view")
        matrix.sweep = try match[optional: Self.sweep]
        hasTextSizes = match.has("--text-sizes")
        choosesLayouts = [
            "--devices", "--orientations", "--orientation", "--directions", "--split-view",
            "--sweep",
        ].contains { match.has($0) }
        self.matrix = matrix
        try checkSweep()
    }

    /// Returns the layouts in which to check a document of a session. If no option chooses the
    /// devices, text sizes or directions, the layouts have the device, text size or direction that
    /// the session shows. If neither an option nor the session chooses an orientation, the layouts
    /// have the orientations that the app supports. Throws if the devices of a project are
    /// requested and the document belongs to no project.
    func matrix(
        for document: DocumentToCheck, in view: SessionView
    ) throws(CommandError) -> CheckMatrix {
        var matrix = matrix
        let request = view.request
        if choosesProject, document.screens == nil {
            throw CommandError(
                .usage, "--devices project: no Xcode project was found around this file",
                hint: "--devices all, or the names of devices")
        }
        if let screens = document.screens {
            matrix.take(screens, choosesDevices: choosesProject && matrix.sweep == nil)
        }
        if !hasDevices, !choosesProject, request.device != nil {
            matrix.devices = [request.device]
            matrix.orientations = matrix.orientations ?? request.orientation.map { [$0] }
        }
        if matrix.textSizes == [nil] { matrix.textSizes = [request.textSize] }
        if matrix.directions == [nil] { matrix.directions = [request.direction] }
        matrix.fonts = view.fonts(of: document.document)
        return matrix
    }

    /// Throws if `--sweep` is combined with `--split-view`, or with several devices, orientations,
    /// text sizes or directions, because a sweep examines the widths or heights of only one screen.
    private func checkSweep() throws(CommandError) {
        guard matrix.sweep != nil else { return }
        if matrix.hasSplitView {
            throw CommandError(
                .usage, "--sweep has its own widths, so it cannot be combined with --split-view")
        }
        let lists = [
            matrix.devices.count, matrix.orientations?.count ?? 1, matrix.textSizes.count,
            matrix.directions.count,
        ]
        if lists.contains(where: { $0 > 1 }) {
            throw CommandError(
                .usage, "--sweep takes one device, orientation, text size and direction")
        }
    }
}
