// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a tournament report, in words.
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "core/notation/trf/trf_event.hpp"

namespace damath::words {

// What is wrong and what would be right, with the column; without the file's name and line.
[[nodiscard]] std::string message(const notation::TrfFault& fault, Language language);
// Why a report does not fit an event, or an event a report.
[[nodiscard]] std::string message(const notation::TrfMisfit& misfit, Language language);

}  // namespace damath::words
