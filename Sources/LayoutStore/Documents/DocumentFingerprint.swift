/// What a document holds and the numbers that its views and constraints have, summed up: where it is
/// the same, so is everything that follows from the document.
package struct DocumentFingerprint: Hashable, Sendable {
    let sums: DocumentSums
}
