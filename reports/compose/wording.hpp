// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a document's content in a fixed order. Two documents with equal texts tell a reader the same,
// even if they are printed in different layouts. The fixed words of a form, such as its headings, are left
// out: they depend only on the kind of form and the language, which are included.
#pragma once

#include <functional>
#include <string_view>

#include "reports/compose/document.hpp"

namespace damath::compose {

// Receives the next piece of the text. A piece never ends within a letter.
using TakeWording = std::function<void(std::string_view text)>;
void giveWording(const Document& document, const TakeWording& take);

}  // namespace damath::compose
