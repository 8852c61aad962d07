import StackCore

extension SceneEditor {
    func writeViewProperties() {
        for id in document.subtree() {
            let view = document[id]
            let element = viewElements[id]!
            let forms = ViewForms.of(view.kind)
            for change in changes(of: .view(id)) {
                forms.write(
                    change.new, change.key, change.condition, to: element, of: view.kind)
            }
            guard counterparts.views[id] == nil || context.isSkeleton(element) else { continue }
            for form in forms where form.isAlwaysWritten && view.properties[form.key] == nil {
                forms.write(nil, form.key, .base, to: element, of: view.kind)
            }
        }
    }

    /// The device, where all that the file holds is for one; else an annotation says each scene's.
    func writeDevice() {
        guard context.isOneScene,
            document.properties[.device] != baseline.properties[.device],
            let device = Canvas.device(of: document),
            let element = context.file.root.child("device")
        else { return }
        element.set("id", device)
    }

    // MARK: Which views and constraints take part

    func writeInstallation() {
        for id in document.subtree() where id != .root {
            guard let element = viewElements[id], let parent = document[id].parent else { continue }
            write(.view(id), element, "subviews", in: viewElements[parent]!)
        }
        for constraint in document.allConstraints {
            guard let element = constraintElements[constraint.id],
                let owner = element.parent?.parent
            else { continue }
            write(.constraint(constraint.id), element, "constraints", in: owner)
        }
    }

    private func write(
        _ item: ItemID, _ element: SourceElement, _ key: String, in owner: SourceElement
    ) {
        for change in changes(of: item) where change.key == .installed {
            let reference = identifier(of: item)
            dropMasks(of: element, change.condition)
            guard let isInstalled = Property<Bool>.installed.value(in: change.new) else {
                continue
            }
            let place = VariationElement(owner, change.condition).makeForMask()
            let mask = place.child("mask", key: key) ?? context.file.make("mask", [("key", key)])
            if mask.parent == nil { place.append(mask) }
            mask.append(
                context.file.make(
                    isInstalled ? "include" : "exclude", [("reference", reference)]))
        }
    }

    /// What any mask under the condition says of the element.
    private func dropMasks(of element: SourceElement, _ condition: SizeClasses) {
        for variation in Array(root.subtree) where variation.isNamed("variation") {
            guard VariationKey.condition(variation["key"] ?? "") == condition else { continue }
            let entries = variation.children("mask").flatMap(\.children)
            for entry in entries where entry["reference"] == element["id"] { remove(entry) }
        }
    }
}

extension SceneEditor {
    /// Writes frames as the document's layout has them: of new views, and of all where asked for.
    ///
    /// A frame that the document itself holds is where an autoresizing mask starts, or a size that
    /// the canvas keeps: it is a value and not a result.
    func writeFrames(all: Bool) {
        let views = document.subtree().filter { id in
            all || counterparts.views[id] == nil
        }
        guard !views.isEmpty, let frames = item.layout() else { return }
        for id in views where document[id].properties[.frame] == nil {
            if let frame = frames.frame(of: id) {
                FrameElement.write(frame, to: viewElements[id]!)
            }
        }
    }
}

extension SceneEditor {
    /// What an earlier export said that still holds: names and kinds; all else is found anew.
    var firstAnnotation: SceneAnnotation {
        var trouble: [String] = []
        let old = SceneAnnotation(parsing: root.firstAnnotation ?? "", trouble: &trouble)
        var annotation = SceneAnnotation()
        annotation.document = old.document
        annotation.kinds = old.kinds.filter { identifiers.contains($0.id) }
        annotation.names = old.names.filter { identifiers.contains($0.id) }
        let known = Set(annotation.names.map(\.id))
        annotation.names += keptNames.filter { !known.contains($0.id) }
        annotation.gone = gone(old)
        return annotation
    }

    /// Views keep their names when the text or label changes that they were named after. Said at
    /// once, so that no view behind them moves up into the name.
    private var keptNames: [(id: String, name: String)] {
        document.subtree().compactMap { id in
            guard let old = counterparts.views[id],
                baseline[old].name == document[id].name,
                [.text, .userLabel].contains(where: { key in
                    baseline[old].properties[key] != document[id].properties[key]
                }), let identifier = identifier(of: .view(id))
            else { return nil }
            return (identifier, document[id].name)
        }
    }

    /// Names that items behind them would move up into.
    private func gone(_ old: SceneAnnotation) -> [String] {
        let views = baseline.allViews.map(\.name)
        // An import counts constraints, so a number is gone whatever the constraint was called.
        let kept = Set(counterparts.constraints.values)
        let constraints = baseline.allConstraints.flatMap { constraint -> [String] in
            kept.contains(constraint.id) ? [] : [constraint.name, "c\(constraint.id.raw + 1)"]
        }
        var seen: Set<String> = []
        return (old.gone + views + constraints).filter {
            document.item(named: $0) == nil && seen.insert($0).inserted
        }
    }

    private var identifiers: Set<String> {
        Set((viewElements.values.map { $0 } + constraintElements.values).compactMap { $0["id"] })
    }

    func write(_ annotation: SceneAnnotation) { root.write(annotation) }
}
