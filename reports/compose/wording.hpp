// SPDX-License-Identifier: GPL-3.0-or-later
// All readable text of a document in a fixed order. Documents that say the same give equal wordings, however
// they are printed. The fixed words of the forms are left out, because the language stands for them. The
// layout is left out, too.
#pragma once

#include <functional>
#include <string_view>

#include "reports/compose/document.hpp"

namespace damath::compose {

// Receives the next piece of the wording. A piece never ends within a letter.
using TakeWording = std::function<void(std::string_view text)>;
void giveWording(const Document& document, const TakeWording& take);

}  // namespace damath::compose
