// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <iostream>

#include "app/play/cli/engine_session.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

constexpr int kMostThreads = 256;

struct EngineOptions {
  LawNames law;
  int threads = 1;
};

Outcome serveEngine(const EngineOptions& options, Terminal& terminal) {
  DAMATH_TRY(law, readLaw(options.law, terminal.language()));
  EngineSession session(*law, options.threads, terminal);
  session.run(std::cin);
  return ExitStatus::Clean;
}

}  // namespace

void addEngineCommand(CommandLine& parent) {
  auto [command, options] = parent.command("engine", Phrase::AboutEngine, serveEngine);
  addLawOptions(command, options.law);
  command.option("--threads", options.threads, Phrase::OptThreads).within(1, kMostThreads);
}

}  // namespace damath::cli
