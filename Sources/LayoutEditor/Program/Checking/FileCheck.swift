import CommandLanguage
import LayoutChecks
import LayoutFormats
import LayoutProject
import LayoutSession
import LayoutStore
import StackCore

/// The check of one file: reads its documents into memory, applies the rules, and removes the
/// findings that the settings ignore.
struct FileCheck: Sendable {
    let matrix: CheckMatrix
    let settings: CheckSettings
    /// The name of the only document of a layout file to check; nil to check all documents.
    var document: String?
    /// The projects around the files; nil to check files without them.
    var projects: ProjectCache?
    var languages = LanguageChoice.none
    /// Whether the project determines the devices and orientations. True if the user has chosen
    /// none.
    var choosesDevices = true
    let cancellation: Cancellation

    /// Checks a file. Returns its result, followed by the results for the files of its project. If
    /// the file cannot be read, the result reports the error, so that the check continues. Returns
    /// no results if the file was found in a folder or a list and is for another platform than iOS.
    ///
    /// The caller must ignore the results once cancellation has been requested.
    func run(_ input: CheckInput) -> [CheckedFile] {
        if let refusal = input.refusal { return [settings.kept(of: refused(input.path, refusal))] }
        do {
            let read = try read(input)
            var checked = read.documents.map { document in
                DocumentCheck.run(
                    document.document, named: document.name, notes: document.notes,
                    in: read.matrix, rules: settings.rules, languages: document.languages(),
                    until: cancellation)
            }
            checked += missing(besides: read.documents.map(\.name))
            var file = CheckedFile(path: input.path, documents: checked)
            file.project = read.project
            file.remarks = [read.remark].compactMap { $0 }
            file.remarks += read.unknownRules(in: input.path)
            file.remarks += read.sourceRemarks.map { "\(input.path):\($0.line): \($0.text)" }
            return ([file] + read.files).map(settings.kept)
        } catch let refusal as ImportRefusal where refusal.isForeign && !input.isNamed {
            // Folders can contain documents for other platforms than iOS, which are skipped.
            return []
        } catch {
            let failure = FileFailure(of: input.path, error)
            return [CheckedFile(path: input.path, documents: [], failure: failure)]
        }
    }

    /// Returns the result for a file that was found in a folder and is not read.
    private func refused(_ path: String, _ refusal: String) -> CheckedFile {
        var result = CheckedDocument(ofProjectFile: ProjectPath.name(of: path))
        result.add(.projectFile, at: nil, .warning, refusal, rules: settings.rules)
        var file = CheckedFile(path: path, documents: [result])
        file.isOfProject = true
        return file
    }

    /// Returns a finding for each document that the file of expected frames (`--expect`) contains
    /// but the checked file does not.
    private func missing(besides names: [String]) -> [CheckedDocument] {
        guard document == nil, let severity = settings.rules[.unexpectedFrame] else { return [] }
        return (matrix.expected?.documents ?? []).filter { !names.contains($0) }.map {
            CheckedDocument(missing: $0, severity: severity)
        }
    }

    /// Returns the frames of all documents in every layout of `matrix`, as JSON. `check --update`
    /// writes this JSON as the file of expected frames.
    func frames(of input: CheckInput) throws(CommandError) -> JSONValue {
        do {
            let layouts = try read(input).documents.flatMap { checked in
                var cache = LayoutCache(until: cancellation)
                let places = matrix.environments(of: checked.document, named: checked.name)
                return places.map { place in
                    LaidOutDocument(
                        name: checked.name, document: checked.document,
                        layout: LayoutPass.run(
                            checked.document, in: place.environment, reusing: &cache))
                }
            }
            return FramesExport.json(layouts)
        } catch let refusal as ImportRefusal {
            throw .badData(in: input.path, line: refusal.line, refusal.message)
        } catch {
            throw CommandError(any: error, in: nil)
        }
    }

    private struct Checked {
        let document: Document
        let name: String
        var notes = SourceNotes.none
        /// Returns copies of the document, one for each language to check. They are created only
        /// when the document is checked, because the copies of all documents of a large storyboard
        /// need much memory.
        var languages: () -> [DocumentLanguage] = { [] }
    }

    /// The documents that were read from the file to check, and what the project around the file
    /// adds to their check.
    private struct Reading {
        var documents: [Checked]
        var matrix: CheckMatrix
        var project: CheckedProject?
        /// The results for files of the project that have problems.
        var files: [CheckedFile] = []
        /// A message that states why the project of a layout file is not used; nil if it is used.
        var remark: String?
        /// Messages about the file itself, such as numbers that cannot be read, with their lines.
        var sourceRemarks: [(line: Int, text: String)] = []
        /// The names of rules in the comments of the file that turn rules off, with their lines; 0
        /// for an unknown line.
        var ignoredRules: [(line: Int, name: String)] = []

        /// Returns a message for each unknown rule that a `layoutedit:ignore` comment in the file
        /// names.
        func unknownRules(in path: String) -> [String] {
            let rules = RuleID.allCases.map(\.rawValue)
            return ignoredRules.filter { !rules.contains($0.name) }.map { line, name in
                let place = line > 0 ? "\(path):\(line)" : path
                let hint = Suggestion.hint(for: name, among: rules).map { "; " + $0 } ?? ""
                return "\(place): layoutedit:ignore: there is no rule \(name)\(hint)"
            }
        }
    }

    private func read(_ input: CheckInput) throws -> Reading {
        if !input.isInterfaceBuilderFile { return try ofLayoutFile(input.path) }
        let source = try importedFile(input.path)
        precondition(
            source.notes.count == source.file.documents.count, "a document has no notes")
        let documents = zip(source.file.documents, source.notes).map { document, notes in
            Checked(document: Document(of: document), name: document.name, notes: notes)
        }
        var reading = reading(documents, of: source, in: projects?.project(around: input.path))
        reading.sourceRemarks = source.remarks
        reading.ignoredRules = source.ignoredRules
        return reading
    }

    /// Reads a layout file. Its project is found from the storyboard or xib that was imported into
    /// it.
    private func ofLayoutFile(_ path: String) throws -> Reading {
        let file = try LayoutFile(path: path, access: .readOnly, until: cancellation)
        let (documents, imported) = try file.inReadTransaction {
            let reader = SourceNotesReader(file, until: cancellation)
            let documents = try chosen(in: file).map { id, name in
                let document = try file.document(id)
                return Checked(document: document, name: name, notes: reader.notes(of: document))
            }
            return (documents, projects == nil ? nil : try file.lastImportedPath())
        }
        let ignored = Set(documents.flatMap { $0.notes.ignored.values.flatMap(\.self) })
        var alone = Reading(documents: documents, matrix: matrix)
        alone.ignoredRules = ignored.sorted().map { (line: 0, name: $0) }
        guard let imported else { return alone }
        guard let place = KnownStoryboardPaths.path(named: imported, of: path) else {
            var reading = alone
            reading.remark = KnownStoryboardPaths.absence(of: imported, from: path)
            return reading
        }
        guard let found = projects?.project(around: place), let source = try? importedFile(place)
        else { return alone }
        var reading = reading(documents, of: source, in: found)
        reading.ignoredRules = alone.ignoredRules
        return reading
    }

    private func importedFile(_ path: String) throws -> CheckedSource {
        try InterfaceBuilderImport.readForChecks(try DataFile.read(path), until: cancellation)
    }

    /// Returns the documents together with what their project adds to the check, such as its
    /// problems, languages and devices.
    ///
    /// - Parameters:
    ///   - source: the storyboard or xib that the documents come from
    ///   - found: the project around the source; nil if there is none
    private func reading(
        _ documents: [Checked], of source: CheckedSource, in found: LocatedProject?
    ) -> Reading {
        var reading = Reading(documents: documents, matrix: matrix)
        guard let found else { return reading }
        let filled = documents.map { found.context.fillingPictureSizes(of: $0.document) }
        let check = ProjectCheck(found, source, filled, languages)
        var notes = documents.map(\.notes)
        let others = check.add(to: &notes, of: filled)
        reading.documents = documents.indices.map { number in
            Checked(
                document: filled[number], name: documents[number].name, notes: notes[number],
                languages: { check.languages(of: filled[number]) })
        }
        reading.project = check.summary
        reading.files = check.files(others, rules: settings.rules)
        if reading.matrix.fonts == nil { reading.matrix.fonts = check.fonts }
        if let screens = found.context.matrix {
            reading.matrix.take(screens, choosesDevices: choosesDevices)
        }
        return reading
    }

    private func chosen(in file: LayoutFile) throws -> [(id: DocumentID, name: String)] {
        guard let document else { return file.documents }
        let found = file.documents.filter { $0.name == document }
        if found.isEmpty {
            throw CommandError(.unknownDocument, "there is no document named \(document)")
        }
        return found
    }
}

extension FileFailure {
    /// Creates the failure for an error that occurred while the file was read.
    fileprivate init(of path: String, _ error: any Error) {
        if let refusal = error as? ImportRefusal {
            self.init(
                code: ErrorCode.badData.rawValue, line: refusal.line, message: refusal.message)
            return
        }
        let error = CommandError(any: error, in: nil)
        let head = path + ": "
        let message = error.message
        self.init(
            code: error.code.rawValue,
            message: message.hasPrefix(head) ? String(message.dropFirst(head.count)) : message,
            hint: error.hint)
    }
}
