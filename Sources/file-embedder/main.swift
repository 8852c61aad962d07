import Foundation

/// Writes the files named by the later arguments as one Swift file, the first argument, with a type that
/// is called as the second says.
let (output, type) = (CommandLine.arguments[1], CommandLine.arguments[2])
var source = "enum \(type) {\n    /// In the order of their names.\n"
source += "    static let files: [(name: String, text: String)] = [\n"
for path in CommandLine.arguments.dropFirst(3) {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let name = URL(fileURLWithPath: path).lastPathComponent
    source += "(\"\(name)\", ###\"\"\"\n" + text + "\n\"\"\"###),\n"
}
source += "    ]\n}\n"
try source.write(toFile: output, atomically: true, encoding: .utf8)
