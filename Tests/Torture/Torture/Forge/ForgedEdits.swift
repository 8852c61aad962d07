import LayoutStore
import StackCore
import TestKit

/// Random changes to one operation's edits, as an attacker could write them into a journal.
struct ForgedEdits {
    private var edits: [FileEdit]

    init(_ text: [UInt8]) { edits = (try? EditText.decode(text, in: .current)) ?? [] }

    var text: String { EditText.encode(edits, in: .current) }

    mutating func change(_ random: inout SeededGenerator) {
        guard !edits.isEmpty else { return add(&random) }
        let at = Int.random(in: edits.indices, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: edits.remove(at: at)
        case 1: edits.insert(edits[at], at: at)
        case 2: edits.swapAt(at, Int.random(in: edits.indices, using: &random))
        case 3: edits[at] = edits[at].inverse
        case 4, 5: add(&random)
        default: edits[at] = changed(edits[at], &random)
        }
    }

    private mutating func add(_ random: inout SeededGenerator) {
        let document = edits.last?.document ?? DocumentID(0)
        for edit in EvilEdit.some(&random) { edits.append(.edit(document, edit)) }
    }

    private func changed(_ edit: FileEdit, _ random: inout SeededGenerator) -> FileEdit {
        let id = DocumentID(ForgedNumbers.other(than: edit.document.raw, &random))
        switch edit {
        case .createDocument(_, let name):
            return random.once(in: 2)
                ? .createDocument(id, name: name)
                : .createDocument(edit.document, name: random.pick(ForgedNumbers.texts))
        case .destroyDocument(_, let name): return .destroyDocument(id, name: name)
        case .renameDocument(_, let old, _):
            return .renameDocument(
                edit.document, from: old, to: random.pick(ForgedNumbers.texts))
        case .edit(_, let inner):
            return random.once(in: 6)
                ? .edit(id, inner) : .edit(edit.document, changed(inner, &random))
        }
    }

    private func changed(_ edit: Edit, _ random: inout SeededGenerator) -> Edit {
        func view(_ id: ViewID) -> ViewID { ViewID(ForgedNumbers.other(than: id.raw, &random)) }
        func place(_ index: Int) -> Int { ForgedNumbers.other(than: index, &random) }
        switch edit {
        case .createView(let item), .destroyView(let item):
            let other = View(
                id: random.once(in: 2) ? view(item.id) : item.id,
                name: random.once(in: 3) ? random.pick(ForgedNumbers.texts) : item.name,
                kind: random.pick(ViewKind.allCases), properties: item.properties)
            return .createView(other)
        case .insertSubview(let id, let parent, let index):
            return .insertSubview(view(id), in: view(parent), at: place(index))
        case .removeSubview(let id, let parent, let index):
            return .removeSubview(id, from: view(parent), at: place(index))
        case .insertArranged(let id, let stack, let index):
            return .insertArranged(view(id), in: view(stack), at: place(index))
        case .removeArranged(let id, let stack, let index):
            return .removeArranged(id, from: view(stack), at: place(index))
        case .createConstraint(let item), .destroyConstraint(let item):
            return .createConstraint(changed(item, &random))
        case .rename(let item, let old, _):
            return .rename(item, from: old, to: random.pick(ForgedNumbers.texts))
        case .setProperty(let item, let key, let condition, let old, _):
            let key = random.once(in: 3) ? random.pick(PropertyKey.allCases) : key
            return .setProperty(
                item, key, condition, from: old,
                to: StoredValueFormat.current.parse(random.pick(ForgedNumbers.texts), for: key))
        case .setUnknown(let item, let property, let old, _):
            return .setUnknown(item, property, from: old, to: random.pick(ForgedNumbers.texts))
        }
    }

    private func changed(
        _ item: LayoutConstraint, _ random: inout SeededGenerator
    ) -> LayoutConstraint {
        let far = ViewID(ForgedNumbers.other(than: item.first.item.view.raw, &random))
        let attributes = LayoutAttribute.allCases
        return LayoutConstraint(
            id: ConstraintID(ForgedNumbers.other(than: item.id.raw, &random)),
            name: random.once(in: 3) ? random.pick(ForgedNumbers.texts) : item.name,
            first: Anchor(LayoutItem(far), random.pick(attributes)), relation: item.relation,
            second: random.once(in: 2)
                ? nil : Anchor(LayoutItem(far, guide: .safeArea), random.pick(attributes)),
            properties: item.properties)
    }
}

/// Edits that can be applied one by one but lead to an invalid document.
enum EvilEdit {
    static func some(_ random: inout SeededGenerator) -> [Edit] {
        let (a, b) = (ViewID(900), ViewID(901))
        func view(_ id: ViewID, _ kind: ViewKind = .stack) -> Edit {
            .createView(View(id: id, name: "evil\(id.raw)", kind: kind))
        }
        func constraint(_ number: Int, _ view: ViewID) -> Edit {
            .createConstraint(
                LayoutConstraint(
                    id: ConstraintID(number), name: "evil\(number)",
                    first: Anchor(LayoutItem(view), .width), relation: .equal, second: nil))
        }
        switch Int.random(in: 0..<9, using: &random) {
        // Two views inside each other; a view inside itself.
        case 0:
            return [
                view(a), view(b), .insertSubview(a, in: b, at: 0), .insertSubview(b, in: a, at: 0),
            ]
        case 1: return [view(a), .insertSubview(a, in: a, at: 0)]
        // A stack that arranges itself; a stack that arranges a view twice that is not its subview.
        case 2:
            return [view(a), .insertSubview(a, in: .root, at: 0), .insertArranged(a, in: a, at: 0)]
        case 3:
            return [
                view(a), view(b), .insertArranged(b, in: a, at: 0),
                .insertArranged(b, in: a, at: 0),
            ]
        // A view without superview, a constraint on a missing view, and very large identifiers.
        case 4: return [view(a)]
        case 5: return [constraint(7, ViewID(ForgedNumbers.other(than: 5, &random)))]
        case 6: return [view(ViewID(399_999)), .insertSubview(ViewID(399_999), in: .root, at: 0)]
        case 7: return [constraint(1_999_999, .root)]
        // Views nested deeper than a document allows.
        default:
            return (0..<300).flatMap { level -> [Edit] in
                let (id, parent) = (ViewID(1000 + level), level == 0 ? .root : ViewID(999 + level))
                return [view(id, .view), .insertSubview(id, in: parent, at: 0)]
            }
        }
    }
}
