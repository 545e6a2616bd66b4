import NavigationModel
package import StrictFiles
package import SwipeSimulation

/// Populations of experiment files.
enum PopulationForm {
  static let scrollModel = ObjectType<ScrollModel>(
    ScrollModelNumber.all.map { number in
      .number(
        number.name, NumberForm(number.range, "a number"), number.summary, get: number.value(in:),
        set: number.set(_:in:))
    }, summary: "what is changed of how scrolls of one kind are drawn")

  /// A population with settings of the file's own.
  private static let type = ObjectType<Population>(
    [
      // Both once all else is known.
      ObjectField(KeyForm("name", .ownName, "its name in reports; its base with what is changed")) {
        _, _ in
      },
      ObjectField(
        "base", .word("population", Population.all) { $0.name }, at: \.self,
        "the population to start from", default: .everyday),
      ObjectField(KeyForm("source", .line, "where its numbers come from, for reports")) { _, _ in },
    ] + slowShares + models + settings, summary: "a population with other settings")

  private static let settings = PopulationSetting.all.map { setting in
    ObjectField<Population>.number(
      setting.name, NumberForm(setting.range, "a number"), setting.summary,
      default: setting.value(in: .everyday),
      get: { people in
        let value = setting.value(in: people)
        return value == setting.unsaid ? nil : value
      }, set: setting.set(_:in:))
  }

  /// Mean and weight of the beta distribution of slow shares over people, read together.
  private static let slowShares = [
    ObjectField<Population>(
      KeyForm(
        "slow_share_mean", .number(.slowShareMean), "mean over people of their share of slow taps"),
      write: { .number($0.slowShare.mean) },
      read: { reader, people in
        let mean = reader.number("slow_share_mean", .slowShareMean)
        let weight = reader.number("slow_share_persons", .slowSharePersons)
        guard mean != nil || weight != nil else { return }
        let (share, total) = (mean ?? people.slowShare.mean, weight ?? people.slowShare.weight)
        people.slowShapeA = Float(share * total)
        people.slowShapeB = Float((1 - share) * total)
      }),
    ObjectField(
      KeyForm(
        "slow_share_persons", .number(.slowSharePersons),
        "how alike people are in it: the weight of the beta distribution"),
      write: { .number($0.slowShare.weight) }, read: { _, _ in }),
  ]

  private static let models = [
    model(
      "right_going", "stroke-model", StrokeModelParts.type, at: \.rightGoing.parts,
      "strokes to the right"),
    model(
      "left_going", "stroke-model", StrokeModelParts.type, at: \.leftGoing.parts,
      "strokes to the left"),
    model("reading", "scroll-model", scrollModel, at: \.reading, "scrolls of people who read"),
    model("browsing", "scroll-model", scrollModel, at: \.browsing, "scrolls of people who browse"),
  ]

  private static func model<Model>(
    _ key: String, _ kind: String, _ type: ObjectType<Model>,
    at path: any WritableKeyPath<Population, Model> & Sendable, _ summary: String
  ) -> ObjectField<Population> {
    ObjectField(
      KeyForm(key, .shared(kind, .object(type.form)), summary),
      write: { type.write($0[keyPath: path]) },
      read: { reader, people in
        if let model = type.read(&reader, at: key, from: people[keyPath: path]) {
          people[keyPath: path] = model
        }
      })
  }

  /// A preset's name, the name of a population file beside the experiment, or an object that
  /// changes settings of a preset.
  static let people = FieldType<Population>(
    .either([
      .name(Population.all.map(\.name)), .text(pattern: "\\.json$", words: "file"),
      .object(type.form),
    ]), write: write,
    read: { reader, key in
      guard let node = reader.member(key)?.node else { return nil }
      if let name = node.text {
        return name.hasSuffix(".json")
          ? reader.populationFile(name)
          : reader.lookUp(name, "population", in: Population.all, at: node.position, \.name)
      }
      if case .object = node.value { return reader.within(node, "this population", described) }
      reader.report(
        at: key, "a population is a name, a file or an object, not \(node.value.kindName)")
      return nil
    })

  /// An object with `base`, settings, and perhaps models; `source` says in one line where its
  /// numbers come from, for reports.
  fileprivate static func described(_ reader: inout ObjectReader) -> Population? {
    let read = type.read(&reader, from: .everyday)
    let (given, source) = (reader.name("name"), reader.line("source"))
    guard var population = read else { return nil }
    let changed = reader.keys.filter { !["base", "name", "source"].contains($0) }
    let list = changed.isEmpty ? "" : "(\(changed.joined(separator: " ")))"
    population.name = given ?? population.name + list
    population.summary = source ?? "as described in the experiment; see manifest.json"
    return population
  }

  /// The canonical form, which has settings first.
  @Sendable static func write(_ population: Population) -> JSONText {
    let panel = population.panel
    return ["name": .string(population.name)]
      + ObjectType.write(settings + slowShares, population) + [
        // What of a panel is no setting of its own.
        "panel": [
          "steps_per_pt": .number(panel.stepsPerPoint.map { Double($0) } ?? .nan),
          "lift_delay_min_ms": .number(Double(panel.liftDelay.lowerBound)),
          "lift_delay_max_ms": .number(Double(panel.liftDelay.upperBound)),
        ]
      ] + ObjectType.write(models, population)
  }
}

extension ObjectReader {
  /// A population described in a file of its own; problems are reported with that file's places.
  fileprivate mutating func populationFile(_ name: String) -> Population? {
    // Relative to the experiment, so that both can be moved together.
    let folder = PathParts(file)?.parent ?? "."
    let path = name.hasPrefix("/") ? name : PathParts.join(folder, name)
    do throws(Diagnostics) {
      let document = try JSONNode.load(path: path)
      var reader = ObjectReader(document, file: path, what: "the population")
      let population = PopulationForm.described(&reader)
      report(reader.problems)
      populationFile = JSONText(document)
      return population
    } catch {
      report(
        at: "population", "the population file \(path) cannot be used",
        hint: "its problems are listed apart")
      report(error.list)
      return nil
    }
  }
}

extension Population {
  fileprivate var slowShare: (mean: Double, weight: Double) {
    let (a, b) = (Double(slowShapeA), Double(slowShapeB))
    return (a / (a + b), a + b)
  }

  /// Whether a name is that of a file rather than of a preset.
  package static func isFile(_ name: String) -> Bool {
    name.hasSuffix(".json") || name == FileBytes.standardStream
  }

  /// Finds a population by the name of a preset, or reads a population file.
  ///
  /// - Parameter name: a preset, a path that ends in `.json`, or `-` for standard input.
  /// - Throws: every problem of the file; for an unknown name, the closest preset.
  package static func load(_ name: String) throws(Diagnostics) -> Population {
    if isFile(name) {
      var reader = ObjectReader(try JSONNode.load(path: name), file: name, what: "the population")
      let population = PopulationForm.described(&reader)
      if let errors = Diagnostics(reader.problems) { throw errors }
      return population ?? .everyday
    }
    if let preset = all.first(where: { $0.name == name }) { return preset }
    let names = all.map(\.name)
    throw Diagnostics(
      file: name, "no population has this name",
      hint: didYouMean(name, among: names)
        ?? "known: \(names.joined(separator: ", ")), or a .json file")
  }
}
