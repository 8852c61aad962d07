package import LayoutStore

/// The command language on a layout file without a terminal around it, for programs that type faster
/// than people: each command is a step of its own.
package final class CommandDriver {
    private let session: Session

    package init(_ file: LayoutFile) {
        session = Session(
            file, settings: SessionSettings(),
            surroundings: Surroundings(
                now: { Timestamp(milliseconds: 0) },
                writeFile: { _, output throws(CommandError) in
                    throw CommandError(.cannotCreate, output.path)
                }))
    }

    /// The document that edits go to; nil when there is none.
    package var currentDocument: String? { (try? session.currentID()).map(session.name) }

    /// Runs the commands of some lines.
    ///
    /// - Returns: the operation that the last one recorded; nil when it changed nothing.
    @discardableResult
    package func run(_ lines: String) throws -> Int? {
        var reader = StatementReader()
        var last: Int?
        for line in lines.split(separator: "\n") {
            for statement in try reader.read(line) {
                last = try session.run(session.grammar.parse(statement)).operation
            }
        }
        _ = try reader.finish()
        return last
    }
}
