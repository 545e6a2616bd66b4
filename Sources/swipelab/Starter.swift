/// The experiment that `init` writes: a rule of one's own against the basic ones, with remarks on
/// what else there is to ask.
///
/// A remark that is a key or an element, such as `// "tune": true,`, is right as it stands once its
/// two strokes are removed; a key takes the place of the one above it.
enum Starter {
  /// The text, with the file's name in the commands of its remarks.
  static func text(_ file: String) -> String {
    "\(people)\n\n\(rules)\n".replacing("FILE", with: file)
  }
}

/// Who swipes, and where.
private let people = """
  {
    // Which rule should complete a swipe back in your app? Change this file, then:
    //   swipelab check FILE
    //   swipelab run FILE --out out
    // To judge your own touches, recorded in the format of `swipelab sample`:
    //   swipelab judge touches.csv --experiment FILE
    // Editors complete and explain keys with the next line and `swipelab schema --out
    // experiment.schema.json`.
    // "$schema": "experiment.schema.json",
    "question": "When should a swipe back complete in our app?",

    // Another seed draws other swipes; more people make errors smaller.
    "seed": 1,
    "participants": 8000,

    // Who swipes: `swipelab list populations`, `swipelab list population-settings`.
    "population": "everyday",
    // The same with strokes longer by a quarter (0.22 is the ln of 1.25).
    // "population": { "base": "everyday", "length_shift": 0.22 },
    // People recorded by you: "population.json", after `swipelab fit touches.csv --out
    // population.json`.

    // Where they swipe: `swipelab list screens`.
    "screens": [
      // A split view; an unfolded foldable, and a view on half of it.
      // { "screen": "ipad-pro-11", "view_width_pt": 507 },
      // "galaxy-fold",
      // { "screen": "galaxy-fold", "view_width_pt": 353 },
      // The phone with 120 touch events a second.
      // { "screen": "iphone-16-pro", "touch_rate_hz": 120 },
      // A screen that is not in the list: mm_per_pt is 25.4 / points per inch.
      // { "name": "bar", "width_pt": 800, "height_pt": 900, "mm_per_pt": 0.2, "class": "tablet" },
      "phones", "tablets"
    ],
    // The page under the finger: `swipelab list contexts`; "list" scrolls.
    "contexts": ["list"],
  """

/// What is compared, and by what.
private let rules = """
    // When a drag becomes a pop: anywhere, within 45 degrees of the way back; scroll views wait
    // until this is decided. `swipelab list recognizers`: "pan" is anywhere in any direction.
    "recognizers": [{ "name": "gate", "recognizer": "pan", "cone_deg": 45, "content": "waits" }],
    // "recognizers": ["pan", "edge"],

    "policies": [
      // Your rule: the family most like it (`swipelab list families`) with your numbers
      // (`swipelab explain velocity-weighted`). The report is about the subject.
      { "name": "ours", "family": "velocity-weighted", "velocity_weight_s": 0.2, "fraction": 0.4,
        "subject": true },
      // Your rule in the next release, to compare the two.
      // { "name": "v2", "family": "velocity-weighted", "velocity_weight_s": 0.2, "fraction": 0.3 },
      // Rules of other kinds; with "return_pt_per_s": 0, "flick" never completes while the
      // finger moves back.
      // { "name": "60-pt", "family": "fixed-distance", "distance_pt": 60 },
      // { "name": "flick", "family": "fling-override", "fling_pt_per_s": 500, "fraction": 0.4 },
      // Rules of frameworks and apps: `swipelab list policies`.
      // "ionic", "react-navigation", "telegram", "flutter", "uikit",
      "half-width", "one-third", "fixed-distance", "velocity-weighted"
    ],

    // Your own rule with other thresholds; usual settings of other families are tried anyway.
    "sweeps": [
      { "family": "velocity-weighted", "parameter": "fraction", "from": 0.1, "to": 0.7, "steps": 61,
        "velocity_weight_s": 0.2 }
    ],

    // The limits that a rule must keep: the largest share of content gestures of any kind that
    // may trigger falsely (0.005 is 1 in 200), and the smallest share of aborts honoured.
    "limits": { "false_triggers": 0.005, "aborts_honoured": 0.95 },
    // At most one false trigger in 500 content gestures.
    // "limits": { "false_triggers": 0.002, "aborts_honoured": 0.95 },

    // How often people want what, to weigh a false trigger against a missed pop.
    // "usage_mixes": [{ "name": "reading", "pop": 5, "contentVertical": 95 }],
    // Whether the answer holds if people behave differently (takes 30 times as long).
    // "sensitivity": "all",
    // The best setting of every family with every recognizer.
    // "tune": true,

    // The smallest difference between two rules that matters to you: a point.
    "margin": 0.01
  }
  """
