package import CommandLanguage
import LayoutFormats
package import LayoutReplies
import LayoutStore
import StackCore

/// A script of commands that turns an old version of documents into a new one. Each command is run
/// in a session before it is added to the script. At the end, the documents of the session are
/// compared with the new version.
package struct ChangeScript {
    private let session: Session
    private var lines: [String] = []
    /// The number of each document in the session, by its number in the old version.
    private var ids: [DocumentID: DocumentID] = [:]

    /// Returns the lines of the script; empty if the two versions are equal.
    ///
    /// - Parameters:
    ///   - pairs: the documents of both versions, paired
    ///   - session: a session on a scratch file, which is not written
    package static func lines(
        from old: ComparedVersion, to new: ComparedVersion, _ pairs: [DocumentPair],
        in session: Session
    ) throws(CommandError) -> [String] {
        session.settings.isDryRun = true
        do {
            return try session.operation("diff") {
                var script = ChangeScript(session: session)
                try script.write(from: old, to: new, pairs)
                return script.lines
            }
        } catch {
            throw CommandError(any: error, in: nil)
        }
    }

    private mutating func write(
        from old: ComparedVersion, to new: ComparedVersion, _ pairs: [DocumentPair]
    ) throws {
        try take(old)
        let areScenes = old.scenes != nil && new.scenes != nil
        try rename(pairs)
        for pair in pairs {
            switch (pair.old, pair.new) {
            case (let state?, let target?):
                let document =
                    areScenes ? target.document.aside(from: state.document) : target.document
                try turn(ids[state.id]!, state, into: document, as: target, isScene: areScenes)
            case (let state?, nil) where !areScenes:
                try run("delete document " + session.name(of: ids[state.id]!))
            case (nil, let target?) where !areScenes: try make(target)
            default: break
            }
        }
        if areScenes, let scenes = new.scenes {
            try patch(to: scenes)
            try turnRest(into: new)
        }
        try prove(new)
    }

    /// Creates the documents of the old version in the session.
    private mutating func take(_ old: ComparedVersion) throws {
        if let scenes = old.scenes {
            let hash = session.keep(scenes.bytes)
            let made = try session.take(scenes.imported, of: hash)
            precondition(made.count == old.documents.count, "a scene became no document")
            for (state, id) in zip(old.documents, made) { ids[state.id] = id }
            return
        }
        for state in old.documents {
            let id = session.file.nextDocumentID
            try session.apply(.createDocument(id, name: state.name))
            for edit in state.document.constructionEdits() { try session.apply(.edit(id, edit)) }
            ids[state.id] = id
        }
    }

    private mutating func run(_ line: String) throws(CommandError) {
        try session.run(line: line)
        lines.append(line)
    }

    // MARK: Changes of documents

    /// Adds commands that rename the documents. If another document still has one of the new names,
    /// that document first gets a temporary name.
    private mutating func rename(_ pairs: [DocumentPair]) throws(CommandError) {
        for pair in pairs {
            guard let old = pair.old, let new = pair.new, let id = ids[old.id] else { continue }
            let name = session.name(of: id)
            if name == new.name { continue }
            if session.file.documentID(named: new.name) != nil {
                let free = (1...).lazy.map { "x\($0)" }.first { free in
                    session.file.documentID(named: free) == nil
                        && !pairs.contains { $0.new?.name == free }
                }
                try run("rename document \(new.name) to \(free!)")
            }
            try run("rename document \(name) to \(new.name)")
        }
    }

    private mutating func make(_ target: DocumentState) throws(CommandError) {
        let script = CommandsExport.script(target.document, named: target.name)
        for line in script.split(separator: "\n") { try run(String(line)) }
    }

    /// Adds the commands that turn a document into `target`.
    ///
    /// Tries three ways in order, and uses the first one that succeeds: change only the items that
    /// differ; recreate all views and constraints; replace the whole document. A scene of a
    /// storyboard cannot be replaced as a whole, so for a scene this throws if the first two ways
    /// fail.
    private mutating func turn(
        _ id: DocumentID, _ state: DocumentState, into wanted: Document, as target: DocumentState,
        isScene: Bool
    ) throws {
        let anew = wanted.renumbered(by: ItemMatching(), like: state.document)
        for document in [wanted, anew] {
            let mark = session.openOperation!.transaction.mark()
            var writer = DocumentScriptWriter(session, id, to: document)
            do throws(CommandError) {
                try writer.write()
                if try writer.isDone {
                    lines += writer.lines
                    return
                }
            } catch {
                try session.checkInterruption()
            }
            session.revert(to: mark)
        }
        if isScene {
            throw CommandError(
                .notAvailable, "no script of commands produces the new version of \(state.name)",
                hint: "--format text lists the differences")
        }
        try run("delete document " + session.name(of: id))
        try make(target)
    }

    // MARK: Changes of a storyboard outside its documents

    /// Adds `patch` commands that change what the storyboard contains and no document does, such as
    /// outlets. Then adds `patch` commands for values that depend on other changes, such as stored
    /// frames.
    private mutating func patch(to new: ComparedScenes) throws {
        let hashes = Set(try session.currentStates().map { SourceReference(of: $0.document)?.hash })
        guard hashes.count == 1, let hash = hashes.first ?? nil else { return }
        let scenes = try ImportedScenes(hash: hash, among: session.currentStates(), in: session)
        let exported = try scenes.exported(in: session).bytes
        let patch = try session.surroundings.work { cancellation throws(VersionRefusal) in
            try SourcePatch(from: exported, to: new.bytes, until: cancellation)
        } refusing: {
            .badData(in: "the file", line: $0.line, $0.message)
        }
        try add(patch.steps, because: "changes outside of the documents")
        try add(patch.derived, because: "dependent frames")
    }

    private mutating func add(_ steps: [String], because reason: String) throws(CommandError) {
        guard !steps.isEmpty, let document = session.file.documents.first else { return }
        lines.append("# " + reason)
        try run("open " + document.name)
        try run("patch " + steps.map(CommandQuoting.quoted).joined(separator: " \\\n    "))
    }

    /// Adds commands for the differences that remain after the `patch` commands, for example in the
    /// name of a scene that replaced another one.
    private mutating func turnRest(into new: ComparedVersion) throws {
        let now = try session.currentStates()
        ids = Dictionary(uniqueKeysWithValues: now.map { ($0.id, $0.id) })
        let pairs = DocumentPair.pairs(now, new.documents)
        try rename(pairs)
        for pair in pairs {
            guard let state = pair.old, let target = pair.new else { continue }
            try turn(state.id, state, into: target.document, as: target, isScene: true)
        }
    }

    // MARK: Comparing the result with the new version

    private func prove(_ new: ComparedVersion) throws(CommandError) {
        let made = try session.currentStates()
        let isSame =
            made.count == new.documents.count
            && new.documents.allSatisfy { wanted in
                made.contains {
                    $0.name == wanted.name && $0.document.hasSameContent(as: wanted.document)
                }
            }
        if isSame { return }
        throw CommandError(
            .notAvailable, "no script of commands produces the contents of \(new.name)",
            hint: "--format text lists the differences")
    }
}

extension Document {
    /// Returns a copy with the document properties of `other`, such as the device, so that a
    /// comparison of the two yields no commands that set them. Most of these properties are in the
    /// header of the storyboard, which the script changes with the shell's command `patch` instead.
    fileprivate func aside(from other: Document) -> Document {
        var result = self
        for change in properties.changes(to: other.properties) {
            try? result.apply(
                .setProperty(
                    .document, change.key, change.condition, from: change.old, to: change.new))
        }
        return result
    }
}
