// A sherpa-onnx that misbehaves: at the stage BAD_STAGE (create, stream, accept, finish) it does BAD_DEED. Its version is
// BAD_VERSION. Otherwise it recognizes nothing.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void at(const char *stage) {
  const char *bad = getenv("BAD_STAGE"), *deed = getenv("BAD_DEED");
  if (!bad || !deed || strcmp(bad, stage)) return;
  fprintf(stderr, "the library does its worst: %s\n", deed);
  if (!strcmp(deed, "quiet-exit")) _Exit(0);
  if (!strcmp(deed, "abort")) abort();
  if (!strcmp(deed, "segfault")) *(volatile int *)0 = 0;
  if (!strcmp(deed, "hang"))
    for (;;) pause();
  if (!strcmp(deed, "eat"))
    for (;;) {
      char *memory = malloc(16 << 20);
      if (!memory) abort();
      memset(memory, 1, 16 << 20);
    }
}

static int object;

const char *SherpaOnnxGetVersionStr(void) {
  const char *version = getenv("BAD_VERSION");
  return version ? version : "2.0.1";
}
void *SherpaOnnxCreateOnlineRecognizer(const void *c) { return at("create"), &object; }
void SherpaOnnxDestroyOnlineRecognizer(const void *r) {}
void *SherpaOnnxCreateOnlineStream(const void *r) { return &object; }
void *SherpaOnnxCreateOnlineStreamWithHotwords(const void *r, const char *h) { return &object; }
void SherpaOnnxDestroyOnlineStream(const void *s) {}
void SherpaOnnxOnlineStreamSetOption(const void *s, const char *k, const char *v) { at("stream"); }
void SherpaOnnxOnlineStreamAcceptWaveform(const void *s, int r, const float *x, int n) {
  for (int i = 0; i < n; ++i)
    if (x[i]) return at("accept");
}
int SherpaOnnxIsOnlineStreamReady(const void *r, const void *s) { return 0; }
void SherpaOnnxDecodeOnlineStream(const void *r, const void *s) {}
const void *SherpaOnnxGetOnlineStreamResult(const void *r, const void *s) { return 0; }
void SherpaOnnxDestroyOnlineRecognizerResult(const void *r) {}
void SherpaOnnxOnlineStreamInputFinished(const void *s) { at("finish"); }
