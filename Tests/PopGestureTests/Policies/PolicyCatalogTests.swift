import PolicyLibrary
import TestSupport
import Testing

/// The catalogue of policies: complete, unambiguous, and strict about parameters.
@Suite("Policy catalogue")
struct PolicyCatalogTests {
  static let families = PolicyCatalog.families.map(\.family)

  @Test func namesAreUnique() {
    #expect(Set(Self.families.map(\.name)).count == Self.families.count)
    #expect(Set(PolicyPreset.all.map(\.name)).count == PolicyPreset.all.count)
    #expect(Set(PolicyCatalog.names).count == PolicyCatalog.names.count)
    #expect(Set(RecognizerPreset.all.map(\.name)).count == RecognizerPreset.all.count)
    for family in Self.families {
      #expect(Set(family.parameters.map(\.name)).count == family.parameters.count)
      // Only a rule that decides while the finger is down has none to sweep.
      #expect(family.thresholdParameters.isEmpty == (family.name == "reversal-hysteresis"))
      let names = family.parameters.map(\.name)
      #expect(Set(names).isSuperset(of: family.thresholdParameters))
      for parameter in family.parameters {
        #expect(parameter.defaultValue.map(parameter.allows) ?? true, "\(parameter.name)")
      }
    }
  }

  @Test("a preset that shares a family's name is that family with its defaults")
  func sharedNames() throws {
    let shared = PolicyPreset.all.filter { Self.families.map(\.name).contains($0.name) }
    #expect(!shared.isEmpty)
    for preset in shared {
      #expect(preset.family == preset.name)
      #expect(preset.values.isEmpty)
    }
  }

  @Test("the first presets are those that were promised")
  func presets() {
    #expect(
      PolicyPreset.all.prefix(8).map(\.name) == [
        "half-width", "one-third", "fixed-distance", "velocity-weighted", "fling-override",
        "flick-or-fraction", "uikit", "uikit-legacy",
      ])
  }

  @Test("every name resolves; an unknown one does not")
  func names() {
    for name in PolicyCatalog.names { #expect(PolicyCatalog.start(named: name) != nil) }
    #expect(PolicyCatalog.start(named: "Half-Width") == nil)
    #expect(PolicyCatalog.start(named: "") == nil)
  }

  @Test("a given alternative replaces the default it excludes, and nothing else")
  func alternatives() throws {
    func names(_ family: String, _ values: [String: Double]) throws -> [String] {
      try policy(family, values).parameters.map(\.name)
    }
    let others = ["fraction", "boundary"]
    #expect(try names("fixed-distance", ["distance_mm": 16]) == ["distance_mm"] + others)
    #expect(try names("fixed-distance", [:]) == ["distance_pt"] + others)
    let fling = [
      "fling_boundary", "fling_distance_pt", "fling_travel", "fraction", "boundary", "progress",
      "most_fraction",
    ]
    #expect(try names("fling-override", ["fling_pt_per_s": 800]) == ["fling_pt_per_s"] + fling)
  }

  static let mistakes: [(family: String, values: [String: Double], message: String)] = [
    (
      "fraction", ["fractoin": 0.5],
      #"unknown parameter "fractoin"; this family has fraction, boundary"#
    ),
    (
      "fixed-distance", ["distance": 5],
      #"unknown parameter "distance"; this family has distance_pt, distance_mm,"#
        + " fraction, boundary"
    ),
    (
      "fraction", ["fraction": 1.0.nextUp],
      #""fraction" is 1.0000000000000002; give a number from 0.0 to 1.0 (share of width)"#
    ),
    (
      "fraction", ["fraction": -0.1],
      #""fraction" is -0.1; give a number from 0.0 to 1.0 (share of width)"#
    ),
    (
      "velocity-weighted", ["velocity_weight_s": .nan],
      #""velocity_weight_s" is nan; give a number from 0.0 to 5.0 (s)"#
    ),
    (
      "fixed-distance", ["distance_pt": .infinity],
      #""distance_pt" is inf; give a number from 0.0 to 2000.0 (pt)"#
    ),
    (
      "fixed-distance", ["distance_pt": 80, "distance_mm": 16],
      #""distance_pt" and "distance_mm" are two ways to say one thing; give only one of them"#
    ),
    (
      "fling-override", ["fling_pt_per_s": 800, "fling_widths_per_s": 1],
      #""fling_widths_per_s" and "fling_pt_per_s" are two ways to say one thing; give only one"#
        + " of them"
    ),
  ]

  @Test func mistake() async {
    await each(Self.mistakes) {
      (row: (family: String, values: [String: Double], message: String)) throws in
      let error = try #require(throws: PolicyParameterError.self) {
        try policy(row.family, row.values)
      }
      #expect(error.description == row.message)
      #expect(row.message.contains("\"\(error.parameter)\""))
    }
  }
}
