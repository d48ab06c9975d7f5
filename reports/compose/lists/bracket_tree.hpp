// SPDX-License-Identifier: GPL-3.0-or-later
// The bracket of a knock-out as a tree, from the first round on the left to who wins on the right. One of
// many players is cut into parts of a page each, the later of which begin with the winners of the earlier.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "reports/compose/lists/tally_sheet.hpp"

namespace damath::compose {

struct TreeGame {
  int number = 0;          // in the bracket, as the table of games has it
  std::size_t column = 0;  // of its part
  std::array<std::string, 2> players;
  std::string winner;   // empty while it is open
  std::string caption;  // "final", "third place", may be empty
  // The games of the same part whose winners come here, above and below.
  std::array<std::optional<std::size_t>, 2> from;
};

struct TreePart {
  std::vector<std::string> rounds;  // over the columns
  std::vector<TreeGame> games;      // as they stand below each other; those that feed a game before it
};

struct BracketTree {
  std::string title;
  EventHead head;
  std::string provisional;
  std::vector<TreePart> parts;
};

// So many games without one before them stand below each other on a page.
inline constexpr std::size_t kTreeGamesOnAPage = 16;

// Promise: hasBracket(event) (reports/compose/lists/schedule_lists.hpp).
[[nodiscard]] BracketTree bracketTree(const contest::Contest& contest, const contest::Event& event,
                                      const Labels& labels);

}  // namespace damath::compose
