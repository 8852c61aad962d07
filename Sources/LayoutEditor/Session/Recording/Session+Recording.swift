package import CommandLanguage
import LayoutStore

extension Session {
    /// Begins to record the session's commands, which `endRecording` writes as a script to the file
    /// `output`. The file is created at once to reserve its name. Throws if a recording is in
    /// progress, or if the file exists and `replacing` is false.
    package func beginRecording(_ output: SourceText, replacing: Bool) throws(CommandError) {
        if let recording {
            throw CommandError(
                .notAvailable, "\(recording.path) is being recorded already",
                hint: "record off ends it")
        }
        let path = output.text
        let new = Recording(path: path, start: file.head)
        try write(
            RecordedScript(of: new).bytes,
            to: Destination(path: path, replacing: .init(forced: replacing), isReserved: true),
            at: output.position)
        recording = new
    }

    /// Ends the recording and writes the script. Returns its path and its number of commands; nil
    /// if nothing is being recorded.
    package func endRecording() throws(CommandError) -> (path: String, count: Int)? {
        guard let recording else { return nil }
        let script = try readingAtOneMoment { try recordedScript(recording) }
        try write(script.bytes, to: Destination(path: recording.path, replacing: .anything))
        self.recording = nil
        return (recording.path, script.count)
    }

    private func recordedScript(_ recording: Recording) throws(CommandError) -> RecordedScript {
        var script = RecordedScript(of: recording)
        guard let operations = try reading({ try file.operations(after: recording.start) }) else {
            script.note("The history was moved back to before the start of the recording.")
            script.append(
                from: try states(at: recording.start), to: try states(at: file.head))
            return script
        }
        for operation in operations {
            if let step = recording[operation] {
                script.append(step)
            } else {
                let record = try reading { try file.operation(operation) }
                script.note("The changes of " + record.command + ", which scripts cannot contain:")
                script.append(from: try states(at: record.parent), to: try states(at: operation))
            }
        }
        return script
    }
}
