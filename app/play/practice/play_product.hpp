// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the window that a build may leave out (product Play): the pages for practice, analysis and
// lessons, and the command that analyzes a game file.
#pragma once

#include "app/window/page/product.hpp"

namespace damath::window {

[[nodiscard]] WindowProduct playProduct();

}  // namespace damath::window
