import CommandLanguage
import LayoutChecks
import LayoutFormats
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
    let cancellation: Cancellation

    /// Checks a file. Returns nil if the file is for another platform than iOS and was found in a
    /// folder. After cancellation is requested, the result must be ignored.
    func run(_ input: CheckInput) -> Result<CheckedFile?, CommandError> {
        do {
            let documents = try read(input)
            var checked = documents.map { document, name, notes in
                DocumentCheck.run(
                    document, named: name, notes: notes, in: matrix, rules: settings.rules,
                    until: cancellation)
            }
            checked += missing(besides: documents.map(\.name))
            return .success(settings.kept(of: CheckedFile(path: input.path, documents: checked)))
        } catch let refusal as ImportRefusal where refusal.isForeign && !input.isNamed {
            // Folders can contain documents for other platforms than iOS, which are skipped.
            return .success(nil)
        } catch let refusal as ImportRefusal {
            return failed(
                input, .badData(in: input.path, line: refusal.line, refusal.message),
                refusal.description)
        } catch {
            let error = CommandError(any: error, in: nil)
            return failed(input, error, error.message)
        }
    }

    /// Returns the error as a failure if the user gave the path of the file. If the file was found
    /// in a folder, returns a result that reports the error, so that the check continues.
    private func failed(
        _ input: CheckInput, _ error: CommandError, _ failure: String
    ) -> Result<CheckedFile?, CommandError> {
        input.isNamed
            ? .failure(error)
            : .success(CheckedFile(path: input.path, documents: [], failure: failure))
    }

    /// Returns a finding for each document that the snapshot of expected frames contains but the
    /// file does not.
    private func missing(besides names: [String]) -> [CheckedDocument] {
        guard document == nil, let severity = settings.rules[.unexpectedFrame] else { return [] }
        return (matrix.expected?.documents ?? []).filter { !names.contains($0) }.map {
            CheckedDocument(missing: $0, severity: severity)
        }
    }

    /// Returns the frames of all documents in every layout of the matrix, in the form in which
    /// `check --update` writes them.
    func frames(of input: CheckInput) throws(CommandError) -> JSONValue {
        do {
            let layouts = try read(input).flatMap { document, name, _ in
                var cache = LayoutCache(until: cancellation)
                return matrix.environments(of: document, named: name).map { place in
                    LaidOutDocument(
                        name: name, document: document,
                        layout: LayoutPass.run(
                            document, in: place.environment, reusing: &cache))
                }
            }
            return FramesExport.json(layouts)
        } catch let refusal as ImportRefusal {
            throw .badData(in: input.path, line: refusal.line, refusal.message)
        } catch {
            throw CommandError(any: error, in: nil)
        }
    }

    private typealias Checked = (document: Document, name: String, notes: SourceNotes)

    private func read(_ input: CheckInput) throws -> [Checked] {
        input.isInterfaceBuilders ? try imported(input) : try documents(of: input.path)
    }

    private func imported(_ input: CheckInput) throws -> [Checked] {
        let bytes = try DataFile.read(input.path)
        let read = try InterfaceBuilderImport.readForChecks(bytes, until: cancellation)
        return zip(read.file.documents, read.notes).map { imported, notes in
            (Document(of: imported), imported.name, notes)
        }
    }

    private func documents(of path: String) throws -> [Checked] {
        let file = try LayoutFile(path: path, access: .readOnly, until: cancellation)
        return try file.inReadTransaction {
            try chosen(in: file).map { id, name in (try file.document(id), name, .none) }
        }
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
