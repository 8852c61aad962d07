import StackCore

/// A view that a method creates together with the views inside it and their constraints, such as a
/// row with a picture and two texts. The rows that the same method creates differ only in a few
/// values, which are its parameters.
struct SwiftRow {
    /// The container and the views inside it, superviews before their subviews.
    let views: [ViewID]
    /// The names of the local variables for the views.
    let locals: [ViewID: String]
    /// The constraints between the views.
    let constraints: [LayoutConstraint]
    /// The word in the name of the method that creates the row, such as `Bullet` in `makeBullet`;
    /// nil if the row is a single view.
    let word: String?
    /// The class whose instances are the rows; nil if a method creates them.
    var rowClass: SwiftRowClass?
}

extension SwiftClass {
    /// A copy of the class's names in which the views inside rows are local variables of methods.
    ///
    /// Views can be rows of the same method if they have the same form (the same hierarchy of
    /// classes), and if their code differs only in values that can be parameters. If a row is
    /// inside another one, the outer row takes precedence.
    var namesWithRows: SwiftNames {
        var result = names
        for form in rowForms(inside: Set(views.filter(isAnonymous).map(\.id))) {
            let rows = form.views.filter { result.row(of: $0) == nil }
            if rows.count < 2 { continue }
            let found = self.rows(rows.map { form.isSingle ? [$0] : document.subtree(of: $0) })
            var trial = self
            trial.names = result
            for row in found { trial.names.add(row) }
            let factory = SwiftFactory(
                found.map { trial.factoryProperty(document[$0.views[0]]) }, in: name)
            let groups = factory.groups.filter { !form.isSingle || $0.count >= Self.fewestSingle }
            for place in groups.joined().sorted() { result.add(found[place]) }
        }
        return result
    }

    /// The minimum number of rows of a single view, such as the keys of a keypad, for a method that
    /// also creates the constraints for their sizes. If there are fewer rows, these constraints are
    /// among the other constraints of the class.
    private static let fewestSingle = 4

    /// A copy of the class's names in which the views inside certain equal containers are
    /// properties of a private class. Outlets, actions or other connections refer to some of these
    /// views, so no method can create the containers with local variables.
    func namesWithRowClasses(_ types: inout TypeNames) -> SwiftNames {
        var result = names
        if types.isSwiftUI { return result }
        let anonymous = Set(views.filter(isAnonymous).map(\.id))
        for form in rowForms(inside: Set(views.filter(isMember).map(\.id))) where !form.isSingle {
            let rows = form.views.filter { id in
                let type = SwiftViewClass(document[id]).name
                return result.row(of: id) == nil && (type == "UIView" || type == "UIStackView")
                    && names.gaps[id] == nil && names.arrays[id] == nil
                    && !names.repeated.contains(id) && remarks(document[id]).isEmpty
            }.map { document.subtree(of: $0) }
            guard rows.count > 1, rows[0].count > Self.fewestInClass,
                rows.contains(where: { !$0.dropFirst().allSatisfy(anonymous.contains) })
            else { continue }
            let found = self.rows(rows)
            // Properties with numbers would be rows inside the row.
            if found[0].locals.values.contains(where: { $0.last?.isNumber == true }) { continue }
            var trial = self
            trial.names = result
            for row in found { trial.names.add(row) }
            let made = found.map { trial.factoryProperty(document[$0.views[0]]) }
            let code = found.map { trial.code(of: $0) }
            // A class has more lines than a method, so it needs longer rows.
            guard SwiftFactory(made, in: name).groups == [Array(found.indices)],
                code[0].length >= (found.count > 2 ? Self.longest : 2 * Self.longest),
                code.allSatisfy(SwiftRowClass.canDeclare)
            else { continue }
            let rowClass = rowClass(found, &types)
            for var row in found {
                row.rowClass = rowClass
                result.add(row)
            }
        }
        return result
    }

    /// The minimum number of views inside a row with a class.
    private static let fewestInClass = 3
    /// The minimum number of lines of three rows with a class; two rows need twice as many.
    private static let longest = 20

    /// Returns the class of rows, named after what the names of the rows have in common.
    private func rowClass(_ rows: [SwiftRow], _ types: inout TypeNames) -> SwiftRowClass {
        let (roots, locals) = (rows.map { $0.views[0] }, rows[0].locals)
        let all = roots.map {
            Array(SwiftNameWords.words(SwiftNameWords.stem(names[$0])).reversed())
        }
        let shared = all.dropFirst().reduce(all[0]) { shared, words in
            zip(shared, words).prefix { $0 == $1 }.map(\.0)
        }
        let word = shared.reversed().map(SwiftIdentifier.capitalized).joined()
        let isGeneral =
            word.count < SwiftNameWords.shortest
            || SwiftNameWords.general.contains(word.lowercased())
        let screen = TypeNames.subject(of: name)
        let kinds = Set(rows[0].views.dropFirst().map { document[$0].kind })
        let kind = Self.kindWords.first { kinds.contains($0.kind) }?.word ?? ""
        let noun = isGeneral ? kind + "Row" : SwiftNameWords.withoutNumber(word)
        let open = rows.flatMap { row in
            row.views.dropFirst().filter { !isAnonymous(document[$0]) }.map { row.locals[$0]! }
        }
        let inner = rows[0].views.dropFirst().map {
            (locals[$0]!, viewNoun(document[$0]))
        }
        return SwiftRowClass(
            name: types.addFree([noun + "View", screen + noun + "View"]),
            access: roots.contains { isOutlet(document[$0]) } ? options.modifier : "private ",
            superclass: SwiftViewClass(document[roots[0]]).name, root: locals[roots[0]]!,
            nouns: Dictionary(uniqueKeysWithValues: inner), open: Set(open))
    }

    /// The words for rows, by the kind of view in them. The first kind that a row has counts.
    private static let kindWords: [(kind: ViewKind, word: String)] = [
        (.textField, "Field"), (.textView, "Text"), (.switch, "Switch"), (.slider, "Slider"),
        (.stepper, "Stepper"), (.segmented, "Choice"), (.button, "Button"), (.image, "Picture"),
        (.label, "Text"),
    ]

    /// The views that can be rows, grouped by form (the hierarchy of their classes). A row contains
    /// other views, or is a single view with constraints that refer to no other view. Forms with
    /// more views in a row come first.
    ///
    /// - Parameter inner: the views that can be inside a row
    private func rowForms(inside inner: Set<ViewID>) -> [(isSingle: Bool, views: [ViewID])] {
        let sized = Set(
            rowConstraints.map(\.views).filter { Set($0).count == 1 }.map { $0[0] })
        let outside = constrainedViews
        var forms: [ViewID: String] = [:]
        var rows: [String: (size: Int, views: [ViewID])] = [:]
        func add(_ view: View, _ key: String, _ size: Int) {
            rows[key, default: (size, [])].views.append(view.id)
        }
        // Subviews come after their superviews.
        for view in views.reversed() where !view.kind.isList {
            let type = SwiftViewClass(view).name
            let content = view.subviews.map { inner.contains($0) ? forms[$0] : nil }
            let all = content.compactMap(\.self)
            let own = document.subtree(of: view.id)
            if all.count == content.count {
                forms[view.id] = "\(type)(\(all.joined(separator: " ")))"
            }
            if names.places[view.id] != nil { continue }
            let isWhole = own.dropFirst().allSatisfy { id in
                outside[id]?.allSatisfy(own.contains) ?? true
            }
            if let form = forms[view.id], own.count > 1, isWhole { add(view, form, own.count) }
            if sized.contains(view.id), names.gaps[view.id] == nil {
                add(view, "single " + type, 1)
            }
        }
        let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1.id, $0) })
        return rows.values.filter { $0.views.count > 1 }
            .map { ($0.size == 1, $0.size, Array($0.views.reversed())) }
            .sorted {
                (-$0.1, places[$0.2[0]]!, $0.2.count) < (-$1.1, places[$1.2[0]]!, $1.2.count)
            }
            .map { (isSingle: $0.0, views: $0.2) }
    }

    /// The views to which the constraints of each view refer, including the view itself. A
    /// constraint that no method for rows can activate counts as a constraint to the root view of
    /// the class. So the views of this constraint are in no row.
    private var constrainedViews: [ViewID: [ViewID]] {
        let inside = Set(rowConstraints.map(\.id))
        var result: [ViewID: [ViewID]] = [:]
        for constraint in document.allConstraints {
            let others = inside.contains(constraint.id) ? constraint.views : [rootID]
            for view in constraint.views { result[view, default: []] += others }
        }
        return result
    }

    /// Returns whether a view can be a local variable of a method. It can if nothing in the
    /// document or file refers to it, and if its code does not depend on size classes.
    private func isAnonymous(_ view: View) -> Bool {
        let id = view.properties.value(.objectID)
        return isMember(view) && !isOutlet(view)
            && id.map { !lists.referred.contains($0) } ?? true
            && lists.element(of: view)?.children(in: "connections").isEmpty ?? true
    }

    /// Returns whether a view can be a property of a class for rows: its code does not depend on
    /// size classes, and no other class uses it.
    private func isMember(_ view: View) -> Bool {
        !view.kind.isList && view.kind != .cell && !view.isBar
            && view.properties.value(.customClass) != "UITabBar"
            && view.subviews.allSatisfy { !lists.isContentView(document[$0]) }
            && names.arrays[view.id] == nil && !names.repeated.contains(view.id)
            && names.places[view.id] == nil
            && !connections.sentToNeighbor.contains(view.id)
            && !connections.embeds.contains { $0.view == view.id }
            && view.properties.entries.allSatisfy { $0.condition == .base && $0.key != .installed }
            && remarks(view).isEmpty
    }

    /// Returns rows for groups of views of equal form, with the names of their local variables. A
    /// name consists of the words with which the names of the views at this position end in all
    /// rows.
    private func rows(_ rows: [[ViewID]]) -> [SwiftRow] {
        precondition(
            rows.allSatisfy { $0.count == rows[0].count }, "rows of equal form differ in views")
        let kinds = rows[0].map { document[$0].kind }
        let isRich = kinds.count { $0 == .label } > 1
        var taken = TakenNames([document[rows[0][0]].kind.noun])
        var locals = [document[rows[0][0]].kind.noun]
        for place in rows[0].indices.dropFirst() {
            let noun = kinds[place].noun
            let all = rows.map { row in
                Array(
                    SwiftNameWords.words(SwiftNameWords.withoutNumber(names[row[place]]))
                        .reversed())
            }
            let shared = all.dropFirst().reduce(all[0]) { shared, words in
                zip(shared, words).prefix { $0 == $1 }.map(\.0)
            }
            var word =
                SwiftIdentifier.lowerCamel(shared.reversed().joined(separator: "-")) ?? noun
            let isGap = rows.contains { names.gaps[$0[place]] != nil }
            if SwiftIdentifier.isReserved(word) || shared.isEmpty || isGap { word = noun }
            let view = document[rows[0][place]]
            switch (word, kinds[place]) {
            case ("label", _) where isRich:
                word =
                    ["titleLabel", "valueLabel", "detailLabel"].first {
                        !taken.contains($0)
                    } ?? word
            case (noun, .stack):
                word = view.properties.value(.axis) == .vertical ? "columnStack" : "rowStack"
            case (noun, .view):
                word = isGap ? "gap" : view.subviews.isEmpty ? "view" : "containerView"
            default: break
            }
            locals.append(taken.insertNumbered(word))
        }
        assert(Set(locals).count == rows[0].count, "two variables of a row have one name")
        let constraints = rowConstraints
        let word = rows[0].count > 1 ? rowWord(document[rows[0][0]]) : nil
        return rows.map { row in
            let own = Set(row)
            return SwiftRow(
                views: row, locals: Dictionary(uniqueKeysWithValues: zip(row, locals)),
                constraints: constraints.filter { $0.views.allSatisfy(own.contains) }, word: word)
        }
    }

    /// Returns the word for a row: the singular of its superview's name if that is a plural, or
    /// else `Row` or `Item`.
    private func rowWord(_ view: View) -> String {
        let parent = view.parent.map { document[$0] }
        let around = parent.map { SwiftNameWords.stem(names[$0.id]) } ?? ""
        if around.hasSuffix("s"), !around.hasSuffix("ss"), !SwiftNameWords.general.contains(around),
            around.count > 3, SwiftIdentifier.isWord(around)
        {
            let word = around.hasSuffix("ies") ? around.dropLast(3) + "y" : around.dropLast()
            return SwiftIdentifier.capitalized(String(word))
        }
        let isRow = parent?.properties.value(.axis) != .horizontal || parent?.kind != .stack
        return parent?.kind == .stack && !isRow ? "Item" : view.kind == .stack ? "Row" : "Item"
    }

    /// Returns the statements of the method that creates a row. They create its views, add the
    /// subviews and activate the constraints.
    func code(of row: SwiftRow) -> [SwiftText] {
        var inner = self
        inner.names = names.inside(row)
        let views = row.views.map { document[$0] }
        let made = (views.dropFirst() + [views[0]]).map { view in
            SwiftText.lines(inner.creation(view, row.locals[view.id]!))
        }
        let parts =
            made + [
                SwiftText.lines(views.count > 1 ? views.flatMap(inner.arrange) : []),
                row.constraints.count == 1
                    ? [.line(inner.expression(row.constraints[0]) + ".isActive = true")]
                    : inner.activation(row.constraints, of: views),
            ]
        let body = row.word == nil ? parts.flatMap(\.self) : SwiftText.spaced(parts)
        return body + [.line("return \(row.locals[row.views[0]]!)")]
    }

    /// Returns the expression by which the class reaches each view of a row, such as
    /// `helpStack.subviews[0]`. It starts with the property for the row.
    func paths(in row: SwiftRow) -> [(id: ViewID, name: String)] {
        var result = [row.views[0]: names[row.views[0]]]
        for view in row.views.map({ document[$0] }) {
            for (place, id) in order(in: view).enumerated() {
                result[id] = "\(result[view.id]!).subviews[\(place)]"
            }
        }
        return row.views.map { ($0, result[$0]!) }
    }
}

// MARK: - Gaps between arranged views

extension SwiftClass {
    /// A copy of the class's names in which gaps are calls of the method `makeGap`. A gap is an
    /// empty arranged subview that only takes up space. Only gaps that differ in nothing but their
    /// lengths are replaced.
    var namesWithGaps: SwiftNames {
        var result = names
        let fixed = Set(rowConstraints.map(\.id))
        let gaps = SwiftEqualViews.gaps(members, in: document, lists)
            .filter { fixed.contains($0.value.id) }
        let ofSides = [LayoutAttribute.height, .width].compactMap { side in
            let views = members.filter { gaps[$0.id]?.first.attribute == side }
            let all = Dictionary(grouping: views) { creation($0, "view") }.values
            let most = all.max { ($0.count, $1[0].id.raw) < ($1.count, $0[0].id.raw) } ?? []
            return most.count > 1 ? (side, most) : nil
        }
        for (side, views) in ofSides {
            let values = views.map { Self.length(gaps[$0.id]!) }
            // If all gaps have the same length, the method needs no parameter for it.
            let isFixed = Set(values).count == 1 && ofSides.count == 1
            for (view, value) in zip(views, values) {
                let argument = isFixed ? "" : "\(side.rawValue): \(value)"
                result.add(gap: view.id, "Self.makeGap(\(argument))", gaps[view.id]!.id)
            }
        }
        return result
    }

    /// The methods that create gaps, one for each axis. A gap is an empty arranged subview that
    /// only takes up space.
    var gapMethods: [[SwiftText]] {
        if names.gaps.isEmpty { return [] }
        let gaps = SwiftEqualViews.gaps(members, in: document, lists)
        return [LayoutAttribute.height, .width].map { side in
            let gap = members.first {
                names.gaps[$0.id] != nil && gaps[$0.id]?.first.attribute == side
            }
            guard let gap, let constraint = gaps[gap.id] else { return [] }
            let isFixed = names.gaps[gap.id] == "Self.makeGap()"
            let value = isFixed ? Self.length(constraint) : side.rawValue
            let length = "view.\(side.rawValue)Anchor.constraint(equalToConstant: \(value))"
            return [
                .block(
                    "private static func makeGap(\(isFixed ? "" : side.rawValue + ": CGFloat")) -> UIView",
                    SwiftText.lines(
                        creation(gap, "view") + ["\(length).isActive = true", "return view"]))
            ]
        }
    }

    /// Returns the length of a gap as a literal.
    private static func length(_ constraint: LayoutConstraint) -> String {
        SwiftLiteral.number(constraint.properties.value(.constant) ?? 0)
    }
}

// MARK: - Arrays of views

extension SwiftClass {
    /// A copy of the class's names in which the equal views of each outlet collection are the
    /// elements of one array property. The rows or columns of a grid that contain these views
    /// become an array, too.
    var namesWithArrays: SwiftNames {
        var result = names
        for (name, ids) in connections.collections
        where ids.count >= Self.leastElements && Set(ids).count == ids.count {
            let own = views.filter { ids.contains($0.id) }
            let others = connections.collections.filter { $0.name != name }.flatMap(\.views)
            guard own.count == ids.count, isUniform(own),
                own.allSatisfy({ view in
                    let id = view.properties.value(.objectID) ?? ""
                    return !others.contains(view.id) && connections.outlets[id] == nil
                })
            else { continue }
            result.add(array: ids, own[0].id, name)
        }
        if result.places.count == names.places.count { return names }
        for parent in [root] + members where parent.kind == .stack {
            let rows = parent.subviews.map { document[$0] }
            let cells = rows.flatMap(\.subviews)
            guard rows.count >= Self.leastElements, parent.arrangedSubviews == parent.subviews,
                rows.allSatisfy({
                    $0.kind == .stack && !$0.subviews.isEmpty && !isOutlet($0)
                        && $0.arrangedSubviews == $0.subviews
                }),
                Set(cells.map { result.places[$0]?.array }).count == 1,
                result.places[cells[0]] != nil, isUniform(rows)
            else { continue }
            let isColumn = parent.properties.value(.axis) == .vertical
            let name = result.arrayName(isColumn ? "rows" : "columns")
            result.add(array: parent.subviews, rows[0].id, name)
        }
        return result
    }

    private static let leastElements = 3

    /// A copy of the class's names in which views that one method creates are the elements of an
    /// array property. Such views form an outlet collection, or are consecutive siblings of which
    /// some have a number at the end of their names.
    var namesWithLists: SwiftNames {
        var result = names
        let views = propertyViews
        let factory = SwiftFactory(views.map(factoryProperty), in: name)
        let constrained = constrainedViews
        for group in factory.groups.map({ $0.map { views[$0] } })
        where group.count >= Self.leastElements {
            let free = group.filter { view in
                let id = view.properties.value(.objectID) ?? ""
                return result.places[view.id] == nil && remarks(view).isEmpty
                    && connections.outlets[id] == nil && view.id != rootID && view.kind != .cell
            }
            for (name, ids) in connections.collections
            where ids.count >= Self.leastElements && Set(ids).count == ids.count
                && ids.allSatisfy({ id in
                    free.contains { $0.id == id } && result.places[id] == nil
                        && connections.collections.count { $0.views.contains(id) } == 1
                })
            {
                result.add(array: ids, nil, name)
            }
            let children = Dictionary(grouping: free, by: \.parent)
            for parent in children.keys.compactMap(\.self).sorted(by: { $0.raw < $1.raw }) {
                let own = Set(
                    children[parent]!.filter { view in
                        result.places[view.id] == nil && !isOutlet(view)
                            && (document.arrangingStack(of: view.id) != nil
                                || (constrained[view.id] ?? []).allSatisfy { $0 == view.id })
                    }.map(\.id))
                let siblings =
                    document[parent].arrangedSubviews.isEmpty
                    ? document[parent].subviews : document[parent].arrangedSubviews
                let places = siblings.indices.filter { own.contains(siblings[$0]) }
                guard places.count >= Self.leastElements, places.count == own.count,
                    places[places.count - 1] - places[0] == places.count - 1,
                    case let all = places.map({ siblings[$0] }),
                    let numbered = all.first(where: { names[$0].last?.isNumber == true }),
                    document[all[0]].kind != .stack
                else { continue }
                let word = SwiftNameWords.withoutNumber(names[numbered])
                result.add(array: all, nil, result.arrayName(SwiftNames.plural(word)))
            }
        }
        return result
    }

    /// Returns whether the same code creates all of the views.
    private func isUniform(_ views: [View]) -> Bool {
        let first = creation(views[0], views[0].kind.noun)
        return views.allSatisfy { view in
            !view.kind.isList && view.kind != .cell && names.places[view.id] == nil
                && names.row(of: view.id) == nil && remarks(view).isEmpty
                && SwiftViewClass(view).name == SwiftViewClass(views[0]).name
                && creation(view, view.kind.noun) == first
        }
    }

    /// Returns the statements that add the subviews of a row of a grid. All rows share one
    /// statement, which is returned for the first row; the other rows get none. Returns nil if the
    /// view is not a row of a grid, if the views of the grid are not the elements of an array, or
    /// if the array has another order than the rows.
    func grid(of row: View) -> [String]? {
        guard let place = names.places[row.id], let parent = row.parent.map({ document[$0] }),
            row.kind == .stack, !row.subviews.isEmpty
        else { return nil }
        let rows = parent.subviews.map { document[$0] }
        let cells = rows.flatMap(\.subviews).map { names.places[$0] }
        let width = row.subviews.count
        guard let array = cells[0]?.array, rows.allSatisfy({ $0.subviews.count == width }),
            rows.allSatisfy({ names.places[$0.id]?.array == place.array }),
            cells.enumerated().allSatisfy({ $1?.array == array && $1?.number == $0 }),
            names.places.values.count(where: { $0.array == array }) == cells.count,
            rows.flatMap(\.subviews).allSatisfy({
                document[$0].properties.entries.allSatisfy {
                    $0.key != .spacingAfter && $0.key != .installed
                }
            })
        else { return nil }
        return place.number > 0
            ? []
            : [
                "\(array).enumerated().forEach { "
                    + "\(place.array)[$0 / \(width)].addArrangedSubview($1) }"
            ]
    }
}
