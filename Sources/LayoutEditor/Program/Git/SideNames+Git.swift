import LayoutReplies

extension SideNames {
    /// Creates the names that Git puts into a merge driver's command (`%X` and `%Y`, since Git
    /// 2.44). An older Git leaves these placeholders; the name of theirs then comes from the
    /// environment.
    init(fromGit ours: String?, _ theirs: String?) {
        self.init(
            ours: ours == "%X" ? nil : ours,
            theirs: theirs == "%Y" ? Self.otherCommit : theirs)
    }

    /// The value of the only `GITHEAD_…` variable; nil if there are several or none.
    private static var otherCommit: String? {
        let names = Environment.values(ofNamesThatStartWith: "GITHEAD_")
        return names.count == 1 ? names[0] : nil
    }
}
