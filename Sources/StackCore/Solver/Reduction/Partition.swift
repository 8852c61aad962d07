/// The components of a reduced system, by ascending first variable.
struct Partition: Sendable {
    private(set) var components: [Component] = []
    private(set) var places: [ComponentPlace] = []

    /// Per variable its component and its number there; -1 for a variable that is defined, or of
    /// which nothing is asked.
    private(set) var componentOf: [Int]
    private(set) var localIndex: [Int]

    /// Of variables of which nothing is asked.
    init(variableCount: Int) {
        componentOf = Array(repeating: -1, count: variableCount)
        localIndex = componentOf
    }

    init(_ system: ReducedSystem, isSize: [Bool]) {
        self.init(variableCount: system.variableCount)
        placeVariables(system, isSize)
        let rowNumbers = placeRows(system)
        placeDemands(system, rowNumbers)
        checkInvariants()
    }

    mutating func relax(_ demand: Int, of component: Int) { components[component].relax(demand) }

    private mutating func placeVariables(_ system: ReducedSystem, _ isSize: [Bool]) {
        var sets = DisjointSets(count: system.variableCount)
        var isAsked = Array(repeating: false, count: system.variableCount)
        for row in system.rows {
            for term in row {
                isAsked[term.variable.index] = true
                sets.join(row[0].variable.index, term.variable.index)
            }
        }
        for demand in system.demands where demand.activity < system.variableCount {
            isAsked[demand.activity] = true
        }
        var componentOfRoot = componentOf
        for variable in isAsked.indices where isAsked[variable] {
            let root = sets.root(of: variable)
            if componentOfRoot[root] < 0 {
                componentOfRoot[root] = components.count
                components.append(Component())
                places.append(ComponentPlace())
            }
            append(variable, isSize: isSize[variable], to: componentOfRoot[root])
        }
    }

    private mutating func append(_ variable: Int, isSize: Bool, to component: Int) {
        componentOf[variable] = component
        localIndex[variable] = components[component].isSize.count
        components[component].isSize.append(isSize)
        places[component].variables.append(variable)
    }

    /// Returns each row's local activity.
    private mutating func placeRows(_ system: ReducedSystem) -> [Int] {
        system.rows.map { row in
            let component = componentOf[row[0].variable.index]
            let entries = row.map {
                Entry(column: localIndex[$0.variable.index], coefficient: $0.coefficient)
            }
            components[component].rows.append(entries)
            return components[component].activityCount - 1
        }
    }

    private mutating func placeDemands(_ system: ReducedSystem, _ rowNumbers: [Int]) {
        for (global, origin) in zip(system.demands, system.origins) {
            var demand = global
            let row = global.activity - system.variableCount
            let variable = row < 0 ? global.activity : system.rows[row][0].variable.index
            demand.activity = row < 0 ? localIndex[variable] : rowNumbers[row]
            components[componentOf[variable]].demands.append(demand)
            places[componentOf[variable]].origins.append(origin)
        }
    }
}

/// Free variables that rows join, and everything asked of them: a problem of its own.
///
/// Activities are numbered locally: structural variables first, rows after them, each in global
/// order. So a component says nothing about where it stands, and its solution is a function of
/// its content alone: equal components have equal solutions, bit by bit.
struct Component: Hashable, Sendable {
    /// Per structural variable whether it is bounded below by zero.
    var isSize: [Bool] = []
    /// Per row its terms by ascending local variable.
    var rows: [[Entry]] = []
    var demands: [Demand] = []

    var structuralCount: Int { isSize.count }
    var activityCount: Int { isSize.count + rows.count }

    /// Puts a required demand just below the required ones.
    mutating func relax(_ demand: Int) {
        demands[demand].priority = LinearConstraint.droppedPriority
    }
}

/// Where a component stands in its system.
struct ComponentPlace: Sendable {
    /// Per structural variable its global index; ascending.
    var variables: [Int] = []
    /// Per demand its origin.
    var origins: [DemandOrigin] = []

    /// A multiple of an activity as a multiple of the row that bounds it.
    func originalRow(_ member: Certificate.Member) -> Elimination.Multiple {
        switch member.bound {
        case .size(let local):
            return Elimination.Multiple(
                source: .bound(variables[local]), multiplier: member.multiplier)
        case .demand(let index):
            return Elimination.Multiple(
                source: origins[index].source,
                multiplier: member.multiplier / origins[index].factor)
        }
    }
}

/// Union-find with path halving; the smaller index becomes the root.
struct DisjointSets {
    private var parents: [Int]

    init(count: Int) {
        parents = Array(0..<count)
    }

    mutating func root(of element: Int) -> Int {
        var element = element
        while parents[element] != element {
            parents[element] = parents[parents[element]]
            element = parents[element]
        }
        return element
    }

    mutating func join(_ first: Int, _ second: Int) {
        let one = root(of: first)
        let other = root(of: second)
        parents[max(one, other)] = min(one, other)
    }
}
