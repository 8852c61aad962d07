import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutStore
import StackCore

/// The handler of the requests that a page posts. There are three kinds: `edit` runs commands,
/// `trial` shows what commands would change without storing it, and `pull` merges a changed
/// storyboard or xib into the layout file.
package final class PageEditor {
    private let pages: PageAnswers
    /// The answers to the latest edits that changed something. If a page repeats a request, it gets
    /// the same answer again.
    private var carriedOut: [(client: String, request: String, answer: JSONValue)] = []

    /// The answer to the last `trial` request of each page. The answer to the page's next `trial`
    /// leaves out the views that have not changed since then.
    private var trials: [(client: String, number: Int, screens: [String: ScreenAnswer])] = []
    private var trialCount = 0

    private var session: Session { pages.session }

    /// The maximum number of edits whose answers are stored.
    private static let keptAnswers = 256
    /// The maximum number of pages whose last `trial` is stored.
    private static let keptTrials = 4

    /// - Parameter pages: the answers to the page's requests that change nothing
    package init(_ pages: PageAnswers) {
        self.pages = pages
        // A page must not undo the import of its storyboard, because it would then have nothing to
        // show. A shell may undo it.
        session.file.mayBecomeEmpty = pages.access.storyboard == nil
    }

    /// Answers requests that have arrived together, in order. A `trial` is not run if a later
    /// request comes from the same page, because its answer would already be out of date.
    ///
    /// - Returns: for each request one line of JSON, which may be an error; nil for a request with
    ///   an unknown name
    package func answers(
        to posts: [(name: String, body: [UInt8])], limiting: (() -> String) -> String
    ) -> [String?] {
        let bodies = posts.map { post in
            Result { () throws(CommandError) in try PageBody(post.body) }
        }
        let clients = bodies.map { try? $0.get().client }
        return posts.indices.map { index in
            let isLast = !clients[(index + 1)...].contains(clients[index])
            switch posts[index].name {
            case "edit": return limiting { line(bodies[index], edit) }
            case "trial" where isLast: return limiting { line(bodies[index], trial) }
            case "trial": return Self.superseded.line
            case "pull": return limiting { line(bodies[index], pull) }
            default: return nil
            }
        }
    }

    private static let superseded = JSONValue.object([
        ("ok", .bool(false)),
        (
            "error",
            .object([
                ("code", .string("superseded")),
                ("message", .string("a newer request has replaced this one")),
            ])
        ),
    ])

    private func line(
        _ body: Result<PageBody, CommandError>,
        _ answer: (PageBody) throws(PageFailure) -> JSONValue
    ) -> String {
        let read: PageBody
        do { read = try body.get() } catch { return PageAnswers.refusal(error).line }
        do throws(PageFailure) {
            return try answer(read).line
        } catch {
            return error.json(for: read.command, head: session.file.head).line
        }
    }

    // MARK: Running commands

    private func edit(_ body: PageBody) throws(PageFailure) -> JSONValue {
        if let known = carriedOut.last(where: {
            !body.request.isEmpty && ($0.client, $0.request) == (body.client, body.request)
        }) {
            return known.answer
        }
        guard let seen = body.seen else {
            throw .command(
                CommandError(.usage, "seen is missing: the operation that the page shows"))
        }
        let moves = session.file.moveCount
        let outcome = try carryOut(body, seen)
        let answer = try answer(outcome)
        if session.file.moveCount != moves {
            pages.lastMove = (session.file.moveCount, body.client)
            carriedOut.append((body.client, body.request, answer))
            if carriedOut.count > Self.keptAnswers { carriedOut.removeFirst() }
        }
        return answer
    }

    private func carryOut(_ body: PageBody, _ seen: Int) throws(PageFailure) -> Outcome {
        let commands = try sequence(body.command)
        do throws(CommandError) {
            _ = try pages.look(body.place)
        } catch {
            throw .command(error)
        }
        _ = session.takeRemarks()
        do throws(PageFailure) {
            if let only = commands.commands.first, commands.commands.count == 1 {
                if PageCommands.movesThroughHistory(only.command) { return try move(only, seen) }
                if !PageCommands.edits(type(of: only.command)) { return try run(only) }
            }
            return try step(commands, titled: body.message, seen)
        } catch {
            throw error.placed(in: commands)
        }
    }

    private func sequence(_ text: String) throws(PageFailure) -> CommandSequence {
        do throws(CommandError) {
            let commands = try CommandSequence(text, named: "commands", grammar: session.grammar)
            try PageCommands.check(commands.commands, session.grammar)
            return commands
        } catch {
            throw .command(error)
        }
    }

    private func run(_ command: ParsedCommand) throws(PageFailure) -> Outcome {
        do throws(CommandError) { return try session.run(command) } catch { throw .command(error) }
    }

    /// Runs a command that moves through the history, such as `undo`. Throws if the current
    /// operation (the head) is not `seen`, the one after which the page shows the documents.
    private func move(_ command: ParsedCommand, _ seen: Int) throws(PageFailure) -> Outcome {
        let wanted = command.statement.spelling
        func stale() -> PageFailure {
            .stale([
                PageConflict(
                    item: "history", seen: String(seen), now: String(session.file.head),
                    wanted: wanted)
            ])
        }
        if session.file.head != seen { throw stale() }
        session.settings.stopsWhenMoved = true
        defer { session.settings.stopsWhenMoved = false }
        do throws(CommandError) {
            return try session.run(command)
        } catch {
            if error.code == .busy, session.file.head != seen { throw stale() }
            throw .command(error)
        }
    }

    /// Runs commands as one operation. Throws and changes nothing in two cases:
    ///
    /// - other users have changed the same properties since operation `seen`, after which the page
    ///   shows the documents;
    /// - the commands would make other edits in the present documents than in those that the page
    ///   shows.
    private func step(
        _ commands: CommandSequence, titled message: String?, _ seen: Int
    ) throws(PageFailure) -> Outcome {
        do {
            let title = message ?? title(of: commands)
            let step = try session.grammar.parse(commands.step(title))
            var outcome = try session.operation(
                step.statement.spelling, message: title ?? groupTitle(of: step.statement)
            ) {
                if session.file.head == seen { return try session.run(step) }
                let state = try PageBaseState(seen, commands.commands, in: session)
                do {
                    let outcome = try session.run(step)
                    try state.check(session.openOperation?.transaction.edits ?? [])
                    return outcome
                } catch let error as CommandError {
                    throw state.failure(insteadOf: error)
                }
            }
            outcome.operation = session.recorded
            return outcome
        } catch let failure as PageFailure {
            throw failure
        } catch {
            throw .command(CommandError(any: error, in: nil))
        }
    }

    /// The maximum length of a title that consists of commands, in characters.
    private static let longestTitle = 80

    /// Returns the title that a `group` command gives its step; nil for another command.
    private func groupTitle(of statement: Statement) -> String? {
        let words = statement.words.map(\.text)
        return words.count == 2 && words[0] == "group" ? words[1] : nil
    }

    /// Returns the title of a step that consists of several commands; nil for a single command,
    /// whose text is the title.
    private func title(of commands: CommandSequence) -> String? {
        if commands.statements.count == 1 { return nil }
        let text = commands.statements.map(\.spelling).joined(separator: "; ")
        return text.count <= Self.longestTitle
            ? text : text.prefix(Self.longestTitle - 1) + "…"
    }

    private func answer(_ outcome: Outcome) throws(PageFailure) -> JSONValue {
        let file = session.file
        do throws(CommandError) {
            let step = try session.reading { file.head > 0 ? try file.operation(file.head) : nil }
            return .object([
                ("ok", .bool(true)), ("head", .integer(file.head)),
                ("moves", .integer(file.moveCount)), ("operations", .integer(file.operationCount)),
                ("step", step?.json ?? .null), ("message", .string(outcome.reply.text)),
                ("remarks", .array(session.takeRemarks().map(JSONValue.string))),
                ("reply", outcome.json),
            ])
        } catch {
            throw .command(error)
        }
    }

    // MARK: Pulling a storyboard or xib

    private func pull(_ body: PageBody) throws(PageFailure) -> JSONValue {
        guard let storyboard = pages.access.storyboard else {
            throw .command(CommandError(.notAvailable, "the file comes from no storyboard or xib"))
        }
        let (path, source) = (storyboard.path.text, session.settings.source)
        session.settings.source = .importing(path)
        defer { session.settings.source = source }
        let moves = session.file.moveCount
        do {
            guard let bytes = try storyboard.unseen(by: session) else {
                throw CommandError(.nothingToRedo, "nothing new in \(path)")
            }
            let seen = session.seenFile
            session.see(bytes)
            let command = "pull " + CommandQuoting.word(path)
            let pulled: PulledFile
            do {
                pulled = try session.pull(bytes, named: path, preferring: .ours, command: command)
            } catch {
                // `bytes` could not be pulled, so a later step must not overwrite them.
                session.see(seen)
                throw error
            }
            if session.file.moveCount != moves {
                pages.lastMove = (session.file.moveCount, body.client)
            }
            return try answer(
                Outcome(
                    command: command, reply: pulled.reply(about: path),
                    operation: session.recorded))
        } catch let failure as PageFailure {
            throw failure
        } catch {
            throw .command(CommandError(any: error, in: nil))
        }
    }

    // MARK: Trying commands without storing their changes

    private func trial(_ body: PageBody) throws(PageFailure) -> JSONValue {
        let commands = try sequence(body.command)
        do throws(CommandError) {
            let known = trials.first { ($0.client, $0.number) == (body.client, body.since) }
            var screens: [JSONValue] = []
            var shownScreens: [String: ScreenAnswer] = [:]
            var planned: [DocumentID: Document] = [:]
            for shown in body.screens.isEmpty ? [body.place] : body.screens {
                _ = try pages.look(shown)
                let id = try session.currentID()
                let document =
                    if let known = planned[id] { known } else {
                        try plan(commands.commands, in: id)
                    }
                planned[id] = document
                let laidOut = LaidOutDocument(
                    name: session.name(of: id), document: try session.shown(document),
                    layout: try session.layout(of: document))
                let answer = ScreenAnswer(laidOut, shown.style)
                shownScreens[shown.query] = answer
                screens.append(
                    answer.json(
                        hasPicture: body.hasPictures, since: known?.screens[shown.query],
                        namesViews: false))
            }
            keepTrial(of: body.client, shownScreens)
            return .object([
                ("ok", .bool(true)), ("head", .integer(session.file.head)),
                ("trial", .integer(trialCount)), ("screens", .array(screens)),
            ])
        } catch {
            throw .command(commands.placed(error))
        }
    }

    private func keepTrial(of client: String, _ screens: [String: ScreenAnswer]) {
        trialCount += 1
        trials.removeAll { $0.client == client }
        trials.append((client, trialCount, screens))
        if trials.count > Self.keptTrials { trials.removeFirst() }
    }

    /// Returns a copy of a document as the commands would change it. The file and the session do
    /// not change.
    private func plan(
        _ commands: [ParsedCommand], in id: DocumentID
    ) throws(CommandError) -> Document {
        var plan = EditPlan(try session.document(id))
        for command in try commands.flattened(by: session.grammar) {
            do {
                guard let edit = command.command as? any EditCommand else {
                    throw CommandError(
                        .notAvailable, "\(command.statement.words[0].text) has no trial",
                        at: command.statement.position)
                }
                try edit.change(&plan)
            } catch {
                throw CommandError(any: error, in: command.statement)
            }
        }
        return plan.document
    }
}

extension [ParsedCommand] {
    /// Returns the commands with each group replaced by the commands in its braces.
    func flattened(by grammar: Grammar) throws(CommandError) -> [ParsedCommand] {
        var all: [ParsedCommand] = []
        for command in self {
            guard let block = command.statement.block else {
                all.append(command)
                continue
            }
            all += try grammar.parse(block).flattened(by: grammar)
        }
        return all
    }
}

/// The reason why a posted request was refused.
enum PageFailure: Error {
    case command(CommandError)
    /// Other users have changed properties, names or positions that the commands change. There is
    /// one conflict for each of these.
    case stale([PageConflict])

    func placed(in commands: CommandSequence) -> PageFailure {
        guard case .command(let error) = self else { return self }
        return .command(commands.placed(error))
    }

    /// Returns the answer of a refused request, as JSON.
    ///
    /// - Parameters:
    ///   - text: the text of the commands
    ///   - head: the number of the current operation
    func json(for text: String, head: Int) -> JSONValue {
        switch self {
        case .command(let error): return PageError(error, in: text).json(head: head)
        case .stale(let conflicts):
            let names = conflicts.map(\.item).joined(separator: ", ")
            let members: [(String, JSONValue)] = [
                ("code", .string("stale")),
                ("message", .string("somebody else has changed \(names) in the meantime")),
                ("hint", .string("look at the new state, then repeat the change")),
            ]
            return .object([
                ("ok", .bool(false)), ("error", .object(members)),
                ("conflict", .array(conflicts.map(\.json))), ("head", .integer(head)),
            ])
        }
    }
}

/// A property, name or position that another user has changed, and that a page wants to change or
/// its changes depend on. `seen` is the value that the page shows, `now` the current value, and
/// `wanted` the value that the page would set. Each of the three is nil if there is no such value.
struct PageConflict: Hashable {
    let item: String
    let seen: String?
    let now: String?
    var wanted: String?
    /// The page's changes to other properties, names or positions that depend on this one, as texts
    /// such as `title.text = Welcome`.
    var dependents: [String] = []

    var json: JSONValue {
        let all = [wanted].compactMap(\.self) + dependents
        return .object([
            ("item", .string(item)), ("seen", .optional(seen)), ("now", .optional(now)),
            ("wanted", .optional(all.isEmpty ? nil : all.joined(separator: ", "))),
        ])
    }
}
