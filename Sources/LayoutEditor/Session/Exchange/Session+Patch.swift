package import CommandLanguage
package import LayoutFormats
import LayoutStore
import StackCore

extension Session {
    /// Changes what no document holds of the storyboard or xib that the current document came from, as
    /// a part of the step that is open: the file as it would be exported takes the steps, and the
    /// documents become what it says then. From then on they are edits of that file.
    ///
    /// - Parameter steps: each a word with one step of a patch of RFC 5261
    package func patch(_ steps: [SourceText]) throws {
        try changeFile { exported throws(CommandError) in
            do throws(PatchRefusal) {
                return try SourcePatch.apply(
                    steps.map(\.text), to: exported, until: surroundings.cancellation)
            } catch {
                try checkInterruption()
                throw CommandError(
                    .wrongValue, error.message, at: error.step.map { steps[$0].position })
            }
        }
    }

    /// What a merge has left undecided in the file that the current document came from.
    package func markedConflicts() throws(CommandError) -> [MarkedConflict] {
        let exported = try patchedScenes().exported(in: self).bytes
        return try surroundings.work { cancellation throws(VersionRefusal) in
            try MarkedConflicts.all(in: exported, until: cancellation)
        } refusing: {
            .badData(in: file.path, line: $0.line, $0.message)
        }
    }

    /// Decides conflicts of the file that the current document came from, and takes their marks away, as
    /// a part of the step that is open.
    ///
    /// - Parameter numbers: each with where it was typed
    package func take(
        _ side: MergeSide, of numbers: [(number: Int, position: SourcePosition?)]
    ) throws {
        try changeFile { exported throws(CommandError) in
            var bytes = exported
            for (number, position) in numbers {
                do throws(PatchRefusal) {
                    bytes = try MarkedConflicts.take(
                        side, of: number, in: bytes, until: surroundings.cancellation)
                } catch {
                    try checkInterruption()
                    throw CommandError(.notAvailable, error.message, at: position)
                }
            }
            return bytes
        }
    }

    /// Lets the file, as an export would write it, become another one, and the documents what that says.
    private func changeFile(
        _ change: ([UInt8]) throws(CommandError) -> [UInt8]
    ) throws {
        let scenes = try patchedScenes()
        let exported = try scenes.exported(in: self).bytes
        let changed = try change(exported)
        if changed == exported { return }
        let imported = try surroundings.importedFile(changed, named: "the changed file")
        let hash = transaction?.keep(changed) ?? ""
        // What a push may write over: the file is still as it was before.
        try transaction?.replace(source: scenes.hash, by: hash)
        // What has another name than the file would give it has it in a remark there.
        var pull = Pull(
            session: self, scenes: scenes, theirs: imported, hash: hash, keepsNames: false)
        try pull.take(imported)
    }

    /// Those of the file that the current document is from.
    private func patchedScenes() throws(CommandError) -> ImportedScenes {
        let current = try document(try currentID())
        guard let hash = SourceReference(of: current)?.hash else {
            throw CommandError(
                .notAvailable, "the document was not imported: there is nothing to patch")
        }
        return try ImportedScenes(hash: hash, among: try currentStates(), in: self)
    }
}
