// SPDX-License-Identifier: GPL-3.0-or-later
// The window's part of network sharing: the page of the shared contests, the dialog that joins a shared
// contest, and help for files whose shared contest is lost.
#pragma once

#include "app/window/page/product.hpp"

namespace damath::window {

[[nodiscard]] WindowProduct sharingProduct();

}  // namespace damath::window
