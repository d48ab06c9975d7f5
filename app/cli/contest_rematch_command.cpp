// damath contest rematch: which rematches are due; enters one, with its scoresheet.
#include <algorithm>

#include "app/cli/contest_commands.hpp"
#include "app/cli/contest_file.hpp"
#include "app/cli/result_options.hpp"
#include "app/cli/sheet_entry.hpp"
#include "app/cli/sheet_file.hpp"
#include "app/cli/sheet_place.hpp"
#include "app/desk/round_desk.hpp"
#include "core/exact/number_text.hpp"
#include "core/notation/entry_export.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::CliPhrase;

namespace {

struct RematchOptions {
  ContestOptions contest;
  ResultOptions result;
  std::string entries;  // "3,7", the first being BLUE
  std::string sheet;
  bool accept = false;
};

// The figures of the rematch's own sheet, audited under the event's law.
ResultOptions figuresOf(const SheetFile& file) {
  const sheet::AuditReport report = file.audited();
  return {exact::toText(report.of(board::Side::Blue).grand), exact::toText(report.of(board::Side::Red).grand),
          std::string(rules::toText(file.sheet.ending()))};
}

// Enters the result, or corrects it.
ExitStatus enterResult(ContestRun& run, OpenContest& open, const contest::Event& event,
                       const desk::RematchOf& pair, const ResultOptions& figures, ordered_json& json,
                       std::vector<std::string>& lines) {
  const auto input = resultInput(figures, run.language());
  if (!input) return run.terminal().complain(input.error());
  const auto change = run.careful(open, &event, [&](const desk::Author& author) {
    return desk::RoundDesk(open.desk).setRematch(event.id, pair.one, pair.other, *input, author);
  });
  if (!change) return run.refused(change.error());
  json["event"] = event.setup.name;
  json["blue"] = notation::entryJson(open.contest, event, pair.one);
  json["red"] = notation::entryJson(open.contest, event, pair.other);
  json["correction"] = change->kind == desk::ChangeKind::Correction;
  json["game"] = resultJson(change->after, event.setup.set);
  lines.push_back(changeText(*change, event.setup.set, run.language()));
  return ExitStatus::Clean;
}

ExitStatus enter(ContestRun& run, OpenContest& open, const contest::Event& event,
                 const RematchOptions& options) {
  const auto pair = pairOf(event, options.entries);
  if (!pair) {
    return run.terminal().complain(
        {{{}, {}, words::said(CliPhrase::EntriesBad, run.language(), {options.entries})}});
  }
  ResultOptions figures = options.result;
  // A rematch stands in the contest by its result; before it is accepted its sheet can only be stored beside
  // one.
  const bool isOpen = desk::isRematchOpen(event, pair->one, pair->other);
  if (!options.sheet.empty() && !figures.isGiven() && isOpen) {
    const auto sheet = readSheet(options.sheet, run.language());
    if (!sheet) return run.terminal().complain(sheet.error());
    const auto& setup = event.setup;
    figures = figuresOf(
        {options.sheet, *sheet, setup.set, setup.ruleset, rules::startPosition(setup.set, setup.ruleset)});
  }
  const bool hasSheet = !options.sheet.empty() || options.accept;
  ordered_json json = ordered_json::object();
  std::vector<std::string> lines;
  if (figures.isGiven() || !hasSheet) {
    const ExitStatus status = enterResult(run, open, event, *pair, figures, json, lines);
    if (status != ExitStatus::Clean) return status;
    if (!hasSheet) return run.changed(open, std::move(json), std::move(lines));
  }
  if (!run.options().json) run.answered({}, lines);
  return enterSheet(run, open, event, {*pair, options.sheet, options.accept, {}}, std::move(json));
}

ExitStatus list(ContestRun& run, OpenContest& open, const contest::Event& event) {
  const auto standings = desk::RoundDesk(open.desk).standings(event.id);
  if (!standings) return run.refused(standings.error());
  std::vector<std::string> lines;
  for (const auto& tie : standings->rematchesDue) {
    std::string names;
    for (const contest::EntryId entry : tie) {
      names += (names.empty() ? "" : " – ") + std::to_string(numberOf(event, entry)) + " " +
               nameOf(open.contest, event, entry);
    }
    lines.push_back(words::said(CliPhrase::RematchDue, run.language(), {names}));
  }
  if (lines.empty()) lines.push_back(words::said(CliPhrase::NoRematchDue, run.language()));
  return run.answered(
      {{"event", event.setup.name}, {"rematchesDue", notation::tiesJson(event, standings->rematchesDue)}},
      lines);
}

ExitStatus rematch(const RematchOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.uponEvent([&](OpenContest& open, const contest::Event& event) {
    return options.entries.empty() ? list(run, open, event) : enter(run, open, event, options);
  });
}

}  // namespace

void addContestRematch(CommandLine& parent) {
  CommandLine command(parent, "rematch", CliPhrase::AboutContestRematch);
  const auto options = std::make_shared<RematchOptions>();
  addEventOptions(command, options->contest);
  command.option("--entries", options->entries, CliPhrase::OptEntries);
  addResultOptions(command, options->result);
  command.option("sheet", options->sheet, CliPhrase::OptSheet);
  command.flag("--accept", options->accept, CliPhrase::OptAccept);
  command.act([options](Terminal& terminal) { return rematch(*options, terminal); });
}

}  // namespace damath::cli
