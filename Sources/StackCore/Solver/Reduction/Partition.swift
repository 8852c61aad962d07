/// The components of a reduced system, ordered by their first variable. Components have no variable
/// in common, so each is solved on its own.
struct Partition: Sendable {
    private(set) var components: [Component] = []
    private(set) var places: [ComponentPlace] = []

    /// For each variable, the index of its component; -1 if other variables define it or it has no
    /// demand. `localIndex` contains the variable's number in that component, or -1.
    private(set) var componentOf: [Int]
    private(set) var localIndex: [Int]

    /// Creates a partition without components, in which no variable has a demand.
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

    mutating func relax(_ demand: Int, of component: Int) {
        assert(
            components[component].demands[demand].isRequired,
            "demand \(demand) of component \(component) is relaxed twice")
        components[component].relax(demand)
        checkInvariants()
    }

    /// Replaces a component by one with the same variables and rows, whose demands are on the same
    /// activities.
    mutating func replace(_ index: Int, by component: Component) {
        assert(
            component.activityCount == components[index].activityCount
                && component.demands.count == components[index].demands.count,
            "component \(index) is replaced by one of another structure")
        components[index] = component
    }

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

    /// Adds each row to the component of its variables. Returns, for each row, the local index of
    /// its activity in that component. The activities of variables come before those of rows.
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
        assert(system.demands.count == system.origins.count, "a demand has no origin")
        var counts = Array(repeating: 0, count: components.count)
        let owners = system.demands.map { demand in
            let row = demand.activity - system.variableCount
            let variable = row < 0 ? demand.activity : system.rows[row][0].variable.index
            counts[componentOf[variable]] += 1
            return componentOf[variable]
        }
        for (component, count) in counts.enumerated() {
            components[component].demands.reserveCapacity(count)
            places[component].origins.reserveCapacity(count)
        }
        for (index, component) in owners.enumerated() {
            var demand = system.demands[index]
            let row = demand.activity - system.variableCount
            demand.activity = row < 0 ? localIndex[demand.activity] : rowNumbers[row]
            components[component].demands.append(demand)
            places[component].origins.append(system.origins[index])
        }
    }
}

/// A set of free variables that rows connect, with all demands (`Demand`) on them. It is solved
/// independently of other components.
///
/// Activities have local numbers: first the structural variables, then the rows, each in global
/// order. So a component does not depend on its position in the system. Its solution depends only
/// on its content, and equal components have solutions that are equal to the last bit.
struct Component: Hashable, Sendable {
    /// For each structural variable, whether it is a size, whose lower bound is zero.
    var isSize: [Bool] = []
    /// The terms of each row, sorted by local variable.
    var rows: [[Entry]] = []
    var demands: [Demand] = []

    /// Rows are not hashed but only compared, because components with different rows rarely have
    /// equal targets.
    func hash(into hasher: inout Hasher) {
        hasher.combine(isSize.count)
        hasher.combine(rows.count)
        for demand in demands {
            hasher.combine(demand.target)
            hasher.combine(demand.priority)
        }
    }

    var structuralCount: Int { isSize.count }
    var activityCount: Int { isSize.count + rows.count }

    /// Makes a required demand optional, at the priority just below required.
    mutating func relax(_ demand: Int) {
        demands[demand].priority = LinearConstraint.droppedPriority
    }
}

/// Maps the local indices of a component's variables and constraints to their indices in the system
/// of which the component is a part.
struct ComponentPlace: Sendable {
    /// The global index of each structural variable; ascending.
    var variables: [Int] = []
    /// The origin of each demand in the whole system.
    var origins: [DemandOrigin] = []

    /// Returns a member of a certificate of infeasibility as a multiple of an original row. The row
    /// is the constraint or size bound that limits the member's activity.
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
