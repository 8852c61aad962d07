"""Rounds of one workload: floor, prototype, ours, floor. A slow phase of the machine affects all of them."""

import math
from statistics import median

EDITS = ["spacing_root", "label_intrinsic", "hide_view", "insert_view", "resize_root"]


class Rounds:
    """The results for one workload. Ratios are computed within a round."""

    def __init__(self, peers, workload, budget, rounds, with_prototype=True):
        self.workload = workload
        self.rounds = []
        for _ in range(rounds):
            first = peers.measure("floor", workload, min(budget, 0.1))
            prototype = peers.measure("prototype", workload, min(budget, 0.1)) if with_prototype else {}
            ours = peers.measure("layoutedit", workload, budget)
            last = peers.measure("floor", workload, min(budget, 0.1))
            self.rounds.append({"floor": first, "prototype": prototype, "ours": ours, "last": last})

    @staticmethod
    def unit(operation):
        """Returns the floor's operation to compare with; an edit is compared with a full solve."""
        return operation if operation in ("cold_total", "sweep_step") else "solve_full"

    def ratio(self, operation, peer="ours"):
        """Returns the median of the rounds' ratios of medians to the floor."""
        return self.of_rounds(operation, peer, 0, median)

    def least_ratio(self, operation, peer="ours"):
        """Returns the least of the rounds' ratios of minimums, which noise can only increase."""
        return self.of_rounds(operation, peer, 1, min)

    def of_rounds(self, operation, peer, figure, choose):
        unit, ratios = self.unit(operation), []
        for round in self.rounds:
            if operation in round[peer]:
                floor = (round["floor"][unit][figure] + round["last"][unit][figure]) / 2
                ratios.append(round[peer][operation][figure] / floor)
        return choose(ratios) if ratios else None

    def nanoseconds(self, operation, peer="ours"):
        times = [r[peer][operation][0] for r in self.rounds if operation in r[peer]]
        return median(times) if times else None

    def least(self, operation, peer="ours"):
        times = [r[peer][operation][1] for r in self.rounds if operation in r[peer]]
        return min(times) if times else None


def exponent(points):
    """Returns the slope of log time over log views by linear regression; None for fewer than two points."""
    points = [(math.log(n), math.log(t)) for n, t in points if t]
    if len(points) < 2:
        return None
    middle = [sum(axis) / len(points) for axis in zip(*points)]
    over = sum((x - middle[0]) * (y - middle[1]) for x, y in points)
    return over / sum((x - middle[0]) ** 2 for x, _ in points)
