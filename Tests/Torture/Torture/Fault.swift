import Platform

/// What happens at one call of a program.
struct Fault {
    enum Kind: String, CaseIterable {
        /// The call fails, and those behind it work.
        case once
        /// So do all behind it.
        case sticky
        /// The process is killed there, a write half done.
        case crash
    }

    let kind: Kind
    /// 1 is the first.
    let call: Int

    /// For the recorder that is preloaded into the program.
    var environment: [String] {
        // EIO mostly; what a full disk says now and then.
        let number = call % 4 == 3 ? ENOSPC : EIO
        return switch kind {
        case .once: ["TORTURE_FAIL=\(call)", "TORTURE_ERRNO=\(number)"]
        case .sticky: ["TORTURE_FAIL=\(call)", "TORTURE_ERRNO=\(number)", "TORTURE_STICKY=1"]
        case .crash: ["TORTURE_CRASH=\(call)"]
        }
    }
}
