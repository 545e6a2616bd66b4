import Drawing

/// The names of policies at the right end of their lines.
struct EndLabels {
  let tracks: [RateTrack]
  let layout: RatesByWidthLayout
  let plot: Box

  /// Names in the order of the lines' ends, moved apart, each with a thin line to its end and a
  /// copy of its mark.
  func nodes(theme: Theme) -> [SceneNode] {
    let ends = tracks.compactMap { track in track.last.map { (track, $0.at) } }
    let half = RatesByWidthLayout.labelStep / 2
    let rows = Spreading.positions(
      ends.map(\.1.y), gap: RatesByWidthLayout.labelStep,
      in: (plot.minY + half - 4)...(plot.maxY - half + 4))
    return zip(ends, rows).flatMap { end, y -> [SceneNode] in
      let (track, last) = end
      let key = Point(layout.labelX - 9, y)
      let path = [
        Point(last.x + layout.markRadius + 2, last.y), Point(layout.labelX - 24, y),
        Point(key.x - 5, y),
      ]
      let name = TextFitting.shortened(
        track.series.policy, to: layout.labelWidth + 0.5, size: TextFace.label.size)
      let sign = SceneGroup(
        style: theme.seriesClass(track.series.index),
        nodes: [
          .polyline(path, style: "leader"), .marker(track.series.marker, at: key, radius: 3.4),
        ])
      let text = SceneText.centered(name, at: Point(layout.labelX, y), face: .label)
      let policy = track.series.policy
      return [.group(SceneGroup(policy: policy, nodes: [.group(sign), .text(text)]))]
    }
  }
}
