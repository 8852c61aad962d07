import LayoutReplies

extension SideNames {
    /// Creates the names of ours and theirs from the arguments `%X` and `%Y` of the merge driver's
    /// command, which Git replaces by the names. Git before 2.44 does not replace them; the name of
    /// theirs then comes from the environment.
    init(fromGit ours: String?, _ theirs: String?) {
        self.init(
            ours: ours == "%X" ? nil : ours,
            theirs: theirs == "%Y" ? Self.otherCommit : theirs)
    }

    /// The value of the environment variable `GITHEAD_…`, the name of the merged commit; nil unless
    /// there is exactly one such variable.
    private static var otherCommit: String? {
        let names = Environment.values(ofNamesThatStartWith: "GITHEAD_")
        return names.count == 1 ? names[0] : nil
    }
}
