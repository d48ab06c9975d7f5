// SPDX-License-Identifier: GPL-3.0-or-later
// Parses and writes the boards of a round in start numbers, as a person types them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/round_pairing.hpp"
#include "core/expected.hpp"

namespace damath::desk {

// A round that a person typed in start numbers.
struct TypedBoards {
  std::vector<pairing::Board> boards;
  std::vector<contest::EntryId> sittingOut;
};

// Parses boards such as "1-4,2-3". Items are separated by commas or line ends. An item is BLUE's number and
// RED's number, separated by a hyphen or blanks. A single number is a player with a bye. The error is the
// first invalid item, as typed.
[[nodiscard]] Expected<TypedBoards, std::string> boardsTyped(const contest::Event& event,
                                                             std::string_view text);

// Writes the round in the form that boardsTyped() parses: one board or one allotted bye in each line. Leaves
// out the byes of absent players.
[[nodiscard]] std::string toTyped(const contest::Event& event, const pairing::RoundPairing& round);

}  // namespace damath::desk
