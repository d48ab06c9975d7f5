// SPDX-License-Identifier: GPL-3.0-or-later
// The texts from which sentences are built, `text::kName`, and the labels of printed papers, `label::kName`.
// The build makes them from damath.pot.
#pragma once

#include "app/words/catalogue/pattern.hpp"

namespace damath::words {

#include "label.inc"
#include "text.inc"

}  // namespace damath::words
