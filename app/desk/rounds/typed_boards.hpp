// SPDX-License-Identifier: GPL-3.0-or-later
// A round as it is typed by hand, in start numbers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/pairing/pairing.hpp"
#include "core/expected.hpp"

namespace damath::desk {

struct TypedBoards {
  std::vector<pairing::Board> boards;
  std::vector<contest::EntryId> sittingOut;
};

// "1-4,2-3": one item a board, parted by commas or lines, BLUE's number before RED's, parted by a hyphen or
// blanks; a number alone sits out. Else the first item that is none, letter by letter.
[[nodiscard]] Expected<TypedBoards, std::string> boardsTyped(const contest::Event& event,
                                                             std::string_view text);

// The same the other way round, a board a line.
[[nodiscard]] std::string toTyped(const contest::Event& event, const pairing::RoundPairing& round);

}  // namespace damath::desk
