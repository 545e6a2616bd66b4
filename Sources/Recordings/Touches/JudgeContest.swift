import ExperimentFiles
public import NavigationModel
public import PolicyLibrary
import PopGesture

/// What a judge compares under one name in the `recognizer` column.
public struct JudgeContest: Sendable {
  /// The name in the `recognizer` column.
  public let recognizer: String
  /// What is compared: each is a row per swipe.
  public let systems: [System]
  /// On a plain page, the one recognizer of all systems, which alone decides when a gesture begins;
  /// nil where systems are compared whole.
  let preset: RecognizerPreset?
  /// What the policies need to be told of a touch, each kind once; and its place, per system.
  let readings: [ReleaseReading]
  let readingPlaces: [Int]
  /// Whether touches of one person, shortly one after the other, meet the same navigation.
  let keepsNavigation: Bool

  /// Policies behind a recognizer, which judge each swipe by itself.
  public init(_ preset: RecognizerPreset, _ policies: [NamedPolicy]) {
    let pop = PopRecognizer(preset)
    let systems = policies.map {
      System(
        $0.name, $0.family.summary, [pop], $0, article: nil, source: preset.source,
        confidence: preset.confidence)
    }
    self.init(preset.name, systems, preset, keepsNavigation: false)
  }

  /// Policies behind the recognizers and bookkeeping of a system.
  public init(_ system: System, _ policies: [NamedPolicy]) {
    self.init(system.name, policies.map { system.named($0.name, policy: $0) })
  }

  /// Whole systems.
  public init(_ systems: [System]) {
    self.init(Condition.systemsName, systems)
  }

  private init(
    _ recognizer: String, _ systems: [System], _ preset: RecognizerPreset? = nil,
    keepsNavigation: Bool = true
  ) {
    self.recognizer = recognizer
    self.systems = systems
    self.preset = preset
    self.keepsNavigation = keepsNavigation
    var readings: [ReleaseReading] = []
    readingPlaces = systems.map { system in
      let reading = system.policy.reading
      if let place = readings.firstIndex(of: reading) { return place }
      readings.append(reading)
      return readings.count - 1
    }
    self.readings = readings
  }
}
