// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a scoresheet from a file, in its text form or its CSV form. The file name decides between the two.
#pragma once

#include <QString>

#include "app/window/text/translator.hpp"
#include "core/expected.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::window {

// Returns the error as a whole sentence if the file holds no scoresheet.
[[nodiscard]] Expected<sheet::Sheet, QString> readSheetFile(const QString& path,
                                                            const Translator& translator);

}  // namespace damath::window
