// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <iostream>

#include "app/cli/shell/output_file.hpp"
#include "app/play/cli/play_session.hpp"
#include "app/play/game/game_record.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

Outcome play(const PlayOptions& options, Terminal& terminal) {
  DAMATH_TRY(setup, readPlaySetup(options, terminal.language()));
  const bool isSheet = setup->law.game == rules::Game::Damath;
  const Output output{setup->record, isSheet ? OutputKind::Sheet : OutputKind::Unmarked, options.isForced};
  const bool isRecorded = !setup->record.empty();
  // Checks the record's file before the game, so that a finished game is not lost.
  if (isRecorded) {
    DAMATH_CHECK(beginOutput(output, false, terminal));
  }
  PlaySession session(*setup, std::cin, terminal);
  session.run();
  if (!isRecorded) return ExitStatus::Clean;
  const std::string record = game::recordOf(setup->law, session.game());
  DAMATH_CHECK(writeOutput(output, isSheet ? withRemark(record) : record, terminal.language()));
  terminal.out() << terminal.say(Phrase::Recorded, {printable(nameOf(output, terminal.language()))}) << '\n';
  return ExitStatus::Clean;
}

}  // namespace

void addPlayCommand(CommandLine& parent) {
  auto [command, options] = parent.command("play", Phrase::AboutPlay, play);
  addLawOptions(command, options.law);
  command.option("--blue", options.blue, Phrase::OptBluePlayer);
  command.option("--red", options.red, Phrase::OptRedPlayer);
  command.option("--dark", options.dark, Phrase::OptDarkPlayer);
  command.option("--black", options.black, Phrase::OptBlackPlayer);
  command.option("--white", options.white, Phrase::OptWhitePlayer);
  command.option("--level", options.level, Phrase::OptEngineLevel);
  command.option("--seconds", options.seconds, Phrase::OptPlaySeconds);
  command.option("--seed", options.seed, Phrase::OptPlaySeed);
  command.option("--draws", options.draws, Phrase::OptDraws);
  command.option("--record", options.record, Phrase::OptRecord);
  addForce(command, options.isForced);
}

}  // namespace damath::cli
