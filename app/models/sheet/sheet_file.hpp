// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet from a file: its text form or the CSV twin, by the file's ending.
#pragma once

#include <QString>

#include "app/models/text/translator.hpp"
#include "core/expected.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::models {

// Where it is none, the whole sentence that says why.
[[nodiscard]] Expected<sheet::Sheet, QString> readSheetFile(const QString& path,
                                                            const Translator& translator);

}  // namespace damath::models
