extension Duration {
  var microseconds: Double { self / .microseconds(1) }
  var milliseconds: Double { self / .milliseconds(1) }
}
