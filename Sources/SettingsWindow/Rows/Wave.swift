internal import CAdwaita
internal import GLibRuntime

/// Bars, one for each moment, in the colour of the text around them.
@GLibActor
final class Wave {
  /// 0 to 1, the newest last.
  var peaks: [Float] = []

  /// As many as fit; the newest are at the right.
  private nonisolated static let bars = 100

  nonisolated init() {}

  func draw(in area: Widget) {
    gtk_drawing_area_set_draw_func(
      area.cast(),
      { area, context, width, height, data in
        let wave = Unmanaged<Wave>.fromOpaque(data!).takeUnretainedValue()
        let colour = Wave.colour(of: area!)
        let peaks = GLibActor.assumeIsolated { wave.peaks }
        Wave.draw(peaks, on: context!, Double(width), Double(height), colour)
      }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<Wave>.fromOpaque($0!).release() })
  }

  private nonisolated static func colour(of area: UnsafeMutablePointer<GtkDrawingArea>) -> GdkRGBA {
    var colour = GdkRGBA()
    let widget = UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self)
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &colour)
    return colour
  }

  private nonisolated static func draw(
    _ peaks: [Float], on context: OpaquePointer, _ width: Double, _ height: Double, _ colour: GdkRGBA
  ) {
    let step = width / Double(bars)
    cairo_set_line_width(context, max(1, step * 0.6))
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    for index in 0..<bars {
      let place = index - (bars - peaks.count)
      let peak = place >= 0 ? Double(peaks[place]) : 0
      // As ears have it: what is half as loud is seen as a good deal more than half.
      let length = max(0.02, peak.squareRoot()) * height * 0.45
      let x = (Double(index) + 0.5) * step
      cairo_set_source_rgba(
        context, Double(colour.red), Double(colour.green), Double(colour.blue),
        Double(colour.alpha) * (peak > 0 ? 0.9 : 0.4))
      cairo_move_to(context, x, height / 2 - length)
      cairo_line_to(context, x, height / 2 + length)
      cairo_stroke(context)
    }
  }
}
