internal import StackCore

extension Cancellation {
    /// Ends what takes long by throwing when nobody waits for it any more. Whoever opened a
    /// transaction takes it back.
    func check(_ path: String) throws(LayoutFileError) {
        if isRequested() {
            throw LayoutFileError(
                kind: .interrupted, path: path, message: "interrupted: nothing was changed")
        }
    }
}
