// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the report lines that another program needs to pair the next round: the first color, points that
// count only for pairing, players kept apart, absent players.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/expected.hpp"
#include "core/notation/trf/trf.hpp"

namespace damath::notation {

// The event of a report, and the facts that decide which rounds the report contains.
struct TrfReported {
  const contest::Contest& contest;
  const contest::Event& event;
  int rounds;     // the total number of rounds; 0 if it is not decided yet
  int lastRound;  // the last round in the report
  TrfVersion version;
};

// Returns points in tenths: 115 for 11.5. nullopt if the points are no whole number of tenths, negative, or
// more than 99.9.
[[nodiscard]] std::optional<int> tenthsOf(const exact::Rational& points);
// Returns the text with blanks in front, so that it fills four columns.
[[nodiscard]] std::string inFour(const std::string& text);

// Returns the pairing lines of a Swiss event. Players kept apart stand in XXP (2016, only the next round) or
// in 260 (2026, by round). Error: half the points of a win, if extra points are no whole number of tenths.
[[nodiscard]] Expected<std::vector<TrfRecord>, exact::Rational> swissLines(const TrfReported& reported);

// Returns the lines with the absences from future rounds: a line 240 for each such round (2026), or a line
// XXZ for the next round (2016).
[[nodiscard]] std::vector<TrfRecord> absenceLines(const TrfReported& reported);

}  // namespace damath::notation
