// SPDX-License-Identifier: GPL-3.0-or-later
// A game as a file keeps it: Damath as a scoresheet with exact routes, English draughts as PDN, Dame as its
// turns line by line, which can be played again from a pipe.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/game/game_setup.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/expected.hpp"
#include "core/sheet/settle/game_record.hpp"

namespace damath::game {

// Damath's, as it stands so far.
[[nodiscard]] sheet::Sheet sheetOf(const Law& law, const rules::RunningGame& game, sheet::Routes routes);

[[nodiscard]] std::string recordOf(const Law& law, const rules::RunningGame& game);

struct RecordedGame {
  Law law;
  rules::TurnList turns;                  // each legal in its place
  std::optional<rules::Ending> ending{};  // what the record tells and the board alone does not
  bool isWhole = true;                    // false: after the turns comes something that cannot be followed
};

// By their names; nothing where there is none.
struct LawShelf {
  std::function<std::optional<rules::Ruleset>(std::string_view)> ruleset;
  std::function<std::optional<rules::ChipSet>(std::string_view)> set;
};

// By its first letter; no other record begins with such.
[[nodiscard]] bool isDameRecord(std::string_view text);

// Whichever of the three it is; else what is wrong with it, in a sentence.
[[nodiscard]] Expected<RecordedGame, std::string> parseRecord(std::string_view text, const LawShelf& shelf,
                                                              words::Language language);

}  // namespace damath::game
