internal import CCurl
internal import Glibc

extension Transfer {
  /// libcurl calls them on the transfer thread, from `curl_multi_perform`, while `self` is alive: the loop takes the
  /// handle out before it lets go of the transfer.
  func connectCallbacks() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    ccurl_set_connected_callback(handle) { context, remote, _, _, _ in
      guard let context else { return CURL_PREREQFUNC_ABORT }
      let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
      return transfer.connected(to: remote.map { String(cString: $0) } ?? "")
        ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
    }
    ccurl_set_pointer(handle, CURLOPT_PREREQDATA, context)
    ccurl_set_data_callback(handle, CURLOPT_READFUNCTION) { data, size, count, context in
      guard let data, let context else { return Int(CURL_READFUNC_ABORT) }
      let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
      return transfer.read(into: UnsafeMutableRawBufferPointer(start: data, count: size * count))
    }
    ccurl_set_pointer(handle, CURLOPT_READDATA, context)
    ccurl_set_seek_callback(handle) { context, offset, origin in
      guard let context, origin == SEEK_SET else { return CURL_SEEKFUNC_CANTSEEK }
      let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
      return transfer.rewind(to: Int(offset)) ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_FAIL
    }
    ccurl_set_pointer(handle, CURLOPT_SEEKDATA, context)
    ccurl_set_data_callback(handle, CURLOPT_HEADERFUNCTION) { data, size, count, context in
      guard let data, let context else { return 0 }
      let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
      return transfer.receivedHeader(UnsafeRawBufferPointer(start: data, count: size * count)) ? size * count : 0
    }
    ccurl_set_pointer(handle, CURLOPT_HEADERDATA, context)
    ccurl_set_data_callback(handle, CURLOPT_WRITEFUNCTION) { data, size, count, context in
      guard let data, let context else { return 0 }
      let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
      return transfer.received(UnsafeRawBufferPointer(start: data, count: size * count)) ? size * count : 0
    }
    ccurl_set_pointer(handle, CURLOPT_WRITEDATA, context)
  }
}
