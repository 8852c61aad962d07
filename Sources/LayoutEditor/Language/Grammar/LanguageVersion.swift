/// The versions of the language that scripts may name in their first line.
package enum LanguageVersion {
    /// What this program reads. A command or property that comes does not change it; one that goes
    /// or means something else does.
    package static let current = 2

    /// The version in which `device`, `rotate`, `traits`, `direction` and `textSize` became what the
    /// session looks through; before, they changed the document.
    package static let looking = 2
}
