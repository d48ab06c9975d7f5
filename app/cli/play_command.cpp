#include "app/cli/play_command.hpp"

#include <iostream>
#include <memory>

#include "app/cli/output_file.hpp"
#include "app/cli/play_record.hpp"
#include "app/cli/play_session.hpp"
#include "app/words/play_words.hpp"

namespace damath::cli {

using words::PlayPhrase;

namespace {

ExitStatus play(const PlayOptions& options, Terminal& terminal) {
  const auto setup = readPlaySetup(options, terminal.language());
  if (!setup) return terminal.complain(setup.error());
  PlaySession session(*setup, std::cin, terminal);
  session.run();
  if (setup->record.empty()) return ExitStatus::Clean;
  const auto recorded = writeOutput(setup->record, recordOf(*setup, session.game()), terminal.language());
  if (!recorded) return terminal.complain(recorded.error());
  terminal.out() << words::said(PlayPhrase::Recorded, terminal.language(), {printable(setup->record)})
                 << '\n';
  return ExitStatus::Clean;
}

}  // namespace

void addPlayCommand(CommandLine& parent) {
  CommandLine command(parent, "play", words::said(PlayPhrase::AboutPlay, parent.language()));
  const auto options = std::make_shared<PlayOptions>();
  addLawOptions(command, options->law);
  command.option("--blue", options->blue, PlayPhrase::OptBluePlayer);
  command.option("--red", options->red, PlayPhrase::OptRedPlayer);
  command.option("--dark", options->dark, PlayPhrase::OptDarkPlayer);
  command.option("--black", options->black, PlayPhrase::OptBlackPlayer);
  command.option("--white", options->white, PlayPhrase::OptWhitePlayer);
  command.option("--level", options->level, PlayPhrase::OptLevel);
  command.option("--seconds", options->seconds, PlayPhrase::OptPlaySeconds);
  command.option("--draws", options->draws, PlayPhrase::OptDraws);
  command.option("--record", options->record, PlayPhrase::OptRecord);
  command.act([options](Terminal& terminal) { return play(*options, terminal); });
}

}  // namespace damath::cli
