import StackCore

extension SceneImport {
    /// Reads which views and constraints take part: masks in the variations of the view around.
    mutating func readInstallation() {
        for view in views {
            for variation in view.element.children("variation") {
                guard let condition = VariationKey.condition(variation["key"] ?? "") else {
                    continue
                }
                for mask in variation.children("mask") { readMask(mask, condition) }
            }
        }
    }

    private mutating func readMask(_ mask: SourceElement, _ condition: SizeClasses) {
        for entry in mask.children {
            switch entry.name {
            case "include": install(entry, "true", condition)
            case "exclude": install(entry, "false", condition)
            default: notes.addOnce(entry.line, "\(entry.name) in a mask is not known")
            }
        }
    }

    private mutating func install(_ entry: SourceElement, _ flag: String, _ condition: SizeClasses)
    {
        let reference = entry["reference"] ?? ""
        if let id = constraintsByID[reference] {
            constraints[id.raw].properties.set(.installed, flag, for: condition)
        } else if let view = items[reference]?.view, view != .root {
            views[view.raw].properties.set(.installed, flag, for: condition)
        } else {
            notes.add(entry.line, "a mask names \(reference), which is not in its scene")
        }
    }
}
