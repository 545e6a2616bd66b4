/// Figures of recorded people whose recordings are not part of the project.
///
/// `Tests/Recordings/convert_recordings.py` turns the recordings into a folder whose figures a test
/// compares with these.
package enum PublishedFigures {
  /// The figures of each set, kind by kind.
  ///
  /// A line without a space before it tells set, kind, whether there are touches or features, then
  /// people and strokes that are measured, and people and strokes that rules judge. A quantity by
  /// person: mean with its interval, spread between people with its interval, then 5, 25, 50, 75
  /// and 95% of people. A rule behind a recognizer: share with its interval.
  static let text = """
    scsu_index pops features 18 539 18 539
      ln_length          5.099  4.988   5.21  0.236  0.166  0.335  4.575  4.956  5.084  5.306  5.451
      ln_duration        4.488  4.366   4.61  0.259   0.17  0.394  4.133  4.205  4.443   4.62  5.112
      tilt_deg           8.846  7.192   10.5  3.508  2.466  4.991  2.928  5.915  9.138 10.896 16.055
      x>W/2            pan  0.51066  0.37593  0.65006
      x>W/3            pan  0.80179  0.68704   0.8961
      x>100            pan  0.83697  0.74444   0.9129
      x+0.2v>0.36W     pan  0.99444  0.98704  0.99815
      x+0.3v>0.32W     pan  0.99815  0.99444        1
    scsu_thumb pops features 18 537 18 537
      ln_length          4.881  4.738  5.024  0.304  0.232  0.397   4.32  4.642  4.882  5.168  5.348
      ln_duration        4.508  4.398  4.617  0.232  0.139  0.387  3.912  4.419  4.511  4.615   4.89
      tilt_deg            9.48  7.364 11.595  4.487  3.299  6.104  2.711  5.253  9.498 12.252  18.66
      x>W/2            pan  0.24753  0.13333  0.35802
      x>W/3            pan  0.63086  0.49012  0.74568
      x>100            pan  0.67716  0.53457  0.79815
      x+0.2v>0.36W     pan  0.98704  0.97407  0.99815
      x+0.3v>0.32W     pan   0.9963  0.99074        1
    touchalytics pops touches 21 2241 21 2241
      ln_length          5.105  5.011  5.198  0.214  0.156  0.293  4.828   4.97  5.063  5.203  5.468
      ln_duration        4.873  4.772  4.974  0.231  0.123  0.433  4.595  4.771  4.844  4.902  5.215
      ln_release_speed   7.179  7.036  7.323  0.329  0.179  0.604  6.789  7.081  7.176  7.386  7.594
      tilt_deg           6.724    2.7 10.748   9.22  6.572 12.935 -7.431  2.119  5.901  10.91 23.069
      x>W/2            pan  0.42621  0.31664  0.53539
      x>W/3            pan  0.82398   0.7551  0.88366
      x>100            pan  0.85148  0.78732  0.90664
      x+0.2v>0.36W     pan  0.98581  0.97081  0.99505
      x+0.3v>0.32W     pan  0.99237  0.98359  0.99815
      x>W/2            pan-cone  0.41033  0.30314  0.51805
      x>W/3            pan-cone  0.79643  0.73036  0.85866
      x>100            pan-cone  0.82329  0.76012  0.88336
      x+0.2v>0.36W     pan-cone   0.9544  0.92593  0.97737
      x+0.3v>0.32W     pan-cone  0.96096  0.93409   0.9825
      steeper-than-30  pan  0.14555  0.07287  0.24597
      steeper-than-45  pan  0.03234   0.0125  0.05842
      steeper-than-50  pan  0.02551  0.00958  0.04502
      steeper-than-55  pan  0.01849  0.00543  0.03511
      steeper-than-60  pan   0.0109  0.00165  0.02452
      steeper-than-70  pan  0.00539   0.0005  0.01276
    touchalytics reading touches 21 5620 21 6274
      ln_duration        6.914   6.66  7.168  0.581  0.435  0.777  5.905  6.643  6.774  7.375  7.541
      lean_deg           3.691   0.09  7.292  8.252  5.636 12.082 -7.306 -2.045  3.327  9.498 16.363
      ln_mean_speed      4.819  4.607  5.032  0.487  0.396    0.6  4.232  4.438  4.766   5.34  5.524
      ln_length          4.781  4.583   4.98  0.455  0.305  0.678  4.395  4.454  4.634  5.107  5.529
      quick_share        0.093  0.044  0.142  0.113  0.055  0.232   0.01  0.016  0.047  0.141  0.289
      x>W/2            pan  0.00085        0  0.00234
      x>W/3            pan  0.00293  0.00062  0.00571
      x>100            pan  0.00971  0.00297  0.02018
      x+0.2v>0.36W     pan  0.01685  0.00583  0.03282
      x+0.3v>0.32W     pan  0.04412   0.0188  0.07684
      x>W/2            pan-cone  0.00043        0  0.00128
      x>W/3            pan-cone  0.00073        0  0.00176
      x>100            pan-cone  0.00121        0  0.00284
      x+0.2v>0.36W     pan-cone   0.0009        0  0.00201
      x+0.3v>0.32W     pan-cone  0.00237  0.00066  0.00467
    wide_strokes pops features 69 10633 69 10633
      ln_length          4.827  4.767  4.887  0.248  0.209  0.295  4.411  4.655   4.82   4.98  5.279
      ln_duration        4.407  4.312  4.502  0.395  0.213  0.731  3.989  4.111  4.317  4.625  4.997
      tilt_deg            4.85  2.924  6.777  8.002   6.59  9.715 -8.603  0.507  4.809  10.49 15.855
      x>W/2            pan  0.18448  0.13841  0.23971
      x>W/3            pan  0.53667  0.47488  0.59751
      x>100            pan  0.59538   0.5378  0.65338
      x+0.2v>0.36W     pan  0.95746   0.9418   0.9697
      x+0.3v>0.32W     pan  0.96577  0.95381  0.97568
    wide_strokes browsing features 69 16683 69 28289
      ln_duration        5.495  5.386  5.604  0.452  0.383  0.533  4.663  5.215  5.481  5.883  6.146
      lean_deg          11.805  9.502 14.107  9.562   6.03 15.161  0.766  8.132 12.011 17.125 24.958
      ln_mean_speed      6.247  6.165  6.328  0.338  0.289  0.395  5.708  6.014  6.217  6.459  6.886
      ln_length          4.825  4.754  4.896  0.295   0.25  0.348  4.365  4.598  4.823  5.022  5.279
      quick_share        0.568  0.526   0.61  0.174   0.15  0.201  0.313  0.427  0.572   0.67  0.865
      x>W/2            pan    4e-05        0  0.00012
      x>W/3            pan  0.00051  0.00013    0.001
      x>100            pan  0.00339  0.00174  0.00512
      x+0.2v>0.36W     pan  0.05224  0.04101  0.06355
      x+0.3v>0.32W     pan   0.1186  0.09843   0.1392
    wide_traces browsing touches 30 2737 32 4583
      ln_duration        6.311  6.057  6.566  0.698  0.539  0.904  5.226  5.805  6.397  6.704  7.385
      lean_deg           12.87  9.197 16.543 10.059  8.349  12.12 -0.578  3.758 12.356 22.843   25.1
      ln_mean_speed      5.322  4.979  5.664  0.937  0.786  1.117  3.964  4.723   4.97  6.125  6.741
      ln_length          4.686  4.524  4.848  0.444  0.345  0.571  4.028  4.403  4.655  5.017  5.479
      quick_share        0.229  0.118  0.339  0.303  0.228  0.401      0      0      0   0.45  0.822
      x>W/2            pan  0.00164        0  0.00493
      x>W/3            pan  0.01093  0.00298  0.02151
      x>100            pan  0.02311    0.009  0.03999
      x+0.2v>0.36W     pan  0.05367  0.02682  0.08265
      x+0.3v>0.32W     pan  0.08455  0.04599  0.12651
      x>W/2            pan-cone        0        0  0.00065
      x>W/3            pan-cone        0        0  0.00065
      x>100            pan-cone        0        0  0.00065
      x+0.2v>0.36W     pan-cone  0.00022        0  0.00062
      x+0.3v>0.32W     pan-cone  0.00029        0   0.0008
    """

  package static let sets = read(text)

  /// Reads such a text; lines that are no figure are left out.
  static func read(_ text: String) -> [SetFigures] {
    var sets: [SetFigures] = []
    var (kind, sizes) = (SwipeKind.pops, [0, 0, 0, 0])
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if line.first != " ", words.count == 7, let next = SwipeKind(rawValue: words[1]) {
        (kind, sizes) = (next, words[3...].map { Int($0) ?? 0 })
        if sets.last?.name != words[0] {
          sets.append(SetFigures(name: words[0], hasTouches: words[2] == "touches"))
        }
      }
      let isRule = words.count == 5
      let numbers = words.dropFirst(isRule ? 2 : 1).compactMap(Double.init)
      guard !sets.isEmpty, numbers.count == (isRule ? 3 : 11) else { continue }
      sets[sets.count - 1].figures.append(
        Figure(
          key: FigureKey(kind: kind, name: words[0], recognizer: isRule ? words[1] : ""),
          people: sizes[isRule ? 2 : 0], strokes: sizes[isRule ? 3 : 1], value: numbers[0],
          low: numbers[1], high: numbers[2], spread: Array(numbers.dropFirst(3).prefix(3)),
          quantiles: Array(numbers.dropFirst(6))))
    }
    return sets
  }
}
