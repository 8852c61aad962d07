/// A search for the projects of any number of documents. Each project is read only once.
package struct ProjectFinder {
    private let files: any ProjectFiles
    private let options: ProjectOptions
    private var xcodeProjects: [String: Result<Project, ProjectMessage>] = [:]
    private var packages: [String: SwiftPackage] = [:]
    private var packageProjects: [String: Project] = [:]
    private var plainProjects: [String: Project?] = [:]
    /// The manifests of tools that generate projects, by folder; nil for folders without one.
    private var manifests: [String: PlainFolder.Manifest?] = [:]
    /// The projects of folders with a manifest, by their part of the folder and their Info.plist.
    private var generatedProjects: [[String]: Project] = [:]
    /// The folders to search for a document's project if no folder above the document contains it.
    private let roots: [String]
    /// The projects in `roots`; nil until they are first needed.
    private var projectsInRoots: [Project]?

    /// - Parameter roots: the folders to search for a document's project if no folder above the
    ///   document contains it
    package init(
        _ files: any ProjectFiles, options: ProjectOptions = ProjectOptions(), roots: [String] = []
    ) {
        (self.files, self.options, self.roots) = (files, options, roots)
    }

    // MARK: Finding the project of a document

    /// Returns the project to which a document belongs; nil if there is none.
    ///
    /// A project contains the document if the document is a resource of one of its targets. The
    /// result is the first of these that exists:
    /// - the nearest Xcode project or Swift package above the document that contains it;
    /// - an Xcode project in `roots` that contains it;
    /// - the nearest Xcode project above the document, if no unreadable project is as near or
    ///   nearer;
    /// - a project for the nearest folder above the document with the Info.plist of an app;
    /// - a project for the folder of the nearest unreadable Xcode project above the document;
    /// - a project without targets for the document's folder, if it has translations of the document.
    package mutating func project(around document: String) -> Project? {
        var nearest: Project?
        var refusals: [ProjectMessage] = []
        for folder in Self.folders(above: document) {
            let names = files.names(in: folder)
            let found = xcodeProjects(in: folder, names)
            let owners = found.projects.filter { !$0.targets(of: document).isEmpty }
            if let owner = Self.best(of: owners) { return owner.adding(refusals) }
            if names.contains("Package.swift"),
                let package = packageProject(at: folder, with: document)
            {
                return package.adding(refusals)
            }
            refusals += found.refusals
            if refusals.isEmpty, nearest == nil { nearest = Self.best(of: found.projects) }
        }
        if let owner = ownerInRoots(of: document) { return owner.adding(refusals) }
        return nearest ?? plainProject(around: document, refusals)
            ?? PlainFolder.translations(of: document, in: files)
    }

    private mutating func ownerInRoots(of document: String) -> Project? {
        Self.best(of: allInRoots().filter { !$0.targets(of: document).isEmpty })
    }

    /// Returns the projects in `roots`.
    private mutating func allInRoots() -> [Project] {
        let projects =
            projectsInRoots
            ?? roots.flatMap { read(ProjectPlaces(at: $0, in: files).xcodeProjects).projects }
        projectsInRoots = projects
        return projects
    }

    /// Returns a project in `roots` with a target whose resources include a link to the document,
    /// and the path of the link. Returns nil if there is none.
    package mutating func owner(ofTarget document: String) -> (project: Project, link: String)? {
        let name = ProjectPath.name(of: document)
        for project in allInRoots() {
            let links = project.targets.lazy.flatMap(\.resources).filter {
                ProjectPath.name(of: $0) == name
            }
            if let link = links.first(where: { files.withoutLinks($0) == document }) {
                return (project, link)
            }
        }
        return nil
    }

    /// Returns the folders that contain the document, from its own to the top of the tree.
    private static func folders(above document: String) -> [String] {
        var folders = [ProjectPath.folder(of: document)]
        while let last = folders.last, !last.isEmpty {
            folders.append(ProjectPath.folder(of: last))
        }
        return folders
    }

    /// Returns the first project with an app; if there is none, the first with a target, or else
    /// the first project. Returns nil if there are no projects.
    private static func best(of projects: [Project]) -> Project? {
        projects.first { $0.targets.contains { $0.isApplication } }
            ?? projects.first { !$0.targets.isEmpty } ?? projects.first
    }

    /// Reads the Xcode projects in a folder.
    private mutating func xcodeProjects(
        in folder: String, _ names: [String]
    ) -> (projects: [Project], refusals: [ProjectMessage]) {
        read(
            names.filter { $0.hasSuffix(".xcodeproj/") }
                .compactMap { ProjectPath.join(folder, $0) })
    }

    private mutating func read(
        _ paths: [String]
    ) -> (projects: [Project], refusals: [ProjectMessage]) {
        var (projects, refusals): ([Project], [ProjectMessage]) = ([], [])
        // Ignores the `.xcodeproj` folders that contain only schemes, which tools that generate
        // projects leave.
        for path in paths where files.isThere(path + "/project.pbxproj") {
            switch xcodeProject(at: path) {
            case .success(let project): projects.append(project)
            case .failure(let refusal): refusals.append(refusal)
            }
        }
        return (projects, refusals)
    }

    private mutating func xcodeProject(at path: String) -> Result<Project, ProjectMessage> {
        if let result = xcodeProjects[path] { return result }
        let result: Result<Project, ProjectMessage>
        do {
            result = .success(Project(try XcodeProjectReader.read(path, in: files, options)))
        } catch {
            result = .failure(error)
        }
        xcodeProjects[path] = result
        return result
    }

    // MARK: Swift packages and plain folders

    private mutating func package(at folder: String) -> SwiftPackage {
        if let package = packages[folder] { return package }
        let package = SwiftPackage(at: folder, in: files)
        packages[folder] = package
        return package
    }

    private mutating func packageProject(at folder: String, with document: String) -> Project? {
        let package = package(at: folder)
        guard let target = package.targetFolder(of: document) else { return nil }
        if let project = packageProjects[target] { return project }
        var project = package.project([target], folder: target, in: files)
        project.users = apps(usingPackageIn: folder)
        packageProjects[target] = project
        return project
    }

    /// Returns the apps of the nearest Xcode project above a Swift package, or in `roots`, that
    /// refers to the package. If no project refers to it, returns the apps of the nearest Xcode
    /// project above, which may contain the package as a folder.
    private mutating func apps(usingPackageIn folder: String) -> [ProjectTarget] {
        var nearest: [ProjectTarget] = []
        for place in [folder] + Self.folders(above: folder) {
            let projects = xcodeProjects(in: place, files.names(in: place)).projects
            if let apps = Self.apps(of: projects, using: folder) { return apps }
            if nearest.isEmpty { nearest = Self.best(of: projects)?.apps ?? [] }
        }
        return Self.apps(of: allInRoots(), using: folder) ?? nearest
    }

    private static func apps(of projects: [Project], using folder: String) -> [ProjectTarget]? {
        projects.lazy.filter { $0.packages.contains(folder) }.map(\.apps).first { !$0.isEmpty }
    }

    /// Returns a project for the nearest folder above the document with the Info.plist of an app, or
    /// with the manifest of a tool that generates Xcode projects.
    /// If there is no such folder, returns a project for the folder of an Xcode project that cannot
    /// be read; nil if there is no such Xcode project either.
    ///
    /// - Parameter refusals: the reasons why projects cannot be read
    private mutating func plainProject(
        around document: String, _ refusals: [ProjectMessage]
    ) -> Project? {
        for folder in Self.folders(above: document) {
            let project = plainProject(in: folder) ?? generatedProject(of: document, in: folder)
            if let project { return project.adding(refusals) }
        }
        return plainProject(after: refusals)
    }

    private mutating func plainProject(in folder: String) -> Project? {
        if let project = plainProjects[folder] { return project }
        let project = PlainFolder.project(in: folder, in: files)
        plainProjects.updateValue(project, forKey: folder)
        return project
    }

    private func plainProject(after refusals: [ProjectMessage]) -> Project? {
        guard let first = refusals.first else { return nil }
        let folder = ProjectPath.folder(of: ProjectPath.folder(of: first.path))
        return PlainFolder.project(folder, nil, in: files).adding(refusals)
    }

    private mutating func generatedProject(of document: String, in folder: String) -> Project? {
        let manifest = manifests[folder] ?? PlainFolder.manifest(in: folder, files)
        manifests.updateValue(manifest, forKey: folder)
        guard let manifest, let place = PlainFolder.place(of: document, in: manifest) else {
            return nil
        }
        let key = [place.folder, place.app?.path ?? ""]
        let project =
            generatedProjects[key]
            ?? PlainFolder.project(place.folder, place.app, manifest: manifest.path, in: files)
        generatedProjects[key] = project
        return project
    }

    // MARK: Finding the projects in a folder

    /// Returns the projects in and below a folder, the nearest first, and the projects that
    /// workspaces there list. If there is no Xcode project, returns the Swift packages and the
    /// folders with the Info.plist of an app. If there are none of these either, returns a project
    /// for the folder of an unreadable Xcode project.
    ///
    /// - Parameter place: the path of a folder, an `.xcodeproj` or an `.xcworkspace`
    package mutating func projects(at place: String) -> [Project] {
        guard let place = ProjectPath.join("", place) else { return [] }
        let places = ProjectPlaces(at: place, in: files)
        var (projects, refusals) = read(places.xcodeProjects)
        if options.target != nil, projects.contains(where: { !$0.targets.isEmpty }) {
            projects.removeAll(where: \.targets.isEmpty)
        }
        if projects.isEmpty { projects = otherProjects(places) }
        if projects.isEmpty { return plainProject(after: refusals).map { [$0] } ?? [] }
        projects[0] = projects[0].adding(refusals)
        return projects
    }

    private mutating func otherProjects(_ places: ProjectPlaces) -> [Project] {
        places.otherFolders.compactMap { folder in
            if let project = plainProject(in: folder) { return project }
            guard places.packages.contains(folder) else { return nil }
            let package = package(at: folder)
            return package.project(package.targetFolders, folder: folder, in: files)
        }
    }
}

extension Project {
    /// Returns a copy of the project whose list of messages begins with `messages`.
    fileprivate func adding(_ messages: [ProjectMessage]) -> Self {
        var project = self
        project.messages = messages + project.messages
        return project
    }
}
