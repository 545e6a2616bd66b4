import PolicyLibrary
import PopGesture
import Testing

/// Policies and recognizers of every kind, for what is written about them.
enum SnippetSamples {
  /// Every family with its defaults, with each parameter changed, and with all of them changed.
  static func families() throws -> [NamedPolicy] {
    try PolicyCatalog.families.flatMap { entry in
      let name = entry.family.name
      var changes: [[String: Double]] = [[:]]
      var all: [String: Double] = [:]
      for parameter in entry.family.parameters {
        let words = parameter.words.map(\.value).filter { $0 != parameter.defaultValue }
        let others = words + (parameter.isChoice ? [] : [number(parameter)])
        changes += others.map { [parameter.name: $0] }
        if parameter.alternativeTo == nil { all[parameter.name] = others.last }
      }
      return try (changes + [all]).enumerated().map { index, values in
        try entry.policy(named: "\(name)-\(index)", values)
      }
    }
  }

  /// A number that is not round, in the range and not the default.
  private static func number(_ parameter: PolicyParameter) -> Double {
    let (low, high) = (parameter.range.lowerBound, parameter.range.upperBound)
    guard let usual = parameter.defaultValue, usual.isFinite, usual != 0 else {
      return low + (high - low) / 37
    }
    // Near the default, where clauses still differ.
    let lower = usual * 0.83
    return parameter.allows(lower) ? lower : (usual + high) / 2
  }

  /// Every preset.
  static func presets() throws -> [NamedPolicy] {
    try PolicyPreset.all.map { try #require($0.policy) }
  }

  static func policies() throws -> [NamedPolicy] { try families() + presets() }

  /// Every preset, with each number changed that it has.
  static let recognizers: [RecognizerPreset] = RecognizerPreset.all.flatMap { preset in
    let changed = RecognizerParameter.all.compactMap { preset.changing([($0, 21.5)]) }
    let both = preset.changing(RecognizerParameter.all[2...].map { ($0, 3) })
    return [preset] + changed + [both].compactMap { $0 }
  }

  /// Releases that tell policies apart: slow and fast, short and long, both ways, and on limits.
  static let releases: [Release] = {
    let travels = [-60, -1, 4.5, 16, 30, 42.5] + Array(stride(from: 52.5, to: 400, by: 20.5))
    let speeds = [-700, -560, -393, -45, -40, 0, 25, 45, 260, 393, 450, 1000, 1300.0]
    let durations = [0.05, 0.1, 0.2, 0.27, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8]
    var releases: [Release] = []
    for (row, travel) in travels.enumerated() {
      for (column, velocity) in speeds.enumerated() {
        let place = row * speeds.count + column
        releases.append(
          Release(
            translation: travel, velocity: velocity, crossVelocity: Double(place % 5) * 150,
            acceleration: Double(place % 3) * 400, changes: place % 7, displacement: travel + 10,
            countedTravel: place % 5 == 0 ? travel + 7 : .nan,
            reversal: ReversalState(rawValue: (row + column) % 3) ?? .entry, runTravel: travel / 2,
            viewWidth: (row + column) % 2 == 0 ? 393 : 1024, viewHeight: 852,
            duration: durations[place % 11], millimetresPerPoint: 0.16))
      }
    }
    return releases
  }()
}

extension Release {
  /// Source that makes it.
  var source: String {
    "Release(translation: \(translation), velocity: \(velocity), crossVelocity: \(crossVelocity),"
      + " acceleration: \(acceleration), changes: \(changes), displacement: \(displacement),"
      + " countedTravel: \(countedTravel.isNaN ? ".nan" : "\(countedTravel)"),"
      + " reversal: .\(reversal), runTravel: \(runTravel), viewWidth: \(viewWidth),"
      + " viewHeight: \(viewHeight), duration: \(duration),"
      + " millimetresPerPoint: \(millimetresPerPoint))"
  }
}
