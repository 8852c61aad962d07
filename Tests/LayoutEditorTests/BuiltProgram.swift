import Foundation

/// The program that was built together with the tests.
enum BuiltProgram {
    /// The folder of the test runner, which also contains the program.
    static var folder: String {
        let test = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: test ?? "").deletingLastPathComponent().path
    }

    /// Runs the program. Returns its standard output, standard error and exit status.
    static func run(
        _ arguments: [String], in place: URL, environment: [String: String] = [:]
    ) throws -> (output: Data, errors: Data, status: Int32) {
        let (output, errors) = (
            place.appendingPathComponent(".out"), place.appendingPathComponent(".err")
        )
        for url in [output, errors] { try Data().write(to: url) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: folder + "/layoutedit")
        process.arguments = arguments
        process.currentDirectoryURL = place
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.environment = environment.merging(
            ["SWIFT_BACKTRACE": "enable=no", "LAYOUTEDIT_AUTHOR": ""]
        ) { given, _ in given }
        try process.run()
        process.waitUntilExit()
        return (
            try Data(contentsOf: output), try Data(contentsOf: errors), process.terminationStatus
        )
    }
}
