import LayoutReplies

extension SideNames {
    /// Creates the names of the two merged versions, such as names of branches, from the values of
    /// the merge driver's options `--ours` and `--theirs`. Since Git 2.44, these values are names,
    /// because Git replaces `%X` and `%Y` in the driver's command. An earlier Git passes `%X` and
    /// `%Y` unchanged. Our version then has no name, and the name of their version comes from the
    /// environment.
    init(fromGit ours: String?, _ theirs: String?) {
        self.init(
            ours: ours == "%X" ? nil : ours,
            theirs: theirs == "%Y" ? Self.otherCommit : theirs)
    }

    /// The name of the merged commit, from the value of the environment variable `GITHEAD_…`; nil
    /// unless there is exactly one such variable.
    private static var otherCommit: String? {
        let names = Environment.values(ofNamesThatStartWith: "GITHEAD_")
        return names.count == 1 ? names[0] : nil
    }
}
