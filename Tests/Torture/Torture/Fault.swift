import Platform

/// A fault to inject at one call of a program.
struct Fault {
    enum Kind: String, CaseIterable {
        /// The call fails; later calls succeed.
        case once
        /// The call and all later calls fail.
        case sticky
        /// The process is killed at the call; a write is half done.
        case crash
    }

    let kind: Kind
    /// The number of the call; 1 is the first.
    let call: Int

    /// The environment variables for the recorder library that is preloaded into the program.
    var environment: [String] {
        // Mostly EIO; at every fourth call ENOSPC, the error of a full disk.
        let number = call % 4 == 3 ? ENOSPC : EIO
        return switch kind {
        case .once: ["TORTURE_FAIL=\(call)", "TORTURE_ERRNO=\(number)"]
        case .sticky: ["TORTURE_FAIL=\(call)", "TORTURE_ERRNO=\(number)", "TORTURE_STICKY=1"]
        case .crash: ["TORTURE_CRASH=\(call)"]
        }
    }
}
