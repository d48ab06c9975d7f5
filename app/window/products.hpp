// SPDX-License-Identifier: GPL-3.0-or-later
// The optional products that this program is built with (DAMATH_SHARING, DAMATH_PLAY).
#pragma once

#include "app/window/page/product.hpp"

namespace damath::window {

[[nodiscard]] WindowProducts windowProducts();

}  // namespace damath::window
