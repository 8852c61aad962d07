/// The target and the build configuration to read from an Xcode project.
package struct ProjectOptions: Hashable, Sendable {
    /// The name of the only target to read; nil for all.
    package var target: String?
    /// The name of the build configuration; nil for Release.
    package var configuration: String?

    package init(target: String? = nil, configuration: String? = nil) {
        (self.target, self.configuration) = (target, configuration)
    }
}
