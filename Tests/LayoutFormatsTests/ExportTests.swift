import StackCore
import Testing

@testable import LayoutFormats

/// A sample edit. `apply` returns false if the document has nothing to make it on.
struct SampleEdit: Sendable, CustomTestStringConvertible {
    let name: String
    let apply: @Sendable (Document, inout EditPlan) throws -> Bool

    var testDescription: String { name }

    static func setting(
        _ key: PropertyKey, _ kinds: Set<ViewKind>?, _ spelling: String,
        _ condition: SizeClasses = .base, skipping: Int = 0
    ) -> SampleEdit {
        let suffix = condition == .base ? "" : " for " + condition.spelling
        return SampleEdit(name: key.spelling + " " + spelling + suffix) { document, plan in
            let value = key.type.parse(spelling)
            let view = document.subtree().map { document[$0] }.filter {
                (kinds?.contains($0.kind) ?? ($0.id != .root)) && $0.properties[key] != value
            }.dropFirst(skipping).first
            guard let view else { return false }
            try plan.setProperty(key, condition, of: .view(view.id), to: value)
            return true
        }
    }

    static func constraint(_ key: PropertyKey, _ spelling: String) -> SampleEdit {
        SampleEdit(name: "constraint " + key.spelling) { document, plan in
            let constraints = Array(document.allConstraints)
            guard !constraints.isEmpty else { return false }
            let constraint = constraints[constraints.count / 2]
            try plan.setProperty(
                key, of: .constraint(constraint.id), to: key.type.parse(spelling))
            return true
        }
    }

    /// Edits that a person makes with one command and that change one attribute.
    static let attributes: [SampleEdit] = [
        setting(.hidden, nil, "true"),
        setting(.huggingHorizontal, nil, "333"), setting(.huggingVertical, nil, "334"),
        setting(.compressionHorizontal, nil, "735"), setting(.compressionVertical, nil, "736"),
        setting(.backgroundColor, nil, "#12345678"),
        setting(.userLabel, nil, "A \"label\" & <more>"),
        setting(.margins, [.view, .stack], "1,2,3,4"),
        setting(.preservesSuperviewMargins, nil, "true"),
        setting(.insetsMarginsFromSafeArea, nil, "false"), setting(.direction, nil, "rtl"),
        setting(.intrinsic, [.view], "40x50"),
        setting(.axis, [.stack], "vertical"), setting(.axis, [.stack], "horizontal"),
        setting(.distribution, [.stack], "equalCentering"),
        setting(.alignment, [.stack], "trailing"), setting(.alignment, [.stack], "lastBaseline"),
        setting(.spacing, [.stack], "13.5"), setting(.spacing, [.stack], "system"),
        setting(.baselineRelative, [.stack], "true"),
        setting(.text, [.label], "Grüße & <b>\"quoted\"</b>"),
        setting(.text, [.button], "Press"), setting(.text, [.textField], "typed"),
        setting(.lines, [.label], "3"), setting(.placeholder, [.textField], "type > here"),
        setting(.font, [.label], "23/semibold"), setting(.font, [.label], "title2"),
        setting(.font, [.button], "19/Futura-Bold"),
        setting(.contentMode, [.image], "topRight"), setting(.style, [.textField], "bezel"),
        setting(.scrollEnabled, [.scroll, .textView], "false"),
        constraint(.constant, "17.25"), constraint(.priority, "751"),
        constraint(.multiplier, "0.75"),
    ]

    /// Edits that change more than one attribute.
    static let structural: [SampleEdit] = [
        // A system colour is also listed in the resources.
        setting(.backgroundColor, nil, "systemTealColor"), setting(.installed, nil, "false"),
        setting(.hidden, nil, "true", SizeClasses(width: .any, height: .compact)),
        setting(
            .spacing, [.stack], "21", SizeClasses(width: .regular, height: .regular)),
        setting(.text, [.label], "two\nlines"), setting(.customClass, nil, "Thing"),
        setting(.image, [.image], "77x33"),
        SampleEdit(name: "constraint constant for w=compact") { document, plan in
            guard let last = Array(document.allConstraints).last else { return false }
            try plan.setProperty(
                .constant, SizeClasses(width: .compact, height: .any), of: .constraint(last.id),
                to: .number(3))
            return true
        },
        SampleEdit(name: "constraint removed") { document, plan in
            guard let first = document.allConstraints.first(where: { _ in true }) else {
                return false
            }
            plan.removeConstraint(first.id)
            return true
        },
        SampleEdit(name: "constraint not installed") { document, plan in
            guard let first = Array(document.allConstraints).last else { return false }
            try plan.setProperty(.installed, of: .constraint(first.id), to: .flag(false))
            return true
        },
        SampleEdit(name: "constraint added") { document, plan in
            guard let view = document[.root].subviews.first else { return false }
            try plan.constrain(
                Anchor(LayoutItem(view), .top), .greaterThanOrEqual,
                Anchor(LayoutItem(.root, guide: .safeArea), .top))
            return true
        },
        SampleEdit(name: "view added") { document, plan in
            let label = try plan.create(.label, named: "brandNew")
            try plan.addSubview(label, to: .root, at: 0)
            try plan.setProperty(.text, of: .view(label), to: .text("New"))
            return true
        },
        SampleEdit(name: "view arranged") { document, plan in
            guard let stack = document.allViews.first(where: { $0.kind == .stack }) else {
                return false
            }
            let button = try plan.create(.button, named: "brandNew")
            try plan.arrange(button, in: stack.id, at: 0)
            try plan.setCustomSpacing(.points(9), after: button, in: stack.id)
            return true
        },
        SampleEdit(name: "view removed") { document, plan in
            guard
                let view = document.subtree().dropFirst().first(where: {
                    document[$0].kind != .view
                })
            else { return false }
            try plan.remove(view)
            return true
        },
        SampleEdit(name: "views reordered") { document, plan in
            guard let parent = document.allViews.first(where: { $0.subviews.count > 2 }) else {
                return false
            }
            try plan.reorder(parent.subviews[0], to: parent.subviews.count - 1)
            return true
        },
        SampleEdit(name: "view arranged elsewhere") { document, plan in
            guard let stack = document.allViews.first(where: { $0.arrangedSubviews.count > 1 })
            else { return false }
            try plan.arrange(stack.arrangedSubviews.last!, in: stack.id, at: 0)
            return true
        },
        SampleEdit(name: "view moved to another parent") { document, plan in
            guard let stack = document.allViews.first(where: { $0.arrangedSubviews.count > 1 })
            else { return false }
            try plan.addSubview(stack.arrangedSubviews[0], to: .root)
            return true
        },
        SampleEdit(name: "view unarranged") { document, plan in
            guard let stack = document.allViews.first(where: { $0.arrangedSubviews.count > 1 })
            else { return false }
            plan.unarrange(stack.arrangedSubviews[0], from: stack.id)
            return true
        },
        SampleEdit(name: "stack unembedded") { document, plan in
            guard
                let stack = document.allViews.first(where: { $0.kind == .stack && $0.parent != nil }
                )
            else { return false }
            try plan.unembed(stack.id)
            return true
        },
        SampleEdit(name: "view renamed") { document, plan in
            guard let view = document.subtree().last, view != .root else { return false }
            try plan.rename(.view(view), to: "Other-Name")
            return true
        },
    ]
}

/// The effect of an edit on a file.
struct EditOutcome {
    let lines: Int
    let file: String
}

@Suite struct ExportTests {
    @Test(arguments: ExportCorpus.own + ExportCorpus.real)
    func `an unedited file is written byte for byte`(name: String) throws {
        let bytes = try ExportCorpus.bytes(name)
        let documents = try ExportCorpus.documents(bytes)
        let source = InterfaceBuilderSource(bytes)
        #expect(try InterfaceBuilderExport.update(source, with: documents).bytes == bytes)
        #expect(try source.tree.get().text == bytes)
    }

    @Test(arguments: SampleEdit.attributes)
    func `one attribute is at most three lines`(edit: SampleEdit) throws {
        let outcomes = try outcomes(of: edit)
        let lines = outcomes.map(\.lines).sorted()
        guard let most = lines.last else { return }
        print(
            "DIFF", edit.name, "files", lines.count, "median", lines[lines.count / 2], "max", most)
        let long = outcomes.filter { $0.lines > 3 }.map { "\($0.lines) \($0.file)" }
        #expect(long.isEmpty)
    }

    @Test(arguments: SampleEdit.structural)
    func `any edit is read back as the same document`(edit: SampleEdit) throws {
        let lines = try outcomes(of: edit).map(\.lines).sorted()
        guard let most = lines.last else { return }
        print(
            "DIFF", edit.name, "files", lines.count, "median", lines[lines.count / 2], "max", most)
    }

    /// Makes the edit in one document of each file, and checks that the export reads back as the
    /// edited document.
    private func outcomes(of edit: SampleEdit) throws -> [EditOutcome] {
        try ExportCorpus.files(for: edit.name).compactMap { name in
            let bytes = try ExportCorpus.bytes(name)
            var documents = try ExportCorpus.documents(bytes)
            for (at, item) in documents.enumerated() {
                var isMade = false
                let edited = try item.edited { isMade = try edit.apply(item.document, &$0) }
                guard isMade, edited.content != item.content else { continue }
                documents[at] = edited
                return try outcome(of: documents, at: at, bytes, name)
            }
            return nil
        }
    }

    private func outcome(
        of documents: [SceneDocument], at: Int, _ bytes: [UInt8], _ name: String
    ) throws -> EditOutcome? {
        do {
            let exported = try InterfaceBuilderExport.update(
                InterfaceBuilderSource(bytes), with: documents
            ).bytes
            let again = try ExportCorpus.documents(exported)
            #expect(again.count == documents.count, "\(name)")
            for (mine, other) in zip(documents, again) where mine.content != other.content {
                Issue.record("\(name): \(mine.name) is not read back as it was")
            }
            return EditOutcome(lines: LineDiff.count(bytes, exported), file: name)
        } catch let error as ExportRefusal {
            Issue.record("\(name): \(documents[at].name): \(error.message)")
            return nil
        }
    }
}
