// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is read on a paper, text after text: equal for papers that say the same, whatever they are
// printed on. Fixed words of the forms are left out, the language stands for them; so are the looks.
#pragma once

#include <functional>
#include <string_view>

#include "reports/compose/document.hpp"

namespace damath::compose {

// Takes the next of it, which never ends within a letter.
using TakeWording = std::function<void(std::string_view text)>;
void giveWording(const Document& document, const TakeWording& take);

}  // namespace damath::compose
