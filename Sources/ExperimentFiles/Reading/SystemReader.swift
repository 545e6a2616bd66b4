import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles

extension ObjectReader {
  /// Reads the list of systems: names, objects that give a system another policy or name, and
  /// objects that make one of parts.
  mutating func systems() -> [System]? {
    guard let elements = list("systems") else { return nil }
    var seen: [String: SourcePosition] = [:]
    let systems = elements.compactMap { element -> System? in
      let system = part(
        element, "this system", else: "a system is a name in quotes or an object",
        named: { $0.namedSystem($1, at: element.position) },
        described: {
          $0.member("recognizers") == nil ? $0.changedSystem() : $0.describedSystem()
        })
      note(subject: system.map { .system($0.name) }, of: element)
      guard let system,
        isNew(system.name, kind: "system", at: element.position, in: &seen, canBeRenamed: true)
      else { return nil }
      return system
    }
    return systems.leading { .system($0.name) == subject?.what }
  }

  private mutating func namedSystem(_ name: String, at position: SourcePosition) -> System? {
    lookUp(
      name, kind: "system", among: SystemCatalog.all.map(\.name), at: position,
      find: SystemCatalog.named)
  }

  /// A system with a policy, and perhaps a name, of the file's own.
  private mutating func changedSystem() -> System? {
    // Whoever misspells "recognizers" is told so.
    let known = SystemForms.changed.names
    allowOnly(lacks("system") ? known + SystemForms.described.names : known)
    if lacks("recognizers") { require(SystemForms.changed.keys[1]) }
    let before = problems.count
    guard let base = text("system"), let place = member("system")?.node.position,
      let system = namedSystem(base, at: place)
    else { return nil }
    let policy = policyOfSystem(beside: "system")
    let name = name("name") ?? policy.map { "\(base) with \($0.name)" } ?? base
    guard problems.count == before else { return nil }
    return system.named(name, policy: policy ?? system.policy)
  }

  /// The policy of a system, with the mark beside it.
  private mutating func policyOfSystem(beside key: String) -> NamedPolicy? {
    _ = flag(SubjectForm.key.name)
    guard let part = member("policy")?.node else { return nil }
    refuseSubject(in: part, beside: key)
    return policy(part)
  }

  /// A system made of parts.
  private mutating func describedSystem() -> System? {
    let before = problems.count
    keep(to: SystemForms.described)
    // Every member is read before any is needed, so that all problems are reported at once.
    let (name, summary) = (name("name"), line("summary"))
    let recognizers = popRecognizers("recognizers")
    let policy = policyOfSystem(beside: "recognizers")
    let pages = word(
      "installed", Installation.Pages.allCases, kind: "kind of page", \.rawValue)
    let elsewhere = popRecognizers("elsewhere") ?? []
    var installation = Installation(
      on: pages ?? .everywhere, elsewhere: elsewhere, before: popRecognizers("before"),
      movesOn: flag("moves_on") ?? false)
    installation.except =
      names("except", kind: "context", known: PageContext.all.map(\.name)) {
        PageContext.named($0)?.name
      } ?? []
    let settle = number("settle_s", SystemForms.settle)
    let transition = System.Transition(
      settle: settle ?? System.Transition.native.settle, races: flag("races") ?? false,
      isPreemptible: flag("is_preemptible") ?? false)
    guard problems.count == before, let name, let recognizers, let policy else { return nil }
    return System(
      name, summary ?? "as described in the experiment; see manifest.json", recognizers, policy,
      transition: transition, installation: installation, article: nil, source: "the experiment",
      confidence: .verified)
  }

  private mutating func popRecognizers(_ key: String) -> [PopRecognizer]? {
    list(key, allowEmpty: key != "recognizers", upTo: SystemForms.mostRecognizers)?.compactMap {
      element in
      part(
        element, "this recognizer", else: "a recognizer is a name in quotes or an object",
        named: { $0.popRecognizer(named: $1, at: element.position) },
        described: { $0.describedPopRecognizer() })
    }
  }

  private mutating func popRecognizer(
    named name: String, at position: SourcePosition
  ) -> PopRecognizer? {
    lookUp(
      name, kind: "recognizer", among: SystemCatalog.recognizers, at: position,
      find: SystemCatalog.recognizer)
  }

  /// A recognizer with other numbers, questions or relations.
  private mutating func describedPopRecognizer() -> PopRecognizer? {
    keep(to: SystemForms.popRecognizer)
    let name = text("recognizer")
    let base = name.flatMap {
      popRecognizer(named: $0, at: member("recognizer")?.node.position ?? node.position)
    }
    let gate = gate()
    let slop = word("slop", SystemForms.slops, \.name)
    let values = recognizerNumbers()
    let arbitration = word("arbitration", Arbitration.all, \.name)
    let target = word("target", PopRecognizer.Target.allCases, \.rawValue)
    let owner = word("owner", PopRecognizer.Owner.allCases) { "\($0)" }
    let isMirrored = flag("is_mirrored")
    guard var pop = base else { return nil }
    if let gate { pop.recognizer.gate = gate }
    if let slop { pop.recognizer.slop = slop.slop(pop.recognizer.slop.size) }
    for (parameter, value) in values {
      if let changed = parameter.set(value, in: pop.recognizer) {
        pop.recognizer = changed
      } else {
        reportMissing(parameter, of: name ?? "")
      }
    }
    pop.arbitration = arbitration ?? pop.arbitration
    pop.target = target ?? pop.target
    pop.owner = owner ?? pop.owner
    pop.isMirrored = isMirrored ?? pop.isMirrored
    return pop
  }

  /// The questions of a gate, each once.
  private mutating func gate() -> BeginGate? {
    guard member("gate") != nil, list("gate", allowEmpty: true)?.isEmpty != true else {
      return member("gate").map { _ in [] }
    }
    return names("gate", kind: "gate", known: GateRule.all.map(\.text), find: GateRule.named)
      .map { BeginGate($0) }
  }
}
