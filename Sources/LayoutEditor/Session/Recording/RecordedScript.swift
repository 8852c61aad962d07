import CommandLanguage
import LayoutStore
import StackCore

/// The lines of a recorded script.
struct RecordedScript {
    private(set) var lines: [String] = []
    /// The number of lines that are commands.
    private(set) var count = 0
    /// The current document after the lines so far; nil if unknown.
    private var current: DocumentID?

    init(of recording: Recording) {
        lines.append("layoutscript \(LanguageVersion.current)")
        if recording.start > 0 {
            note("Goes on from operation \(recording.start) of the file.")
        }
    }

    mutating func append(_ step: Recording.Step) {
        for command in step.commands {
            if let document = command.current, document.id != current,
                command.changed.contains(document.id)
            {
                append("open " + document.name)
                current = document.id
            }
            append(command.spelling)
        }
        current = step.opening
    }

    /// Appends commands for each document that differs between two states of the file. The commands
    /// delete the document and create it again as it is in the second state.
    mutating func append(from before: [DocumentState], to after: [DocumentState]) {
        for state in before where !after.contains(where: { $0.hasContent(of: state) }) {
            append("delete document " + state.name)
        }
        for state in after where !before.contains(where: { $0.hasContent(of: state) }) {
            let script = CommandsExport.script(state.document, named: state.name)
            for line in script.split(separator: "\n") { append(String(line)) }
            for value in state.document.unknownValues { note("left out: " + value) }
        }
        current = nil
    }

    mutating func note(_ text: String) { lines.append("# " + text) }

    private mutating func append(_ command: String) {
        lines.append(command)
        count += 1
    }

    var bytes: [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }
}

extension DocumentState {
    fileprivate func hasContent(of other: DocumentState) -> Bool {
        name == other.name
            && LayoutFile.fingerprint(of: document) == LayoutFile.fingerprint(of: other.document)
    }
}
