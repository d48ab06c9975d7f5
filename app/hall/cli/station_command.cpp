// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath station`: shares a contest with several computers, and saves it back to its file.
#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

#include "app/cli/shell/choices.hpp"
#include "app/cli/shell/commands.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/hall/cli/station_run.hpp"
#include "app/hall/server/hall_search.hpp"
#include "app/hall/server/keeper.hpp"
#include "app/hall/words/hall_logins.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/role_words.hpp"
#include "platform/wall_clock.hpp"
#include "reports/render/draw/paper.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct InitOptions {
  StationOptions station;
  int port = station::kUsualPort;
  int clerks = 2;
  std::string arbiter;
  std::string paper = "A4";
};

ExitStatus init(const InitOptions& options, Terminal& terminal) {
  const station::HallFolder hall = options.station.hall();
  const std::string& contest = options.station.contest;
  const auto facts = station::makeHall(
      contest, hall, options.port, halls::usualPeople(options.arbiter, options.clerks, terminal.language()));
  if (!facts) return refusedBy(facts.error(), options.station, terminal);
  const std::filesystem::path cards = hall.cards() / "cards.pdf";
  if (auto printed = printCards(facts->facts, facts->people, cards, options.paper, terminal); !printed) {
    // Removes the shared contest if its login cards could not be printed, because only the cards hold the
    // passwords.
    station::dropHall(contest, hall);
    return terminal.complain(printed.error());
  }
  return printed(options.station, terminal,
                 {{"contest", contest},
                  {"dir", hall.path().string()},
                  {"port", facts->facts.port},
                  {"cards", cards.string()}},
                 {terminal.say(Phrase::StationMade, {facts->facts.name, hall.path().string()}),
                  terminal.say(Phrase::StationCards, {cards.string()}),
                  terminal.say(Phrase::StationNext, {quoted(contest)})});
}

ExitStatus tellState(const StationOptions& options, Terminal& terminal) {
  const auto state = station::stateOfHall(options.contest, options.hall());
  if (!state) return refusedBy(state.error(), options, terminal);
  ordered_json json = {{"contest", options.contest},     {"name", state->facts.name},
                       {"running", state->isRunning},    {"port", state->facts.port},
                       {"addresses", state->addresses},  {"newestCopy", state->newestBackup.string()},
                       {"people", ordered_json::array()}};
  std::vector<std::string> lines = {
      terminal.say(state->isRunning ? Phrase::StationOpen : Phrase::StationRests, {state->facts.name})};
  for (const std::string& address : state->addresses) {
    lines.push_back(terminal.say(Phrase::StationAt, {"postgresql://LOGIN@" + address}));
  }
  if (state->isRunning && state->addresses.empty()) lines.push_back(terminal.say(Phrase::StationNoNetwork));
  if (!state->newestBackup.empty()) {
    lines.push_back(terminal.say(Phrase::StationCopy, {state->newestBackup.string()}));
  }
  for (const db::Person& person : state->people) {
    const auto at = std::ranges::find(state->attendance, person.login, &db::Attendance::login);
    const db::Attendance is = at == state->attendance.end() ? db::Attendance() : *at;
    json["people"].push_back({{"login", person.login},
                              {"name", person.name},
                              {"role", toText(person.role)},
                              {"boards", db::toText(person.boards)},
                              {"connectedSince", is.since},
                              {"from", is.from},
                              {"lastEntry", is.last}});
    lines.push_back("  " + padded(person.login, 14) + padded(person.name, 26) +
                    padded(words::roleText(person.role, terminal.language()), 34) +
                    padded(db::toText(person.boards), 12) +
                    (is.since.empty() ? std::string() : words::localMoment(is.since)));
  }
  return printed(options, terminal, json, lines);
}

struct StartOptions {
  StationOptions station;
  std::optional<int> port;
};

ExitStatus start(const StartOptions& options, Terminal& terminal) {
  const auto facts = station::startHall(options.station.contest, options.station.hall(), options.port);
  if (!facts) return refusedBy(facts.error(), options.station, terminal);
  return tellState(options.station, terminal);
}

ExitStatus stop(const StationOptions& options, Terminal& terminal) {
  const auto stopped = station::stopHall(options.contest, options.hall());
  if (!stopped) return refusedBy(stopped.error(), options, terminal);
  return printed(options, terminal, {{"contest", options.contest}, {"running", false}},
                 {terminal.say(Phrase::StationStopped)});
}

ExitStatus keep(const StationOptions& options, Terminal& terminal) {
  const auto kept = station::keepHall(options.hall());
  return kept ? ExitStatus::Clean : refusedBy(kept.error(), options, terminal);
}

struct CloseOptions {
  StationOptions station;
  bool isLost = false;
  int confirm = 0;
};

ExitStatus giveUp(const CloseOptions& options, Terminal& terminal) {
  constexpr auto kTwoSteps = static_cast<int>(db::ConfirmationLevel::TwoSteps);
  const std::string& contest = options.station.contest;
  const auto copy = station::copyOfHall(contest);
  const std::string newest = copy ? copy->path.string() : std::string();
  const std::string back = terminal.say(Phrase::StationBringBack, {quoted(contest), quoted(newest)});
  if (options.confirm < kTwoSteps) {
    Complaints question = {{contest, {}, terminal.say(Phrase::StationLostAsked)}};
    if (copy) question.push_back({contest, {}, back});
    terminal.complain(question);
    return ExitStatus::Findings;
  }
  const auto done = station::giveUpHall(contest, options.station.hall());
  if (!done) return refusedBy(done.error(), options.station, terminal);
  std::vector<std::string> lines = {terminal.say(Phrase::StationGivenUp, {contest})};
  if (copy) lines.push_back(back);
  return printed(options.station, terminal, {{"contest", contest}, {"givenUp", true}, {"newestCopy", newest}},
                 lines);
}

ExitStatus close(const CloseOptions& closing, Terminal& terminal) {
  if (closing.isLost) return giveUp(closing, terminal);
  const StationOptions& options = closing.station;
  const auto now = platform::wallClock();
  const auto closed = station::closeHall(options.contest, options.hall(), now);
  if (!closed) return refusedBy(closed.error(), options, terminal);
  ordered_json json = {{"contest", options.contest}, {"aside", closed->folder.string()}};
  std::vector<std::string> lines = {terminal.say(Phrase::StationClosed, {options.contest}),
                                    terminal.say(Phrase::StationAside, {closed->folder.string()})};
  if (closed->aside.empty()) return printed(options, terminal, json, lines);
  json["setAside"] = ordered_json::array();
  json["setAsideFile"] = closed->asideFile.string();
  lines.push_back(terminal.say(Phrase::StationSetAside,
                               {std::to_string(closed->aside.size()), closed->asideFile.string()}));
  for (const db::SetAsideRow& row : closed->aside) {
    json["setAside"].push_back(
        {{"table", row.table}, {"row", row.row}, {"by", row.by}, {"at", row.at}, {"reason", row.reason}});
    lines.push_back("  " +
                    printable(row.table + " " + row.row + "  " + row.by + "  " + row.at + "  " + row.reason));
  }
  static_cast<void>(printed(options, terminal, json, lines));
  return ExitStatus::Findings;
}

ExitStatus find(const StationOptions& options, Terminal& terminal) {
  ordered_json json = ordered_json::array();
  std::vector<std::string> lines;
  for (const station::FoundHall& hall : station::hallsNearby(std::chrono::seconds(2))) {
    json.push_back({{"name", hall.name}, {"address", hall.address}});
    lines.push_back(padded(printable(hall.name), 40) + "postgresql://LOGIN@" + hall.address);
  }
  if (lines.empty()) lines.push_back(terminal.say(Phrase::StationNoneFound));
  return printed(options, terminal, json, lines);
}

void addSimple(CommandLine& parent, const char* name, Phrase about,
               ExitStatus (*act)(const StationOptions&, Terminal&)) {
  CommandLine command(parent, name, about);
  addStationOptions(command, command.acts(act));
}

}  // namespace

void addStationCommand(CommandLine& parent) {
  constexpr int kLeastPort = 1024;
  constexpr int kMostPort = 65535;
  constexpr auto kTwoStepsNumber = static_cast<int>(db::ConfirmationLevel::TwoSteps);
  CommandLine command(parent, "station", Phrase::AboutStation);
  command.requireCommand();
  CommandLine making(command, "init", Phrase::AboutStationInit);
  InitOptions& made = making.acts(init);
  addStationOptions(making, made.station);
  making.option("--port", made.port, Phrase::OptStationPort).within(kLeastPort, kMostPort);
  making.option("--clerks", made.clerks, Phrase::OptStationClerks).within(0, 60);
  making.option("--arbiter", made.arbiter, Phrase::OptStationArbiter).trimmed();
  making.option("--paper", made.paper, Phrase::OptPaper, &choices<render::Paper>);
  CommandLine starting(command, "start", Phrase::AboutStationStart);
  StartOptions& started = starting.acts(start);
  addStationOptions(starting, started.station);
  starting.option("--port", started.port, Phrase::OptStationPort).within(kLeastPort, kMostPort);
  addSimple(command, "stop", Phrase::AboutStationStop, stop);
  addSimple(command, "status", Phrase::AboutStationStatus, tellState);
  addStationPerson(command);
  addStationWeb(command);
  addStationOutbox(command);
  addSimple(command, "keep", Phrase::AboutStationKeep, keep);
  CommandLine finding(command, "find", Phrase::AboutStationFind);
  StationOptions& found = finding.acts(find);
  finding.flag("--json", found.json, Phrase::OptJson);
  CommandLine closing(command, "close", Phrase::AboutStationClose);
  CloseOptions& closed = closing.acts(close);
  addStationOptions(closing, closed.station);
  closing.flag("--lost", closed.isLost, Phrase::OptStationLost);
  closing.option("--confirm", closed.confirm, Phrase::OptConfirm).within(1, kTwoStepsNumber);
}

}  // namespace damath::cli
