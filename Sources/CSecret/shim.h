#pragma once
#include <libsecret/secret.h>

// How Utter's keys are filed. A SecretSchema ends in a fixed array, which is clumsy to write in Swift.
static inline const SecretSchema *csecret_schema(void) {
  static const SecretSchema schema = {
    "org.freedesktop.IBus.Utter.Key", SECRET_SCHEMA_NONE,
    {{"provider", SECRET_SCHEMA_ATTRIBUTE_STRING}, {NULL, SECRET_SCHEMA_ATTRIBUTE_STRING}}};
  return &schema;
}
