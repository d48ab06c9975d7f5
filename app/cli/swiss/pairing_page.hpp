// SPDX-License-Identifier: GPL-3.0-or-later
// Returns the Swiss pairings of a tournament report as text for the terminal.
#pragma once

#include <string>
#include <vector>

#include "core/contest/pairing/dutch/review.hpp"
#include "core/notation/trf/trf_swiss.hpp"
#include "words/language.hpp"

namespace damath::cli {

// Returns the reason why a round has no legal pairing. `numbers` has the start number of each player, by the
// player's index in `none`.
[[nodiscard]] std::string impasseText(int round, const dutch::NoPairing& none,
                                      const std::vector<int>& numbers, words::Language language);

// Returns the pairing for other programs. The first line has the number of lines that follow. Then each board
// has a line with two start numbers; a bye of player N is the line `N 0`.
[[nodiscard]] std::string pairingText(const notation::TrfSwiss& report, const dutch::Pairing& pairing);

// Returns the report's pairing of a round beside the pairing that the Dutch system makes. Differences are
// marked with `*`.
[[nodiscard]] std::string comparisonText(const notation::TrfSwiss& report,
                                         const notation::TrfSwissRound& given, const dutch::Pairing& best,
                                         words::Language language);

// Returns the score groups with their players and floaters. Tells for every pair which criterion of the FIDE
// Dutch rules decided the pair.
[[nodiscard]] std::string checklistText(const notation::TrfSwiss& report, const dutch::Tournament& tournament,
                                        const dutch::Pairing& pairing, words::Language language);

}  // namespace damath::cli
