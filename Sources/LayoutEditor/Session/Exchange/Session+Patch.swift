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
        try markedConflicts(in: try patchedScenes().exported(in: self).bytes)
    }

    private func markedConflicts(in bytes: [UInt8]) throws(CommandError) -> [MarkedConflict] {
        try surroundings.markedConflicts(in: bytes, named: file.path)
    }

    /// Decides conflicts of the file that the current document came from, and takes their marks away, as
    /// a part of the step that is open.
    ///
    /// - Parameter numbers: each with where it was typed; nil for all that can be decided so
    /// - Returns: how many were decided
    package func take(
        _ side: MergeSide, of numbers: [(number: Int, position: SourcePosition?)]?
    ) throws -> Int {
        var count = 0
        try changeFile { exported throws(CommandError) in
            var bytes = exported
            if let numbers {
                for (number, position) in numbers {
                    bytes = try taking(side, of: number, in: bytes, at: position)
                }
                count = numbers.count
                return bytes
            }
            // With one thing another may be decided, or gone with its mark.
            while let next = try markedConflicts(in: bytes).first(where: \.isOpen) {
                bytes = try taking(side, of: next.number, in: bytes, at: nil)
                count += 1
            }
            return bytes
        }
        return count
    }

    private func taking(
        _ side: MergeSide, of number: Int, in bytes: [UInt8], at position: SourcePosition?
    ) throws(CommandError) -> [UInt8] {
        do throws(PatchRefusal) {
            return try MarkedConflicts.take(
                side, of: number, in: bytes, until: surroundings.cancellation)
        } catch {
            try checkInterruption()
            throw CommandError(.notAvailable, error.message, at: position)
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

    /// Those of the file that the current document is from; where none is open, of the only file there is.
    private func patchedScenes() throws(CommandError) -> ImportedScenes {
        guard let id = peekedID else { return try ImportedScenes.only(in: self) }
        guard let hash = SourceReference(of: try document(id))?.hash else {
            throw CommandError(
                .notAvailable, "the document was not imported: there is no file behind it")
        }
        return try ImportedScenes(hash: hash, among: try currentStates(), in: self)
    }
}
