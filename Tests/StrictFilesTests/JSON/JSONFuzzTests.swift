import Foundation
import TestSupport
import Testing

@testable import StrictFiles

/// No byte sequence may crash the reader, and what it accepts other readers must accept as well.
struct JSONFuzzTests {
  private static let document = Array(
    """
    {
      "seed": 20261121, // a comment
      "policies": ["half-width", { "family": "fixed-distance", "distance_pt": -8.5e-1 }],
      /* two
         lines */
      "text": "\\u00e9 \\uD83D\\uDE00 \\n é 😀", "none": null, "flags": [true, false, [[]], {}]
    }
    """.utf8)
  private static let structural = Array("{}[]\",:/*\\\n\r\t 0123456789+-.eEuDd8truefalsn#'".utf8)

  /// Parses and checks what must hold of any result.
  private func check(_ bytes: [UInt8]) {
    do {
      let node = try JSONNode.parse(bytes, file: "f")
      let text = JSONText(node).bytes
      let again = try JSONNode.parse(text, file: "f")
      #expect(JSONText(again).bytes == text)
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
      }
    } catch {
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      #expect(!error.list.isEmpty && error.list.contains { $0.severity == .error })
      for remark in error.list {
        #expect(!remark.message.isEmpty)
        let position = remark.position ?? .start
        #expect((1...lines).contains(position.line))
        #expect((1...bytes.count + 1).contains(position.column))
        #expect(!remark.description.contains("\n"))
      }
    }
  }

  @Test func theOriginalIsValid() {
    #expect(jsonErrors(Self.document) == [])
    check(Self.document)
  }

  @Test func randomBytes() {
    var generator = TestGenerator(seed: 1)
    let any = Array(UInt8.min...UInt8.max)
    for _ in 0..<2_000 {
      check(generator.bytes(count: Int.random(in: 0...60, using: &generator), from: any))
    }
  }

  @Test func randomStructure() {
    var generator = TestGenerator(seed: 2)
    for _ in 0..<10_000 {
      let count = Int.random(in: 0...40, using: &generator)
      check(generator.bytes(count: count, from: Self.structural))
    }
  }

  @Test
  func mutationsOfAValidDocument() async {
    await each([3, 4] as [UInt64]) { (seed: UInt64) in
      var generator = TestGenerator(seed: seed)
      let alphabet = seed == 3 ? Self.structural : Array(UInt8.min...UInt8.max)
      for _ in 0..<5_000 { check(generator.mutated(Self.document, alphabet: alphabet)) }
    }
  }

  @Test func everyPrefixOfAValidDocument() {
    for end in 0..<Self.document.count {
      let prefix = Array(Self.document[..<end])
      #expect(jsonErrors(prefix) != [])
      check(prefix)
    }
  }

  /// Apple's parser has opinions of its own about control characters, commas and numbers.
  private static let otherReaderIsSwifts = {
    #if canImport(Darwin)
      false
    #else
      true
    #endif
  }()

  /// Without comments, repeated keys and extreme numbers there is one opinion about JSON, or
  /// nearly.
  @Test(.enabled(if: otherReaderIsSwifts, "Apple's parser accepts other mistakes than Swift's"))
  func agreesWithAnotherReaderAboutValidity() throws {
    let document = Array(
      #"{"a": [1, -2.5e-1, "é\u00e9\n"], "b": {"c": [null, true], "d": 0}}"#.utf8)
    let alphabet = Array("{}[]\",:\\ \n0123-+.eEutrnl\u{1}'".utf8)
    var generator = TestGenerator(seed: 10)
    // The other reader also lets a comma pass before a closing bracket.
    let tolerated = ["was already given", "too large", "too small", "with nothing after it"]
    var valid = 0
    for _ in 0..<20_000 {
      let bytes = generator.mutated(document, alphabet: alphabet)
      let errors = jsonErrors(bytes).filter {
        !tolerated.contains(where: $0.contains)
      }
      let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      #expect(errors.isEmpty == (other != nil), "\(String(decoding: bytes, as: UTF8.self))")
      valid += errors.isEmpty ? 1 : 0
    }
    #expect(valid > 500)
  }
}
