import StackCore

extension SceneEditor {
    func writeViewProperties() {
        for id in document.subtree() {
            let view = document[id]
            let element = viewElement(of: id)
            let forms = ViewForms.of(view.kind)
            for change in changes(of: .view(id)) {
                forms.write(
                    change.new, change.key, change.condition, to: element, of: view.kind)
            }
            let isMade = counterparts.views[id] == nil && copiedProperties[id] == nil
            guard isMade || context.isSkeleton(element) else { continue }
            for form in forms where form.isAlwaysWritten && view.properties[form.key] == nil {
                forms.write(nil, form.key, .base, to: element, of: view.kind)
            }
        }
    }

    /// Writes the document's device into the file if the file has one scene. In a file with several
    /// scenes, each scene's annotation (an XML comment) stores the device instead.
    func writeDevice() {
        guard context.isOneScene,
            document.properties[.device] != baseline.properties[.device],
            let device = Canvas.device(of: document),
            let element = context.file.root.child("device")
        else { return }
        element.set("id", device)
    }

    /// Writes the document's global tint colour into the file if the file has one scene. Otherwise
    /// the scene's annotation stores it, as for `writeDevice`.
    func writeGlobalTint() {
        let change = changes(of: .document).first { $0.key == .globalTint }
        guard context.isOneScene, let change else { return }
        context.file.root.setColor(change.new, key: "tintColor")
    }

    // MARK: Installed views and constraints

    func writeInstallation() {
        for id in document.subtree() where id != .root {
            guard let element = viewElements[id], let parent = document[id].parent else { continue }
            write(.view(id), element, "subviews", in: viewElement(of: parent).contentElement)
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

    /// Removes an element's entries from the `<mask>` elements for the size classes `condition`. A
    /// mask lists the views or constraints that are installed or not installed under these size
    /// classes.
    private func dropMasks(of element: SourceElement, _ condition: SizeClasses) {
        for variation in Array(root.subtree) where variation.isNamed("variation") {
            guard VariationKey.condition(variation["key"] ?? "") == condition else { continue }
            let entries = variation.children("mask").flatMap(\.children)
            for entry in entries where entry["reference"] == element["id"] { remove(entry) }
        }
    }
}

extension SceneEditor {
    /// Writes the frames that the document's layout gives the views. Only new views get their
    /// frames, or all views if `all` is true.
    ///
    /// A frame that the document itself stores is not written here, because it is an input of the
    /// layout and not a result. Such a view has an autoresizing mask, or keeps its stored size on
    /// the canvas.
    func writeFrames(all: Bool) {
        let views = document.subtree().filter { id in
            all || counterparts.views[id] == nil
        }
        guard !views.isEmpty, let frames = item.layout() else { return }
        for id in views where document[id].properties[.frame] == nil {
            guard let frame = frames.frame(of: id) else { continue }
            let element = viewElement(of: id)
            FrameElement.write(frame, to: element)
            if let content = element.impliedContentView {
                let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
                FrameElement.write(whole, to: content)
            }
        }
    }
}

extension SceneEditor {
    /// The scene's annotation before the export adds the differences. An annotation is an XML
    /// comment with facts for which Interface Builder has no attribute. Names and kinds that a
    /// previous export stored in it stay if their elements still exist.
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

    /// The views whose text or label was edited but whose name is unchanged, with their names. An
    /// import would derive another name from the new text. The annotation stores these names before
    /// the export looks for differences, so that no other view gets one of them.
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

    /// Returns the names of removed views and constraints. The annotation reserves them, so that an
    /// import does not give them to other views and constraints.
    private func gone(_ old: SceneAnnotation) -> [String] {
        let views = baseline.allViews.map(\.name)
        // An import names constraints by number, so the number of a removed constraint is reserved
        // even if the constraint had another name.
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
