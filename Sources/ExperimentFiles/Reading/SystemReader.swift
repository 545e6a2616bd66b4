import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles

extension ObjectReader {
  /// Reads the list of systems: names, objects that give a system another policy or name, and
  /// objects that make one of parts.
  mutating func systems() -> [System]? {
    parts("systems", kind: "system", name: \.name, subject: Subject.system) { reader, element in
      reader.part(
        element, "this system", else: "a system is a name in quotes or an object",
        named: { $0.namedSystem($1, at: element.position) },
        described: {
          $0.member("recognizers") == nil
            ? $0.changedSystem()
            : SystemForms.described.read(&$0, from: SystemForms.blank)
        })
    }
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
    allowOnly(lacks("system") ? known + SystemForms.described.form.names : known)
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
  mutating func policyOfSystem(beside key: String) -> NamedPolicy? {
    _ = flag(SubjectForm.key.name)
    guard let part = member("policy")?.node else { return nil }
    refuseSubject(in: part, beside: key)
    return policy(part)
  }
}
