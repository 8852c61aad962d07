/// The storyboards and xibs of a bundle, by the names under which an app loads them.
struct InterfaceFiles {
    private let paths: [String: [String]]

    /// - Parameter resources: the paths of all files of the bundle
    init(_ resources: [String]) {
        paths = Dictionary(
            grouping: resources.filter {
                ["storyboard", "xib"].contains(ProjectPath.fileExtension(of: $0))
            }, by: ProjectPath.name(of:))
    }

    /// Returns the paths of the files with a name, one for each language; empty if there is none.
    /// On a family of devices, `NAME~ipad` or `NAME~iphone` takes precedence over `NAME`.
    ///
    /// - Parameters:
    ///   - extensions: the extensions of the file, the preferred one first
    ///   - family: the family of devices; nil if it is unknown, so that the files of all count
    func files(
        named name: String, _ extensions: [String], for family: DeviceFamily?
    ) -> [String] {
        let special = DeviceFamily.allCases.map { name + $0.suffix }
        let names = family.map { [[name + $0.suffix], [name]] } ?? [[name] + special]
        for end in extensions {
            for stems in names {
                let found = stems.flatMap { paths[$0 + "." + end] ?? [] }
                if !found.isEmpty { return found }
            }
        }
        return []
    }

    /// Returns the paths of the files with a name on all these families, each once. Returns nil if
    /// one of the families has none.
    ///
    /// - Parameter families: nil if they are unknown
    func files(
        named name: String, _ extensions: [String], for families: [DeviceFamily]?
    ) -> [String]? {
        let found = (families.map { $0.map(Optional.init) } ?? [nil]).map {
            files(named: name, extensions, for: $0)
        }
        return found.contains(where: \.isEmpty) ? nil : Set(found.flatMap(\.self)).sorted()
    }
}
