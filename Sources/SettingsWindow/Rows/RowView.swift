internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// A row of a page on the screen.
@GLibActor
protocol RowView: AnyObject {
  var widget: Widget { get }
  /// Shows a newer value of the row that it was made for.
  func update(_ row: Row)
}

extension Row {
  /// What the view of a row is made for: rows with different shapes need different views.
  enum Shape {
    case action
    case choice
    case entry
    case secret
    case line
    case field
    case text
    case wave
  }

  var shape: Shape {
    switch control {
    case .none, .toggle, .number, .keys, .progress: .action
    case .choice: .choice
    case .entry: .entry
    case .secret: .secret
    case .line: .line
    case .field: .field
    case .text: .text
    case .wave: .wave
    }
  }

  @GLibActor
  func makeView(_ desk: Desk) -> any RowView {
    switch shape {
    case .action: ActionRowView(self, desk)
    case .choice: ChoiceRowView(self, desk)
    case .entry: EntryRowView(self, desk, adw_entry_row_new())
    case .line: LineRowView(self, desk)
    case .secret: EntryRowView(self, desk, adw_password_entry_row_new())
    case .field: FieldRowView(self)
    case .text: TextRowView(self, desk)
    case .wave: WaveRowView(self, desk)
    }
  }
}
