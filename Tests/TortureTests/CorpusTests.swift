import Foundation
import Testing

/// Runs the fuzzers on their seed inputs and on their past findings.
@Suite(.timeLimit(.minutes(3))) struct CorpusTests {
    @Test(arguments: ["commands", "numbers", "import", "opening", "journal"])
    func `no input of the fuzzers ends the program`(_ target: String) throws {
        let files = try Self.inputs("Corpora", target)
        #expect(files.count >= 2)
        let run = try BuiltTool.run("fuzz", [target] + files)
        #expect(run.status == 0, "\(run.errors.suffix(2_000))")
    }

    /// Runs the inputs that once crashed the program.
    @Test(arguments: ["commands", "journal", "opening"])
    func `what the fuzzers have found is mended`(_ target: String) throws {
        let files = try Self.inputs("Findings", target)
        #expect(!files.isEmpty)
        for file in files {
            let run = try BuiltTool.run("fuzz", [target, file])
            #expect(run.status == 0, "\(file): \(run.errors.suffix(2_000))")
        }
    }

    private static func inputs(_ kind: String, _ target: String) throws -> [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appending(path: "Fuzz/\(kind)/\(target)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return names.sorted().map { folder.appending(path: $0).path }
    }
}
