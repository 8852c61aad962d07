extension Partition: InvariantChecked, CustomDebugStringConvertible {
    func invariantViolations() -> [String] {
        guard components.count == places.count, componentOf.count == localIndex.count else {
            return ["the numbers of components and of their positions differ"]
        }
        let firsts = places.map { $0.variables.first ?? -1 }
        let isSorted = zip(firsts, firsts.dropFirst()).allSatisfy { $0 < $1 }
        return (isSorted ? [] : ["the components are not sorted by their first variables"])
            + components.indices.flatMap { placeViolations($0) + contentViolations($0) }
            + strayViolations()
    }

    /// Checks that `componentOf` and `localIndex` contain the component and the local index of
    /// every variable of the component.
    private func placeViolations(_ index: Int) -> [String] {
        let variables = places[index].variables
        var found: [String] = []
        if variables.count != components[index].structuralCount || variables.isEmpty
            || !zip(variables, variables.dropFirst()).allSatisfy({ $0 < $1 })
        {
            found.append(
                "the variables of component \(index) differ from those of its entry in the partition"
            )
        }
        if places[index].origins.count != components[index].demands.count {
            found.append(
                "the demands of component \(index) differ from those of its entry in the partition")
        }
        for (local, variable) in variables.enumerated() {
            if componentOf[variable] != index || localIndex[variable] != local {
                found.append(
                    "x\(variable) is not mapped to z\(local) of component \(index)")
            }
        }
        return found
    }

    private func contentViolations(_ index: Int) -> [String] {
        let component = components[index]
        var found: [String] = []
        let areRowsWhole = component.rows.allSatisfy { row in
            row.count > 1 && row.allSatisfy { 0..<component.structuralCount ~= $0.column }
                && zip(row, row.dropFirst()).allSatisfy { $0.column < $1.column }
        }
        if !areRowsWhole {
            found.append("component \(index) has a row that is not a sorted sum of its variables")
        } else if !component.isConnected {
            found.append("component \(index) is not connected")
        }
        if !component.demands.allSatisfy({ 0..<component.activityCount ~= $0.activity }) {
            found.append("component \(index) has a demand on an activity of another component")
        }
        return found
    }

    /// Checks that `componentOf` is -1 for each variable that no component contains.
    private func strayViolations() -> [String] {
        let placed = places.reduce(0) { $0 + $1.variables.count }
        let claimed = componentOf.indices.count { componentOf[$0] >= 0 }
        return placed == claimed
            ? [] : ["\(claimed) variables are in components, but \(placed) are listed"]
    }

    /// Each component with its variables, rows and demands.
    var debugDescription: String {
        components.indices.map { index in
            let variables = places[index].variables.map { "x\($0)" }.joined(separator: " ")
            return "component \(index): \(variables)\n\(components[index].debugDescription)"
        }
        .joined(separator: "\n")
    }
}

extension Component: CustomDebugStringConvertible {
    /// Whether the rows connect all variables of the component.
    fileprivate var isConnected: Bool {
        var sets = DisjointSets(count: structuralCount)
        for row in rows { for entry in row { sets.join(row[0].column, entry.column) } }
        return isSize.indices.allSatisfy { sets.root(of: $0) == 0 }
    }

    var debugDescription: String {
        let sizes = isSize.indices.filter { isSize[$0] }.map { "  z\($0) >= 0" }
        let sums = rows.enumerated().map {
            "  z\(structuralCount + $0.offset) = \($0.element.asSum)"
        }
        let asked = demands.map { demand in
            "  z\(demand.activity) \(demand.relation.sign) \(demand.target)"
                + " @ \(demand.priority), weight \(demand.weight)"
        }
        return (sizes + sums + asked).joined(separator: "\n")
    }
}

extension LinearRelation {
    fileprivate var sign: String {
        switch self {
        case .equal: "=="
        case .atMost: "<="
        case .atLeast: ">="
        }
    }
}
