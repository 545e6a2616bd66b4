extension StrokeModel {
  /// Strokes towards the right with a right hand.
  ///
  /// Fitted from 2,241 paging strokes of 21 people on phones 320 dp wide (touchalytics, Frank et
  /// al. 2013), people weighing the same: numbers before rejection whose accepted strokes have the
  /// recorded medians of length, start and tilt. Durations are 2% longer and lifts slower, as the
  /// other half of the same study moves 14% and releases 21% more slowly, and both halves count
  /// the same. People differ as those of all sets do within their set, lengths by .27, durations by
  /// .25 (ln), tilts by 11 degrees, which is more than these 21 do; bows as in the raw points, so
  /// that as many strokes begin steeply as recorded.
  public static let fittedRight = StrokeModel(
    mean: [0.7255, 4.862, 0.279456, 7.5, 0.641923146],
    between: Matrix5([
      [0.0094, 0.00809637, -0.00382152, -0.0654641, 0.00125818],
      [0.00809637, 0.046, -0.00638825, 0.337551, 0.00035077],
      [-0.00382152, -0.00638825, 0.00604534098, 0.0477564212, -0.000193155768],
      [-0.0654641, 0.337551, 0.0477564212, 132, 0.0362312962],
      [0.00125818, 0.00035077, -0.000193155768, 0.0362312962, 0.0035],
    ]),
    within: Matrix5([
      [0.00881938, 0.00912127, -0.00661684, 0.0307676, 0.00213915],
      [0.00912127, 0.0460074, -0.0110999, 0.0978488, 0.00192884],
      [-0.00661684, -0.0110999, 0.0137405, -0.08504, -0.00150999],
      [0.0307676, 0.0978488, -0.08504, 54, -0.00773746],
      [0.00213915, 0.00192884, -0.00150999, -0.00773746, 0.0128659728],
    ]),
    bow: Bow(mean: 0.035, betweenPeople: 0.024, withinPerson: 0.028), liftShift: 0.145)

  /// Strokes towards the left with a right hand.
  ///
  /// Fitted from 2,248 paging strokes of the same people, with the same remarks.
  public static let fittedLeft = StrokeModel(
    mean: [0.71, 4.875, 0.191302, -14.7111, 0.651317875],
    between: Matrix5([
      [0.00920175, 0.0130291, -0.00133554, 0.14671, 0.00251246],
      [0.0130291, 0.0766237, -0.00200576, 0.435947, 0.0066091],
      [-0.00133554, -0.00200576, 0.00383985279, -0.0462586278, -0.000807200273],
      [0.14671, 0.435947, -0.0462586278, 108.64041, 0.0963923604],
      [0.00251246, 0.0066091, -0.000807200273, 0.0963923604, 0.004],
    ]),
    within: Matrix5([
      [0.0122603, 0.0135478, -0.0110388, 0.033672, 0.00294161],
      [0.0135478, 0.0575118, -0.016767, 0.232989, 0.00362926],
      [-0.0110388, -0.016767, 0.025624, -0.333318, -0.0021654],
      [0.033672, 0.232989, -0.333318, 126.958, 0.0429442],
      [0.00294161, 0.00362926, -0.0021654, 0.0429442, 0.0152827277],
    ]),
    bow: Bow(mean: 0.053, betweenPeople: 0.016, withinPerson: 0.025), liftShift: 0.158)
}
