// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <iostream>

#include "app/cli/play/engine_session.hpp"

namespace damath::cli {

using words::PlayPhrase;

namespace {

ExitStatus serveEngine(const LawNames& names, Terminal& terminal) {
  const auto law = readLaw(names, terminal.language());
  if (!law) return terminal.complain(law.error());
  EngineSession session(*law, terminal);
  session.run(std::cin);
  return ExitStatus::Clean;
}

}  // namespace

void addEngineCommand(CommandLine& parent) {
  CommandLine command(parent, "engine", PlayPhrase::AboutEngine);
  addLawOptions(command, command.acts(serveEngine));
}

}  // namespace damath::cli
