// SPDX-License-Identifier: GPL-3.0-or-later
// The bracket of a knock-out as a tree, from the first round on the left to the champion on the right. The
// bracket of many players is cut into parts of one page each. A later part begins with the winners of earlier
// parts.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "reports/compose/parts/event_head.hpp"
#include "words/language.hpp"

namespace damath::compose {

struct TreeGame {
  int number = 0;          // the number of the game in the table of games
  std::size_t column = 0;  // the game's column in its part of the bracket, from 0; each column is a round
  std::array<std::string, 2> players;
  std::string winner;   // empty while nobody has won the game; a player with a bye counts as the winner
  std::string caption;  // "final", "third place"; may be empty
  // The two earlier games whose winners play this game, first the upper game, then the lower game, as indices
  // into TreePart::games. nullopt if a player of this game is not the winner of an earlier game of this part.
  std::array<std::optional<std::size_t>, 2> from;
};

struct TreePart {
  std::vector<std::string> rounds;  // the headings above the columns
  // Each game stands after the earlier games that lead to it: first the upper game, then the lower game.
  std::vector<TreeGame> games;
};

struct BracketTree {
  std::string title;
  EventHead head;
  std::string provisional;
  std::vector<TreePart> parts;
};

// The number of games without an earlier game that fit on a page. A part may have one more for each of its
// last games, such as the final and the game for third place.
inline constexpr std::size_t kTreeGamesOnAPage = 16;

// Returns the bracket of the event as a tree. Precondition: hasBracket(event)
// (reports/compose/lists/played_bracket.hpp).
[[nodiscard]] BracketTree bracketTree(const contest::Contest& contest, const contest::Event& event,
                                      words::Language language);

}  // namespace damath::compose
