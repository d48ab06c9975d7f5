// SPDX-License-Identifier: GPL-3.0-or-later
// The law of every knock-out, double knock-out and knock-out final of groups (rulebook Y4): nobody is lost,
// and nobody plays after the last allowed defeat. The defeats are counted here from games, byes and missed
// rounds alone, without the code that pairs.
#pragma once

#include <string>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/round_pairing.hpp"

namespace damath::pairing::testing {

// Returns a text about the first player that the next round loses or plays without right. Empty if every
// active player with a defeat left has a game, a bye or an absence in `next`, or waits for the losers' side,
// and nobody else has. Empty too in a system or a round without a bracket. Precondition: no round is adrift.
[[nodiscard]] std::string bracketFault(const contest::Event& event, const RoundPairing& next);

// Returns a text if the ended event has other than one undefeated winner: another player who is active and
// has a defeat left. Empty if everybody else is out, has left, or is level with the first by Y2.
[[nodiscard]] std::string bracketEndFault(const contest::Event& event);

}  // namespace damath::pairing::testing
