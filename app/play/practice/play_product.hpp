// SPDX-License-Identifier: GPL-3.0-or-later
// Playing in the window: practice, analysis and lessons.
#pragma once

#include "app/window/page/product.hpp"

namespace damath::window {

[[nodiscard]] WindowProduct playProduct();

}  // namespace damath::window
