import LayoutProject

/// The text of a `project.pbxproj`, made object by object.
struct ProjectText {
    private var objects = ""
    private var count = 0

    /// Adds an object. Returns its id.
    mutating func add(_ kind: String, _ members: String, id: String? = nil) -> String {
        count += 1
        let id = id ?? "A\(count)"
        objects += "\(id) /* \(kind) */ = {\nisa = \(kind);\n\(members)\n};\n"
        return id
    }

    mutating func file(_ path: String, _ more: String = "", tree: String = "<group>") -> String {
        add("PBXFileReference", "path = \"\(path)\"; sourceTree = \"\(tree)\"; \(more)")
    }

    mutating func group(
        _ path: String?, _ children: [String], kind: String = "PBXGroup", tree: String = "<group>"
    ) -> String {
        let path = path.map { "path = \"\($0)\";" } ?? "name = Group;"
        return add(kind, "\(path) sourceTree = \"\(tree)\"; children = \(Self.list(children));")
    }

    /// Adds a build phase with a build file for each file.
    mutating func phase(
        _ files: [String], kind: String = "PBXResourcesBuildPhase", _ more: String = ""
    ) -> String {
        let buildFiles = files.map { add("PBXBuildFile", "fileRef = \($0);") }
        return add(kind, "files = \(Self.list(buildFiles)); \(more)")
    }

    /// - Parameter settings: the settings of each configuration
    mutating func configurations(
        _ settings: KeyValuePairs<String, String>, base: String = "", standard: String = "Debug"
    ) -> String {
        let ids = settings.map { name, settings in
            add("XCBuildConfiguration", "name = \(name); buildSettings = {\(settings)}; \(base)")
        }
        return add(
            "XCConfigurationList",
            "buildConfigurations = \(Self.list(ids)); defaultConfigurationName = \(standard);")
    }

    mutating func target(
        _ name: String, _ phases: [String], configurations: String,
        type: String = "com.apple.product-type.application", _ more: String = "",
        id: String? = nil
    ) -> String {
        add(
            "PBXNativeTarget",
            """
            name = "\(name)"; buildPhases = \(Self.list(phases)); productType = "\(type)";
            buildConfigurationList = \(configurations); \(more)
            """, id: id)
    }

    /// Returns the whole file.
    mutating func text(
        _ targets: [String], group: String, configurations: String = "", _ more: String = ""
    ) -> String {
        let list = configurations.isEmpty ? "" : "buildConfigurationList = \(configurations);"
        let root = add(
            "PBXProject",
            "mainGroup = \(group); targets = \(Self.list(targets)); \(list) \(more)")
        return """
            // !$*UTF8*$!
            {
            archiveVersion = 1; objectVersion = 56;
            objects = {
            \(objects)
            };
            rootObject = \(root) /* Project object */;
            }

            """
    }

    static func list(_ items: [String]) -> String {
        "(\n" + items.map { "\"\($0)\",\n" }.joined() + ")"
    }

    /// Returns a project with one app.
    ///
    /// - Parameters:
    ///   - files: the paths of the resources
    ///   - settings: the settings of the target in Release
    ///   - shared: the settings of the project
    static func app(
        _ name: String = "App", files: [String] = [], settings: String = "", shared: String = "",
        _ more: String = ""
    ) -> String {
        var text = ProjectText()
        let files = files.map { text.file($0) }
        let phase = text.phase(files)
        let own = text.configurations(["Release": settings])
        let whole = text.configurations(["Release": shared])
        let target = text.target(name, [phase], configurations: own)
        let group = text.group(nil, files)
        return text.text([target], group: group, configurations: whole, more)
    }

    /// Returns an Info.plist with the entries.
    static func plist(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(entries)
        </dict>
        </plist>
        """
    }

    /// Returns an entry of an Info.plist.
    static func entry(_ key: String, _ values: String...) -> String {
        "<key>\(key)</key>\n"
            + (values.count == 1
                ? "<string>\(values[0])</string>\n"
                : "<array>\n" + values.map { "<string>\($0)</string>\n" }.joined() + "</array>\n")
    }
}

extension MemoryFiles {
    /// Returns the only project of these files.
    func project(_ options: ProjectOptions = ProjectOptions()) -> Project? {
        ProjectSearch.projects(at: "", in: self, options: options).first
    }
}
