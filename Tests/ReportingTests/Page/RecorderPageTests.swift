import NavigationModel
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import Recordings
@testable import Reporting
@testable import StrictFiles

/// What needs no browser; the rest is in Tests/Browser/check_recorder.py.
@Suite("The recorder page")
struct RecorderPageTests {
  private static let page = RecorderPage.html

  @Test("It is small, runs its own script alone and asks nobody for anything")
  func selfContained() throws {
    #expect(Self.page.utf8.count <= 60_000)
    let script = try #require(Self.page.firstMatch(of: /<script type="module">([^<]|<[^\/])*<\//))
    let text = script.output.0.dropFirst("<script type=\"module\">".count).dropLast(2)
    let digest = SHA256.base64Digest(Array(text.utf8))
    #expect(Self.page.contains("default-src 'none'; script-src 'sha256-\(digest)'; style-src"))
    for word in ["http:", "https:/", "fetch(", "XMLHttp", "sendBeacon", "localStorage", "Date"] {
      #expect(!Self.page.contains(word), "\(word)")
    }
  }

  @Test("Its intents, pages and first columns are those that touch files have, its devices known")
  func names() throws {
    let intents = Self.page.matches(of: /intent: "(\w+)", context: "(\w+)"/)
    #expect(intents.count == 7)
    for match in intents {
      #expect(IntentCatalog.entries.contains { $0.intent.rawValue == match.1 }, "\(match.1)")
      #expect(PageContext.named(String(match.2)) != nil, "\(match.2)")
    }
    let columns = try #require(Self.page.firstMatch(of: /const columns = \[([^\]]*)\]/)).1
    let names = columns.matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(names.starts(with: RecordedSwipe.columns))
    for screen in ScreenCatalog.portrait {
      #expect(Self.page.contains("{\"name\":\"\(screen.name)\","))
      #expect(ScreenCatalog.named(screen.name + "-landscape") != nil)
    }
  }

  @Test("An app writes the columns of the page and of its document")
  func columns() throws {
    let log = TouchLog(TouchLog.Setting(recording: "r")).text
    let header = try #require(log.split(separator: "\n").first)
    let page = try #require(Self.page.firstMatch(of: /const columns = \[([^\]]*)\]/)).1
    let names = page.matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(String(header) == names.joined(separator: ","))
    let further = names.dropFirst(RecordedSwipe.columns.count).joined(separator: ",")
    let told = Document.all.flatMap(\.blocks).filter { $0.language == "text" }
    #expect(told.contains { $0.lines.joined() == further })
  }
}
