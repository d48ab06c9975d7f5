// SPDX-License-Identifier: GPL-3.0-or-later
// The play product in the window: the pages for practice, analysis and lessons, and the command that analyzes
// a game file.
#pragma once

#include "app/window/page/product.hpp"

namespace damath::window {

[[nodiscard]] WindowProduct playProduct();

}  // namespace damath::window
