// SPDX-License-Identifier: GPL-3.0-or-later
// A round as a system pairs it: its boards and byes (rulebook Y4).
#pragma once

#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::pairing {

struct Board {
  contest::EntryId blue{};
  contest::EntryId red{};
  friend bool operator==(const Board&, const Board&) = default;
};

struct RoundPairing {
  contest::RoundNumber round{};
  std::vector<Board> boards;       // in board order
  std::vector<contest::Bye> byes;  // allotted byes first, then absent byes; each ordered by start number
};

// Returns a stored round of the event. Without boards and byes if the event does not have the round.
[[nodiscard]] RoundPairing pairingOf(const contest::Event& event, contest::RoundNumber round);

}  // namespace damath::pairing
