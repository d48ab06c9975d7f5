// damath contest rematch: which rematches are due; enters one.
#include <algorithm>

#include "app/cli/contest_commands.hpp"
#include "app/cli/contest_file.hpp"
#include "app/cli/result_options.hpp"
#include "app/cli/sheet_file.hpp"
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
};

// Start numbers as entries of the event.
struct Pair {
  contest::EntryId blue{};
  contest::EntryId red{};
};

std::optional<contest::EntryId> entryIn(const contest::Event& event, const std::string& number) {
  for (const contest::Entry& entry : event.entries) {
    if (std::to_string(entry.number) == number) return entry.id;
  }
  return std::nullopt;
}

std::optional<Pair> pairOf(const contest::Event& event, const std::string& entries) {
  const std::size_t comma = entries.find(',');
  if (comma == std::string::npos) return std::nullopt;
  const auto blue = entryIn(event, entries.substr(0, comma));
  const auto red = entryIn(event, entries.substr(comma + 1));
  if (!blue || !red || *blue == *red) return std::nullopt;
  return Pair{*blue, *red};
}

// The figures of the rematch's own sheet, audited under the event's law.
ResultOptions figuresOf(const SheetFile& file) {
  const sheet::AuditReport report = file.audited();
  return {exact::toText(report.of(board::Side::Blue).grand), exact::toText(report.of(board::Side::Red).grand),
          std::string(rules::toText(file.sheet.ending()))};
}

ExitStatus enter(ContestRun& run, OpenContest& open, const contest::Event& event,
                 const RematchOptions& options) {
  const auto pair = pairOf(event, options.entries);
  if (!pair) {
    return run.terminal().complain(
        {{{}, {}, words::said(CliPhrase::EntriesBad, run.language(), {options.entries})}});
  }
  ResultOptions figures = options.result;
  if (!options.sheet.empty()) {
    const auto sheet = readSheet(options.sheet, run.language());
    if (!sheet) return run.terminal().complain(sheet.error());
    const auto& setup = event.setup;
    const SheetFile file{options.sheet, *sheet, setup.set, setup.ruleset,
                         rules::startPosition(setup.set, setup.ruleset)};
    if (!figures.isGiven()) figures = figuresOf(file);
  }
  const auto input = resultInput(figures, run.language());
  if (!input) return run.terminal().complain(input.error());
  const auto change = run.careful(open, &event, [&](const desk::Author& author) {
    return desk::RoundDesk(open.desk).setRematch(event.id, pair->blue, pair->red, *input, author);
  });
  if (!change) return run.refused(change.error());
  ordered_json json;
  json["event"] = event.setup.name;
  json["blue"] = notation::entryJson(open.contest, event, pair->blue);
  json["red"] = notation::entryJson(open.contest, event, pair->red);
  json["correction"] = change->kind == desk::ChangeKind::Correction;
  json["game"] = resultJson(change->after, event.setup.set);
  return run.changed(open, std::move(json), {changeText(*change, event.setup.set, run.language())});
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
  command.act([options](Terminal& terminal) { return rematch(*options, terminal); });
}

}  // namespace damath::cli
