import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles
import SwipeSimulation

enum SystemForms {
  /// Names, and names with numbers in parentheses after them.
  private static func names(_ known: [String], numbered patterns: [String]) -> [ValueForm] {
    let forms = patterns.map { pattern in
      let numbers = pattern.split(separator: ",").map { _ in "[0-9.]+(e[+-]?[0-9]+)?" }
      return "\(pattern.prefix { $0 != "(" })\\(\(numbers.joined(separator: ","))\\)"
    }
    return [.name(known), .text(pattern: "^(\(forms.joined(separator: "|")))$", words: "name")]
  }

  /// A system by its name, with its numbers where it takes some.
  private static let systemName = ValueForm.either(
    names(SystemCatalog.all.map(\.name), numbered: SystemCatalog.patterns))

  /// A named system with a policy of the file's own.
  static let changed = ObjectForm(
    keys: [
      KeyForm("name", .ownName, "its name in tables; the system's with its policy"),
      KeyForm(
        "system", systemName, "the system to start from",
        remedy: "add \"system\": \"fd\", or make one of \"name\", \"recognizers\" and \"policy\""),
      KeyForm("policy", PolicyForm.policy.form, "the policy in place of its own"),
      .subject,
    ], summary: "a system with another policy or name")

  /// The most recognizers of a page.
  static let mostRecognizers = 2

  private static let gates = ValueForm.either(
    names(
      GateRule.all.map(\.name),
      numbered: GateRule.all.filter { !$0.limit.isNaN }.map { "\($0.name)(limit)" }))

  /// What is asked before a recognizer begins, each question once.
  private static let gate = FieldType<BeginGate>(
    .list(gates, count: 0...ObjectReader.mostElements),
    write: { .strings($0.rules.map(\.text)) },
    read: { reader, key in
      if reader.member(key)?.node.elements == [] { return [] }
      return reader.names(key, kind: "gate", known: GateRule.all.map(\.text), find: GateRule.named)
        .map { BeginGate($0) }
    })

  /// How a recognizer's slop is measured, in the words of its Swift source.
  private static let slops: [(name: String, slop: @Sendable (Double) -> Slop)] = [
    ("eitherAxis", { .eitherAxis($0) }), ("alongPop", { .alongPop($0) }),
    ("towardsPop", { .towardsPop($0) }),
  ]

  /// A recognizer of a system with other numbers, questions or relations.
  static let popRecognizer = ObjectType<PopRecognizer>(
    [
      ObjectField(
        KeyForm(
          "recognizer", .name(SystemCatalog.recognizers),
          "the recognizer to start from: a recognizer by its name, or that of a system",
          such: "\"pan\"")
      ) { reader, pop in
        let base = reader.word("recognizer", SystemCatalog.recognizers, \.self)
        pop = base.flatMap(SystemCatalog.recognizer) ?? pop
      },
      ObjectField(
        "gate", gate, at: \.recognizer.gate,
        "gate rules that are checked in turn before it begins, in place of its own"),
      ObjectField(
        KeyForm(
          "slop", .name(slops.map(\.name)),
          "which way the finger must pass the slop: eitherAxis, alongPop or towardsPop")
      ) { reader, pop in
        let slop = reader.word("slop", slops, \.name)?.slop
        if let slop { pop.recognizer.slop = slop(pop.recognizer.slop.size) }
      },
    ]
      + RecognizerForm.numbers { reader, pop, parameter, value in
        if let changed = parameter.set(value, in: pop.recognizer) {
          pop.recognizer = changed
        } else {
          reader.reportMissing(parameter, of: reader.text("recognizer") ?? "")
        }
      } + [
        ObjectField(
          "arbitration", .word(nil, Arbitration.all) { $0.name }, at: \.arbitration,
          "its relation to the recognizers of the page"),
        ObjectField(
          "target", .word(nil, PopRecognizer.Target.allCases) { $0.rawValue }, at: \.target,
          "who follows the finger: code of the app's own, or the navigation controller"),
        ObjectField(
          "owner", .word(nil, PopRecognizer.Owner.allCases) { "\($0)" }, at: \.owner,
          "whose it is: the app's own, or interactivePopGestureRecognizer, which a page can switch"
            + " off, perhaps switched on again by the app"),
        ObjectField(
          "is_mirrored", .flag, at: \.isMirrored, "whether it knows right-to-left layouts"),
      ], summary: "a recognizer with other numbers, gate rules or relations",
    elsewhere: [
      "content": "in a system write "
        + ContentRelation.allCases.map {
          "\"arbitration\": \"\(Arbitration($0).name)\" for \($0.rawValue)"
        }.joined(separator: ", ")
    ])

  private static let recognizer = PartType<PopRecognizer>(
    "recognizer",
    .shared(
      "system-recognizer",
      .either([.name(SystemCatalog.recognizers), .object(popRecognizer.form)])),
    named: {
      $0.lookUp(
        $1, kind: "recognizer", among: SystemCatalog.recognizers, at: $2,
        find: SystemCatalog.recognizer)
    }, described: { popRecognizer.read(&$0, from: PopRecognizer(RecognizerPreset.all[0])) })

  /// The recognizers of a page, by names and objects.
  private static func recognizers(from fewest: Int) -> FieldType<[PopRecognizer]> {
    FieldType(
      .list(recognizer.form, count: fewest...mostRecognizers, repeats: true),
      write: { .array($0.map(Experiment.canonical)) },
      read: { reader, key in
        reader.list(key, allowEmpty: fewest == 0, upTo: mostRecognizers)?.compactMap {
          recognizer.read(&reader, $0)
        }
      })
  }

  /// A system made of parts: read from a file, and written in the canonical form.
  static let described = ObjectType<System>(
    [
      ObjectField("name", .ownName, at: \.name, "its name in tables", such: "\"ours\""),
      // No part of the canonical form, as it decides nothing.
      ObjectField(
        "summary", .line, at: \.summary, "one sentence on what it is, for reports",
        isSaid: { _ in false }),
      ObjectField(
        "recognizers", recognizers(from: 1), at: \.recognizers,
        "its pop recognizers; the second may begin once the first has failed",
        such: "[\"uikit.edge\", \"pan\"]"),
      ObjectField(
        KeyForm(
          "policy", PolicyForm.policy.form, "what decides when the finger lifts",
          such: "\"uikit\""),
        write: { Experiment.canonical($0.policy) },
        read: { $1.policy = $0.policyOfSystem(beside: "recognizers") ?? $1.policy }),
      ObjectField(
        "settle_s", .number(NumberForm(0...5, "s")), at: \.transition.settle,
        "seconds from the release to the end of the transition",
        default: System.Transition.native.settle),
      ObjectField(
        "races", .flag, at: \.transition.races,
        "whether a gesture without a changed event runs to the end by itself", default: false),
      ObjectField(
        "is_preemptible", .flag, at: \.transition.isPreemptible,
        "whether a gesture may interrupt a running transition", default: false),
      ObjectField(
        "installed", .word("kind of page", Installation.Pages.allCases) { $0.rawValue },
        at: \.installation.pages, "the pages that have these recognizers", default: .everywhere),
      ObjectField(
        "elsewhere", recognizers(from: 0), at: \.installation.elsewhere,
        "the recognizers of all other pages", default: []),
      ObjectField(
        "moves_on", .flag, at: \.installation.movesOn,
        "whether a page loses the recognizers to a later one that installs them", default: false),
      before,
      ObjectField(
        "except", .names("context", PageContext.all.map(\.name)) { $0 }, at: \.installation.except,
        "pages that leave them out all the same, by their names",
        isSaid: { !$0.installation.except.isEmpty }),
      .subject,
    ], summary: "a system made of parts; with \"system\" a named one with another policy")

  private static let before = ObjectField<System>(
    KeyForm(
      "before", recognizers(from: 0).form,
      "the recognizers of pages before any has installed the system; by default, those of"
        + " elsewhere"),
    write: { system in
      let (before, elsewhere) = (system.installation.before, system.installation.elsewhere)
      return before == elsewhere ? nil : recognizers(from: 0).write(before)
    },
    read: { reader, system in
      let before = recognizers(from: 0).read(&reader, "before")
      system.installation.before = before ?? system.installation.elsewhere
    })

  /// What a system is before any key has been read.
  private static let blank = System(
    "", "as described in the experiment; see manifest.json", [], System.uikitEdge.policy,
    article: nil, source: "the experiment", confidence: .verified)

  /// Names, objects that give a system another policy or name, and objects that make one of parts.
  static let systems = FieldType<[System]>.list(
    of: PartType(
      "system",
      .either([
        systemName,
        .objectWith("recognizers", .object(described.form), otherwise: .object(changed)),
      ]), named: { $0.namedSystem($1, at: $2) },
      described: {
        $0.member("recognizers") == nil
          ? $0.changedSystem() : described.read(&$0, from: blank)
      }), "system", name: \.name, subject: Subject.system, write: Experiment.canonical)
}

extension ObjectReader {
  fileprivate mutating func namedSystem(_ name: String, at position: SourcePosition) -> System? {
    lookUp(
      name, kind: "system", among: SystemCatalog.all.map(\.name), at: position,
      find: SystemCatalog.named)
  }

  /// A system with a policy, and perhaps a name, of the file's own.
  fileprivate mutating func changedSystem() -> System? {
    // Whoever misspells "recognizers" is told so.
    let known = SystemForms.changed.names
    allowOnly(lacks("system") ? known + SystemForms.described.form.names : known)
    if lacks("recognizers") { require(SystemForms.changed.keys[1]) }
    return faultless { reader in
      guard let base = reader.text("system"),
        let system = reader.namedSystem(base, at: reader.place(of: "system"))
      else { return nil }
      _ = reader.flag("subject")
      let policy = reader.policyOfSystem(beside: "system")
      let name = reader.name("name") ?? policy.map { "\(base) with \($0.name)" } ?? base
      return system.named(name, policy: policy ?? system.policy)
    }
  }

  /// The policy of a system, which has no mark of its own.
  fileprivate mutating func policyOfSystem(beside key: String) -> NamedPolicy? {
    guard let part = member("policy")?.node else { return nil }
    refuseSubject(in: part, beside: key)
    return PolicyForm.policy.read(&self, part)
  }
}
