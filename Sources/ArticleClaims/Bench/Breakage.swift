import NavigationModel
import PolicyLibrary
import PopGesture

/// A mechanism broken on purpose: what would refute a claim, in words and as a change of the world.
///
/// A study plays each claim with it as well, so that its report shows that the claim can fail.
struct Breakage: Sendable {
  /// What is broken.
  let words: String
  /// Breaks it.
  let apply: @Sendable (inout ClaimWorld) -> Void

  init(_ words: String, _ apply: @escaping @Sendable (inout ClaimWorld) -> Void) {
    (self.words, self.apply) = (words, apply)
  }
}

extension Breakage {
  /// Changes a system.
  static func system(
    _ name: String, _ words: String, _ change: @escaping @Sendable (inout System) -> Void
  ) -> Breakage {
    Breakage("`\(name)` \(words)") { $0.changeSystem(name, change) }
  }

  /// Gives a system a fixed distance in pt as its rule.
  static func distance(of name: String, _ distance: Double) -> Breakage {
    system(name, "with a fixed distance of \(distance.plain) pt") {
      $0.policy = NamedPolicy(
        name: "distance", FixedDistance(distance: .points(distance)), parameters: [])
    }
  }

  /// Changes a page.
  static func page(
    _ name: String, _ words: String, _ change: @escaping @Sendable (inout PageContext) -> Void
  ) -> Breakage {
    Breakage("page `\(name)` \(words)") { $0.changePage(name, change) }
  }

  /// Changes people.
  static func people(_ words: String, _ settings: (name: String, value: Double)...) -> Breakage {
    Breakage(words) { world in
      for (name, value) in settings { world.setPeople(name, to: value) }
    }
  }

  /// Changes the last recognizer of a system, which is the app's own where there are two.
  static func recognizer(
    of name: String, _ words: String,
    _ change: @escaping @Sendable (inout PopRecognizer) -> Void
  ) -> Breakage {
    system(name, words) { system in
      guard let last = system.recognizers.indices.last else { return }
      change(&system.recognizers[last])
    }
  }

  /// Takes a rule from a gate.
  static func gate(of name: String, without rule: GateRule) -> Breakage {
    recognizer(of: name, "without the rule `\(rule.text)`") { pop in
      pop.recognizer.gate = BeginGate(pop.recognizer.gate.rules.filter { $0 != rule })
    }
  }

  /// Gives a gate a further rule.
  static func gate(of name: String, with rule: GateRule) -> Breakage {
    recognizer(of: name, "with the rule `\(rule.text)`") { pop in
      pop.recognizer.gate = BeginGate([rule] + pop.recognizer.gate.rules)
    }
  }

  /// Puts a rule of a gate in the place of another.
  static func gate(of name: String, _ rule: GateRule, insteadOf old: GateRule) -> Breakage {
    recognizer(of: name, "with `\(rule.text)` instead of `\(old.text)`") { pop in
      pop.recognizer.gate = BeginGate(pop.recognizer.gate.rules.map { $0 == old ? rule : $0 })
    }
  }

  /// Gives a recognizer another relation to the page's own.
  static func relation(of name: String, _ relation: Arbitration) -> Breakage {
    recognizer(of: name, "with the arbitration `\(relation.name)`") {
      $0.arbitration = relation
    }
  }

  /// Lets an edge pan start anywhere.
  static func noEdge(of name: String) -> Breakage {
    recognizer(of: name, "without its edge region") { $0.recognizer.edgeRegion = nil }
  }
}
