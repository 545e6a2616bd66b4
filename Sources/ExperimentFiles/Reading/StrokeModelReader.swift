import NavigationModel
import PopGesture
import StrictFiles
import SwipeSimulation

/// What a stroke model of a population file is made of: five means and two covariances of 5 x 5,
/// with bow and lift shift, which stay as they were where they are not given.
struct StrokeModelParts: Sendable {
  private var mean: [Double]
  private var between, within: Matrix5
  private var bow, bowBetweenPeople, bowWithinPerson, liftShift: Float

  init(_ model: StrokeModel) {
    mean = (0..<5).map { model.means[$0] }
    (between, within, liftShift) = (model.between, model.within, model.liftShift)
    bow = model.bow.mean
    (bowBetweenPeople, bowWithinPerson) = (model.bow.betweenPeople, model.bow.withinPerson)
  }

  /// The model that they make.
  var model: StrokeModel {
    StrokeModel(
      mean: mean, between: between, within: within,
      bow: .init(mean: bow, betweenPeople: bowBetweenPeople, withinPerson: bowWithinPerson),
      liftShift: liftShift)
  }

  static let type = ObjectType<StrokeModelParts>(
    [
      ObjectField(
        "mean",
        FieldType(
          .row(StrokeModelRange.quantities.map { .number(NumberForm($0.mean, $0.name)) }),
          write: row, read: { $0.means($1) }),
        at: \.mean, "mean " + StrokeModelRange.quantities.map(\.name).joined(separator: ", "),
        remedy: "add \"mean\": [ ... ]"),
      covariance("between_people", at: \.between, "covariance between people"),
      covariance("within_person", at: \.within, "covariance within a person"),
      part("bow_mean", StrokeModelRange.bow, at: \.bow, "mean bow over the length"),
      part(
        "bow_between_people", StrokeModelRange.bowDeviation, at: \.bowBetweenPeople,
        "standard deviation of the bow between people"),
      part(
        "bow_within_person", StrokeModelRange.bowDeviation, at: \.bowWithinPerson,
        "standard deviation of the bow within a person"),
      part(
        "lift_shift", StrokeModelRange.liftShift, "a phase", at: \.liftShift,
        "what is added to the lift phase"),
    ], summary: "how strokes of one direction are drawn, as `swipelab fit` writes it")

  private static func row(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }

  private static func covariance(
    _ key: String, at path: any WritableKeyPath<Self, Matrix5> & Sendable, _ summary: String
  ) -> ObjectField<Self> {
    let five = StrokeModelRange.quantities.map { _ in ValueForm.number(.any) }
    return ObjectField(
      key,
      FieldType(
        .row(five.map { _ in .row(five) }), write: { .array($0.rows.map(row)) },
        read: { $0.covariance($1) }),
      at: path, summary, remedy: "add \"\(key)\": [ ... ]")
  }

  private static func part(
    _ key: String, _ range: ClosedRange<Double>, _ unit: String = "a share",
    at path: any WritableKeyPath<Self, Float> & Sendable, _ summary: String
  ) -> ObjectField<Self> {
    let form = NumberForm(range, unit)
    return ObjectField(
      key,
      FieldType(
        // The shortest text of a `Float`, not that of the `Double` it is.
        .number(form), write: { .number(Double($0.description) ?? .nan) },
        read: { $0.number($1, form).map { Float($0) } }),
      at: path, summary)
  }
}

extension ObjectReader {
  /// The five means, each within what people can do.
  fileprivate mutating func means(_ key: String) -> [Double]? {
    guard let elements = list(key), let values = row(elements, key) else { return nil }
    let before = problems.count
    for (place, quantity) in StrokeModelRange.quantities.enumerated()
    where !quantity.mean.contains(values[place]) {
      report(
        at: elements[place].position, "the mean \(quantity.name) is \(plain(values[place]))",
        hint: "give a number \(NumberForm(quantity.mean, "").words)")
    }
    return problems.count == before ? values : nil
  }

  /// Reports variances of a covariance that are beyond what people can do.
  private mutating func checkVariances(_ values: [[Double]], _ rows: [JSONNode], _ key: String) {
    for (place, quantity) in StrokeModelRange.quantities.enumerated() {
      let variance = values[place][place]
      let (least, most) = (quantity.deviation.lowerBound, quantity.deviation.upperBound)
      // A little less, as a deviation squared and rounded may be.
      if variance >= 0.999 * least * least, variance <= 1.001 * most * most { continue }
      guard case .array(let elements) = rows[place].value else { continue }
      report(
        at: elements[place].position,
        "\"\(key)\" gives the \(quantity.name) the variance \(plain(variance))",
        hint: "give one from \(plain(least * least)) to \(plain(most * most))")
    }
  }

  fileprivate mutating func covariance(_ key: String) -> Matrix5? {
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
    let before = problems.count
    checkVariances(values, rows, key)
    guard problems.count == before else { return nil }
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
      if case .number(let value, _) = node.value { value } else { nil }
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
