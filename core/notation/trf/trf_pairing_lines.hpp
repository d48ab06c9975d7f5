// SPDX-License-Identifier: GPL-3.0-or-later
// What a program that pairs the next round has to know of an event, as lines of a report: the first colour,
// points that count for pairing alone, who is kept apart, who is away.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/expected.hpp"
#include "core/notation/trf/trf.hpp"

namespace damath::notation {

// The event as it is reported.
struct TrfReported {
  const contest::Contest& contest;
  const contest::Event& event;
  int rounds;     // in all; 0 where that is open
  int lastRound;  // that the report names
  TrfVersion version;
};

// 11.5 points are 115; nothing for what is not of that form, negative or above 99.9.
[[nodiscard]] std::optional<int> tenthsOf(const exact::Rational& points);
// At the right of four columns.
[[nodiscard]] std::string inFour(const std::string& text);

// Of a Swiss event. Who is kept apart stands in XXP of 2016 for the next round alone, in 260 of 2026 by its
// round. Refused: the points for pairing, of which some are no tenths.
[[nodiscard]] Expected<std::vector<TrfRecord>, exact::Rational> swissLines(const TrfReported& reported);

// Who will be away from the rounds to come: of every one in lines 240 (2026), of the next one in XXZ (2016).
[[nodiscard]] std::vector<TrfRecord> absenceLines(const TrfReported& reported);

}  // namespace damath::notation
