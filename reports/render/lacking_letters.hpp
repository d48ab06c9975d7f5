// SPDX-License-Identifier: GPL-3.0-or-later
// Letters of a document that neither the font of the printed forms nor a font of the system has: they come
// out as boxes.
#pragma once

#include <QString>

#include "reports/compose/document.hpp"

namespace damath::render {

// Each once, in the order of what the document says. Needs what print.hpp needs; empty where the font is
// missing as a whole.
[[nodiscard]] QString lackingLetters(const compose::Document& document);

}  // namespace damath::render
