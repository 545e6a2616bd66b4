import NavigationModel
import PopGesture
import StrictFiles
import SwipeSimulation

/// What a stroke model of a population file is made of: five means and two covariances of 5 x 5,
/// with bow and lift shift, which stay as they were where they are not given.
struct StrokeModelParts: Sendable {
  fileprivate var mean: [Double]
  fileprivate var between, within: Matrix5
  fileprivate var bow: StrokeModel.Bow
  fileprivate var liftShift: Float

  static let type = ObjectType<StrokeModelParts>(
    [
      ObjectField(
        "mean",
        FieldType(
          .row(StrokeModelRange.quantities.map { .number(NumberForm($0.mean, $0.name)) }),
          write: { .numbers($0) }, read: { $0.means($1) }),
        at: \.mean, "mean " + StrokeModelRange.quantities.map(\.name).joined(separator: ", "),
        such: "[ ... ]"),
      covariance("between_people", at: \.between, "covariance between people"),
      covariance("within_person", at: \.within, "covariance within a person"),
      part("bow_mean", StrokeModelRange.bow, at: \.bow.mean, "mean bow over the length"),
      part(
        "bow_between_people", StrokeModelRange.bowDeviation, at: \.bow.betweenPeople,
        "standard deviation of the bow between people"),
      part(
        "bow_within_person", StrokeModelRange.bowDeviation, at: \.bow.withinPerson,
        "standard deviation of the bow within a person"),
      part(
        "lift_shift", StrokeModelRange.liftShift, "a phase", at: \.liftShift,
        "what is added to the lift phase"),
    ], summary: "how strokes of one direction are drawn, as `swipelab fit` writes it")

  private static func covariance(
    _ key: String, at path: any WritableKeyPath<Self, Matrix5> & Sendable, _ summary: String
  ) -> ObjectField<Self> {
    let five = StrokeModelRange.quantities.map { _ in ValueForm.number(.any) }
    return ObjectField(
      key,
      FieldType(
        .row(five.map { _ in .row(five) }), write: { .array($0.rows.map { .numbers($0) }) },
        read: { $0.covariance($1) }),
      at: path, summary, such: "[ ... ]")
  }

  private static func part(
    _ key: String, _ range: ClosedRange<Double>, _ unit: String = "a share",
    at path: any WritableKeyPath<Self, Float> & Sendable, _ summary: String
  ) -> ObjectField<Self> {
    // The shortest text of a `Float`, not that of the `Double` it is.
    .number(
      key, NumberForm(range, unit), summary, get: { Double($0[keyPath: path].description) },
      set: { $1[keyPath: path] = Float($0) })
  }
}

extension StrokeModel {
  var parts: StrokeModelParts {
    get {
      StrokeModelParts(
        mean: (0..<5).map { means[$0] }, between: between, within: within, bow: bow,
        liftShift: liftShift)
    }
    set {
      self = StrokeModel(
        mean: newValue.mean, between: newValue.between, within: newValue.within,
        bow: newValue.bow, liftShift: newValue.liftShift)
    }
  }
}

extension ObjectReader {
  /// The five means, each within what people can do.
  fileprivate mutating func means(_ key: String) -> [Double]? {
    guard let elements = list(key), let values = row(elements, key) else { return nil }
    return faultless { reader in
      for (place, quantity) in StrokeModelRange.quantities.enumerated()
      where !quantity.mean.contains(values[place]) {
        reader.report(
          at: elements[place].position, "the mean \(quantity.name) is \(plain(values[place]))",
          hint: "give a number \(NumberForm(quantity.mean, "").words)")
      }
      return values
    }
  }

  fileprivate mutating func covariance(_ key: String) -> Matrix5? {
    guard let rows = list(key) else { return nil }
    guard rows.count == 5 else {
      report(at: key, "\"\(key)\" has \(rows.count) rows; a covariance has 5 of 5 numbers")
      return nil
    }
    var values: [[Double]] = []
    for node in rows {
      guard let elements = node.elements, let row = row(elements, key) else {
        report(at: node.position, "a row of \"\(key)\" must be a list of 5 numbers")
        return nil
      }
      values.append(row)
    }
    return faultless { reader in
      for (place, quantity) in StrokeModelRange.quantities.enumerated() {
        let variance = values[place][place]
        let (least, most) = (quantity.deviation.lowerBound, quantity.deviation.upperBound)
        // A little less, as a deviation squared and rounded may be.
        if variance >= 0.999 * least * least, variance <= 1.001 * most * most { continue }
        reader.report(
          at: rows[place].elements?[place].position ?? rows[place].position,
          "\"\(key)\" gives the \(quantity.name) the variance \(plain(variance))",
          hint: "give one from \(plain(least * least)) to \(plain(most * most))")
      }
      return Matrix5(values)
    }.flatMap { matrix in
      if matrix.isCovariance { return matrix }
      report(
        at: key, "\"\(key)\" is no covariance",
        hint: "it must be symmetric and positive definite")
      return nil
    }
  }

  /// Five numbers; nil, with the problem reported, otherwise.
  private mutating func row(_ elements: [JSONNode], _ key: String) -> [Double]? {
    let values = elements.compactMap(\.number)
    if values.count == 5, elements.count == 5 { return values }
    report(
      at: elements.first?.position ?? node.position,
      "\"\(key)\" must hold 5 numbers a row: sqrt length, ln duration, start, tilt, lift phase")
    return nil
  }
}
