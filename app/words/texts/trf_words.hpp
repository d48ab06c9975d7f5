// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about a tournament report (the text file TRF that pairing programs exchange): its errors, and the
// notes about its oddities.
#pragma once

#include <string>
#include <vector>

#include "core/notation/trf/trf_finding.hpp"
#include "core/notation/trf/trf_misfit.hpp"
#include "words/language.hpp"
#include "words/line_list.hpp"

namespace damath::words {

// Returns the message for an error in a tournament report: the error, its column and the expected value. The
// caller adds file name and line.
[[nodiscard]] std::string message(const notation::TrfFault& fault, Language language);
// Returns the reason why a tournament report cannot become an event, or an event cannot become a tournament
// report.
[[nodiscard]] std::string message(const notation::TrfMisfit& misfit, Language language);
// Returns the sentence for an oddity that was passed over.
[[nodiscard]] std::string message(const notation::TrfNote& note, Language language);

// Returns the sentences for all notes of a report, ordered by kind and line. Many notes of one kind share a
// sentence.
[[nodiscard]] std::vector<LineSentence> sentencesOf(const notation::TrfNotes& notes, Language language);
// Returns a sentence for each part of a report that is left out, ordered by line.
[[nodiscard]] std::vector<LineSentence> sentencesOf(const notation::TrfFaults& faults,
                                                    const notation::TrfMisfits& misfits, Language language);

}  // namespace damath::words
