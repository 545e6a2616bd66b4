extension StrokeModel {
  /// Strokes towards the right with a right hand.
  ///
  /// Fitted from 2,241 paging strokes of 21 people on phones 320 dp wide (touchalytics, Frank et
  /// al. 2013), people weighing the same: numbers before rejection whose accepted strokes have the
  /// recorded quartiles of length, duration, start, tilt and speed. How people differ is fitted
  /// from these and 69 other people (Serwadda, Phoha and Wang 2013): ln lengths by .22, their
  /// correlation with ln durations .35, the intraclass correlation of reaching half of the width
  /// .29. The bow is fitted from signed deviations: four strokes of five bulge the same way.
  public static let fittedRight = StrokeModel(
    mean: [0.72781, 4.84134, 0.279456, 7.72562, 0.641923146],
    between: Matrix5([
      [0.00861603, 0.00809637, -0.00382152, -0.0654641, 0.00125818],
      [0.00809637, 0.0439662, -0.00638825, 0.337551, 0.00035077],
      [-0.00382152, -0.00638825, 0.00604534098, 0.0477564212, -0.000193155768],
      [-0.0654641, 0.337551, 0.0477564212, 82.9206748, 0.0362312962],
      [0.00125818, 0.00035077, -0.000193155768, 0.0362312962, 0.00191385738],
    ]),
    within: Matrix5([
      [0.00881938, 0.00912127, -0.00661684, 0.0307676, 0.00213915],
      [0.00912127, 0.0460074, -0.0110999, 0.0978488, 0.00192884],
      [-0.00661684, -0.0110999, 0.0137405, -0.08504, -0.00150999],
      [0.0307676, 0.0978488, -0.08504, 46.5778, -0.00773746],
      [0.00213915, 0.00192884, -0.00150999, -0.00773746, 0.0128659728],
    ]),
    bow: Bow(mean: 0.0345, betweenPeople: 0.016, withinPerson: 0.023), liftShift: 0.118_445_5)

  /// Strokes towards the left with a right hand.
  ///
  /// Fitted from 2,248 paging strokes of the same people, with the same remarks.
  public static let fittedLeft = StrokeModel(
    mean: [0.714556, 4.85492, 0.191302, -14.7111, 0.651317875],
    between: Matrix5([
      [0.00920175, 0.0130291, -0.00133554, 0.14671, 0.00251246],
      [0.0130291, 0.0766237, -0.00200576, 0.435947, 0.0066091],
      [-0.00133554, -0.00200576, 0.00383985279, -0.0462586278, -0.000807200273],
      [0.14671, 0.435947, -0.0462586278, 108.64041, 0.0963923604],
      [0.00251246, 0.0066091, -0.000807200273, 0.0963923604, 0.00334757174],
    ]),
    within: Matrix5([
      [0.0122603, 0.0135478, -0.0110388, 0.033672, 0.00294161],
      [0.0135478, 0.0575118, -0.016767, 0.232989, 0.00362926],
      [-0.0110388, -0.016767, 0.025624, -0.333318, -0.0021654],
      [0.033672, 0.232989, -0.333318, 126.958, 0.0429442],
      [0.00294161, 0.00362926, -0.0021654, 0.0429442, 0.0152827277],
    ]),
    bow: Bow(mean: 0.053, betweenPeople: 0.016, withinPerson: 0.025), liftShift: 0.142_445_5)
}
