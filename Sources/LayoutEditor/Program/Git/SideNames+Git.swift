import LayoutReplies

extension SideNames {
    /// Creates the names of the merged versions, such as branches, from the values of the merge
    /// driver's options `--ours` and `--theirs`. Git 2.44 and later replaces `%X` and `%Y` in the
    /// driver's command by these names. If an earlier Git passes `%X` and `%Y` themselves, our
    /// version has no name, and the name of their version comes from the environment.
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
