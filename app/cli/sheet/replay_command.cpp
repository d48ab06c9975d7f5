// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <ostream>

#include "app/cli/board/board_picture.hpp"
#include "app/cli/sheet/pdn_replay.hpp"
#include "app/cli/sheet/sheet_file.hpp"
#include "app/play/game/turn_line.hpp"
#include "core/board/side.hpp"
#include "core/notation/sheet/audit_json.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

struct ReplayOptions {
  std::string sheet;
  bool json = false;
};

void print(Terminal& terminal, const SheetFile& file, const sheet::AuditReport& report) {
  terminal.out() << boardPicture(report.start, file.set);
  std::size_t number = 0;
  for (const sheet::ReplayedTurn& turn : report.turns) {
    const std::string line = game::turnLine(turn.turn, turn.before, file.ruleset, file.set);
    terminal.out() << '\n'
                   << terminal.say(Phrase::TurnHead,
                                   {std::to_string(++number), std::string(nameOf(turn.side)), line});
    if (turn.lines.empty()) terminal.out() << "  " << terminal.say(Phrase::TurnInferred);
    terminal.out() << '\n' << boardPicture(turn.after, file.set);
  }
}

Outcome replay(const ReplayOptions& options, Terminal& terminal) {
  if (options.sheet.ends_with(".pdn")) {
    return replayPdn(options.sheet, options.json ? ReplayForm::Json : ReplayForm::Text, terminal);
  }
  DAMATH_TRY(file, readSheetFile(options.sheet, terminal.language()));
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
  auto [command, options] = parent.command("replay", Phrase::AboutReplay, replay);
  command.option("sheet", options.sheet, Phrase::OptSheet).required();
  command.flag("--json", options.json, Phrase::OptJson);
}

}  // namespace damath::cli
