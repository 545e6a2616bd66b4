import PolicyLibrary
import TestSupport
import Testing

@testable import ExperimentFiles

private let nameRemedy =
  "start it with a letter or digit; go on with up to 80 letters, digits, spaces, signs such as ≥ and"
  + " - _ . , : ' + / % @ ( ) = >"

/// Mistakes in screens, policies and sweeps.
@Suite("Parts of experiment files")
struct ExperimentPartsTests {
  @Test func screens() async {
    await each([
      (
        #""screens": ["iphone-16-prot"]"#,
        [#"f:2:13: error: unknown screen "iphone-16-prot"; did you mean "iphone-16-pro"?"#]
      ),
      (
        #""screens": [7]"#,
        ["f:2:13: error: a screen is a name in quotes or an object, not a number"]
      ),
      (
        #""screens": ["ipad-pro-13", "ipad-pro-13"]"#,
        [
          #"f:2:28: error: screen "ipad-pro-13" is already named at 2:13;"#
            + #" remove it, or give one of them another "name""#
        ]
      ),
      (
        #""screens": [{ "name": "ipad-pro-13", "width_pt": 402, "height_pt": 874,"#
          + #" "mm_per_pt": 0.17, "class": "phone" }]"#,
        [
          #"f:2:23: error: "ipad-pro-13" is a screen of the catalogue;"#
            + " use it by its name alone, or choose another name"
        ]
      ),
      (
        #""screens": [{ "name": "", "width_pt": -402, "height_pt": 0,"#
          + #" "mm_per_pt": 17, "class": "fone", "widht_pt": 1 }]"#,
        [
          #"f:2:23: error: the "name" "" is empty; \#(nameRemedy)"#,
          #"f:2:39: error: "width_pt" is -402; give a width in pt from 100 to 5000"#,
          #"f:2:58: error: "height_pt" is 0; give a height in pt from 100 to 5000"#,
          #"f:2:74: error: "mm_per_pt" is 17; give a number from 0.02 to 2 (mm per pt)"#,
          #"f:2:87: error: unknown class "fone"; did you mean "phone"?"#,
          #"f:2:95: error: unknown key "widht_pt" in this screen; did you mean "width_pt"?"#,
        ]
      ),
      (
        #""screens": [{ "name": "w", "width_pt": 402, "mm_per_pt": 0.17, "class": "phone" }]"#,
        [
          #"f:2:13: error: this screen has no "height_pt"; add the height of the screen in pt, which"#
            + " is pixels / scale factor, or start from a screen of the catalogue: \"iphone-16-pro\""
        ]
      ),
      (
        #""screens": [{ "name": "w", "width_pt": 402, "height_pt": 874, "mm_per_pt": 0.17,"#
          + #" "class": "phone", "view_width_pt": 403 }]"#,
        [#"f:2:117: error: "view_width_pt" is 403; give a width in pt from 50 to 402"#]
      ),
    ]) { keys, expected in
      #expect(keyErrors(keys) == expected)
    }
  }

  /// Policies stand on line 2, in a list of their own.
  @Test func policies() async {
    await each([
      (#""one-thrid""#, #"f:2:1: error: unknown policy "one-thrid"; did you mean "one-third"?"#),
      ("3", "f:2:1: error: a policy is a name in quotes or an object, not a number"),
      (
        #"{ "fraction": 0.5 }"#,
        #"f:2:1: error: this policy has no "family"; add "family": "fixed-distance""#
      ),
      (
        #"{ "family": "fixd-distance" }"#,
        #"f:2:13: error: unknown policy family "fixd-distance"; did you mean "fixed-distance"?"#
      ),
      (
        #"{ "family": "fixed-distance", "distance": 80 }"#,
        #"f:2:31: error: unknown key "distance" in this policy;"#
          + #" did you mean "distance_mm" or "distance_pt"?"#
      ),
      (
        #"{ "family": "fixed-distance", "distance_pt": -80 }"#,
        #"f:2:46: error: "distance_pt" is -80; give a number from 0 to 2000 (pt)"#
      ),
      (
        #"{ "family": "fixed-distance", "distance_pt": 80, "distance_mm": 16 }"#,
        #"f:2:31: error: "distance_pt" and "distance_mm" are two ways to say one thing;"#
          + " give only one of them"
      ),
      (
        #""half-width", "half-width""#,
        #"f:2:15: error: policy "half-width" is already named at 2:1;"#
          + #" remove it, or give one of them another "name""#
      ),
      (
        #"{ "family": "fixed-distance", "name": "a\nb" }"#,
        #"f:2:39: error: the "name" "a\nb" has "\n" in it; \#(nameRemedy)"#
      ),
    ]) { list, expected in
      #expect(experimentErrors("{\"policies\": [\n\(list)]}") == [expected])
    }
  }

  @Test("a policy without a name is called by what differs from its starting point")
  func labels() throws {
    let read = try experiment(
      #"""
      {"policies": [
        "one-third", { "family": "half-width" }, { "family": "half-width", "fraction": 0.4 },
        { "family": "one-third", "fraction": 0.5 }, { "family": "fraction", "fraction": 0.5 },
        { "family": "fixed-distance", "distance_mm": 16 },
        { "family": "velocity-weighted", "fraction": 0.25, "velocity_weight_s": 1 },
        { "family": "fling-override", "name": "mine", "fling_pt_per_s": 800 }
      ]}
      """#)
    #expect(
      read.policies.map(\.name) == [
        "one-third", "half-width", "half-width(fraction=0.4)", "one-third(fraction=0.5)",
        "fraction", "fixed-distance(distance_mm=16)",
        "velocity-weighted(velocity_weight_s=1 fraction=0.25)", "mine",
      ])
    #expect(read.policies.map(\.threshold) == [1.0 / 3, 0.5, 0.4, 0.5, 0.5, 16, 0.25, 0.5])
  }
}
