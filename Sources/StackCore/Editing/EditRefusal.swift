/// Why a change that a person asked for cannot be made. Nothing has changed.
package struct EditRefusal: Error, Hashable, Sendable {
    package enum Reason: String, CaseIterable, Hashable, Sendable {
        case nameTaken, nameInvalid, noSuchIndex, notAStack, notArranged, notASubview, isRoot
        case insideItself, wrongProperty, cannotVary, wrongValue, wrongAttributes, nestedTooDeep,
            tooMany
    }

    package let reason: Reason
    /// One sentence without a full stop.
    package let message: String
    /// The word of the command that it is about, when it is about one.
    package let culprit: String?

    package init(_ reason: Reason, _ message: String, about culprit: String? = nil) {
        self.reason = reason
        self.message = message
        self.culprit = culprit
    }
}
