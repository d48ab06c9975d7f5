// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest rule`: enters the facilitator's ruling on a finding (T6).
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/result_answer.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/words/findings/ruling_words.hpp"
#include "core/board/side.hpp"
#include "core/notation/json/json_list.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct RuleOptions {
  ContestOptions contest;
  SheetPlace place;
  int line = 0;
  std::string cell;
  bool keep = false;
  std::string correct;
};

// Returns the ruling that the options describe. nullopt if --cell is no cell like "red.score" or "result".
std::optional<db::StoredRuling> rulingIn(const RuleOptions& options) {
  db::StoredRuling ruling;
  if (options.line > 0) ruling.line = options.line;
  if (!options.keep) ruling.value = options.correct;
  const std::size_t dot = options.cell.find('.');
  if (dot == std::string::npos) {
    ruling.cell = sheet::Cell::Result;
    return options.cell == sheet::toText(sheet::Cell::Result) ? std::optional(ruling) : std::nullopt;
  }
  const auto cell = sheet::parseCell(options.cell.substr(dot + 1));
  ruling.side = board::parseSide(options.cell.substr(0, dot));
  if (!cell || *cell == sheet::Cell::Result || !ruling.side) return std::nullopt;
  ruling.cell = *cell;
  return ruling;
}

ordered_json rulingJson(const contest::Event& event, const desk::SheetAt& at,
                        const db::StoredRuling& ruling) {
  ordered_json json = placeJson(event, at);
  json["line"] = notation::orNull(ruling.line);
  json["cell"] = sheet::placeText({{}, ruling.side, ruling.cell, {}});
  json["decision"] = ruling.value ? "correct" : "keep";
  json["value"] = notation::orNull(ruling.value);
  return json;
}

ExitStatus rule(const RuleOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const auto ruling = rulingIn(options);
  if (!ruling) return terminal.complain(Phrase::CellUnknown, {options.cell});
  if (options.keep != options.correct.empty()) {
    return terminal.complain(Phrase::RulingNeeded);
  }
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    DAMATH_TRY(at, sheetAt(event, options.place, run.language()));
    DAMATH_TRY(ruled, run.change(&desk::ReviewDesk::rule, event.id, *at, *ruling));
    ordered_json json = rulingJson(event, *at, *ruling);
    json["outcome"] = outcomeJson(ruled->outcome, event.setup.set);
    DAMATH_TRY(difference, desk::SheetDesk(open.desk).difference(event.id, *at));
    json["differs"] = differenceJson(*difference);
    const std::string cell = words::cellText({ruling->line, ruling->side, ruling->cell, {}}, run.language());
    const std::string line =
        ruling->value ? run.say(Phrase::Ruled, {cell, *ruling->value}) : run.say(Phrase::RuledKept, {cell});
    std::vector<std::string> lines = {line, outcomeText(ruled->outcome, event.setup.set, run.language())};
    if (ruled->result) {
      lines.push_back(changeText(*ruled->result, event.setup.set, run.language()));
      addPairedAgain(json, lines, ruled->result->again, run.language());
    }
    return run.changed(std::move(json), std::move(lines));
  });
}

}  // namespace

void addContestRule(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::Rule, Phrase::AboutContestRule, rule);
  addEventOptions(command, options.contest);
  addSheetPlace(command, options.place);
  command.option("--line", options.line, Phrase::OptLine).within(1, 9999);
  command.option("--cell", options.cell, Phrase::OptCell).required();
  command.flag("--keep", options.keep, Phrase::OptKeep);
  command.option("--correct", options.correct, Phrase::OptCorrect);
  addOpenRounds(command, options.contest);
}

}  // namespace damath::cli
