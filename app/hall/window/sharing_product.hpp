// SPDX-License-Identifier: GPL-3.0-or-later
// Network sharing in the window: the page of the shared contests, joining, and files whose shared contest is
// lost.
#pragma once

#include "app/window/page/product.hpp"

namespace damath::window {

[[nodiscard]] WindowProduct sharingProduct();

}  // namespace damath::window
