internal import CIBus
import GLibRuntime

typealias EnginePointer = UnsafeMutablePointer<IBusEngine>

/// The GObject class of our engine objects: `IBusEngineSimple`, so that dead keys and Compose work while Utter is the
/// active source, with virtual functions that ask the Swift object first.
///
/// Whatever is not consumed goes on to the parent class, and so does whatever the parent keeps state by.
enum EngineType {
  private static let name = "UtterEngine"

  /// Registered with GObject on first use.
  static let id: GType = {
    var query = GTypeQuery()
    g_type_query(ibus_engine_simple_get_type(), &query)
    var info = GTypeInfo()
    info.class_size = UInt16(query.class_size)
    info.instance_size = UInt16(query.instance_size)
    info.class_init = { type, _ in
      let engine = type!.assumingMemoryBound(to: IBusEngineClass.self)
      EngineType.overrideKeys(engine)
      EngineType.overrideFocus(engine)
      EngineType.overrideState(engine)
      EngineType.overrideDestroy(type!.assumingMemoryBound(to: IBusObjectClass.self))
    }
    return g_type_register_static(ibus_engine_simple_get_type(), name, &info, GTypeFlags(rawValue: 0))
  }()

  private static func overrideKeys(_ type: UnsafeMutablePointer<IBusEngineClass>) {
    type.pointee.process_key_event = { engine, keyval, keycode, state in
      if asking(engine, { $0.key(keyval, keycode, state) }) { return 1 }
      let isHandled = parent.process_key_event(engine, keyval, keycode, state)
      telling(engine) { $0.passedOn(state) }
      return isHandled
    }
  }

  private static func overrideFocus(_ type: UnsafeMutablePointer<IBusEngineClass>) {
    // Without an id: the first focus after the daemon started, since it learns only then that we take ids.
    type.pointee.focus_in = { engine in
      parent.focus_in(engine)
      telling(engine) { $0.event(.focusIn(path: nil, client: nil)) }
    }
    type.pointee.focus_out = { engine in
      parent.focus_out(engine)
      telling(engine) { $0.event(.focusOut(path: nil)) }
    }
    // IBusEngineSimple knows only the functions without an id, and it is there that it forgets half a dead key.
    type.pointee.focus_in_id = { engine, path, client in
      parent.focus_in(engine)
      let (path, client) = (string(path), string(client))
      telling(engine) { $0.event(.focusIn(path: path, client: client)) }
    }
    type.pointee.focus_out_id = { engine, path in
      parent.focus_out(engine)
      let path = string(path)
      telling(engine) { $0.event(.focusOut(path: path)) }
    }
    type.pointee.reset = { engine in
      parent.reset(engine)
      telling(engine) { $0.event(.reset) }
    }
    type.pointee.enable = { engine in
      parent.enable(engine)
      telling(engine) { $0.event(.enable) }
    }
    type.pointee.disable = { engine in
      telling(engine) { $0.event(.disable) }
      parent.disable(engine)
    }
  }

  private static func overrideState(_ type: UnsafeMutablePointer<IBusEngineClass>) {
    type.pointee.set_capabilities = { engine, capabilities in
      parent.set_capabilities(engine, capabilities)
      telling(engine) { $0.event(.capabilities(capabilities)) }
    }
    type.pointee.set_content_type = { engine, purpose, hints in
      parent.set_content_type(engine, purpose, hints)
      telling(engine) { $0.contentType(purpose, hints) }
    }
    type.pointee.set_surrounding_text = { engine, text, cursor, anchor in
      // The parent remembers the text; without it nobody could ask for it later.
      parent.set_surrounding_text(engine, text, cursor, anchor)
      let text = string(ibus_text_get_text(text)) ?? ""
      telling(engine) { $0.event(.surroundingText(text, cursor: cursor, anchor: anchor)) }
    }
    type.pointee.candidate_clicked = { engine, index, button, state in
      // Ours is not the list of the compose table.
      telling(engine) { $0.event(.candidateChosen(Int(index) + 1)) }
    }
    type.pointee.cursor_up = { engine in telling(engine) { $0.event(.candidatesMoved(rows: -1)) } }
    type.pointee.cursor_down = { engine in telling(engine) { $0.event(.candidatesMoved(rows: 1)) } }
    type.pointee.page_up = { engine in telling(engine) { $0.event(.candidatesTurned(pages: -1)) } }
    type.pointee.page_down = { engine in telling(engine) { $0.event(.candidatesTurned(pages: 1)) } }
    type.pointee.property_activate = { engine, key, state in
      parent.property_activate(engine, key, state)
      let key = string(key) ?? ""
      telling(engine) { $0.event(.propertyActivated(key: key, isOn: state == PROP_STATE_CHECKED.rawValue)) }
    }
  }

  private static func overrideDestroy(_ type: UnsafeMutablePointer<IBusObjectClass>) {
    type.pointee.destroy = { object in
      let engine = UnsafeMutableRawPointer(object)?.assumingMemoryBound(to: IBusEngine.self)
      telling(engine) { $0.destroyed() }
      // Without this the object would never be freed.
      let parent = g_type_class_peek(ibus_engine_simple_get_type())!.assumingMemoryBound(to: IBusObjectClass.self)
      parent.pointee.destroy(object)
    }
  }
}

// Below are functions of the file, since a C function may capture nothing, not even `Self`.

/// What `IBusEngineSimple` itself does. Its class lives as long as one of ours.
private var parent: IBusEngineClass {
  g_type_class_peek(ibus_engine_simple_get_type())!.assumingMemoryBound(to: IBusEngineClass.self).pointee
}

/// Enters the actor: IBus calls the virtual functions on the thread of the main loop. False for an object that was
/// destroyed.
private func asking(_ engine: EnginePointer?, _ question: @GLibActor (IBusField) -> Bool) -> Bool {
  nonisolated(unsafe) let engine = engine
  return withoutActuallyEscaping(question) { question in
    GLibActor.assumeIsolated { IBusField.of(engine).map(question) ?? false }
  }
}

private func telling(_ engine: EnginePointer?, _ news: @GLibActor (IBusField) -> Void) {
  nonisolated(unsafe) let engine = engine
  withoutActuallyEscaping(news) { news in
    GLibActor.assumeIsolated {
      if let field = IBusField.of(engine) { news(field) }
    }
  }
}

private func string(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }
