// SPDX-License-Identifier: GPL-3.0-or-later
// What one step refuses is the answer of the whole: in a function that gives an Expected itself,
//   DAMATH_TRY(sheet, readSheet(file));
//   return sheet->lines.size();
// names what the expression gives, and where that is no value answers with its reason. DAMATH_CHECK does the
// same for what only has to succeed.
#pragma once

#include <utility>

#include "core/expected.hpp"

#define DAMATH_TRY(name, ...) \
  auto name = __VA_ARGS__;    \
  if (!name) return ::damath::Unexpected(std::move(name).error())

#define DAMATH_CHECK(...)                                            \
  do {                                                               \
    if (auto damathChecked = __VA_ARGS__; !damathChecked)            \
      return ::damath::Unexpected(std::move(damathChecked).error()); \
  } while (false)
