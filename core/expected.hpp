// A value, or the reason there is none. The only file that names the library behind it, so that
// std::expected can take its place one day. Expected failures (bad input, a refused file) travel as values.
#pragma once

#include <tl/expected.hpp>

namespace damath {

template <class T, class E>
using Expected = tl::expected<T, E>;

template <class E>
using Unexpected = tl::unexpected<E>;

}  // namespace damath
