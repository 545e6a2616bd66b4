import Documents
import Foundation
import PolicyLibrary
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Reporting
@testable import StrictFiles

/// `report.html` asks for nothing, says everything that the report says, and knows the numbers of
/// the tables.
@Suite("Pages")
struct ReportPageTests {
  static let keys = #"""
    "screens": ["iphone-16-pro", "ipad-pro-13"], "policies": ["half-width", "velocity-weighted"],
    "usage_mixes": [{ "name": "p", "pop": 1, "contentVertical": 9, "popAbort": 1 }],
    "sweeps": [{ "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 300,
      "steps": 80 }]
    """#

  private static func page(_ keys: String = keys) async throws -> (ReportSample, String) {
    let sample = try await ReportSample(keys)
    return (sample, try #require(sample.files[ReportPage.fileName]))
  }

  private static func data(_ page: String) throws -> JSONNode {
    let start = try #require(page.firstRange(of: "id=\"data\">"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.firstRange(of: "</script>"))
    return try JSONNode.parse(Array(rest[..<end.lowerBound].utf8), file: "data")
  }

  private static func numbers(_ node: JSONNode?) -> [Double] {
    (node?.elements ?? []).compactMap(\.number)
  }

  @Test("Nothing in it asks for another file, and only its own script may run")
  func selfContained() async throws {
    let (_, page) = try await Self.page()
    for asking in ["src=", "<link", "@import", "url(", "fetch(", "XMLHttp", "import(", "<iframe"] {
      #expect(!page.contains(asking), "\(asking)")
    }
    // The only addresses are links to files beside it.
    for part in page.split(separator: "href=\"").dropFirst() {
      let target = part.prefix { $0 != "\"" }
      #expect(!target.contains(":") && !target.hasPrefix("/"), "\(target)")
    }
    let script = try #require(page.firstRange(of: "<script type=\"module\">"))
    let end = try #require(page[script.upperBound...].firstRange(of: "</script>"))
    let digest = SHA256.base64Digest(Array(page[script.upperBound..<end.lowerBound].utf8))
    #expect(page.contains("default-src 'none'; script-src 'sha256-\(digest)';"))
    #expect(PageAssets.report.script.utf8.count <= 20_000)
  }

  @Test("Base64 of a digest is what others compute")
  func digest() {
    // printf abc | openssl dgst -sha256 -binary | base64
    #expect(
      SHA256.base64Digest(Array("abc".utf8)) == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }

  @Test("Every name is there once, and every section of the report and its details")
  func whole() async throws {
    let (sample, page) = try await Self.page()
    let names = page.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(names).count == names.count)
    let index = ResultIndex(sample.results)
    let blocks =
      ReportOutline.report(index, command: "") + ReportOutline.details(index)
    let titles = blocks.compactMap { if case .heading(2..., let title) = $0 { title } else { nil } }
    #expect(titles.count > 20)
    for title in titles {
      #expect(page.contains(">\(HTMLWriter.inline(title))<"), "\(title.plain)")
    }
    for link in page.split(separator: "href=\"#").dropFirst() {
      let target = link.prefix { $0 != "\"" }
      #expect(names.contains(target), "\(target)")
    }
    for name in sample.files.keys where name.hasSuffix(".csv") {
      #expect(page.contains("<a href=\"\(name)\">"), "\(name)")
    }
  }

  @Test("Swept settings have the numbers of frontier.csv, and sources that make them")
  func sweeps() async throws {
    let (sample, page) = try await Self.page()
    let lines = try #require(Self.data(page)["sweeps"]?["lines"]?.elements)
    #expect(lines.count > 5 && lines.count <= 24)
    var compared = 0
    for line in lines {
      let key = try #require(line["key"]?.text)
      let swift = try #require(line["swift"]?.text)
      let screens = try #require(line["screens"]?.elements)
      let sweep = try #require(sample.results.experiment.lines.first { $0.name == key })
      let values = Self.numbers(line["values"])
      #expect(values.count <= 60 && values.count > 20)
      for value in values {
        let place = try #require(sweep.values.firstIndex(of: value))
        #expect(
          sweep.policies[place].swiftSource
            == swift.replacing("{}", with: JSONText.number(value).inScript))
      }
      for (screen, rates) in zip(["iphone-16-pro", "ipad-pro-13"], screens) {
        let rows = (sample.results.frontier + sample.results.usualFrontier).filter {
          $0.policy == key && $0.condition.screen == screen && values.contains($0.value)
        }
        #expect(rows.count == values.count)
        for (name, figure) in [
          ("s", \FrontierRow.success), ("a", \.worstFalseTrigger), ("h", \.abortsHonoured),
        ] {
          for (shown, row) in zip(Self.numbers(rates[name]), rows) {
            #expect(abs(shown - (row[keyPath: figure] ?? .nan)) <= 5e-6)
            compared += 1
          }
        }
      }
    }
    #expect(compared > 500)
    // The named policy is a setting of its line: the same rates.
    let half = try #require(
      sample.results.usualFrontier.first { $0.policy == "fraction" && $0.value == 0.5 })
    let rates = sample.results.rates.filter { $0.condition == half.condition }
    let success = try rates.row("success", of: "half-width")
    #expect(half.success == success.rate)
    let aborts = try rates.row("abort-honoured", of: "half-width")
    #expect(abs((half.abortsHonoured ?? .nan) - aborts.rate) < 1e-12)
  }

  @Test("The best value of the slider is the one that the report recommends")
  func best() async throws {
    let (sample, page) = try await Self.page(
      Self.keys.replacing(
        "\"screens\"",
        with: "\"limits\": { \"false_triggers\": 0.2, \"aborts_honoured\": 0.5 }, \"screens\""))
    let lines = try #require(Self.data(page)["sweeps"]?["lines"]?.elements)
    let experiment = sample.results.experiment
    var compared = 0
    for choice in try #require(sample.results.choices).all
    where choice.isBest && choice.goal == experiment.goals[0] && !choice.candidate.isNamed
      && choice.status == .kept
    {
      let sweep = experiment.lines[choice.candidate.source - 1]
      let line = try #require(lines.first { $0["key"]?.text == sweep.name })
      let screens = try #require(line["screens"]?.elements)
      let isOfAll = choice.screens.count == 2
      let own = isOfAll ? line : screens[choice.scope.name == "iphone-16-pro" ? 0 : 1]
      guard let place = own["best"]?.number else { continue }
      #expect(
        Self.numbers(line["values"])[Int(place)] == sweep.values[choice.candidate.place],
        "\(choice.scope.name)")
      // The slider begins there.
      if isOfAll { #expect(lines[0]["key"]?.text == sweep.name) }
      compared += 1
    }
    #expect(compared > 0)
  }

  @Test("Costs add up to those of costs.csv")
  func costs() async throws {
    let (sample, page) = try await Self.page()
    let costs = try #require(try Self.data(page)["costs"])
    let shares = Self.numbers(try #require(costs["priors"]?.elements?.first)["shares"])
    let conditions = try #require(costs["conditions"]?.elements)
    var compared = 0
    for (condition, screen) in zip(conditions, ["iphone-16-pro", "ipad-pro-13"]) {
      let rows = try #require(condition["rows"]?.elements)
      for (row, policy) in zip(rows, sample.results.experiment.policies) {
        let unwanted = try #require(row["unwanted"]?.elements)
        for stored in sample.results.costs
        where stored.policy == policy.name && stored.condition.screen == screen {
          var cost = shares[0] * Self.numbers(row["missed"])[0]
          for other in unwanted.map(Self.numbers) {
            cost += stored.ratio * shares[Int(other[0])] * other[1]
          }
          #expect(100 * cost == stored.cost)
          compared += 1
        }
      }
    }
    #expect(compared == 2 * 2 * 5)
  }

  @Test("What an experiment has not is no panel of its page")
  func panels() async throws {
    let (_, plain) = try await Self.page(
      #""screens": ["iphone-16-pro"], "policies": ["half-width"], "intents": ["pop"]"#)
    #expect(!plain.contains("id=\"what-if\"") && !plain.contains("\"#what-if"))
    let (_, costs) = try await Self.page(
      Self.keys.replacing("\"popAbort\": 1", with: "\"tapSmear\": 1")
        + #", "intents": ["pop", "contentVertical", "tapSmear"]"#)
    #expect(costs.contains("id=\"price\"") && !costs.contains("id=\"threshold\""))
    let hostile = try await Self.page(
      #""question": "Is </script><b>x & \"y\" safe?", "policies": ["half-width"]"#
    ).1
    #expect(hostile.components(separatedBy: "</script>").count == 3)
    #expect(!hostile.contains("<b>x"))
  }
}
