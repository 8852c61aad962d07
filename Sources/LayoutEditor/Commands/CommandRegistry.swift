package import CommandLanguage

/// The commands of the language: one line each, in the order of the reference.
package enum CommandRegistry {
    /// What parsing, help and completion know, and nothing besides.
    package static let all: [any Command.Type] = [
        NewDocument.self, OpenDocument.self, CloseDocument.self, ListDocuments.self,
        DuplicateDocument.self, DeleteDocument.self, RenameDocument.self,
        Add.self, SetProperty.self, ResetProperty.self, RenameItem.self,
        RemoveConstraint.self, RemoveView.self, Hide.self, ShowView.self, Copy.self,
        Arrange.self, Unarrange.self, Move.self, Reorder.self, SetCustomSpacing.self,
        Embed.self, Unembed.self,
        Constrain.self, Activate.self, Deactivate.self,
        Group.self, Animate.self, Undo.self, Redo.self, History.self, PruneHistory.self,
        Log.self, Diff.self, GoTo.self,
        SetCheckpoint.self, Revert.self, Compact.self,
        LookThroughDevice.self, Rotate.self, LookThroughTraits.self, LookInDirection.self,
        LookAtTextSize.self,
        Tree.self, InspectItem.self, Frames.self, Draw.self, Look.self, ListConstraints.self,
        Conflicts.self,
        Ambiguous.self, Why.self, Fitting.self, Check.self, Export.self,
        ServePage.self,
        Source.self, Record.self, NameLanguageVersion.self, Report.self, Help.self, Apropos.self,
        StartTour.self, Quit.self,
    ]
}
