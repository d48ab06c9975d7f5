// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the letters of a document that neither the font of the printed forms nor a system font contains. Such
// letters are printed as boxes.
#pragma once

#include <QString>

#include "reports/compose/document.hpp"

namespace damath::render {

// Returns each missing letter once, in the order of the document. Needs a QGuiApplication, like print.hpp.
// Empty if the program's font does not load.
[[nodiscard]] QString lackingLetters(const compose::Document& document);

}  // namespace damath::render
