// SPDX-License-Identifier: GPL-3.0-or-later
// Reads game files: a scoresheet, PDN, or the turns of Dame. A game that is read can be played to its last
// turn, and reads equal after it was written.
#include <algorithm>

#include "app/play/game/game_record.hpp"
#include "core/rules/game.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/fuzz/target.hpp"
#include "words/language.hpp"

namespace damath::fuzz {

namespace {

const game::LawShelf& shelf() {
  static const game::LawShelf shelf{[](std::string_view name) { return rules::profile(name); },
                                    [](std::string_view name) {
                                      const rules::ChipSet* set = rules::builtInChipSet(name);
                                      return set == nullptr ? std::nullopt : std::optional(*set);
                                    }};
  return shelf;
}

}  // namespace

Broken runGameRecord(std::string_view input) {
  const auto read = game::parseRecord(input, shelf(), words::Language{});
  if (!read) return read.error().empty() ? "refused without a reason" : "";
  const game::Setup setup = game::setupOf(read->law);
  rules::RunningGame played = setup.newGame();
  for (const rules::Turn& turn : read->turns) {
    if (played.outcome()) return "a turn after the end of the game";
    if (std::ranges::find(played.turns(), turn) == played.turns().end()) return "an illegal turn";
    played.play(turn);
  }
  const std::string text = game::recordOf(setup.law, played);
  const auto again = game::parseRecord(text, shelf(), words::Language{});
  // A game of Dame without a turn has no text.
  if (!again) return text.empty() ? "" : "the game written is refused: " + again.error();
  if (again->law.game != setup.law.game) return "another game";
  // The men of a companion game are alike. PDN does not tell which man stands on a square.
  const bool isSameStart = setup.law.hasScores() ? again->law.start == setup.law.start
                                                 : rules::isSameDiagram(again->law.start, setup.law.start);
  if (!isSameStart) return "another start";
  return again->turns == read->turns ? "" : "the game written reads otherwise";
}

}  // namespace damath::fuzz
