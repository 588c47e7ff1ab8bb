// The types of sherpa-onnx. Its functions are looked up at run time, in the recognizer's process only, so nothing links it.
#pragma once
#if __has_include("../../.build/sherpa-onnx/include/sherpa-onnx/c-api/c-api.h")
#include "../../.build/sherpa-onnx/include/sherpa-onnx/c-api/c-api.h"
#else
#error "The headers of sherpa-onnx are missing: run `make deps`."
#endif
