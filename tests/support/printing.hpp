// SPDX-License-Identifier: GPL-3.0-or-later
// How GoogleTest shows values of the law: as text instead of bytes. Included where such values are compared.
#pragma once

#include <ostream>

#include "core/exact/number_text.hpp"

namespace damath::exact {

// Found by GoogleTest through the namespace of the value.
inline void PrintTo(const Rational& value, std::ostream* out) {
  *out << toText(Number(value));
}
inline void PrintTo(const Number& value, std::ostream* out) {
  *out << toText(value);
}

}  // namespace damath::exact
