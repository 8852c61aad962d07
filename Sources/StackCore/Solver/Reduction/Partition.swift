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
