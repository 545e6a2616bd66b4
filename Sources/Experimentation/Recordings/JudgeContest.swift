public import NavigationModel
public import PopGesture

/// What a judge compares under one name in the `recognizer` column.
public struct JudgeContest: Sendable {
  /// The name in the `recognizer` column.
  let recognizer: String
  /// What is compared: each is a row per swipe.
  let systems: [System]
  /// On a plain page, the one recognizer of all systems, which alone decides when a gesture begins;
  /// nil where systems are compared whole.
  let preset: RecognizerPreset?
  /// Whether touches of one person, shortly one after the other, meet the same navigation.
  let keepsNavigation: Bool

  /// Policies behind a recognizer, which judge each swipe by itself.
  public init(_ preset: RecognizerPreset, _ policies: [NamedPolicy]) {
    recognizer = preset.name
    let pop = PopRecognizer(preset)
    systems = policies.map {
      System(
        $0.name, $0.family.summary, [pop], $0, article: nil, source: preset.source,
        confidence: preset.confidence)
    }
    self.preset = preset
    keepsNavigation = false
  }

  /// Policies behind the recognizers and bookkeeping of a system.
  public init(_ system: System, _ policies: [NamedPolicy]) {
    recognizer = system.name
    systems = policies.map { system.named($0.name, policy: $0) }
    (preset, keepsNavigation) = (nil, true)
  }

  /// Whole systems.
  public init(_ systems: [System]) {
    recognizer = Condition.systemsName
    self.systems = systems
    (preset, keepsNavigation) = (nil, true)
  }
}
