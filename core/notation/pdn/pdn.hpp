// SPDX-License-Identifier: GPL-3.0-or-later
// Games of English draughts as PDN: tag pairs, numbered moves in squares 1 to 32 with all landing squares of
// a capture, a result. As the format has it `1-0` is White's win, which is RED's here; dark, BLUE, moves
// first.
//   [GameType "21"]
//   1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 1/2-1/2
// Read besides: several games in a text; a capture by its start and end alone where one turn fits (22x8);
// comments in braces or behind a semicolon, variations in brackets, signs and numbers behind a move, all of
// which are left out; results `2-0`, `1-1`, `0-2`; a game without a result.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/board/typed_turn.hpp"
#include "core/notation/pdn/pdn_fen.hpp"
#include "core/rules/ending.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

inline constexpr std::size_t kMostPdnBytes = 1 << 20;

struct PdnGame {
  std::vector<sheet::Tag> tags;  // in their order, those included that the fields below repeat
  board::Position start = board::Position();
  rules::TurnList turns;
  std::optional<rules::Result> result;  // nothing for `*`

  // The tag's value, empty where it is absent.
  [[nodiscard]] std::string_view tag(std::string_view name) const;
};

enum class PdnFaultCode {
  NotText,   // a NUL byte or bytes that are no UTF-8
  TooLarge,  // more than kMostPdnBytes
  NoGame,    // neither a tag nor a move
  TagBroken,
  TagTwice,
  OtherGame,      // a GameType that is not 21
  PositionWrong,  // the FEN tag; `fen` says why
  ResultWrong,    // a Result tag that is none
  ResultDiffers,  // the moves end with another result than the tag says
  BracketOpen,    // a comment or variation that does not end
  BracketClosed,  // one that ends without having begun
  TurnWrong       // `turn` says why
};

struct PdnFault {
  PdnFaultCode code;
  int line = 1;
  std::string written;
  std::optional<PdnFenFault> fen;
  std::optional<TypedTurnFault> turn;
  friend bool operator==(const PdnFault&, const PdnFault&) = default;
};

// Every game of the text, or the first fault in it.
[[nodiscard]] Expected<std::vector<PdnGame>, PdnFault> parsePdn(std::string_view text);

// One game with the seven tags that PDN asks for (`?` where the game has none), its other tags, GameType, and
// FEN where it does not begin from the start. Promise: each turn is legal in its place.
[[nodiscard]] std::string toPdn(const PdnGame& game);

}  // namespace damath::notation
