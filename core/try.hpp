// SPDX-License-Identifier: GPL-3.0-or-later
// Macros for functions that return an Expected. DAMATH_TRY declares a variable for the result of the
// expression, or returns the error of the expression to the caller:
//   DAMATH_TRY(sheet, readSheet(file));
//   return sheet->lines.size();
// DAMATH_CHECK does the same without a variable, for expressions that must only succeed.
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
