// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest violation`: prints the log of violations, or adds a violation (T5).
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/desk/sheets/violation_desk.hpp"
#include "app/words/findings/violation_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/notation/exports/entry_export.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct PlaceOptions {
  ContestOptions contest;
  int round = 0;
  int board = 0;

  [[nodiscard]] desk::Place place() const {
    return {contest::RoundNumber{round}, contest::BoardNumber{board}};
  }
};

struct ViolationOptions {
  PlaceOptions at;
  int entry = 0;
  std::string kind = "other";
  std::string remark;
};

ordered_json violationJson(const OpenContest& open, const contest::Event& event,
                           const desk::ViolationLogged& logged) {
  const contest::Game* game = logged.violation.game ? event.find(*logged.violation.game) : nullptr;
  ordered_json json = notation::entryJson(open.contest, event, logged.violation.entry);
  json["round"] = game == nullptr ? ordered_json() : ordered_json(contest::numberOf(game->round));
  json["board"] = game == nullptr ? ordered_json() : ordered_json(contest::numberOf(game->board));
  json["kind"] = db::toText(logged.violation.kind);
  json["remark"] = logged.violation.remark;
  json["by"] = logged.violation.by;
  json["at"] = logged.violation.at;
  json["count"] = logged.count;
  json["disqualifying"] = logged.disqualifying;
  return json;
}

std::string violationText(const OpenContest& open, const contest::Event& event,
                          const desk::ViolationLogged& logged, words::Language language) {
  const std::string after =
      logged.disqualifying ? words::said(Phrase::ViolationDisqualifies, language) : std::string();
  const std::string remark = logged.violation.remark.empty() ? "" : " – " + logged.violation.remark;
  return words::said(
      Phrase::ViolationLine, language,
      {words::localMoment(logged.violation.at),
       contest::shownName(open.contest, event, logged.violation.entry),
       words::kindText(logged.violation.kind, language) + remark, std::to_string(logged.count), after});
}

ExitStatus list(ContestRun& run) {
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    DAMATH_TRY(all, desk::ViolationDesk(open.desk).violations(event.id));
    ordered_json json = {{"event", event.setup.name}, {"violations", ordered_json::array()}};
    std::vector<std::string> lines;
    for (const desk::ViolationLogged& logged : *all) {
      json["violations"].push_back(violationJson(open, event, logged));
      lines.push_back(violationText(open, event, logged, run.language()));
    }
    if (lines.empty()) lines.push_back(run.say(Phrase::NoViolations));
    return run.answered(json, lines);
  });
}

ExitStatus log(const ViolationOptions& options, Terminal& terminal) {
  ContestRun run(options.at.contest, terminal);
  if (options.entry == 0) return list(run);
  const auto kind = db::parseViolationKind(options.kind);
  if (!kind)
    return terminal.complain(Phrase::KindUnknown,
                             {options.kind, choices<db::ViolationKind>(terminal.language())});
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    const auto entry = entryIdNumbered(event, options.entry);
    if (!entry) return run.noEntry(options.entry);
    const auto place = options.at.round > 0 ? std::optional(options.at.place()) : std::nullopt;
    DAMATH_TRY(logged, run.change(&desk::ViolationDesk::addViolation, event.id, *entry, place, *kind,
                                  options.remark));
    ordered_json json = {{"event", event.setup.name}};
    json.update(violationJson(open, event, *logged));
    run.changed(std::move(json), {violationText(open, event, *logged, run.language())}, WayBack::None);
    return logged->disqualifying ? ExitStatus::Findings : ExitStatus::Clean;
  });
}

}  // namespace

void addContestViolation(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::AddViolation, Phrase::AboutContestViolation, log);
  addEventOptions(command, options.at.contest);
  Option round = command.option("--round", options.at.round, Phrase::OptRound).within(1, 9999);
  Option board = command.option("--board", options.at.board, Phrase::OptBoard).within(1, 9999);
  const Option entry = command.option("--entry", options.entry, Phrase::OptEntry);
  // Without a player, the command lists all violations of the event.
  round.onlyWith(board).onlyWith(entry);
  board.onlyWith(round).onlyWith(entry);
  command.option("--kind", options.kind, Phrase::OptKind, &choices<db::ViolationKind>).onlyWith(entry);
  command.option("--remark", options.remark, Phrase::OptRemark).onlyWith(entry);
}

}  // namespace damath::cli
