// SPDX-License-Identifier: GPL-3.0-or-later
// Games of English draughts in the text format PDN: tag pairs, numbered moves in squares 1 to 32 with all
// landing squares of a capture, and a result. In PDN, `1-0` means that White won. White is RED here. BLUE is
// dark and moves first. pdn_reader.hpp reads games.
//   [GameType "21"]
//   1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 1/2-1/2
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/ending.hpp"
#include "core/rules/turns/turn.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

// The value of the GameType tag for English draughts.
inline constexpr std::string_view kPdnGameType = "21";

struct PdnGame {
  // All tags in the order of the text, each name once, including the tags that the other members repeat.
  std::vector<sheet::Tag> tags;
  board::Position start = board::Position();
  rules::TurnList turns;
  std::optional<rules::Result> result;  // nullopt for `*`, an unfinished game

  // Returns the value of the tag; empty if the game has no such tag.
  [[nodiscard]] std::string_view tag(std::string_view name) const;
};

// Returns the result that a word of PDN means: nullopt for `*` and for other words.
[[nodiscard]] std::optional<rules::Result> pdnResultOf(std::string_view word);
// True if the word is a result or `*`.
[[nodiscard]] bool isPdnResult(std::string_view word);

// Returns one game as PDN. The text has the seven tags that PDN requires (`?` for a missing value, and
// `????.??.??` for a missing date), the other tags of the game and GameType. The text has the tags SetUp and
// FEN if the game does not begin at the start position.
// Precondition: each turn is legal in its position.
[[nodiscard]] std::string toPdn(const PdnGame& game);

}  // namespace damath::notation
