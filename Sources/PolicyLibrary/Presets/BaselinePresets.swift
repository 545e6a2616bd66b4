extension PolicyPreset {
  /// Ideas of an article, and the bare families.
  static let baselines: [PolicyPreset] = [
    PolicyPreset(
      name: "half-width", family: "fraction", values: ["fraction": 0.5],
      source: "article \"How to implement a non-edge swipe back (continued)\", sample code",
      confidence: .verified),
    PolicyPreset(
      name: "one-third", family: "fraction", values: ["fraction": 1.0 / 3.0],
      source: "the same article, first improvement: more than 1/3 of the width",
      confidence: .verified),
    PolicyPreset(
      name: "fixed-distance", family: "fixed-distance", values: [:],
      source: "the same article proposes a fixed length without a number; 100 pt from Damus",
      confidence: .secondary),
    PolicyPreset(
      name: "velocity-weighted", family: "velocity-weighted", values: [:],
      source: "React Navigation stack and react-native-screens: x + 0.3 v > W/2",
      confidence: .verified),
    PolicyPreset(
      name: "fling-override", family: "fling-override", values: [:],
      source: "Flutter CupertinoPageRoute: |v| >= 1 W/s decides, otherwise p >= 0.5",
      confidence: .olderVersion),
    PolicyPreset(
      name: "flick-or-fraction", family: "fling-override",
      values: [
        "fling_pt_per_s": 300, "fling_boundary": .beyond, "fling_distance_pt": 30,
        "boundary": .beyond,
      ],
      source: "article \"How to implement a non-edge swipe back (continued)\", third improvement;"
        + " it gives no number: 30 pt, 300 pt/s and 1/2 are ours",
      confidence: .unconfirmed),
  ]
}
