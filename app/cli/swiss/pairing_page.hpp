// SPDX-License-Identifier: GPL-3.0-or-later
// Prints pairings of a tournament report.
#pragma once

#include <string>
#include <vector>

#include "core/contest/pairing/dutch/review.hpp"
#include "core/notation/trf/trf_swiss.hpp"
#include "words/language.hpp"

namespace damath::cli {

// Returns the reason why a round has no pairing. `numbers` are the start numbers by place.
[[nodiscard]] std::string impasseText(int round, const dutch::NoPairing& none,
                                      const std::vector<int>& numbers, words::Language language);

// Returns the number of lines that follow, then a line for each board, and `N 0` for the bye.
[[nodiscard]] std::string pairingText(const notation::TrfSwiss& report, const dutch::Pairing& pairing);

// Returns the pairing in the report beside the pairing of the system; differences are marked with `*`.
[[nodiscard]] std::string comparisonText(const notation::TrfSwiss& report,
                                         const notation::TrfSwissRound& given, const dutch::Pairing& best,
                                         words::Language language);

// Returns the score groups with their players and floaters, and for every pair the deciding criterion.
[[nodiscard]] std::string checklistText(const notation::TrfSwiss& report, const dutch::Tournament& tournament,
                                        const dutch::Pairing& pairing, words::Language language);

}  // namespace damath::cli
