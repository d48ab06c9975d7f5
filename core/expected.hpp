// SPDX-License-Identifier: GPL-3.0-or-later
// A value, or the reason there is none. The only file that names the library behind it, so that
// std::expected can take its place one day. Expected failures (bad input, a refused file) travel as values.
#pragma once

#include <tl/expected.hpp>

namespace damath {

template <class T, class E>
using Expected = tl::expected<T, E>;

// What an Expected holds instead of a value: `return Unexpected(error);`. A class of its own, as clang 14
// deduces nothing through an alias.
template <class E>
struct Unexpected : tl::unexpected<E> {
  using tl::unexpected<E>::unexpected;
};
template <class E>
Unexpected(E) -> Unexpected<E>;

}  // namespace damath
