// SPDX-License-Identifier: GPL-3.0-or-later
// Explains a player's rank: the reasons, and the games and byes that gave the points.
#pragma once

#include <QStringList>

#include "app/window/text/translator.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::window {

// The ranks of an event. All members must outlive this object.
struct Ranking {
  const contest::Contest& contest;
  const contest::Event& event;
  const contest::Standings& standings;
  const Translator& translator;
};

// Returns one reason per line, in the order in which the reasons were applied.
[[nodiscard]] QString rankReasons(const Ranking& of, const contest::RankedEntry& ranked);
// Returns the deciding reason, for a row of a list.
[[nodiscard]] QString decidingReason(const Ranking& of, const contest::RankedEntry& ranked);
// Returns the games and byes by round, with their sums.
[[nodiscard]] QStringList rankArithmetic(const Ranking& of, const contest::RankedEntry& ranked);

}  // namespace damath::window
