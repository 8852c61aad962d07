package import CommandLanguage
package import LayoutFormats
import LayoutStore
import StackCore

extension Session {
    /// Applies a patch to the storyboard or xib that the current document was imported from, and
    /// updates the documents from the result. The patch applies to the contents that an export
    /// would write; the file on disk does not change. The patch can change elements that no
    /// document contains, such as segues.
    ///
    /// - Parameter steps: the elements of an RFC 5261 patch, such as `<remove sel="…"/>`, each as
    ///   one argument of the command
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

    /// Returns the conflicts that a merge left open in the Interface Builder file that the current
    /// document was imported from. The merge has marked each of them by a note on an object.
    package func markedConflicts() throws(CommandError) -> [MarkedConflict] {
        try surroundings.markedConflicts(
            in: try patchedScenes().exported(in: self).bytes, named: file.path)
    }

    /// Resolves conflicts that a merge left open in the storyboard or xib that the current document
    /// was imported from, and removes the notes that mark them. The changes become part of the
    /// operation in progress.
    ///
    /// - Parameter numbers: the numbers of the conflicts, each with its position in the command;
    ///   nil for all conflicts that `side` can resolve
    ///
    /// - Returns: the numbers of the resolved conflicts, and sentences about the problems of the
    ///   layout that this caused
    package func take(
        _ side: MergeSide, of numbers: [(number: Int, position: SourcePosition?)]?
    ) throws -> (decided: [Int], troubles: [String]) {
        var (decided, troubles): ([Int], [String]) = ([], [])
        try changeFile { exported throws(CommandError) in
            do throws(PatchRefusal) {
                let taken = try MarkedConflicts.take(
                    side, of: numbers?.map(\.number), in: exported, fonts: appFonts,
                    until: surroundings.cancellation)
                (decided, troubles) = (taken.decided, taken.troubles)
                return taken.bytes
            } catch {
                try checkInterruption()
                throw CommandError(
                    .notAvailable, error.message, at: error.step.flatMap { numbers?[$0].position })
            }
        }
        return (decided, troubles)
    }

    /// Changes the Interface Builder file of the current document, and updates the documents from
    /// the result.
    ///
    /// - Parameter change: returns the changed contents of the file, given the contents that an
    ///   export would write now
    private func changeFile(
        _ change: ([UInt8]) throws(CommandError) -> [UInt8]
    ) throws {
        let scenes = try patchedScenes()
        let exported = try scenes.exported(in: self).bytes
        let changed = try change(exported)
        if changed == exported { return }
        let imported = try surroundings.importedFile(changed, named: "the changed file")
        if imported.documents.isEmpty {
            throw CommandError(
                .notAvailable,
                "this would remove the last scene with a view from the file, and its "
                    + "history with it",
                hint: "delete the scene in Xcode; a merge with --prefer takes all of one side")
        }
        let hash = keep(changed)
        // `undo` treats an operation that changes no document as a step only if the operation has a
        // message.
        if openOperation?.message == nil {
            openOperation?.message = "changed the imported file"
        }
        // The file on disk still has the old contents. This call lets a later push accept them as
        // known and replace them.
        try openOperation?.transaction.replace(source: scenes.hash, by: hash)
        // Names come from `imported`, not from the layout file. An export stores the names of
        // documents and views in a comment if the file's elements cannot contain them, so
        // `imported` has them all.
        var pull = Pull(
            session: self, scenes: scenes, theirs: imported, hash: hash, keepsNames: false)
        try pull.take(imported)
    }

    /// Returns the imported file of the current document, with all documents from it. If no
    /// document is open, returns the only imported file. Throws if there is none.
    private func patchedScenes() throws(CommandError) -> ImportedScenes {
        guard let id = peekedID else { return try ImportedScenes.only(in: self) }
        guard let hash = SourceReference(of: try document(id))?.hash else {
            throw CommandError(
                .notAvailable,
                "the document was not imported, so there is no storyboard or xib to patch")
        }
        return try ImportedScenes(hash: hash, among: try currentStates(), in: self)
    }
}
