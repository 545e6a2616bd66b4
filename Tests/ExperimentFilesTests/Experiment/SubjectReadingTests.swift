import NavigationModel
import PolicyLibrary
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

@Suite("What an experiment is about")
struct SubjectReadingTests {
  private static let ours = #"{ "name": "ours", "family": "one-third", "subject": true }"#

  @Test("It is the policy or system that says so, and leads the others")
  func order() throws {
    let policies = try experiment(#"{ "policies": ["half-width", \#(Self.ours), "telegram"] }"#)
    #expect(policies.subject == .policy("ours"))
    #expect(policies.policies.map(\.name) == ["ours", "half-width", "telegram"])
    let systems = try experiment(
      #"{ "systems": ["half", { "system": "fd", "name": "half-width", "subject": true }], "policies": ["half-width", "one-third"] }"#
    )
    #expect(systems.subject == .system("half-width"))
    #expect(systems.systems.map(\.name) == ["half-width", "half"])
    #expect(systems.policies.map(\.name) == ["half-width", "one-third"])
  }

  @Test("The canonical form has the key where it is true, and else is what it was")
  func canonical() throws {
    func text(_ mark: String) throws -> String {
      let read = try experiment(
        #"{ "policies": [{ "name": "ours", "family": "one-third"\#(mark) }, "half-width"], "systems": ["half"] }"#
      )
      return String(decoding: read.canonical.bytes, as: UTF8.self)
    }
    let plain = try text("")
    #expect(!plain.contains("subject"))
    #expect(try text(#", "subject": false"#) == plain)
    let marked = try text(#", "subject": true"#)
    #expect(marked.split(separator: "\"subject\": true").count == 2)
    // But for the key and the comma before it.
    let rest = marked.split(separator: "\n").filter { !$0.contains("subject") }
    #expect(rest.count == plain.split(separator: "\n").count)
  }

  @Test("It is one at most, says true or false, and is a whole")
  func mistakes() async {
    let hint = "a report is about one policy or one system: remove one of them"
    await each([
      (
        #"{"policies": [\#(Self.ours),\#n{"family": "one-third", "subject": true}]}"#,
        [#"f:2:25: error: a "subject" is already marked at 1:56; \#(hint)"#]
      ),
      (
        #"{"policies": [\#(Self.ours)],\#n"systems": [{"system": "fd", "subject": true}]}"#,
        [#"f:2:30: error: a "subject" is already marked at 1:56; \#(hint)"#]
      ),
      (
        #"{"policies": [{"family": "one-third", "subject": 1}]}"#,
        [
          #"f:1:50: error: "subject" must be true or false, not a number;"#
            + " write true or false, without quotes"
        ]
      ),
      (
        #"{"policies": [{"family": "one-third", "sujet": true}]}"#,
        [#"f:1:39: error: unknown key "sujet" in this policy; did you mean "subject"?"#]
      ),
      (
        #"{"systems": [{"system": "fd", "policy": {"family": "one-third", "subject": true}}]}"#,
        [
          #"f:1:65: error: the policy of a system is no "subject" of its own;"#
            + #" write it beside "system""#
        ]
      ),
    ]) { (text: String, errors: [String]) in
      #expect(experimentErrors(text) == errors)
    }
  }
}
