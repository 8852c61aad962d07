import Glibc
import LayoutStore

/// The program around the commands: its arguments, its streams, its clock, its exit status.
package struct Shell {
    let grammar: Grammar
    let output: Output

    package init() {
        grammar = .layoutedit
        output = Output()
    }

    let surroundings = Surroundings(now: Clock.now, writeFile: DataFile.write)

    /// Runs the program; `arguments` are those behind its own name.
    package func run(_ arguments: [String]) -> Int32 {
        Signals.prepare()
        let status = answer(arguments)
        return output.finish(status).rawValue
    }

    private func answer(_ arguments: [String]) -> ExitStatus {
        let wantsJSON = arguments.contains("--json")
        do {
            let command = try ProgramLine(arguments).command(of: grammar)
            return try command.run(in: self)
        } catch is ClosedPipe {
            return .done
        } catch {
            let error = CommandError(any: error, in: nil)
            ReplyPrinter(output, isJSON: wantsJSON).print(ErrorReport(error))
            return error.code.exitStatus
        }
    }
}
