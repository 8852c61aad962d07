import LayoutProject

/// A search for the project of a single document, or for the projects in a folder.
enum ProjectSearch {
    /// Returns the project to which a document belongs; nil if there is none.
    ///
    /// - Parameter document: the path of the document in the tree
    static func project(
        around document: String, in files: any ProjectFiles,
        options: ProjectOptions = ProjectOptions()
    ) -> Project? {
        var finder = ProjectFinder(files, options: options)
        return finder.project(around: document)
    }

    /// Returns the projects in and below a folder, those in folders nearest to it first.
    ///
    /// - Parameter place: the path of a folder, an `.xcodeproj` or an `.xcworkspace`
    static func projects(
        at place: String, in files: any ProjectFiles, options: ProjectOptions = ProjectOptions()
    ) -> [Project] {
        var finder = ProjectFinder(files, options: options)
        return finder.projects(at: place)
    }
}
