// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about errors in a tournament report.
#pragma once

#include <string>

#include "core/notation/trf/trf_event.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the error and the expected value, with the column. File name and line are not included.
[[nodiscard]] std::string message(const notation::TrfFault& fault, Language language);
// Returns the reason why a report does not fit an event, or an event does not fit a report.
[[nodiscard]] std::string message(const notation::TrfMisfit& misfit, Language language);

}  // namespace damath::words
