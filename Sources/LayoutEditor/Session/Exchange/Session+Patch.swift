package import CommandLanguage
import LayoutFormats
import LayoutStore
import StackCore

extension Session {
    /// Changes what no document holds of the storyboard or xib that the current document came from, as
    /// a part of the step that is open: the file as it would be exported takes the steps, and the
    /// documents become what it says then. From then on they are edits of that file.
    ///
    /// - Parameter steps: each a word with one step of a patch of RFC 5261
    package func patch(_ steps: [SourceText]) throws {
        let scenes = try patchedScenes()
        let exported = try scenes.exported(in: self).bytes
        let patched: [UInt8]
        do throws(PatchRefusal) {
            patched = try SourcePatch.apply(
                steps.map(\.text), to: exported, until: surroundings.cancellation)
        } catch {
            try checkInterruption()
            let step = error.step.map { steps[$0] }
            throw CommandError(.wrongValue, error.message, at: step?.position)
        }
        if patched == exported { return }
        let imported = try surroundings.importedFile(patched, named: "the patched file")
        let hash = transaction?.keep(patched) ?? ""
        // What a push may write over: the file is still as it was before the patch.
        try transaction?.replace(source: scenes.hash, by: hash)
        var pull = Pull(session: self, scenes: scenes, theirs: imported, hash: hash)
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
