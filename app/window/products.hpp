// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the optional products in this build of the program: network sharing (DAMATH_SHARING) and practice
// games (DAMATH_PLAY).
#pragma once

#include "app/window/page/product.hpp"

namespace damath::window {

[[nodiscard]] WindowProducts windowProducts();

}  // namespace damath::window
