import Foundation

/// Writes a Swift file that contains a commit's hash. The arguments are the path of the Swift file,
/// and the hash, which is empty if it is not known.
let (output, commit) = (CommandLine.arguments[1], CommandLine.arguments[2])
let value = commit.isEmpty ? "nil" : "\"\(commit)\""
let source = """
    enum Commit {
        /// The first digits of its hash; nil if it is unknown.
        static let hash: String? = \(value)
    }

    """
try source.write(toFile: output, atomically: true, encoding: .utf8)
