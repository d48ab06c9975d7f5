// SPDX-License-Identifier: GPL-3.0-or-later
// Why a player has that rank, in words: the reasons, and the games and byes that made the points.
#pragma once

#include <QStringList>

#include "app/models/text/translator.hpp"
#include "core/contest/standings.hpp"

namespace damath::models {

// Whose ranks. All outlive it.
struct Ranking {
  const contest::Contest& contest;
  const contest::Event& event;
  const contest::Standings& standings;
  const Translator& translator;
};

// One reason a line, as they were asked one after another.
[[nodiscard]] QString rankReasons(const Ranking& of, const contest::RankedEntry& ranked);
// The one that decided, for a row of a list.
[[nodiscard]] QString decidingReason(const Ranking& of, const contest::RankedEntry& ranked);
// The games and byes by round, and their sums.
[[nodiscard]] QStringList rankArithmetic(const Ranking& of, const contest::RankedEntry& ranked);

}  // namespace damath::models
