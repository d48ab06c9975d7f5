// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about errors in a tournament report (the text file TRF that pairing programs exchange).
#pragma once

#include <string>

#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_misfit.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the message for an error in a tournament report: the error, its column and the expected value. The
// caller adds file name and line.
[[nodiscard]] std::string message(const notation::TrfFault& fault, Language language);
// Returns the reason why a tournament report cannot become an event, or an event cannot become a tournament
// report.
[[nodiscard]] std::string message(const notation::TrfMisfit& misfit, Language language);

}  // namespace damath::words
