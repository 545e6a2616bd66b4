import TestSupport
import Testing
import TrialStatistics

@testable import Findings

@Suite("What verdicts on single screens come to")
struct ScreensVerdictTests {
  @Test("the verdict over all screens")
  func verdicts() async {
    await each(
      [
        ([.better], .better), ([.better, .undetermined, .equivalent], .better),
        ([.worse, .equivalent], .worse), ([.better, .worse, .equivalent], .mixed),
        ([.equivalent, .equivalent], .equivalent), ([.equivalent, .undetermined], .undetermined),
        ([.undetermined], .undetermined), ([], .undetermined),
      ] as [([Verdict], ScreensVerdict)]
    ) { single, over in
      #expect(ScreensVerdict(single) == over)
    }
  }
}
