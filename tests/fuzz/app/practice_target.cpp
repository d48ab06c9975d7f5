// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the file of the practice game. A game that is read can be played to its last turn, and reads equal
// after it was written. A file that is refused stays as it is.
#include <filesystem>

#include "app/play/practice/kept_game.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/fuzz/app/state_folder.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

using window::KeptGame;

bool areEqual(const KeptGame& one, const KeptGame& other) {
  const game::Setup& left = one.setup;
  const game::Setup& right = other.setup;
  const bool haveEqualDraws =
      left.companion.has_value() == right.companion.has_value() &&
      (!left.companion || left.companion->draws.answer() == right.companion->draws.answer());
  return one.turns == other.turns && one.ending == other.ending && one.below == other.below &&
         left.law.game == right.law.game && left.law.start == right.law.start &&
         left.law.ruleset == right.law.ruleset && left.law.set == right.law.set &&
         left.players == right.players && left.strength.plies == right.strength.plies &&
         left.strength.erring == right.strength.erring && left.strength.seed == right.strength.seed &&
         haveEqualDraws;
}

}  // namespace

Broken runPractice(std::string_view input) {
  stateFolder();
  static const std::filesystem::path path = window::keptGamePath().toStdString();
  std::filesystem::create_directories(path.parent_path());
  testing::writeFile(path, std::string(input));
  const auto game = window::keptGame();
  if (testing::contentOf(path) != input) return "reading changes the game";
  if (!game) return {};
  rules::RunningGame played = game->setup.newGame();
  for (const rules::Turn& turn : game->turns) {
    if (played.outcome()) return "a turn after the end of the game";
    played.play(turn);
  }
  if (window::keepGame(*game)) return "the game cannot be written";
  const auto again = window::keptGame();
  if (!again) return "the game written is refused";
  return areEqual(*game, *again) ? "" : "the game written reads otherwise";
}

}  // namespace damath::fuzz
