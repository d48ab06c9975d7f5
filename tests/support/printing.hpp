// SPDX-License-Identifier: GPL-3.0-or-later
// Makes GoogleTest show numbers as text instead of bytes. Include this file where tests compare such values.
#pragma once

#include <ostream>

#include "core/exact/number_text.hpp"

namespace damath::exact {

// GoogleTest finds the PrintTo functions through the namespace of the value.
inline void PrintTo(const Rational& value, std::ostream* out) {
  *out << toText(Number(value));
}
inline void PrintTo(const Number& value, std::ostream* out) {
  *out << toText(value);
}

}  // namespace damath::exact
