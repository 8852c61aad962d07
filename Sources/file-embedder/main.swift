import Foundation

/// Writes a Swift file that embeds other files as strings. The arguments are the path of the Swift
/// file, the name of the type that it declares, and the files to embed.
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
