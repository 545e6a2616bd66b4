/// A number as people write it: the shortest text that reads back exactly, without the ending that
/// whole numbers get.
///
/// `PopGesture` has one of its own: it is also built alone, where nothing can be `package`.
package func plain(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A number below a million with two digits, with a comma after thousands.
package func twoDigits(_ number: Double) -> String {
  var unit = 1.0
  while number / unit >= 100 { unit *= 10 }
  let text = "\(Int((number / unit).rounded() * unit))"
  return text.count > 3 ? text.dropLast(3) + "," + text.suffix(3) : text
}
