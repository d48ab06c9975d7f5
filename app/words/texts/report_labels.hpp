// SPDX-License-Identifier: GPL-3.0-or-later
// The labels of the printed forms.
#pragma once

#include "reports/compose/parts/labels.hpp"
#include "words/language.hpp"

namespace damath::words {

[[nodiscard]] compose::Labels reportLabels(Language language);

}  // namespace damath::words
