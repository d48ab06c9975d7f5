// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the letters of documents that cannot be printed, because neither the font of the forms nor a system
// font has them. A box is printed in place of such a letter.
#pragma once

#include <QString>

#include "reports/render/documents.hpp"

namespace damath::render {

// Returns each missing letter once, in the order of the documents. Returns an empty text if the font of the
// forms does not load. Needs a QGuiApplication, like print.hpp.
[[nodiscard]] QString lackingLetters(const Documents& documents);
[[nodiscard]] QString lackingLetters(const compose::Document& document);

}  // namespace damath::render
