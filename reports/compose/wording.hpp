// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is read on a paper, as one text: equal for papers that say the same, whatever they are
// printed on. Fixed words of the forms are left out, the language stands for them; so are the looks.
#pragma once

#include <string>

#include "reports/compose/document.hpp"

namespace damath::compose {

[[nodiscard]] std::string wordingOf(const Document& document);

}  // namespace damath::compose
