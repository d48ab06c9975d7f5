// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheet/replay_command.hpp"

#include <ostream>

#include "app/cli/board/board_picture.hpp"
#include "app/cli/board/turn_line.hpp"
#include "app/cli/sheet/pdn_replay.hpp"
#include "app/cli/sheet/sheet_file.hpp"
#include "core/notation/sheet/replay_json.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

struct ReplayOptions {
  std::string sheet;
  bool json = false;
};

void print(Terminal& terminal, const SheetFile& file, const sheet::AuditReport& report) {
  const words::Language language = terminal.language();
  terminal.out() << boardPicture(report.start, file.set);
  std::size_t number = 0;
  for (const sheet::ReplayedTurn& turn : report.turns) {
    const std::string line = turnLine(turn.turn, turn.before, file.ruleset, file.set);
    terminal.out() << '\n'
                   << words::said(CliPhrase::TurnHead, language,
                                  {std::to_string(++number), sideName(turn.side), line});
    if (turn.lines.empty()) terminal.out() << "  " << words::said(CliPhrase::TurnInferred, language);
    terminal.out() << '\n' << boardPicture(turn.after, file.set);
  }
}

ExitStatus replay(const ReplayOptions& options, Terminal& terminal) {
  if (options.sheet.ends_with(".pdn")) {
    return replayPdn(options.sheet, options.json ? ReplayForm::Json : ReplayForm::Text, terminal);
  }
  const auto file = readSheetFile(options.sheet, terminal.language());
  if (!file) return terminal.complain(file.error());
  const sheet::AuditReport report = file->audited();
  if (options.json) {
    terminal.out() << notation::toReplayJson(options.sheet, report, {file->ruleset, file->set}) << '\n';
  } else {
    print(terminal, *file, report);
  }
  return report.hasErrors() ? ExitStatus::Findings : ExitStatus::Clean;
}

}  // namespace

void addReplayCommand(CommandLine& parent) {
  CommandLine command(parent, "replay", CliPhrase::AboutReplay);
  const auto options = std::make_shared<ReplayOptions>();
  command.option("sheet", options->sheet, CliPhrase::OptSheet).required();
  command.flag("--json", options->json, CliPhrase::OptJson);
  command.act([options](Terminal& terminal) { return replay(*options, terminal); });
}

}  // namespace damath::cli
