// SPDX-License-Identifier: GPL-3.0-or-later
// Expected<T, E>: a value, or the error that explains why there is no value. Expected failures (bad input, a
// refused file) are returned as values. Only this file names the library, so that std::expected can replace
// the library one day.
#pragma once

#include <utility>

#include <tl/expected.hpp>

namespace damath {

template <class T, class E>
using Expected = tl::expected<T, E>;

// Wraps the error of an Expected: `return Unexpected(error);`. Unexpected is a class and not an alias,
// because clang 14 cannot deduce template arguments through an alias.
template <class E>
struct Unexpected : tl::unexpected<E> {
  using tl::unexpected<E>::unexpected;
};
template <class E>
Unexpected(E) -> Unexpected<E>;

}  // namespace damath

// Macros for functions that return an Expected. DAMATH_TRY declares a variable for the result of the
// expression, or returns the error of the expression to the caller:
//   DAMATH_TRY(sheet, readSheet(file));
//   return sheet->lines.size();
// DAMATH_CHECK does the same without a variable, for expressions that must only succeed.
#define DAMATH_TRY(name, ...) \
  auto name = __VA_ARGS__;    \
  if (!name) return ::damath::Unexpected(std::move(name).error())

#define DAMATH_CHECK(...)                                            \
  do {                                                               \
    if (auto damathChecked = __VA_ARGS__; !damathChecked)            \
      return ::damath::Unexpected(std::move(damathChecked).error()); \
  } while (false)
