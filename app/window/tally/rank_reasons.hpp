// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons for the rank of each player of an event, as text.
#pragma once

#include <QString>
#include <QStringList>

#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::window {

// The data that explain the ranks of an event. Precondition: all members outlive this object.
struct Ranking {
  const contest::Contest& contest;
  const contest::Event& event;
  const contest::Standings& standings;
  const Translator& translator;
};

// Returns the reasons for a player's rank, one in each line, in the order in which they decided.
[[nodiscard]] QString rankReasons(const Ranking& of, const contest::RankedEntry& ranked);
// Returns the reason that decided a player's rank, short enough for a row.
[[nodiscard]] QString decidingReason(const Ranking& of, const contest::RankedEntry& ranked);
// Returns the lines that explain a player's points: the sum of the points, each game with a result and each
// bye, ordered by round, then the rematches, and the sum of the Point System.
[[nodiscard]] QStringList rankArithmetic(const Ranking& of, const contest::RankedEntry& ranked);

}  // namespace damath::window
