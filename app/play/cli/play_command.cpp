// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <iostream>

#include "app/cli/shell/output_file.hpp"
#include "app/play/cli/play_session.hpp"
#include "app/play/game/game_record.hpp"
#include "app/words/catalogue/play_words.hpp"

namespace damath::cli {

using words::PlayPhrase;

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
  terminal.out() << terminal.say(PlayPhrase::Recorded, {printable(nameOf(output, terminal.language()))})
                 << '\n';
  return ExitStatus::Clean;
}

}  // namespace

void addPlayCommand(CommandLine& parent) {
  auto [command, options] = parent.command("play", PlayPhrase::AboutPlay, play);
  addLawOptions(command, options.law);
  command.option("--blue", options.blue, PlayPhrase::OptBluePlayer);
  command.option("--red", options.red, PlayPhrase::OptRedPlayer);
  command.option("--dark", options.dark, PlayPhrase::OptDarkPlayer);
  command.option("--black", options.black, PlayPhrase::OptBlackPlayer);
  command.option("--white", options.white, PlayPhrase::OptWhitePlayer);
  command.option("--level", options.level, PlayPhrase::OptLevel);
  command.option("--seconds", options.seconds, PlayPhrase::OptPlaySeconds);
  command.option("--seed", options.seed, PlayPhrase::OptPlaySeed);
  command.option("--draws", options.draws, PlayPhrase::OptDraws);
  command.option("--record", options.record, PlayPhrase::OptRecord);
  addForce(command, options.isForced);
}

}  // namespace damath::cli
