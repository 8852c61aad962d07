/// The command language and the command line of the program: the one value that parsing, help,
/// completion and the manual read.
struct Grammar: Sendable {
    /// The commands of the language, in the order of the reference.
    let commands: [any Command.Type]
    /// What the program does when it is started, in the order of help.
    let program: [any ProgramCommand.Type]
    private let byName: [String: [any Command.Type]]

    init(commands: [any Command.Type], program: [any ProgramCommand.Type]) {
        self.commands = commands
        self.program = program
        byName = Dictionary(grouping: commands) { $0.usage.name }
    }

    /// The types whose commands start with this word.
    func commands(named name: String) -> [any Command.Type] { byName[name] ?? [] }

    var commandNames: [String] {
        var seen: Set<String> = []
        return commands.map(\.usage.name).filter { seen.insert($0).inserted }
    }
}

extension Grammar {
    static let layoutedit = Grammar(
        commands: [
            NewDocument.self, OpenDocument.self, CloseDocument.self, ListDocuments.self,
            DuplicateDocument.self, DeleteDocument.self, RenameDocument.self,
            Add.self, SetProperty.self, ResetProperty.self, RenameItem.self,
            RemoveConstraint.self, RemoveView.self, Hide.self, ShowView.self, Copy.self,
            Arrange.self, Unarrange.self, Move.self, Reorder.self, SetCustomSpacing.self,
            Embed.self, Unembed.self,
            Constrain.self, Activate.self, Deactivate.self,
            Group.self, Animate.self, Undo.self, Redo.self, History.self, GoTo.self,
            SetCheckpoint.self, Revert.self,
            SetDevice.self, Rotate.self, SetTraits.self, SetDirection.self, SetTextSize.self,
            Tree.self, Frames.self, Draw.self, ListConstraints.self, Conflicts.self,
            Ambiguous.self, Fitting.self, Check.self, Export.self,
            Help.self, Quit.self,
        ],
        program: [
            EditFile.self, ImportFile.self, ExportFile.self, CheckFile.self, LogFile.self,
            VerifyFile.self, RecoverFile.self, ListDevices.self, ShowHelp.self,
        ])
}
