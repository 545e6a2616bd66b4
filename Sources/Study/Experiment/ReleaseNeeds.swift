package import PopGesture

/// What an app must tell of a release beside the touches and the view's width.
///
/// Found by asking the policy, so that no list of families is kept here.
package struct ReleaseNeeds {
  /// The height of the view.
  package let height: Bool
  /// The size of a pt in mm.
  package let density: Bool
  /// Whether the translation and velocity of UIKit's own pan are all else that the policy reads.
  package let areThoseOfPan: Bool

  package init(_ policy: NamedPolicy) {
    /// Whether the policy scores a release otherwise, or not at all, without one of its figures.
    func reads(_ figure: WritableKeyPath<Release, Double>) -> Bool {
      Self.probes.contains { probe in
        var blind = probe
        blind[keyPath: figure] = .nan
        let (seen, unseen) = (policy.score(probe), policy.score(blind))
        return seen.isNaN ? false : seen != unseen
      }
    }
    height = reads(\.viewHeight)
    density = reads(\.millimetresPerPoint)
    let reading = policy.reading
    let isVelocityOfPan = reading.estimator == .uikitBlend || !policy.family.readsVelocity
    areThoseOfPan =
      isVelocityOfPan && !reading.readsPath && reading.reversalRule == nil
      && !policy.countsFromTouchDown && !reads(\.duration)
  }

  /// Releases at rest, so that no flick decides: short, long and back.
  private static let probes = [1.0, 100, -50].map { translation in
    Release(
      translation: translation, velocity: 0, crossVelocity: 0, runTravel: 0, viewWidth: 400,
      viewHeight: 800, duration: 0.5, millimetresPerPoint: 0.16)
  }
}
