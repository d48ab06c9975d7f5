// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes game files: Damath as a scoresheet with exact routes, English draughts as PDN (portable
// draughts notation), Dame as one turn per line. The Dame form can also be the input of `damath play`, which
// plays the game again.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/play/game/game_setup.hpp"
#include "core/expected.hpp"
#include "core/notation/pdn/pdn_reader.hpp"
#include "core/sheet/settle/game_record.hpp"
#include "words/language.hpp"

namespace damath::game {

// Returns the Damath scoresheet of the game so far.
[[nodiscard]] sheet::Sheet sheetOf(const Law& law, const rules::RunningGame& game, sheet::Routes routes);

[[nodiscard]] std::string recordOf(const Law& law, const rules::RunningGame& game);

struct RecordedGame {
  Law law;
  rules::TurnList turns;  // the turns of the game; each turn is legal in its position
  // the ending that the record states; without meaning if the final position itself ends the game; nullopt if
  // the record states no ending or is not whole
  std::optional<rules::Ending> ending{};
  bool isWhole = true;  // false if the record has further turns that cannot be replayed
  // Sentences for the user: oddities of the file that were passed over, and games of the file that were not
  // opened.
  std::vector<std::string> remarks{};
};

// Returns a game of a PDN file as a record, without remarks. Players may have gone on after a draw that the
// law ends at once, such as the third occurrence of a position, and no game can be played past its end. The
// record then has the turns up to the end, no ending, and is not whole.
[[nodiscard]] RecordedGame recordedGame(const notation::PdnGame& pdn);

// Two functions that look up a ruleset or a chip set by name. Each function returns nullopt for an unknown
// name.
struct LawShelf {
  std::function<std::optional<rules::Ruleset>(std::string_view)> ruleset;
  std::function<std::optional<rules::ChipSet>(std::string_view)> set;
};

// True if the text begins like a Dame record: with a letter a–h or A–H, or with `{`. Blanks before it are
// skipped. No other record begins in this way.
[[nodiscard]] bool isDameRecord(std::string_view text);

// Returns the readable part of a game of a PDN file. If the game has a fault, the record is not whole.
[[nodiscard]] RecordedGame recordedPart(const notation::PdnEntry& entry);

// Parses a game file: a Damath scoresheet, PDN, or a Dame record. The text itself shows which of them it is.
// Of a PDN file, the record is the first game that can be read; if there is none, it is the first game of
// which some turns can be read. The error is a sentence for the user.
[[nodiscard]] Expected<RecordedGame, std::string> parseRecord(std::string_view text, const LawShelf& shelf,
                                                              words::Language language);

}  // namespace damath::game
