import StackCore

/// One line about a document's project, with the targets, configuration, screens, languages, fonts
/// and catalogues that apply to the document: `Harbor.xcodeproj, target Harbor, Release: iPhone
/// portrait, iPad all; en de; 4 fonts, 1 catalogue`.
struct ProjectSentence {
    private let context: DocumentProject

    init(_ context: DocumentProject) { self.context = context }

    func text(path: String?) -> String {
        let screens = context.matrix?.sentence ?? Self.ownSize
        let parts = [screens, context.languages.joined(separator: " "), contents]
        return Self.head(context.project, context.targets, path: path) + ": "
            + parts.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// The screens of a document whose screens are unknown.
    static let ownSize = "the document's own size"

    /// Returns the path, targets and configurations as text.
    ///
    /// - Parameter path: the project's path as displayed; nil if there is no project
    static func head(_ project: Project, _ targets: [ProjectTarget], path: String?) -> String {
        guard let path else { return "no Xcode project" }
        let names = targets.map(\.name).joined(separator: " and ")
        let configurations = Set(targets.compactMap(\.configuration)).sorted()
        let target =
            targets.isEmpty ? "no target" : "target" + (targets.count > 1 ? "s " : " ") + names
        return ([path, target] + configurations).joined(separator: ", ")
    }

    private var contents: String {
        let counts = [
            (context.resources.fontFiles.count, "font", "fonts"),
            (context.resources.catalogues.count, "catalogue", "catalogues"),
        ]
        let words = counts.map { count, one, many in "\(count) " + (count == 1 ? one : many) }
        return zip(counts, words).filter { $0.0.0 > 0 }.map(\.1).joined(separator: ", ")
    }
}

extension ProjectMatrix {
    /// The device families of the app with their orientations, as text: `iPhone portrait, iPad
    /// all`.
    var sentence: String {
        DeviceFamily.allCases.compactMap { family in
            orientations[family].map { orientations in
                let all = orientations.count == Orientation.allCases.count
                let words = all ? "all" : orientations.map(\.rawValue).joined(separator: " ")
                return family.title + " " + words
            }
        }.joined(separator: ", ")
    }
}

extension DeviceFamily {
    /// The product name for messages, such as `iPhone`.
    package var title: String {
        switch self {
        case .iphone: "iPhone"
        case .ipad: "iPad"
        }
    }
}
