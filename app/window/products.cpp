// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/products.hpp"

#ifdef DAMATH_SHARING
#include "app/hall/window/sharing_product.hpp"
#endif
#ifdef DAMATH_PLAY
#include "app/play/practice/play_product.hpp"
#endif

namespace damath::window {

WindowProducts windowProducts() {
  WindowProducts products;
#ifdef DAMATH_SHARING
  products.push_back(sharingProduct());
#endif
#ifdef DAMATH_PLAY
  products.push_back(playProduct());
#endif
  return products;
}

}  // namespace damath::window
