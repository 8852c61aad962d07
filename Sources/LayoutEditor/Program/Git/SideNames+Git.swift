import LayoutReplies

extension SideNames {
    /// The names that Git puts into a merge driver's line (`%X` and `%Y`, since Git 2.44). An older Git leaves
    /// the placeholders as they are; then theirs is what Git calls the other commit in the environment.
    init(fromGit ours: String?, _ theirs: String?) {
        self.init(
            ours: ours == "%X" ? nil : ours,
            theirs: theirs == "%Y" ? Self.otherCommit : theirs)
    }

    /// The value of the only `GITHEAD_…`; nil if there are several.
    private static var otherCommit: String? {
        let names = Environment.values(ofNamesThatStartWith: "GITHEAD_")
        return names.count == 1 ? names[0] : nil
    }
}
