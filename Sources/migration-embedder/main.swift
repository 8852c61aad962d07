import Foundation

/// Writes the SQL files named by the later arguments as one Swift file, the first argument.
let paths = CommandLine.arguments.dropFirst()
var source = "enum Migrations {\n    static let steps: [String] = [\n"
for path in paths.dropFirst() {
    let sql = try String(contentsOfFile: path, encoding: .utf8)
    source += "###\"\"\"\n" + sql + "\n\"\"\"###,\n"
}
source += "    ]\n}\n"
try source.write(toFile: paths.first!, atomically: true, encoding: .utf8)
