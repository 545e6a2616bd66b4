import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

extension BreakEven {
  /// A sentence for the narrowest and the widest screen, by the first prior, where the cheapest
  /// policy changes with the price.
  static func sentences(_ index: ResultIndex) -> [String] {
    guard let setting = index.settings.first, let prior = index.results.experiment.priors.first
    else { return [] }
    let ends = [index.screens.first, index.screens.last].compactMap { $0 }
    return (ends.first == ends.last ? Array(ends.prefix(1)) : ends).compactMap { screen in
      let flips = flips(index, prior, setting.on(screen.name))
      guard let first = flips.first else { return nil }
      var text = "On `\(screen.name)`, of the policies as named, for `\(prior.name)`:"
      text += " `\(first.below)` costs least only while an unwanted pop is worth less than"
      text += " \(number(first.price)) missed ones, then `\(first.above)`"
      for flip in flips.dropFirst() { text += ", from \(number(flip.price)) on `\(flip.above)`" }
      return text + "."
    }
  }

  private static func number(_ price: Double) -> String {
    FixedDecimals.string(price, decimals: price < 10 ? 2 : 0)
  }
}
