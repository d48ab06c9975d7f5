// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <iostream>

#include "app/cli/play/play_session.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/game/game_record.hpp"
#include "app/words/catalogue/play_words.hpp"

namespace damath::cli {

using words::PlayPhrase;

namespace {

ExitStatus play(const PlayOptions& options, Terminal& terminal) {
  const auto setup = readPlaySetup(options, terminal.language());
  if (!setup) return terminal.complain(setup.error());
  const bool isSheet = setup->law.game == rules::Game::Damath;
  const Output output{setup->record, isSheet ? OutputKind::Sheet : OutputKind::Unmarked, options.isForced};
  const bool isRecorded = !setup->record.empty();
  // A game is not played only to be lost at its end.
  if (isRecorded) {
    if (auto begun = beginOutput(output, false, terminal); !begun) return terminal.complain(begun.error());
  }
  PlaySession session(*setup, std::cin, terminal);
  session.run();
  if (!isRecorded) return ExitStatus::Clean;
  const std::string record = game::recordOf(setup->law, session.game());
  const auto recorded = writeOutput(output, isSheet ? withRemark(record) : record, terminal.language());
  if (!recorded) return terminal.complain(recorded.error());
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
