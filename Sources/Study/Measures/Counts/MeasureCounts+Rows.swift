import ExperimentFiles
package import NavigationModel
package import SwipeSimulation

extension MeasureCounts {
  /// The rows of one condition: for each system its quantities, then the events of the page.
  ///
  /// A quantity without a value has no row: no lengths in mm on a screen of unknown density, no
  /// pops on the first page. An event has one only if the experiment makes every intent that
  /// occurs on the page, for otherwise the shares would be of something else, and if it can happen
  /// there at all.
  ///
  /// - Parameters:
  ///   - recognizer: name of the recognizer.
  ///   - systems: names of the systems, or of the policies, in their order.
  ///   - intents: the experiment's intents.
  package func rows(
    screen: String, context: PageContext, recognizer: String = Condition.systemsName,
    systems: [String], intents: [Intent]
  ) -> [MeasureRow] {
    let events = Self.events(on: context, intents: intents)
    return systems.indices.flatMap { contestant in
      let row = { (measure: Measure, intent: String, estimate: MeasureEstimate) in
        MeasureRow(
          measure, screen: screen, context: context.name, recognizer: recognizer,
          system: systems[contestant], intent: intent, estimate)
      }
      let quantities = MeasuredQuantity.allCases.flatMap { quantity in
        QuantityStatistic.allCases.compactMap { statistic in
          estimate(quantity, statistic, contestant: contestant).map {
            row(quantity.measure(statistic), Intent.pop.rawValue, $0)
          }
        }
      }
      return quantities
        + events.compactMap { event in
          estimate(event, contestant: contestant).map { row(event.measure, MeasureRow.all, $0) }
        }
    }
  }

  /// The events that can be told of a page from swipes of these intents.
  static func events(on context: PageContext, intents: [Intent]) -> [PageEvent] {
    let names = Set(intents.map(\.rawValue))
    guard context.mix.shares.allSatisfy({ names.contains($0.intent) }) else { return [] }
    return PageEvent.allCases.filter { event in
      intents.contains {
        context.mix.percent(of: $0.rawValue) > 0 && event.canHappen($0, on: context)
      }
    }
  }
}
