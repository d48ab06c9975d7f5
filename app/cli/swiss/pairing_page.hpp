// SPDX-License-Identifier: GPL-3.0-or-later
// Pairings of a tournament report as the command shows them.
#pragma once

#include <string>
#include <vector>

#include "app/words/catalogue/language.hpp"
#include "core/contest/pairing/dutch/review.hpp"
#include "core/notation/trf/trf_swiss.hpp"

namespace damath::cli {

// Why a round has no pairing; `numbers` are the start numbers by place.
[[nodiscard]] std::string impasseText(int round, const dutch::NoPairing& none,
                                      const std::vector<int>& numbers, words::Language language);

// The number of lines that follow, then a line for each board, and `N 0` for the bye.
[[nodiscard]] std::string pairingText(const notation::TrfSwiss& report, const dutch::Pairing& pairing);

// A round as it was paired beside the one of the system.
[[nodiscard]] std::string comparisonText(const notation::TrfSwiss& report,
                                         const notation::TrfSwissRound& given, const dutch::Pairing& best,
                                         words::Language language);

// Score groups with their players, floaters, and for every pair what decided it.
[[nodiscard]] std::string checklistText(const notation::TrfSwiss& report, const dutch::Tournament& tournament,
                                        const dutch::Pairing& pairing, words::Language language);

}  // namespace damath::cli
