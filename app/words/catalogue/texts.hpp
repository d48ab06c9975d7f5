// SPDX-License-Identifier: GPL-3.0-or-later
// The texts that sentences are put together from, `text::kName`, and the labels of printed papers,
// `label::kName`, as they stand in damath.pot.
#pragma once

#include "app/words/catalogue/pattern.hpp"

namespace damath::words {

#include "label.inc"
#include "text.inc"

}  // namespace damath::words
