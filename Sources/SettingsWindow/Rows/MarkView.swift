internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// The symbol before a row, with words for screen readers.
@GLibActor
final class MarkView {
  let widget = Widget(gtk_image_new())
  private var shown: Mark?

  func show(_ mark: Mark?) {
    guard mark != shown else { return }
    if let shown { widget.removeClass(shown.look.style) }
    shown = mark
    widget.isVisible = mark != nil
    guard let mark else { return }
    gtk_image_set_from_icon_name(widget.opaque, mark.look.symbol)
    widget.addClass(mark.look.style)
    widget.setAccessibleLabel(mark.words)
    gtk_widget_set_tooltip_text(widget.pointer, mark.words)
  }
}

extension Mark {
  fileprivate var look: (symbol: String, style: String) {
    switch self {
    case .good: ("emblem-ok-symbolic", "success")
    case .warning: ("dialog-warning-symbolic", "warning")
    case .bad: ("dialog-error-symbolic", "error")
    case .unknown: ("dialog-question-symbolic", "dim-label")
    case .busy: ("content-loading-symbolic", "dim-label")
    }
  }
}
