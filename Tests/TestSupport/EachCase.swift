import Testing

/// Checks every case of a table within one test.
///
/// The output of a run has lines for the test, not for each case. An issue, also an error that is
/// thrown, names its case, and the next case goes on.
package func each<Cases: Sequence>(
  _ cases: Cases, check: @Sendable (Cases.Element) async throws -> Void
) async where Cases.Element: Sendable {
  for one in cases {
    await naming(String(describingForTest: one)) { try await check(one) }
  }
}

/// Checks every case of one table with every case of another.
package func each<Cases: Sequence, Others: Sequence>(
  _ cases: Cases, _ others: Others,
  check: @Sendable (Cases.Element, Others.Element) async throws -> Void
) async where Cases.Element: Sendable, Others.Element: Sendable {
  for one in cases {
    for other in others {
      await naming("\(String(describingForTest: one)), \(String(describingForTest: other))") {
        try await check(one, other)
      }
    }
  }
}

/// Runs a check and comments its issues with the name of the case.
private func naming(
  _ name: @autoclosure @escaping @Sendable () -> String, check: @Sendable () async throws -> Void
) async {
  guard let test = Test.current else {
    Issue.record("a case is checked outside of tests: \(name())")
    return
  }
  let comment = IssueHandlingTrait.compactMapIssues { issue in
    var issue = issue
    issue.comments.append("case \(name().prefix(300))")
    return issue
  }
  do {
    try await comment.provideScope(for: test, testCase: Test.Case.current) {
      do {
        try await check()
      } catch is ExpectationFailedError {
        // A requirement that is not met is an issue already.
      } catch {
        Issue.record(error)
      }
    }
  } catch {
    Issue.record(error)
  }
}
