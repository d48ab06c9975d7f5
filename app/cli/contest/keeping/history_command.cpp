// SPDX-License-Identifier: GPL-3.0-or-later
// The commands `damath contest undo` and `redo`.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/words/texts/journal_words.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct UndoOptions {
  ContestOptions contest;
  // The number of a journal row: the command undoes all actions after this row. If -1, the command undoes
  // only the last action.
  std::int64_t to = -1;
  // The number of a journal row: the command undoes only the action of this row, even if later actions exist.
  // 0 if not given.
  std::int64_t act = 0;
};

void addRows(std::vector<std::string>& lines, ordered_json& json, const std::vector<desk::RowFacts>& rows,
             Phrase phrase, words::Language language) {
  for (const desk::RowFacts& row : rows) {
    json.push_back({{"number", row.number},
                    {"action", row.word},
                    {"subject", row.subject},
                    {"by", row.by},
                    {"at", row.at}});
    lines.push_back(
        words::said(phrase, language, {std::to_string(row.number), words::signedRowText(row, language)}));
  }
}

ExitStatus undo(const UndoOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest&) -> Answer {
    const auto to = options.to < 0 ? std::nullopt : std::optional(options.to);
    DAMATH_TRY(done, options.act > 0 ? run.change(&desk::HistoryDesk::undoAct, options.act)
                                     : run.change(&desk::HistoryDesk::undo, to));
    ordered_json json = {{"undone", ordered_json::array()}, {"fixed", ordered_json::array()}};
    std::vector<std::string> lines;
    addRows(lines, json["undone"], done->rows, Phrase::UndoneRow, run.language());
    addRows(lines, json["fixed"], done->staying, Phrase::FixedRow, run.language());
    return run.changed(std::move(json), std::move(lines), WayBack::Redo);
  });
}

ExitStatus redo(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  return run.withContest([&](OpenContest&) -> Answer {
    DAMATH_TRY(done, run.change(&desk::HistoryDesk::redo));
    ordered_json json = {{"redone", ordered_json::array()}};
    std::vector<std::string> lines;
    addRows(lines, json["redone"], done->rows, Phrase::RedoneRow, run.language());
    return run.changed(std::move(json), std::move(lines));
  });
}

}  // namespace

void addContestUndo(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::Undo, Phrase::AboutContestUndo, undo);
  addContestOptions(command, options.contest);
  command.option("--to", options.to, Phrase::OptTo).within(0, 999999999);
  command.option("--act", options.act, Phrase::OptAct).within(1, 999999999);
}

void addContestRedo(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::Redo, Phrase::AboutContestRedo, redo);
  addContestOptions(command, options);
}

}  // namespace damath::cli
