// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes games of English draughts in the text format PDN: tag pairs, numbered moves in squares 1
// to 32 with all landing squares of a capture, and a result. In PDN, `1-0` means that White won. White is RED
// here. BLUE is dark and moves first.
//   [GameType "21"]
//   1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 1/2-1/2
// The reader also accepts: several games in a text; a capture given only by its start and end if one turn
// fits (22x8); the results `2-0`, `1-1`, `0-2`; a game without a result. The reader skips comments in braces
// or after a semicolon, variations in brackets, lines that begin with `%`, and the signs `!`, `?` and `$1`
// after a move.
#pragma once

#include <optional>
#include <span>
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
  // All tags in the order of the text, including the tags that the other members repeat.
  std::vector<sheet::Tag> tags;
  board::Position start = board::Position();
  rules::TurnList turns;
  std::optional<rules::Result> result;  // nullopt for `*`, an unfinished game

  // Returns the value of the tag; empty if the game has no such tag.
  [[nodiscard]] std::string_view tag(std::string_view name) const;
};

enum class PdnFaultCode {
  NotText,   // the text has a NUL byte, or bytes that are not UTF-8
  TooLarge,  // the text has more than kMostPdnBytes
  NoGame,    // the text has no tag, no move and no result
  TagBroken,
  TagTwice,
  OtherGame,      // the GameType tag names another game than 21, English draughts
  PositionWrong,  // the FEN tag holds no valid position; `fen` tells the reason
  ResultWrong,    // the Result tag names no result
  ResultDiffers,  // the result after the moves is not the result in the Result tag
  BracketOpen,    // a comment or variation does not end
  BracketClosed,  // a comment or variation ends without a beginning
  TurnWrong       // a move is not a legal turn; `turn` tells the reason
};

struct PdnFault {
  PdnFaultCode code;
  int line = 1;
  std::string written;
  std::optional<PdnFenFault> fen;
  std::optional<TypedTurnFault> turn;
  friend bool operator==(const PdnFault&, const PdnFault&) = default;
};

// Returns all games of the text. If the text has faults, returns the first fault.
[[nodiscard]] Expected<std::vector<PdnGame>, PdnFault> parsePdn(std::string_view text);

// Returns one game as PDN. The text has the seven tags that PDN requires (`?` for a missing value, and
// `????.??.??` for a missing date), the other tags of the game and GameType. The text has the tags SetUp and
// FEN if the game does not begin at the start position.
// Precondition: each turn is legal in its position.
[[nodiscard]] std::string toPdn(const PdnGame& game);

// Returns the games and the position after each turn as one JSON object, in one line without a line end.
// Positions and turns have the form of position_json.hpp and turn_json.hpp:
//   {"games":[{"tags":{"Event":"…"},"start":{…},
//              "turns":[{"side":"blue","name":"11-15","turn":[…],"after":{…}}],"result":"1-0"}]}
// `result` gives BLUE's points first, as everywhere in this program (dark is BLUE), and is null if the game
// has no result. The Result tag keeps PDN's order, White first. Precondition: each turn is legal in its
// position.
[[nodiscard]] std::string toPdnReplayJson(std::span<const PdnGame> games);

}  // namespace damath::notation
