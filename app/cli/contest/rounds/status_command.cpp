// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest status`: prints what is missing and the next step.
#include "app/cli/contest/clash_list.hpp"
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/status_words.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "core/notation/json/json_list.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

ordered_json sheetsJson(const contest::Event& event, const std::vector<desk::SheetOf>& sheets) {
  return notation::listed(
      sheets, [&](const desk::SheetOf& each) { return sheetOfJson(event, each.at, each.players); });
}

ordered_json statusJson(const contest::Event& event, const desk::EventStatus& status,
                        words::Language language) {
  ordered_json json;
  json["event"] = status.name;
  json["players"] = status.players;
  json["roundsPaired"] = status.roundsPaired;
  json["roundsNeeded"] = status.roundsNeeded;
  json["resultsMissing"] = placesJson(desk::resultsOpen(status));
  json["sheetsMissing"] = placesJson(status.sheetsMissing);
  json["sheetsWithFindings"] = placesJson(status.sheetsWithFindings);
  json["sheetsNotFollowed"] = placesJson(status.sheetsNotFollowed);
  json["sheetsUnreviewed"] = placesJson(status.sheetsUnreviewed);
  json["resultsDiffering"] = differencesJson(event, status.resultsDiffering);
  json["reviewsDiffering"] = sheetsJson(event, status.reviewsDiffering);
  json["sheetsOfOne"] = sheetsJson(event, status.sheetsOfOne);
  json["sheetsAlike"] = notation::listed(status.sheetsAlike, [&](const desk::SheetsAlike& each) {
    return sheetsJson(event, {each.first, each.second});
  });
  json["rematchesDue"] = notation::tiesJson(event, status.rematchesDue);
  json["next"] = desk::toText(status.next);
  json["roundHeld"] =
      status.roundUnpublished ? ordered_json(contest::numberOf(*status.roundUnpublished)) : ordered_json();
  json["planFaults"] = notation::listed(status.planFaults, [language](const pairing::ScheduleFault& fault) {
    return words::planFaultText(fault, language);
  });
  return json;
}

ExitStatus status(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  const auto tell = [&](OpenContest& open, const contest::Event* only) {
    const auto events = desk::EventDesk(open.desk).status();
    if (!events) return run.refused(events.error());
    ordered_json json = {{"contest", open.contest.head.name}, {"events", ordered_json::array()}};
    std::vector<std::string> lines = {open.contest.head.name};
    for (const desk::EventStatus& each : *events) {
      if (only != nullptr && each.event != only->id) continue;
      json["events"].push_back(statusJson(*open.contest.find(each.event), each, run.language()));
      lines.push_back("");
      for (const std::string& line : words::statusLines(each, run.language())) lines.push_back(line);
    }
    if (events->empty()) lines.push_back(run.say(Phrase::CommandNoEvents));
    auto clashes = contest::clashes(open.contest);
    if (only != nullptr) clashes = clashesIn(std::move(clashes), only->id);
    json["clashes"] = clashesJson(open.contest, clashes);
    if (!clashes.empty()) {
      lines.push_back("");
      lines.push_back(run.say(Phrase::ClashesTold, {std::to_string(clashes.size()), options.file}));
    }
    return run.answered(json, lines);
  };
  if (options.event.empty()) return run.withContest([&](OpenContest& open) { return tell(open, nullptr); });
  return run.withEvent([&](OpenContest& open, const contest::Event& event) { return tell(open, &event); });
}

}  // namespace

void addContestStatus(CommandLine& parent) {
  auto [command, options] = parent.command("status", Phrase::AboutContestStatus, status);
  addLookOptions(command, options);
  command.option("--event", options.event, Phrase::OptEvent);
}

}  // namespace damath::cli
