// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes game files: Damath as a scoresheet with exact routes, English draughts as PDN, Dame as one
// turn a line. The Dame form can be piped into the program and played again.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/play/game/game_setup.hpp"
#include "core/expected.hpp"
#include "core/sheet/settle/game_record.hpp"
#include "words/language.hpp"

namespace damath::game {

// Returns the Damath scoresheet of the game so far.
[[nodiscard]] sheet::Sheet sheetOf(const Law& law, const rules::RunningGame& game, sheet::Routes routes);

[[nodiscard]] std::string recordOf(const Law& law, const rules::RunningGame& game);

struct RecordedGame {
  Law law;
  rules::TurnList turns;                  // each turn is legal in its position
  std::optional<rules::Ending> ending{};  // the recorded ending, if the board alone does not show it
  bool isWhole = true;                    // false if text that cannot be replayed follows the turns
};

// Looks up rulesets and chip sets by name. Each function returns nullopt for an unknown name.
struct LawShelf {
  std::function<std::optional<rules::Ruleset>(std::string_view)> ruleset;
  std::function<std::optional<rules::ChipSet>(std::string_view)> set;
};

// True if the text begins like a Dame record: with a letter a–h or with `{`. No other record begins in this
// way.
[[nodiscard]] bool isDameRecord(std::string_view text);

// Detects which of the three forms `text` has. The error is a sentence for the user.
[[nodiscard]] Expected<RecordedGame, std::string> parseRecord(std::string_view text, const LawShelf& shelf,
                                                              words::Language language);

}  // namespace damath::game
