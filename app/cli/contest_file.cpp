#include "app/cli/contest_file.hpp"

#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <ostream>

#include "app/words/desk_words.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::CliPhrase;

namespace {

std::string loginName() {
  const passwd* entry = ::getpwuid(::geteuid());
  if (entry != nullptr && entry->pw_name != nullptr && *entry->pw_name != '\0') return entry->pw_name;
  return "uid " + std::to_string(::geteuid());
}

const desk::Clock& clockOfComputer() {
  static const desk::SystemClock clock;
  return clock;
}

// Refusals that the state of the contest gives; the others want other arguments.
bool isContests(desk::Refusal refusal) {
  using enum desk::Refusal;
  switch (refusal) {
    case EntriesFrozen:
    case TooFewEntries:
    case Complete:
    case ResultsMissing:
    case ResultUnchanged:
    case SheetAccepted:
    case NoSuchSheet:
    case NoRematchDue:
      return true;
    default:
      return false;
  }
}

const contest::Entry* entryOf(const contest::Event& event, contest::EntryId id) {
  const auto found = std::ranges::find(event.entries, id, &contest::Entry::id);
  return found == event.entries.end() ? nullptr : &*found;
}

const contest::Player* playerOf(const contest::Contest& contest, const contest::Event& event,
                                contest::EntryId id) {
  const contest::Entry* entry = entryOf(event, id);
  return entry == nullptr ? nullptr : contest.find(entry->player);
}

}  // namespace

void addContestOptions(CommandLine& command, ContestOptions& options) {
  command.option("file", options.file, CliPhrase::OptFile)->required();
  command.option("--by", options.by, CliPhrase::OptBy);
  command.option("--reason", options.reason, CliPhrase::OptReason);
  command.option("--confirm", options.confirm, CliPhrase::OptConfirm);
  command.flag("--json", options.json, CliPhrase::OptJson);
}

void addEventOptions(CommandLine& command, ContestOptions& options) {
  addContestOptions(command, options);
  command.option("--event", options.event, CliPhrase::OptEvent)->required();
}

desk::Author authorOf(const ContestOptions& options) {
  return {loginName(), options.by, options.reason};
}

ExitStatus ContestRun::upon(const Work& work) {
  desk::Opening opening = desk::Desk::open(m_options.file, clockOfComputer());
  const Complaint verdict{m_options.file, {}, words::message(opening.verdict, language())};
  if (!opening.desk) return m_terminal.complain({verdict});
  // What happened to the file is worth knowing, but not part of the answer.
  if (std::holds_alternative<db::Migrated>(opening.verdict)) m_terminal.complain({verdict});
  auto contest = opening.desk->snapshot();
  if (!contest) return refused(contest.error());
  OpenContest open{*std::move(opening.desk), *std::move(contest)};
  return work(open);
}

ExitStatus ContestRun::uponEvent(const EventWork& work) {
  return upon([&](OpenContest& open) {
    const contest::Event* event = open.contest.findEvent(m_options.event);
    if (event != nullptr) return work(open, *event);
    desk::DeskError error;
    error.refusal = desk::Refusal::NoSuchEvent;
    error.subject = m_options.event;
    return refused(error);
  });
}

ExitStatus ContestRun::refused(const desk::DeskError& error) {
  if (m_options.json && isContests(error.refusal)) {
    ordered_json json;
    if (!m_options.event.empty()) json["event"] = m_options.event;
    json["reason"] = std::string(desk::toText(error.refusal));
    if (!error.places.empty()) json["games"] = placesJson(error.places);
    print(m_terminal, json);
  }
  m_terminal.complain({{m_options.file, {}, words::message(error, language())}});
  return isContests(error.refusal) ? ExitStatus::Findings : ExitStatus::Unusable;
}

ExitStatus ContestRun::answered(const ordered_json& json, const std::vector<std::string>& lines) {
  if (m_options.json) {
    print(m_terminal, json);
  } else {
    for (const std::string& line : lines) m_terminal.out() << printable(line) << '\n';
  }
  return ExitStatus::Clean;
}

void print(Terminal& terminal, const ordered_json& json) {
  terminal.out() << json.dump(-1, ' ', false, ordered_json::error_handler_t::replace) << '\n';
}

int numberOf(const contest::Event& event, contest::EntryId entry) {
  const contest::Entry* found = entryOf(event, entry);
  return found == nullptr ? 0 : found->number;
}

std::string nameOf(const contest::Contest& contest, const contest::Event& event, contest::EntryId entry) {
  const contest::Player* player = playerOf(contest, event, entry);
  return player == nullptr ? std::string() : player->name();
}

std::string schoolOf(const contest::Contest& contest, const contest::Event& event, contest::EntryId entry) {
  const contest::Player* player = playerOf(contest, event, entry);
  const contest::School* school = player == nullptr ? nullptr : contest.find(player->school);
  return school == nullptr ? std::string() : school->name;
}

ordered_json entryJson(const contest::Contest& contest, const contest::Event& event, contest::EntryId entry) {
  ordered_json json;
  json["entry"] = numberOf(event, entry);
  json["name"] = nameOf(contest, event, entry);
  json["school"] = schoolOf(contest, event, entry);
  return json;
}

ordered_json tiesJson(const contest::Event& event, const std::vector<std::vector<contest::EntryId>>& ties) {
  ordered_json json = ordered_json::array();
  for (const auto& tie : ties) {
    ordered_json numbers = ordered_json::array();
    for (const contest::EntryId entry : tie) numbers.push_back(numberOf(event, entry));
    json.push_back(std::move(numbers));
  }
  return json;
}

ordered_json placesJson(const std::vector<desk::Place>& places) {
  ordered_json json = ordered_json::array();
  for (const desk::Place& place : places) {
    json.push_back({{"round", contest::numberOf(place.round)}, {"board", contest::numberOf(place.board)}});
  }
  return json;
}

}  // namespace damath::cli
