import NavigationModel
import PopGesture
import StrictFiles
import SwipeSimulation

extension ObjectReader {
  /// Reads a stroke model: five means and two covariances of 5 x 5, with bow and lift shift, which
  /// stay the fallback's where they are not given.
  mutating func strokeModel(_ key: String, fallback: StrokeModel) -> StrokeModel? {
    guard let node = member(key)?.node else { return nil }
    var reader = ObjectReader(node, file: file, what: "\"\(key)\"")
    defer { report(reader.problems) }
    return reader.describedStrokeModel(fallback)
  }

  private mutating func describedStrokeModel(_ fallback: StrokeModel) -> StrokeModel? {
    let before = problems.count
    keep(to: PeopleForms.strokeModel)
    let mean = list("mean").flatMap { means($0) }
    let between = covariance("between_people")
    let within = covariance("within_person")
    let bow = StrokeModel.Bow(
      mean: part("bow_mean", in: StrokeModelRange.bow) ?? fallback.bow.mean,
      betweenPeople: part("bow_between_people", in: StrokeModelRange.bowDeviation)
        ?? fallback.bow.betweenPeople,
      withinPerson: part("bow_within_person", in: StrokeModelRange.bowDeviation)
        ?? fallback.bow.withinPerson)
    let shift = part("lift_shift", in: StrokeModelRange.liftShift) ?? fallback.liftShift
    guard let mean, let between, let within, problems.count == before else { return nil }
    return StrokeModel(
      mean: mean, between: between, within: within, bow: bow, liftShift: shift)
  }

  private mutating func part(_ key: String, in range: ClosedRange<Double>) -> Float? {
    number(key, in: range, unit: key == "lift_shift" ? "a phase" : "a share").map { Float($0) }
  }

  /// The five means, each within what people can do.
  private mutating func means(_ elements: [JSONNode]) -> [Double]? {
    guard let values = row(elements, "mean") else { return nil }
    var isPossible = true
    for (place, quantity) in StrokeModelRange.quantities.enumerated()
    where !quantity.mean.contains(values[place]) {
      isPossible = false
      report(
        at: elements[place].position, "the mean \(quantity.name) is \(plain(values[place]))",
        hint: "give a number from \(plain(quantity.mean.lowerBound)) to"
          + " \(plain(quantity.mean.upperBound))")
    }
    return isPossible ? values : nil
  }

  /// Whether the variances of a covariance are within what people can do; problems are reported.
  private mutating func hasPossibleVariances(
    _ values: [[Double]], _ rows: [JSONNode], _ key: String
  ) -> Bool {
    var isPossible = true
    for (place, quantity) in StrokeModelRange.quantities.enumerated() {
      let variance = values[place][place]
      let (least, most) = (quantity.deviation.lowerBound, quantity.deviation.upperBound)
      // A little less, as a deviation squared and rounded may be.
      if variance >= 0.999 * least * least, variance <= 1.001 * most * most { continue }
      isPossible = false
      guard case .array(let elements) = rows[place].value else { continue }
      report(
        at: elements[place].position,
        "\"\(key)\" gives the \(quantity.name) the variance \(plain(variance))",
        hint: "give one from \(plain(least * least)) to \(plain(most * most))")
    }
    return isPossible
  }

  private mutating func covariance(_ key: String) -> Matrix5? {
    guard let rows = list(key), let place = member(key)?.node.position else { return nil }
    guard rows.count == 5 else {
      report(at: place, "\"\(key)\" has \(rows.count) rows; a covariance has 5 of 5 numbers")
      return nil
    }
    var values: [[Double]] = []
    for node in rows {
      guard case .array(let elements) = node.value, let row = row(elements, key) else {
        report(at: node.position, "a row of \"\(key)\" must be a list of 5 numbers")
        return nil
      }
      values.append(row)
    }
    guard hasPossibleVariances(values, rows, key) else { return nil }
    let matrix = Matrix5(values)
    guard matrix.isCovariance else {
      report(
        at: place, "\"\(key)\" is no covariance",
        hint: "it must be symmetric and positive definite")
      return nil
    }
    return matrix
  }

  /// Five numbers; nil, with the problem reported, otherwise.
  private mutating func row(_ elements: [JSONNode], _ key: String) -> [Double]? {
    let values = elements.compactMap { node -> Double? in
      guard case .number(let value, _) = node.value else { return nil }
      return value
    }
    guard values.count == 5, elements.count == 5 else {
      report(
        at: elements.first?.position ?? node.position,
        "\"\(key)\" must hold 5 numbers a row: sqrt length, ln duration, start, tilt, lift phase")
      return nil
    }
    return values
  }
}
