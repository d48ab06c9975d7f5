// SPDX-License-Identifier: GPL-3.0-or-later
// Reads PDN files, also files that other programs wrote in their own way. One game with a fault does not
// prevent the reading of the other games. An oddity that changes no meaning is passed over with a note.
//
// As PDN allows it, the reader accepts: several games in a text; several tags in a line; moves with or
// without numbers; a capture given only by its start and end if one turn fits (22x8); the results `2-0`,
// `1-1`, `0-2`. It skips comments in braces or after a semicolon, variations in brackets, lines that begin
// with `%`, and the signs `!`, `?` and `$1` after a move.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/notation/pdn/pdn.hpp"
#include "core/notation/pdn/pdn_fen.hpp"
#include "core/text/encoded_text.hpp"

namespace damath::notation {

inline constexpr std::size_t kMostPdnBytes = 1 << 20;

enum class PdnFaultCode {
  NotText,        // the text has a NUL byte, or bytes in no known encoding
  TooLarge,       // the text has more than kMostPdnBytes
  NoGame,         // the text has no tag, no move and no result
  TagBroken,      // a tag that decides the game (Result, GameType, FEN) is incomplete
  TagTwice,       // a tag that decides the game appears again with another value
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

enum class PdnNoteCode {
  TagTwice,        // the tag `written` appears again in the game; the first one counts
  TagSpelling,     // the name of a tag, or a position in small letters, is read as `taken`
  TagBroken,       // the incomplete tag `written`, which decides nothing, is passed over
  Counters,        // the counters `written` behind a position are passed over
  MoveSpelling,    // `written` is read as the move `taken`
  ResultSpelling,  // `written` is read as the result `taken`
  ResultMissing,   // no result stands behind the moves; `taken`: the result of the Result tag, or `*`
  Annotation       // the annotation `written` without braces is passed over
};

struct PdnNote {
  PdnNoteCode code = PdnNoteCode::TagTwice;
  int line = 1;
  std::string written;  // the text in the file, at most 60 bytes
  std::string taken;
  friend bool operator==(const PdnNote&, const PdnNote&) = default;
};

// A game of a file. If it has a fault, `game` is the part that can be read: the tags, and the turns before
// the fault. nullopt in `fault` if the whole game can be read.
struct PdnEntry {
  PdnGame game;
  std::optional<PdnFault> fault;
};

struct PdnReading {
  std::vector<PdnEntry> games;  // in the order of the text; not empty
  std::vector<PdnNote> notes;   // in the order of the text
  TextEncoding encoding = TextEncoding::Utf8;
  std::string toCheck;  // only if the encoding is assumed: a word whose letters the user should check

  // Returns the first fault of a game; null if all games can be read.
  [[nodiscard]] const PdnFault* firstFault() const;
};

// Reads all games of a text in UTF-8, UTF-16 or Windows-1252. Errors: NotText, TooLarge, NoGame.
[[nodiscard]] Expected<PdnReading, PdnFault> readPdn(std::string_view bytes);

// Returns all games of the text. If the text has faults, returns the first fault.
[[nodiscard]] Expected<std::vector<PdnGame>, PdnFault> parsePdn(std::string_view bytes);

}  // namespace damath::notation
