internal import CAdwaita
internal import GLibRuntime

/// How the parts of a row lie: beside each other, and where the words would be pressed into a narrow column, what is
/// behind them below them. The words are the part that expands.
enum RowLayout {
  /// - Parameter box: of words, and what is before and behind them.
  @GLibActor
  static func apply(to box: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_set_layout_manager(
      box,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { box, orientation, size, minimum, natural, _, _ in
          let parts = Parts(of: box!)
          (minimum!.pointee, natural!.pointee) =
            orientation == GTK_ORIENTATION_HORIZONTAL ? parts.width : parts.height(size)
        },
        { box, width, height, _ in Parts(of: box!).allocate(width, height) }))
  }

  private static let spacing: Int32 = 12
  private static let lineSpacing: Int32 = 6
  /// Words get at least so many letters beside what is behind them; fewer where they are shorter.
  private static let letters: Int32 = 14

  private struct Parts {
    private let box: UnsafeMutablePointer<GtkWidget>
    private var before: [UnsafeMutablePointer<GtkWidget>] = []
    private var words: UnsafeMutablePointer<GtkWidget>?
    private var behind: [UnsafeMutablePointer<GtkWidget>] = []

    init(of box: UnsafeMutablePointer<GtkWidget>) {
      self.box = box
      var next = gtk_widget_get_first_child(box)
      while let child = next {
        next = gtk_widget_get_next_sibling(child)
        guard gtk_widget_should_layout(child) != 0 else { continue }
        if words != nil {
          behind.append(child)
        } else if gtk_widget_compute_expand(child, GTK_ORIENTATION_HORIZONTAL) != 0 {
          words = child
        } else {
          before.append(child)
        }
      }
    }

    // MARK: Sizes

    /// At least as wide as the wider of the two lines.
    var width: (Int32, Int32) {
      let (first, second) = (before + [words].compactMap(\.self), behind)
      let minimum = max(sum(first, \.minimum), sum(second, \.minimum))
      return (minimum, max(minimum, sum(first + second, \.natural)))
    }

    /// - Parameter width: -1 for as much as is wanted.
    func height(_ width: Int32) -> (Int32, Int32) {
      let width = width < 0 ? self.width.1 : width
      let lines = lines(width).map { line in
        (
          line.map { Self.height($0.child, $0.width).minimum }.max() ?? 0,
          line.map { Self.height($0.child, $0.width).natural }.max() ?? 0
        )
      }
      // Beside words, the row is as high as they are; what is below them would touch its edge.
      let gaps = lines.count > 1 ? RowLayout.lineSpacing + edge : 0
      return (lines.reduce(gaps) { $0 + $1.0 }, lines.reduce(gaps) { $0 + $1.1 })
    }

    func allocate(_ width: Int32, _ height: Int32) {
      let isLeftward = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
      var y: Int32 = 0
      let lines = lines(width)
      for (index, line) in lines.enumerated() {
        let wanted = line.map { Self.height($0.child, $0.width).natural }.max() ?? 0
        let space = index == lines.count - 1 ? max(0, height - y - (index > 0 ? edge : 0)) : wanted
        var x: Int32 = 0
        for part in line {
          var place = GtkAllocation(
            x: isLeftward ? width - x - part.width : x, y: y, width: part.width, height: space)
          gtk_widget_size_allocate(part.child, &place, -1)
          x += part.width + RowLayout.spacing
        }
        y += space + RowLayout.lineSpacing
      }
    }

    private var edge: Int32 { gtk_widget_has_css_class(box, "header") != 0 ? RowLayout.spacing : 0 }

    // MARK: Lines

    private typealias Placed = (child: UnsafeMutablePointer<GtkWidget>, width: Int32)

    private func lines(_ width: Int32) -> [[Placed]] {
      guard let words else { return [fitted(before, width)] }
      let rest = sum(before + behind, \.natural) + RowLayout.spacing
      if behind.isEmpty || rest + min(Self.width(words).natural, comfort) <= width {
        return [line(before, words, behind, width)]
      }
      return [line(before, words, [], width), fitted(behind, width)]
    }

    /// The words take what the others leave.
    private func line(
      _ before: [UnsafeMutablePointer<GtkWidget>], _ words: UnsafeMutablePointer<GtkWidget>,
      _ behind: [UnsafeMutablePointer<GtkWidget>], _ width: Int32
    ) -> [Placed] {
      let others = before + behind
      let rest = others.isEmpty ? 0 : sum(others, \.natural) + RowLayout.spacing
      let left = max(Self.width(words).minimum, width - rest)
      return before.map { ($0, Self.width($0).natural) } + [(words, left)]
        + behind.map { ($0, Self.width($0).natural) }
    }

    /// As wide as they want to be, or, where that is too much, the last ones narrower.
    private func fitted(_ children: [UnsafeMutablePointer<GtkWidget>], _ width: Int32) -> [Placed] {
      var left = width - RowLayout.spacing * Int32(max(0, children.count - 1))
      return children.map { child in
        let size = Self.width(child)
        let taken = max(size.minimum, min(size.natural, left))
        left -= taken
        return (child, taken)
      }
    }

    private var comfort: Int32 {
      let metrics = pango_context_get_metrics(gtk_widget_get_pango_context(box), nil, nil)
      defer { pango_font_metrics_unref(metrics) }
      return RowLayout.letters * pango_font_metrics_get_approximate_char_width(metrics) / PANGO_SCALE
    }

    // MARK: Measures

    private typealias Size = (minimum: Int32, natural: Int32)

    private func sum(_ children: [UnsafeMutablePointer<GtkWidget>], _ part: (Size) -> Int32) -> Int32 {
      children.reduce(RowLayout.spacing * Int32(max(0, children.count - 1))) { $0 + part(Self.width($1)) }
    }

    private static func width(_ child: UnsafeMutablePointer<GtkWidget>) -> Size {
      measure(child, GTK_ORIENTATION_HORIZONTAL, -1)
    }

    private static func height(_ child: UnsafeMutablePointer<GtkWidget>, _ width: Int32) -> Size {
      measure(child, GTK_ORIENTATION_VERTICAL, width)
    }

    private static func measure(
      _ child: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, _ size: Int32
    ) -> Size {
      var (minimum, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(child, orientation, size, &minimum, &natural, nil, nil)
      return (minimum, natural)
    }
  }
}
