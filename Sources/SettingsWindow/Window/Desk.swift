internal import CAdwaita
internal import GLibRuntime
internal import Localization
internal import SettingsPages

/// What rows need of the window that they are in.
@GLibActor
final class Desk {
  /// Set as soon as there is a window.
  var window: UnsafeMutablePointer<GtkWindow>?

  /// Does what a button does, after its question where it has one.
  func perform(_ button: RowButton) {
    guard let question = button.question else { return button.action() }
    ask(question, label: button.label, button.action)
  }

  private func ask(_ question: RowButton.Question, label: String, _ action: @escaping @GLibActor () -> Void) {
    let dialog = Widget(adw_message_dialog_new(window, question.title, question.detail))
    adw_message_dialog_add_response(dialog.cast(), "cancel", localized("Cancel"))
    adw_message_dialog_add_response(dialog.cast(), "do", Self.answer(label))
    adw_message_dialog_set_response_appearance(dialog.cast(), "do", ADW_RESPONSE_DESTRUCTIVE)
    adw_message_dialog_set_default_response(dialog.cast(), "cancel")
    adw_message_dialog_set_close_response(dialog.cast(), "cancel")
    // A response's own signal, so that nothing has to be read from the arguments.
    Signal.connect(dialog.pointer, "response::do", action)
    gtk_window_present(dialog.cast())
  }

  /// What asked says by an ellipsis that it will ask; the answer does not.
  private static func answer(_ label: String) -> String {
    label.hasSuffix("…") ? String(label.dropLast().reversed().drop { $0.isWhitespace }.reversed()) : label
  }
}
