// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the lines of a report from which another program can pair the next round: the first color, points
// that count only for pairing, players kept apart, absent players.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/expected.hpp"
#include "core/notation/trf/trf.hpp"

namespace damath::notation {

// An event in the state in which it is reported.
struct TrfReported {
  const contest::Contest& contest;
  const contest::Event& event;
  int rounds;     // total number of rounds; 0 if not decided
  int lastRound;  // the last round in the report
  TrfVersion version;
};

// Returns points in tenths: 115 for 11.5. nullopt if the points are not whole tenths, are negative or exceed
// 99.9.
[[nodiscard]] std::optional<int> tenthsOf(const exact::Rational& points);
// Returns the text right-aligned in four columns.
[[nodiscard]] std::string inFour(const std::string& text);

// Returns the lines for a Swiss event. Players kept apart stand in XXP (2016, only the next round) or in 260
// (2026, by round). Error: acceleration points that are not whole tenths.
[[nodiscard]] Expected<std::vector<TrfRecord>, exact::Rational> swissLines(const TrfReported& reported);

// Returns the absences from future rounds: lines 240 for every such round (2026), or XXZ for the next round
// (2016).
[[nodiscard]] std::vector<TrfRecord> absenceLines(const TrfReported& reported);

}  // namespace damath::notation
