// SPDX-License-Identifier: GPL-3.0-or-later
// The bracket of a knock-out as a tree, from the first round on the left to the champion on the right. A
// bracket of many players is cut into parts of one page each. The later parts begin with the winners of the
// earlier parts.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "reports/compose/lists/tally_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

struct TreeGame {
  int number = 0;          // the number in the bracket, as in the table of games
  std::size_t column = 0;  // the column within the TreePart
  std::array<std::string, 2> players;
  std::string winner;   // empty while the game is open
  std::string caption;  // "final", "third place"; may be empty
  // The indices of the earlier games in the same part whose winners come here: above and below.
  std::array<std::optional<std::size_t>, 2> from;
};

struct TreePart {
  std::vector<std::string> rounds;  // headings over the columns
  // Ordered from top to bottom. Earlier games stand before the games that they lead to.
  std::vector<TreeGame> games;
};

struct BracketTree {
  std::string title;
  EventHead head;
  std::string provisional;
  std::vector<TreePart> parts;
};

// The largest number of first games (without an earlier game) on a page.
inline constexpr std::size_t kTreeGamesOnAPage = 16;

// Precondition: hasBracket(event) (reports/compose/lists/schedule_lists.hpp).
[[nodiscard]] BracketTree bracketTree(const contest::Contest& contest, const contest::Event& event,
                                      words::Language language);

}  // namespace damath::compose
