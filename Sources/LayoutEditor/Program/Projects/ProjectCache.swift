import LayoutProject
import LayoutStore
import Synchronization

/// A project's information about one document, and the tree of files that it was read from.
struct LocatedProject: Sendable {
    let context: DocumentProject
    let tree: WorkTree
}

/// A cache of the projects around the documents that one run of the program reads, so that each
/// project is read only once. Several threads may use it.
final class ProjectCache: Sendable {
    private let choice: ProjectChoice
    /// The folders in which projects are searched for in a work tree that is not a Git repository.
    private let folders: [String]
    private let trees = Mutex<[String: TreeCache]>([:])
    /// The work tree around each folder that contains a document, by the folder's path. It is
    /// cached because a search for it lists the folders above the document.
    private let treesByFolder = Mutex<[String: TreeCache]>([:])

    /// - Parameter places: the paths that the user has named
    init(_ choice: ProjectChoice, for places: [String] = []) {
        precondition(!choice.isOff, "projects are searched for although none is wanted")
        self.choice = choice
        folders = places.filter { FileStatus(at: $0)?.isFolder == true }
    }

    /// Creates a cache for a single work tree. If the tree is not a Git repository, only projects
    /// below `place` are found.
    init(_ choice: ProjectChoice, _ tree: WorkTree, for place: String) {
        self.choice = choice
        folders = [place]
        trees.withLock { $0[tree.top] = TreeCache(tree, choice.options, folders) }
    }

    /// Returns the projects at a path of the single work tree; empty if no work tree is cached yet.
    func projects(at path: String) -> [Project] { onlyTree?.projects(at: path) ?? [] }

    /// Returns the project's data about a document of the single work tree; nil if the document
    /// belongs to no project.
    func context(of document: String) -> DocumentProject? {
        onlyTree?.context(of: [document], chosen: nil)
    }

    /// Returns the projects around documents of the single work tree, without duplicates, in the
    /// order of the documents.
    func owners(of documents: [String]) -> [Project] {
        var seen: Set<[String]> = []
        return documents.compactMap { context(of: $0)?.project }.filter { project in
            seen.insert([project.path ?? "", project.folder]).inserted
        }
    }

    /// The work trees that were read from so far.
    var workTrees: [WorkTree] { trees.withLock { $0.values.map(\.tree) } }

    private var onlyTree: TreeCache? { trees.withLock { $0.values.first } }

    /// Returns the project that a document belongs to, with its data about the document; nil if the
    /// document belongs to no project.
    ///
    /// - Parameter place: the path of a storyboard or xib on the disk
    func project(around place: String) -> LocatedProject? {
        let treeCache = treeCache(around: choice.place ?? place)
        let tree = treeCache.tree
        guard let document = tree.path(of: place) else { return nil }
        let linked = tree.linkedPath(of: place).flatMap { $0 == document ? nil : $0 }
        let paths = [linked, document].compactMap(\.self)
        return treeCache.context(of: paths, chosen: choice.place).map {
            LocatedProject(context: $0, tree: tree)
        }
    }

    private func treeCache(around place: String) -> TreeCache {
        let folder = WorkTree.folder(at: place)
        if let known = treesByFolder.withLock({ $0[folder] }) { return known }
        let tree = WorkTree(around: folder)
        let treeCache = trees.withLock { trees in
            if let same = trees[tree.top] { return same }
            let treeCache = TreeCache(tree, choice.options, folders)
            trees[tree.top] = treeCache
            return treeCache
        }
        treesByFolder.withLock { $0[folder] = treeCache }
        return treeCache
    }
}

/// The cached projects of one work tree.
private final class TreeCache: Sendable {
    let tree: WorkTree
    private let finder: Mutex<ProjectFinder>
    /// The resources that were read. A key consists of the project's path, its folder and the names
    /// of its targets.
    private let resources = Mutex<[[String]: ProjectResources]>([:])

    /// - Parameter folders: the folders in which projects are searched for if `tree` is not a Git
    ///   repository
    init(_ tree: WorkTree, _ options: ProjectOptions, _ folders: [String]) {
        self.tree = tree
        let roots = tree.isRepository ? [""] : folders.compactMap(tree.path(of:))
        finder = Mutex(ProjectFinder(tree, options: options, roots: roots))
    }

    /// Returns the facts that the project states about a document; nil if the document belongs to
    /// no project. If the project refers to the document by a path with links, the result uses that
    /// path.
    ///
    /// - Parameters:
    ///   - paths: the paths that lead to the document; the last one has no links
    ///   - place: the folder or project that the user has chosen
    func context(of paths: [String], chosen place: String?) -> DocumentProject? {
        var nearest: (document: String, project: Project)?
        for path in paths {
            guard let project = project(of: path, chosen: place) else { continue }
            if !project.targets(of: path).isEmpty { return context(of: path, in: project) }
            nearest = nearest ?? (path, project)
        }
        if let document = paths.last, let owner = finder.withLock({ $0.owner(ofTarget: document) })
        {
            return context(of: owner.link, in: owner.project)
        }
        return nearest.map { context(of: $0.document, in: $0.project) }
    }

    private func context(of document: String, in project: Project) -> DocumentProject {
        DocumentProject(
            document, in: project, resources: resources(of: project, document), files: tree)
    }

    func projects(at path: String) -> [Project] { finder.withLock { $0.projects(at: path) } }

    private func project(of document: String, chosen place: String?) -> Project? {
        guard let place, let path = tree.path(of: place) else {
            return finder.withLock { $0.project(around: document) }
        }
        let projects = finder.withLock { $0.projects(at: path) }
        return projects.first { !$0.targets(of: document).isEmpty } ?? projects.first
    }

    private func resources(of project: Project, _ document: String) -> ProjectResources {
        let targets = project.targets(of: document)
        let key = [project.path ?? "", project.folder] + targets.map(\.name)
        // The lock is held during the read, so that no other thread reads the same resources.
        return resources.withLock { known in
            if let same = known[key] { return same }
            let read = ProjectResources(
                project.resourcePaths(for: targets), fonts: project.fontPaths(for: targets),
                own: targets.flatMap(\.resources), bundlePaths: project.bundlePaths(for: targets),
                in: tree)
            known[key] = read
            return read
        }
    }
}

extension WorkTree {
    /// Returns a path of the tree as reports show it: relative to the current folder.
    func shown(_ path: String) -> String {
        let whole = (top + "/" + path).dropFirst()
        let current = FileProbe.resolved(".").dropFirst()
        return ProjectPath.relative(String(whole), to: String(current))
    }
}

extension [Project] {
    /// The paths of the storyboards and xibs among the resources of the projects' targets. A listed
    /// file may be absent.
    var documentsOfTargets: Set<String> {
        Set(flatMap(\.targets).flatMap(\.resources).filter(CheckInput.isInterfaceBuilderFile))
    }
}
