public import StrictFiles
public import SwipeSimulation

extension ObjectReader {
  /// Reads the population: a preset's name, the name of a population file beside the experiment, or
  /// an object that changes settings of a preset.
  mutating func population() -> Population? {
    guard let node = member("population")?.node else { return nil }
    switch node.value {
    case .string(let name) where name.hasSuffix(".json"): return populationFile(name, at: node)
    case .string(let name):
      return lookUp(name, "population", in: Population.all, at: node.position, \.name)
    case .object:
      return within(node, "this population") { $0.describedPopulation() }
    default:
      report(
        at: node.position,
        "a population is a name, a file or an object, not \(node.value.kindName)")
      return nil
    }
  }

  /// A population described in a file of its own; problems are reported with that file's places.
  private mutating func populationFile(_ name: String, at node: JSONNode) -> Population? {
    // Relative to the experiment, so that both can be moved together.
    let folder = PathParts(file)?.parent ?? "."
    let path = name.hasPrefix("/") ? name : PathParts.join(folder, name)
    do throws(Diagnostics) {
      let document = try JSONNode.load(path: path)
      var reader = ObjectReader(document, file: path, what: "the population")
      let population = reader.describedPopulation()
      report(reader.problems)
      keep(populationFile: document)
      return population
    } catch {
      report(
        at: node.position, "the population file \(path) cannot be used",
        hint: "its problems are listed apart")
      report(error.list)
      return nil
    }
  }

  /// An object with `base`, settings, and perhaps stroke models; `source` says in one line where
  /// its numbers come from, for reports.
  fileprivate mutating func describedPopulation() -> Population? {
    let read = PeopleForms.population.read(&self, from: .everyday)
    let (given, source) = (name("name"), line("source"))
    guard var population = read else { return nil }
    population.name = given ?? label(base: population.name)
    population.summary = source ?? "as described in the experiment; see manifest.json"
    return population
  }

  /// Mean and weight of the beta distribution of slow shares over people.
  mutating func slowShare(_ population: inout Population) {
    let (a, b) = (Double(population.slowShapeA), Double(population.slowShapeB))
    let mean = number("slow_share_mean", .slowShareMean)
    let weight = number("slow_share_persons", .slowSharePersons)
    guard mean != nil || weight != nil else { return }
    let (share, total) = (mean ?? a / (a + b), weight ?? a + b)
    population.slowShapeA = Float(share * total)
    population.slowShapeB = Float((1 - share) * total)
  }

  private func label(base: String) -> String {
    let changed = keys.filter { !["base", "name", "source"].contains($0) }
    return changed.isEmpty ? base : "\(base)(\(changed.joined(separator: " ")))"
  }
}

extension Population {
  /// Whether a name is that of a file rather than of a preset.
  public static func isFile(_ name: String) -> Bool {
    name.hasSuffix(".json") || name == FileBytes.standardStream
  }

  /// Finds a population by the name of a preset, or reads a population file.
  ///
  /// - Parameter name: a preset, a path that ends in `.json`, or `-` for standard input.
  /// - Throws: every problem of the file; for an unknown name, the closest preset.
  public static func load(_ name: String) throws(Diagnostics) -> Population {
    if isFile(name) {
      var reader = ObjectReader(try JSONNode.load(path: name), file: name, what: "the population")
      let population = reader.describedPopulation()
      if let errors = Diagnostics(reader.problems) { throw errors }
      return population ?? .everyday
    }
    if let preset = all.first(where: { $0.name == name }) { return preset }
    let names = all.map(\.name)
    throw Diagnostics(
      Diagnostic(
        file: name, "no population has this name",
        hint: didYouMean(name, among: names)
          ?? "known: \(names.joined(separator: ", ")), or a .json file"))
  }
}
