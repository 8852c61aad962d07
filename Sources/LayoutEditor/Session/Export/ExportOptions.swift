package import CommandLanguage
package import LayoutFormats
import LayoutRendering
package import LayoutStore
import StackCore

/// The options of `export`, in the language and on the command line.
package struct ExportOptions: Sendable {
    private static let device = Argument.device("ID")
    private static let path = Argument.path("PATH", "the file to write")
    private static let target = Argument.count("VERSION")
    private static let access = Argument<CodeOptions.Access>.oneOf(
        "public|internal", noun: "access level")
    private static let className = Argument.text("CLASS")

    /// All options of `export`, for the grammar of the command.
    package static let all =
        [
            Option(
                "--format", taking: Argument.format.erased,
                "the format (default: that of the extension of PATH, otherwise json)"),
            Option(
                "--output", taking: path.erased,
                "the file to write instead of standard output; swift, swiftui: or a folder, PATH/"),
            Option("--force", "replace an existing file"),
            Option(
                "--update-frames",
                "storyboard, xib: replace the stored frames of all views by the solved ones"),
        ] + code + layoutOnly + PictureOptions.all

    /// The options of generated code.
    static let code = [
        Option(
            "--deployment-target", taking: target.erased,
            "swift, swiftui: the oldest version of iOS that compiles it; 17 without it"),
        Option("--access", taking: access.erased, "swift, swiftui: who may use the types"),
        Option("--class", taking: className.erased, "swift, swiftui: the name of the type"),
    ]

    /// The options that replace the document's own layout environment.
    package static let layoutOnly = [
        Option("--device", taking: device.erased, "solve for this device"),
        Option("--orientation", taking: Argument.orientation.erased, "solve for this orientation"),
        Option("--size", taking: Argument.size.erased, "solve for a root view of this size"),
        Option(
            "--direction", taking: Argument.direction.erased, "solve for this reading direction"),
        Option("--text-size", taking: Argument.textSize.erased, "in this text size"),
        Option(
            "--language", taking: Argument.language.erased, "with the app's texts in this language"),
        canvas,
        Option("--unrounded", "exact frames, not on device pixels"),
    ]

    /// The option to lay out documents on every device as Interface Builder's canvas does. Without
    /// the option, an imported document has the canvas's layout only on the device that is set in
    /// the document; on other devices, it has the layout of an app.
    package static let canvas = Option(
        "--canvas", "as Interface Builder's canvas shows the device, not as an app on it")

    package let format: ExportFormat
    /// The path of the file or folder to write; nil if the export becomes the text of the reply.
    package let output: SourceText?
    let replaces: Bool
    let updatesFrames: Bool
    let layout: LayoutOptions
    let pictures: PictureOptions
    private var codeOptions = CodeOptions()

    package init(_ match: Match) throws(CommandError) {
        output = try match[optional: Self.path]
        format = try Self.format(try match[optional: .format], for: output)
        replaces = match.has("--force")
        updatesFrames = match.has("--update-frames")
        layout = try LayoutOptions(match)
        pictures = try PictureOptions(match)
        try readCode(match)
        try checkPictures(match)
    }

    private mutating func readCode(_ match: Match) throws(CommandError) {
        let taken = Set(format.codeOptions.map(\.name))
        if let option = Self.code.first(where: { match.has($0.name) && !taken.contains($0.name) }) {
            throw CommandError(
                .usage, "\(option.name) is for code, and \(format.name) is none",
                hint: "--format swift")
        }
        codeOptions.deploymentTarget = try match[optional: Self.target] ?? 17
        codeOptions.access = try match[optional: Self.access] ?? .internal
        guard let name = try match[optional: Self.className] else { return }
        guard CodeOptions.isClassName(name.text) else {
            throw CommandError(
                .usage, "\(name.text) is no name for a class", at: name.position,
                hint: "a capital letter, then letters and digits")
        }
        codeOptions.className = name.text
    }

    /// Throws if the user has given an option for pictures that the format does not support.
    private func checkPictures(_ match: Match) throws(CommandError) {
        if format.name != "svg", pictures.animation != nil {
            throw CommandError(.usage, "only svg plays a step", hint: "--format svg")
        }
        let taken = Set(format.pictureOptions.map(\.name))
        guard
            let option = PictureOptions.all.first(where: {
                match.has($0.name) && !taken.contains($0.name)
            })
        else { return }
        throw CommandError(
            .usage, "\(option.name) is for pictures, and \(format.name) is none",
            hint: "--format svg, png or pdf")
    }

    /// Returns the format that the user has named or that the output file's extension determines;
    /// JSON if there is neither. Throws if the name and the extension mean different formats.
    private static func format(
        _ given: ExportFormat?, for output: SourceText?
    ) throws(CommandError) -> ExportFormat {
        if let output { try refuseForeign(output) }
        let named = output.map { ExportFormat.named(by: $0.text) } ?? []
        guard let given, let first = named.first else { return given ?? named.first ?? .json }
        if named.contains(where: { $0.name == given.name }) { return given }
        throw CommandError(
            .usage, "the extension of \(output!.text) does not belong to the format \(given.name)",
            at: output!.position,
            hint: "--format \(first.name), or a name that ends in .\(given.fileExtensions[0])")
    }

    /// Throws if the output file's extension belongs to an unsupported format.
    private static func refuseForeign(_ output: SourceText) throws(CommandError) {
        guard let end = ExportFormat.fileExtension(of: output.text),
            let near = ExportFormat.near(foreign: end)
        else { return }
        throw CommandError(
            .usage, "there is no format for .\(end)", at: output.position,
            hint: "\(near); the formats are "
                + ExportFormat.all.map(\.name).joined(separator: " "))
    }

    func destination(_ path: String) -> Destination {
        Destination(
            path: path, replacing: .init(forced: replaces), isLayoutFile: format.isLayoutFile)
    }

    /// Returns the content of the file to write, with notes about it.
    ///
    /// A storyboard is always written as a whole, so scenes that are not in `documents` come from
    /// `all`. An HTML page also contains the history up to `point`.
    package func file(
        of documents: [DocumentState], among all: [DocumentState], at point: PointReference?,
        in session: Session
    ) throws(CommandError) -> ExportedFile {
        let before = session.settings
        defer { session.settings = before }
        layout.override(&session.settings)
        return try format.write(
            ExportedDocuments(
                chosen: documents, all: all, session: session, pictures: pictures,
                codeOptions: codeOptions, isForFolder: try isFolder(in: session), point: point,
                updatesFrames: updatesFrames))
    }

    /// Writes the exported file to `--output`.
    package func write(
        _ exported: ExportedFile, of documents: [DocumentState], to output: SourceText,
        in session: Session
    ) throws(CommandError) {
        if let files = exported.files { return try write(files, to: output, in: session) }
        var destination = destination(output.text)
        if format.isNoted {
            let note = note(of: exported, documents)
            if replaces {
                destination.replacement = .seen(
                    try session.present(
                        at: output, writing: exported.bytes, of: note.source))
            }
            try session.note(note)
        }
        try session.write(exported.bytes, to: destination, at: output.position)
    }

    /// Returns whether the code is exported into a folder, one file per document. This is so if the
    /// output's path ends in `/`, or if there is a folder at this path.
    private func isFolder(in session: Session) throws(CommandError) -> Bool {
        guard let output, !format.codeOptions.isEmpty else { return false }
        let parts = output.text.split(separator: "/", omittingEmptySubsequences: false)
        let parent = parts.dropLast().joined(separator: "/")
        return output.text.hasSuffix("/")
            || session.surroundings.listFolder(parts.count == 1 ? "." : parent + "/")
                .contains(parts[parts.count - 1] + "/")
    }

    /// Writes the files into the folder `output`. Writes none of them if one would replace a file
    /// that must not be replaced.
    private func write(
        _ files: [(name: String, bytes: [UInt8])], to output: SourceText, in session: Session
    ) throws(CommandError) {
        let folder = output.text.hasSuffix("/") ? output.text : output.text + "/"
        var (present, others): ([Int], [Int]) = ([], [])
        for (number, file) in files.enumerated() {
            let isThere = try session.surroundings.readPresentFile(folder + file.name) != nil
            if isThere { present.append(number) } else { others.append(number) }
        }
        for number in present + others {
            var destination = destination(folder + files[number].name)
            destination.makesFolders = true
            try session.write(files[number].bytes, to: destination, at: output.position)
        }
    }

    /// Records in the layout file the bytes that were written to standard output, so that the next
    /// export may overwrite the file that received them, as after `export > Main.storyboard`.
    /// Errors are ignored: without the record, only that next export is refused.
    package func noteWritten(
        _ exported: ExportedFile, of documents: [DocumentState], in session: Session
    ) {
        try? session.note(note(of: exported, documents))
    }

    /// Returns the record of an export: the written bytes, and the hash of the one file that the
    /// documents were imported from. The hash is nil if they were not imported.
    private func note(of exported: ExportedFile, _ documents: [DocumentState]) -> ExportNote {
        ExportNote(
            bytes: exported.bytes,
            source: documents.lazy.compactMap { SourceReference(of: $0.document)?.hash }.first)
    }

    /// Returns the export as text for a reply. Throws if it is not text.
    package func text(of exported: ExportedFile) throws(CommandError) -> String {
        if let text = String(validating: exported.bytes, as: UTF8.self) { return text }
        throw CommandError(
            .usage, "\(format.name) is no text", hint: "--output PATH writes it to a file")
    }
}

/// The layout options `--device`, `--orientation`, `--size`, `--direction`, `--text-size`,
/// `--language`, `--canvas`, `--unrounded`.
package struct LayoutOptions: Sendable {
    private var request: LayoutRequest
    private let unrounded: Bool

    package init(_ match: Match) throws(CommandError) {
        request = LayoutRequest(
            device: try match[optional: .device("ID")]?.name,
            orientation: try match[optional: .orientation],
            size: try match[optional: .size],
            direction: try match[optional: .direction],
            textSize: try match[optional: .textSize] ?? nil
        ).onCanvas(match.has("--canvas"))
        request.language = try match[optional: .language]?.text
        unrounded = match.has("--unrounded")
    }

    /// Changes the session's settings for which an option was given.
    package func override(_ settings: inout SessionSettings) {
        settings.request.take(request)
        settings.unrounded = settings.unrounded || unrounded
    }
}
