// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath station person`: adds and removes logins of a shared contest. The password of a new
// login is on a PDF card.
#include <nlohmann/json.hpp>

#include "app/cli/shell/choices.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/hall/cli/station_run.hpp"
#include "app/hall/words/hall_logins.hpp"
#include "reports/render/draw/paper.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

struct AddOptions {
  StationOptions station;
  std::string name;
  std::string role = "clerk";
  std::string boards;
  std::string login;
  std::string card;
  std::string paper = "A4";
};

ExitStatus addOne(const AddOptions& options, Terminal& terminal) {
  const auto role = db::parseRole(options.role);
  if (!role) {
    return terminal.complain(Phrase::StationRoleBad,
                             {shortened(options.role), choices<db::Role>(terminal.language())});
  }
  const auto boards = db::parseBoards(options.boards);
  if (!boards) return terminal.complain(Phrase::StationBoardsBad, {shortened(options.boards)});
  const std::string login = options.login.empty() ? halls::loginOf(options.name) : options.login;
  if (!db::isLogin(login)) return terminal.complain(Phrase::StationLoginBad, {shortened(login)});
  const station::HallFolder hall = options.station.hall();
  const auto facts = hall.facts();
  if (!facts) return refusedBy(facts.error(), options.station, terminal);
  const auto added = station::addPerson(options.station.contest, hall, {login, options.name, *role, *boards});
  if (!added) {
    const auto& store = added.error().store;
    if (store && store->fault == db::StoreFault::FileExists) {
      terminal.complain(Phrase::StationPersonKnown, {shortened(login)});
      return ExitStatus::Findings;
    }
    return refusedBy(added.error(), options.station, terminal);
  }
  const std::filesystem::path card =
      options.card.empty() ? hall.cards() / (login + ".pdf") : std::filesystem::path(options.card);
  if (auto printed = printCards(*facts, {*added}, card, options.paper, terminal); !printed) {
    // Removes the login if its card could not be printed, because only the card holds the password.
    static_cast<void>(station::removePerson(options.station.contest, hall, login));
    return terminal.complain(printed.error());
  }
  return printed(options.station, terminal,
                 {{"login", login},
                  {"name", options.name},
                  {"role", toText(*role)},
                  {"boards", db::toText(*boards)},
                  {"card", card.string()}},
                 {terminal.say(Phrase::StationPersonAdded, {options.name, login, card.string()})});
}

struct RemoveOptions {
  StationOptions station;
  std::string login;
};

ExitStatus removeOne(const RemoveOptions& options, Terminal& terminal) {
  const auto removed = station::removePerson(options.station.contest, options.station.hall(), options.login);
  if (!removed) {
    const auto& store = removed.error().store;
    if (store && store->fault == db::StoreFault::Constraint) {
      terminal.complain(Phrase::StationPersonUnknown, {shortened(options.login)});
      return ExitStatus::Findings;
    }
    return refusedBy(removed.error(), options.station, terminal);
  }
  return printed(options.station, terminal, {{"removed", options.login}},
                 {terminal.say(Phrase::StationPersonRemoved, {options.login})});
}

}  // namespace

void addStationPerson(CommandLine& parent) {
  CommandLine command(parent, "person", Phrase::AboutStationPerson);
  command.requireCommand();
  CommandLine add(command, "add", Phrase::AboutStationPersonAdd);
  AddOptions& adding = add.acts(addOne);
  addStationOptions(add, adding.station);
  add.option("name", adding.name, Phrase::OptStationName).required().trimmed();
  add.option("--role", adding.role, Phrase::OptStationRole, &choices<db::Role>);
  add.option("--boards", adding.boards, Phrase::OptStationBoards);
  add.option("--login", adding.login, Phrase::OptStationLogin);
  add.option("--paper", adding.paper, Phrase::OptPaper, &choices<render::Paper>);
  add.option("-o,--output", adding.card, Phrase::OptStationCard);
  CommandLine remove(command, "remove", Phrase::AboutStationPersonRemove);
  RemoveOptions& removing = remove.acts(removeOne);
  addStationOptions(remove, removing.station);
  remove.option("login", removing.login, Phrase::OptStationWho).required();
}

}  // namespace damath::cli
