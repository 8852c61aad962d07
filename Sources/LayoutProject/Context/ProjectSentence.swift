import StackCore

/// One line that says which project is used for a document, and what of it counts:
/// `Harbor.xcodeproj, target Harbor, Release: iPhone portrait, iPad all; en de; 4 fonts, 1 catalogue`.
struct ProjectSentence {
    private let context: DocumentProject

    init(_ context: DocumentProject) { self.context = context }

    var text: String {
        let parts = [screens, context.languages.joined(separator: " "), contents]
        return head + ": " + parts.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    private var head: String {
        let targets = context.targets
        guard let path = context.project.path else {
            return context.project.folder.isEmpty ? "no Xcode project" : context.project.folder
        }
        let names = targets.map(\.name).joined(separator: " and ")
        let configurations = Set(targets.compactMap(\.configuration)).sorted()
        let target = targets.isEmpty ? "no target" : "target" + (targets.count > 1 ? "s " : " ") + names
        return ([path, target] + configurations).joined(separator: ", ")
    }

    private var screens: String {
        guard let matrix = context.matrix else { return "the document's own size" }
        return DeviceFamily.allCases.compactMap { family in
            matrix.orientations[family].map { orientations in
                let all = orientations.count == Orientation.allCases.count
                let words = all ? "all" : orientations.map(\.rawValue).joined(separator: " ")
                return family.title + " " + words
            }
        }.joined(separator: ", ")
    }

    private var contents: String {
        let counts = [
            (context.resources.fonts.files.count, "font", "fonts"),
            (context.resources.catalogues.count, "catalogue", "catalogues"),
        ]
        return counts.filter { $0.0 > 0 }.map { "\($0.0) " + ($0.0 == 1 ? $0.1 : $0.2) }
            .joined(separator: ", ")
    }
}

extension DeviceFamily {
    /// The name as people write it.
    package var title: String {
        switch self {
        case .iphone: "iPhone"
        case .ipad: "iPad"
        }
    }
}
