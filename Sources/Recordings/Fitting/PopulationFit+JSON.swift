import ExperimentFiles
public import StrictFiles
import Study
import SwipeSimulation

extension PopulationFit {
  /// The fitted population as a file that experiments can name: only what differs from the base.
  public var json: JSONText {
    var members: [JSONText.Member] = [
      .init("name", .string(population.name)), .init("base", .string(base.name)),
      .init("source", .string(population.summary)),
    ]
    for setting in PopulationSetting.all {
      let value = setting.value(in: population)
      if value != setting.value(in: base) { members.append(.init(setting.name, .number(value))) }
    }
    let (a, b) = (Double(population.slowShapeA), Double(population.slowShapeB))
    members.append(.init("slow_share_mean", .number(FitMath.rounded(a / (a + b)))))
    members.append(.init("slow_share_persons", .number(FitMath.rounded(a + b))))
    members.append(.init("right_going", Experiment.canonical(population.rightGoing)))
    if fitsLeft { members.append(.init("left_going", Experiment.canonical(population.leftGoing))) }
    for scroll in scrolls {
      members.append(.init(scroll.key, Experiment.canonical(scroll.model)))
    }
    return .object(members)
  }
}
