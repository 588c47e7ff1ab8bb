#pragma once
#include <adwaita.h>

// What Swift cannot read: macros with casts, and functions with a variable number of arguments.
static const GType cadwaita_type_string = G_TYPE_STRING;
static const GType cadwaita_type_boolean = G_TYPE_BOOLEAN;
static const GType cadwaita_type_int = G_TYPE_INT;
static const GType cadwaita_type_object = G_TYPE_OBJECT;

static inline gboolean cadwaita_is_a(gpointer object, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE(object, type);
}
