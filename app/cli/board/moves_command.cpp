// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <ostream>

#include "app/cli/board/board_picture.hpp"
#include "app/cli/board/law_options.hpp"
#include "app/game/turn_line.hpp"
#include "app/words/texts/game_words.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/board/turn_json.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::cli {

namespace {

using words::Phrase;

struct MovesOptions {
  LawNames law;
  bool json = false;
};

std::string pictureOf(const Law& law, const board::Position& position) {
  return law.hasScores() ? boardPicture(position, law.set) : companionPicture(law.game, position);
}

Outcome moves(const MovesOptions& options, Terminal& terminal) {
  const words::Language language = terminal.language();
  DAMATH_TRY(law, readLaw(options.law, language));
  if (options.json) {
    terminal.out() << notation::toMovesJson(law->start, law->forNotation()) << '\n';
    return ExitStatus::Clean;
  }
  const rules::TurnList turns = rules::legalTurns(law->movement, law->start);
  const std::string side = words::sideName(law->game, law->start.toMove(), language);
  terminal.out() << pictureOf(*law, law->start) << '\n';
  terminal.out() << (turns.empty() ? terminal.say(Phrase::NoTurn, {side})
                                   : terminal.say(Phrase::TurnsOf, {side, std::to_string(turns.size())}))
                 << '\n';
  for (const rules::Turn& turn : turns) {
    terminal.out() << "  "
                   << (law->hasScores() ? game::turnLine(turn, law->start, law->ruleset, law->set)
                                        : notation::turnName(law->game, turn))
                   << '\n';
  }
  return ExitStatus::Clean;
}

}  // namespace

void addMovesCommand(CommandLine& parent) {
  auto [command, options] = parent.command("moves", Phrase::AboutMoves, moves);
  addLawOptions(command, options.law);
  command.flag("--json", options.json, Phrase::OptJson);
}

}  // namespace damath::cli
