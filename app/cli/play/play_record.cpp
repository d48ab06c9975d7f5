// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play/play_record.hpp"

#include "core/notation/board/square_name.hpp"
#include "core/notation/pdn/pdn.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/settle/game_record.hpp"

namespace damath::cli {

namespace {

rules::TurnList turnsOf(const rules::RunningGame& game) {
  rules::TurnList turns;
  for (const rules::PlayedTurn& played : game.played()) turns.push_back(played.turn);
  return turns;
}

std::string sheetOf(const PlaySetup& setup, const rules::RunningGame& game) {
  const Law& law = setup.law;
  const rules::Ending ending = game.outcome() ? game.outcome()->ending : rules::Ending::Time;
  sheet::Sheet sheet =
      written({law.start, turnsOf(game), ending}, law.set, law.ruleset, sheet::Routes::Written);
  if (!game.outcome()) sheet.setTag("Result", "*");
  if (law.start != rules::startPosition(law.set, law.ruleset)) {
    sheet.setTag("Start", notation::toPositionJson(law.start, law.set));
  }
  return notation::toSheetText(sheet);
}

std::string pdnOf(const PlaySetup& setup, const rules::RunningGame& game) {
  notation::PdnGame pdn;
  pdn.start = setup.law.start;
  pdn.turns = turnsOf(game);
  if (game.outcome()) pdn.result = game.outcome()->result;
  return toPdn(pdn);
}

}  // namespace

std::string recordOf(const PlaySetup& setup, const rules::RunningGame& game) {
  switch (setup.law.game) {
    case rules::Game::Damath:
      return sheetOf(setup, game);
    case rules::Game::English:
      return pdnOf(setup, game);
    case rules::Game::Dame:
      break;
  }
  std::string lines;
  for (const rules::Turn& turn : turnsOf(game)) lines += notation::turnName(rules::Game::Dame, turn) + '\n';
  return lines;
}

}  // namespace damath::cli
