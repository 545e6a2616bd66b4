import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// The parts of a run that grow with what is compared, each a product of axes and of what one of
/// its rows was measured to take.
extension RunShape {
  /// Rows of contrasts, sums over pairs, and rates of policies and systems.
  var contestantParts: [RunSize.Part] {
    kinds.flatMap { kind -> [RunSize.Part] in
      let axis = kind.areSystems ? "systems" : "policies"
      let place = "in \(count(kind.conditions, "condition"))"
      let names = "\(plain(kind.contestants)) \(axis)"
      // Few contestants in many conditions: the conditions are to be fewer.
      let widest = kind.contestants >= kind.conditions ? axis : widestAxis
      let sums = kind.conditions * copies
      let products =
        kind.sharedGroups
        * (kind.comparesAll
          ? (kind.contestants + 1) * (kind.contestants + 2) / 2 : 4 * kind.contestants)
      let ownSums = sums * kind.ownGroups * kind.contestants * 150
      // Sums of 100 batches, of events and where they differ of trials, and their rows.
      let batches = kind.conditions * kind.batched * kind.contestants * (1600 * copies + 2000)
      // Of scenarios reports keep the rates that have batches, of systems all.
      let compared = kind.conditions * kind.contestants * kind.batched
      let varied = scenarios * (kind.areSystems ? kind.rates : compared) * 320
      return [
        RunSize.Part(
          what: "\(kind.pairs < 2 ? "differences" : "pairs") of \(names) \(place)", axis: widest,
          memory: kind.contrasts * 420 + sums * products * 8,
          disk: kind.contrasts * 180 + kind.conditions * products * 2.5,
          seconds: kind.contrasts * 12e-6),
        RunSize.Part(
          what: "rates of \(names) \(place)", axis: widest,
          memory: kind.rates * 600 + varied + ownSums + batches
            + kind.conditions * 30_000 * workers,
          disk: kind.rates * 180 + kind.conditions * kind.contestants
            * kind.batched * 600 + scenarios * compared * toldShare
            * 120 + kind.conditions * 2000,
          seconds: kind.rates * (1 + scenarios) * 8e-6),
      ]
    }
  }

  /// The share of a scenario's rates that have rows: in a wide grid those that it changes, which
  /// few swipes seldom do.
  private var toldShare: Double {
    let swipes = Double(experiment.participants) * Double(experiment.swipesPerIntent)
    return experiment.tellsUnchanged ? 1 : min(1, swipes / 100)
  }

  /// Lines, values, searches and choices of sweeps.
  var sweepParts: [RunSize.Part] {
    let values = experiment.lines.reduce(0.0) { $0 + Double($1.values.count) }
    let lines = Double(experiment.lines.count)
    let intents = Double(experiment.otherIntents.count)
    let place = "in \(count(conditions, "condition"))"
    let asked = experiment.sweeps.reduce(0.0) { $0 + Double($1.values.count) }
    let folds = Double(experiment.folds.count)
    let counters = workers * conditions * lines * 2000 * (2 + intents)
    let counts = conditions * values * 24 * (2 + intents)
    // Rates by which settings are chosen: by all people, by all but each group, in each scenario.
    let choosers = conditions * values * 60 * (1 + folds + scenarios)
    // Policies of values that are no thresholds are counted one by one.
    var parts = [
      RunSize.Part(
        what: "\(plain(values)) swept values in \(count(lines, "line")) \(place)", axis: "sweeps",
        memory: values * 1500 + conditions * asked * 450 + counters
          + counts * (folds + scenarios + workers) + choosers
          + workers * conditions * uncounted * 256,
        disk: conditions * asked * 140, seconds: conditions * values * 6e-6)
    ]
    if experiment.tuning != nil {
      let goals = Double(experiment.goals.count)
      let scopes = Double(experiment.screens.count + 3)
      let settings = goals * scopes * Double(experiment.contexts.count)
      parts.append(
        RunSize.Part(
          what: "choices among \(plain(values)) swept values \(place), for"
            + " \(count(goals, "goal")) and \(plain(scenarios + 1)) kinds of people",
          axis: goals > 100 ? "tune" : "sweeps",
          memory: (1 + scenarios) * (conditions * values * 480 + counts)
            + settings * lines * 2000,
          disk: settings * lines * 300,
          seconds: (1 + scenarios) * settings * values * 1e-6))
    }
    let budgets = Double(experiment.falseTriggerBudgets.count)
    if budgets > 0 {
      let searches = conditions * Double(experiment.policies.count)
      parts.append(
        RunSize.Part(
          what: "searches for \(count(budgets, "budget")) by \(experiment.policies.count)"
            + " policies \(place)", axis: budgets > 100 ? "false_trigger_budgets" : "policies",
          memory: searches * (16_000 * copies + 20_000 * workers + budgets * 400),
          disk: searches * budgets * 150, seconds: searches * (budgets + 1) * 20e-6))
    }
    return parts
  }

  /// Differences between recognizers, and costs.
  var otherParts: [RunSize.Part] {
    let recognizers = Double(experiment.recognizers.count)
    let (policies, pages) = (
      Double(experiment.policies.count),
      Double(experiment.screens.count) * Double(experiment.contexts.count)
    )
    let differences = recognizers * (recognizers - 1) / 2 * policies * pages * 3
    let prices = Double(experiment.priors.count) * Double(experiment.costRatios.count)
    let costs =
      prices * kinds.reduce(0) { $0 + $1.conditions * $1.contestants }
    return [
      RunSize.Part(
        what:
          "differences between \(plain(recognizers)) recognizers of \(plain(policies)) policies",
        axis: "recognizers", memory: differences * 500, disk: differences * 215,
        seconds: differences * 14e-6),
      RunSize.Part(
        what: "costs at \(count(prices, "price"))",
        axis: experiment.priors.count > experiment.costRatios.count ? "priors" : "cost_ratios",
        memory: costs * 350, disk: costs * 140, seconds: costs * 5e-6),
    ]
  }

  /// Values of sweeps that are no thresholds.
  private var uncounted: Double {
    experiment.lines.reduce(0) { $0 + ($1.isThreshold ? 0 : Double($1.values.count)) }
  }

  /// The axis of conditions that is longest.
  private var widestAxis: String {
    let axes = [
      ("screens", experiment.screens.count), ("contexts", experiment.contexts.count),
      ("recognizers", experiment.recognizers.count),
    ]
    return axes.max { $0.1 < $1.1 }?.0 ?? "screens"
  }

  private func count(_ number: Double, _ name: String) -> String {
    "\(plain(number)) \(name)\(number == 1 ? "" : "s")"
  }
}
