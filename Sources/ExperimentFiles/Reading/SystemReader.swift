import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles

extension ObjectReader {
  /// Reads the list of systems: names, or objects that give a system another policy or name.
  mutating func systems() -> [System]? {
    guard let elements = list("systems") else { return nil }
    var seen: [String: SourcePosition] = [:]
    let systems = elements.compactMap { element -> System? in
      let system = system(element)
      note(subject: system.map { .system($0.name) }, of: element)
      guard let system,
        isNew(system.name, kind: "system", at: element.position, in: &seen, canBeRenamed: true)
      else { return nil }
      return system
    }
    return systems.leading { .system($0.name) == subject?.what }
  }

  private mutating func system(_ element: JSONNode) -> System? {
    switch element.value {
    case .string(let name): return namedSystem(name, at: element.position)
    case .object:
      var reader = ObjectReader(element, file: file, what: "this system")
      defer { report(reader.problems) }
      return reader.describedSystem()
    default:
      report(
        at: element.position,
        "a system is a name in quotes or an object, not \(element.value.kindName)")
      return nil
    }
  }

  private mutating func namedSystem(_ name: String, at position: SourcePosition) -> System? {
    lookUp(
      name, kind: "system", among: SystemCatalog.all.map(\.name), at: position,
      find: SystemCatalog.named)
  }

  /// A system with a policy, and perhaps a name, of the file's own.
  private mutating func describedSystem() -> System? {
    keep(to: ExperimentForms.system)
    let before = problems.count
    guard let base = text("system"), let place = member("system")?.node.position,
      let system = namedSystem(base, at: place)
    else { return nil }
    _ = flag(SubjectForm.key.name)
    if let part = member("policy")?.node { refuseSubject(in: part) }
    let policy = member("policy").flatMap { self.policy($0.node) }
    let name = name("name") ?? policy.map { "\(base) with \($0.name)" } ?? base
    guard problems.count == before else { return nil }
    return system.named(name, policy: policy ?? system.policy)
  }
}
