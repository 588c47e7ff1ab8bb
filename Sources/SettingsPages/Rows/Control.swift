internal import GLibRuntime

/// What a row shows beside its words, and what happens when the user changes it.
public enum Control {
  case none
  case toggle(Bool, @GLibActor (Bool) -> Void)
  /// One of some; `selected` counts from 0, and is nil where the value in force is none of them.
  case choice([String], selected: Int?, @GLibActor (Int) -> Void)
  case number(Int, ClosedRange<Int>, step: Int, @GLibActor (Int) -> Void)
  /// Keys by their names, each of which can be taken away, and others added by pressing them.
  case keys([KeyName], KeyCapture.Kind, @GLibActor ([KeyName]) -> Void)
  /// A line of text; told when the user is done with it.
  case entry(String, @GLibActor (String) -> Void)
  /// The same for what nobody is to see; never filled.
  case secret(@GLibActor (String) -> Void)
  /// A line of text; told of every letter.
  case line(String, @GLibActor (String) -> Void)
  /// A field of several lines, what it holds at first, and who is told of every change.
  case field(String, @GLibActor (String) -> Void)
  /// How loud it was, the newest last, each 0 to 1.
  case wave([Float])
  /// Several lines to read and to mark, below the title.
  case text(String)
  /// 0 to 1; nil where it is not known how much there is to do.
  case progress(Double?)
}
