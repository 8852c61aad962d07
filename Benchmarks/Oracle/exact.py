"""The least violation of each priority in rational arithmetic: slow, and without tolerances.

A textbook two-phase simplex on sparse rows of fractions. After a priority is minimized, columns with a
positive reduced cost are closed: the rest is exactly that priority's optimal face."""
try:
    from gmpy2 import mpq as Fraction  # faster, with the same results
except ImportError:
    from fractions import Fraction


DROPPED = 999.9999  # LinearConstraint.droppedPriority


def all_rows(problem, dropped):
    """Returns the rows, the root's width first. Dropped rows get the priority DROPPED."""
    _, root, rows = problem
    width = (-1, 1000, 0, -root[1], [(root[0], 1.0)])
    return [
        (number, DROPPED if number in dropped else priority, relation, constant, terms)
        for number, priority, relation, constant, terms in [width] + rows
    ]


def least_violations(problem, dropped):
    """Returns the least violation of each priority, or None if the required rows conflict."""
    program = Program(problem, dropped)
    if program.minimize({column: Fraction(1) for column in program.artificial}) > 0:
        return None
    program.closed.update(program.artificial)
    return {
        priority: float(program.minimize({c: Fraction(1) for c in program.tiers[priority]}))
        for priority in sorted(program.tiers, reverse=True)
    }


class Program:
    """Rows `Σ coefficient · column = right side` over nonnegative columns, with a basis."""

    def __init__(self, problem, dropped):
        variables, _, rows = problem
        self.rows, self.right, self.basis = [], [], []
        self.closed, self.artificial, self.tiers, self.count = set(), set(), {}, 0
        sizes = {terms[0][0] for _, p, rel, c, terms in rows if is_bound(p, rel, c, terms)}
        self.positive = [self.column() for _ in range(variables)]
        self.negative = {v: self.column() for v in range(variables) if v not in sizes}
        for _, priority, relation, constant, terms in all_rows(problem, dropped):
            if not is_bound(priority, relation, constant, terms):
                self.add(priority, relation, constant, terms)

    def column(self):
        self.count += 1
        return self.count - 1

    def add(self, priority, relation, constant, terms):
        row = {}
        for variable, coefficient in terms:
            add_to(row, self.positive[variable], Fraction(coefficient))
            if variable in self.negative:
                add_to(row, self.negative[variable], -Fraction(coefficient))
        self.add_slack(row, priority, relation)
        self.close_row(row, -Fraction(constant))

    def add_slack(self, row, priority, relation):
        """Adds slack columns. A required inequality gets one on its free side. An optional row gets two;
        the sides that its relation forbids have a cost at its priority."""
        if priority >= 1000:
            if relation != 0:
                row[self.column()] = Fraction(1 if relation == 1 else -1)
            return
        short, excess = self.column(), self.column()
        row[short], row[excess] = Fraction(1), Fraction(-1)
        costly = self.tiers.setdefault(priority, [])
        costly += [short] * (relation != 1) + [excess] * (relation != 2)

    def close_row(self, row, right):
        if right < 0:
            row, right = {c: -x for c, x in row.items()}, -right
        column = self.column()
        self.artificial.add(column)
        row[column] = Fraction(1)
        self.rows.append(row)
        self.right.append(right)
        self.basis.append(column)

    def minimize(self, costs):
        reduced = dict(costs)
        for row, column in zip(self.rows, self.basis):
            if column in costs:
                subtract(reduced, costs[column], row)
        degenerate = 0
        while entering := self.entering(reduced, degenerate > 20):
            step, _, leaving = min(
                (right / row[entering[1]], column, index)
                for index, (row, right, column) in enumerate(
                    zip(self.rows, self.right, self.basis))
                if row.get(entering[1], 0) > 0)
            degenerate = degenerate + 1 if step == 0 else 0
            self.pivot(leaving, entering[1], reduced)
        self.closed.update(c for c, x in reduced.items() if x > 0)
        return sum((costs.get(c, 0) * x for c, x in zip(self.basis, self.right)), Fraction(0))

    def entering(self, reduced, by_lowest_index):
        open_columns = [(x, c) for c, x in reduced.items() if x < 0 and c not in self.closed]
        key = (lambda pair: pair[1]) if by_lowest_index else None
        return min(open_columns, key=key, default=None)

    def pivot(self, index, column, reduced):
        divisor = self.rows[index][column]
        row = self.rows[index] = {c: x / divisor for c, x in self.rows[index].items()}
        self.right[index] /= divisor
        for other, held in enumerate(self.rows):
            if other != index and column in held:
                factor = held[column]
                subtract(held, factor, row)
                self.right[other] -= factor * self.right[index]
        subtract(reduced, reduced[column], row)
        self.basis[index] = column


def is_bound(priority, relation, constant, terms):
    """Returns whether a row is a variable's required lower bound of zero."""
    return priority >= 1000 and relation == 2 and constant == 0 and [c for _, c in terms] == [1]


def add_to(row, column, value):
    total = row.get(column, 0) + value
    if total:
        row[column] = total
    else:
        row.pop(column, None)


def subtract(row, factor, other):
    for column, value in other.items():
        add_to(row, column, -factor * value)
