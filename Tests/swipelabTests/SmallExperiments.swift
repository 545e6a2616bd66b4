/// Experiments that run in a blink even in a debug build.
enum SmallExperiments {
  /// Two policies on one phone.
  static let plain = """
    {
      "question": "Which of two rules?",
      "participants": 20,
      "swipes_per_intent": 3,
      "screens": ["iphone-16-pro"],
      "policies": ["half-width", "fixed-distance"]
    }
    """

  /// More people than workers take at a time, two screens, a sweep: work that could be divided.
  static let divisible = """
    {
      "question": "Does dividing the work change anything?",
      "participants": 83,
      "swipes_per_intent": 2,
      "screens": ["iphone-16-pro", "ipad-pro-13"],
      "recognizers": ["pan", "edge"],
      "policies": ["one-third", "velocity-weighted", "fling-override"],
      "sweeps": [
        { "family": "fraction", "parameter": "fraction", "from": 0.1, "to": 0.9, "steps": 5 }
      ]
    }
    """
}
