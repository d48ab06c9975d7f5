// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath station web`: serves the phones at the tables and the hall display, until Ctrl+C.
#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <ostream>
#include <thread>

#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/print_document.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "app/hall/cli/station_run.hpp"
#include "app/hall/server/hall_search.hpp"
#include "app/hall/web/http_server.hpp"
#include "app/hall/web/web_station.hpp"
#include "app/papers/table_cards.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/text/parts.hpp"
#include "platform/boot_clock.hpp"
#include "platform/file_path.hpp"
#include "platform/interruption.hpp"
#include "reports/render/draw/paper.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

constexpr std::chrono::milliseconds kBetweenLooks{500};
constexpr const char* kPhonesLogin = "phones";

struct WebOptions {
  StationOptions station;
  std::string address;
  int port = web::kUsualPort;
  bool newCards = false;
  std::string cards;
  std::string paper = "A4";
};

// Returns the addresses at which other devices reach this computer, such as "192.168.1.10": the address of
// the option --address, or else all own addresses.
std::vector<std::string> addressesServed(const WebOptions& options) {
  if (!options.address.empty()) return {options.address};
  std::vector<std::string> addresses;
  for (const std::string& each : station::ownAddresses(options.port)) {
    addresses.push_back(each.substr(0, each.find(':')));
  }
  return addresses;
}

std::string hostOf(const std::string& address, int port) {
  return "http://" + address + ":" + std::to_string(port);
}

class WebRun {
 public:
  WebRun(const WebOptions& options, Terminal& terminal) : m_options(options), m_terminal(terminal) {}

  [[nodiscard]] ExitStatus run() {
    const auto place = placeToServe();
    if (!place) return place.error();
    web::SharedDesk desk(*place, m_clock);
    const db::OpenVerdict verdict = desk.open();
    const Complaint complaint{place->text(), {}, words::message(verdict, m_terminal.language())};
    const bool isOpen =
        std::holds_alternative<db::Current>(verdict) || std::holds_alternative<db::Migrated>(verdict);
    if (!isOpen) return m_terminal.complain({complaint});
    if (std::holds_alternative<db::Migrated>(verdict)) m_terminal.complain({complaint});
    const auto sight = desk.sight();
    if (sight->trouble) {
      return m_terminal.complain({{place->text(), {}, words::message(*sight->trouble, language())}});
    }
    const auto person = desk.person();
    const bool isHall = place->hall() != nullptr;
    const bool isClerk = !isHall || (person && person->role == db::Role::Clerk);
    if (!isClerk && !(person && person->role == db::Role::Display)) {
      const db::Role role = person ? person->role : db::Role::Owner;
      return m_terminal.complain({{place->text(), {}, say(Phrase::WebRoleBad, {toText(role)})}});
    }
    return serve(desk, *place, isClerk);
  }

 private:
  template <class T>
  using Answer = Expected<T, ExitStatus>;

  [[nodiscard]] words::Language language() const { return m_terminal.language(); }
  [[nodiscard]] std::string say(Phrase phrase, std::initializer_list<std::string_view> words = {}) const {
    return m_terminal.say(phrase, words);
  }

  // Returns the contest that the web pages show. If the user named a contest file that is shared, this is the
  // shared contest; otherwise the named file or server.
  [[nodiscard]] Answer<db::Place> placeToServe() {
    const db::Place given = db::Place::parse(m_options.station.contest);
    if (given.hall() != nullptr) return given;
    const station::HallFolder hall = m_options.station.hall();
    const auto facts = hall.facts();
    const auto contest = platform::resolvedPath(*given.file());
    if (!facts || platform::resolvedPath(facts->contest) != contest) return given;
    return joined(hall, *facts);
  }

  // Makes a login for the phones at a shared contest and returns the address with this login. Each run of the
  // command makes a new login, because the password of a login is never stored.
  [[nodiscard]] Answer<db::Place> joined(const station::HallFolder& hall, const station::HallFacts& facts) {
    const std::string& contest = m_options.station.contest;
    const auto refuse = [&](const station::StationError& error) -> Answer<db::Place> {
      return Unexpected(refusedBy(error, m_options.station, m_terminal));
    };
    const auto state = station::stateOfHall(contest, hall);
    if (!state) return refuse(state.error());
    if (!state->isRunning) {
      return refuse(station::StationError{station::StationFault::NotRunning, hall.path().string()});
    }
    if (std::ranges::find(state->people, kPhonesLogin, &db::Person::login) != state->people.end()) {
      if (const auto gone = station::removePerson(contest, hall, kPhonesLogin); !gone) {
        return refuse(gone.error());
      }
    }
    const auto added = station::addPerson(
        contest, hall, {kPhonesLogin, say(Phrase::WebPersonName), db::Role::Clerk, boardsIn(hall, facts)});
    if (!added) return refuse(added.error());
    return db::Place(db::HallAddress{std::string("postgresql://") + kPhonesLogin + ":" + added->phrase +
                                     "@127.0.0.1:" + std::to_string(facts.port) + "/" + station::kDatabase});
  }

  // Returns the range of boards for which the phones may enter results.
  [[nodiscard]] std::vector<db::BoardRange> boardsIn(const station::HallFolder& hall,
                                                     const station::HallFacts& facts) const {
    web::SharedDesk owner(db::Place(hall.ownersAddress(facts.port)), m_clock);
    static_cast<void>(owner.open());
    int most = 0;
    for (const web::Table& table : web::tablesOf(*owner.sight(), {})) {
      most = std::max(most, contest::numberOf(table.board));
    }
    return most == 0 ? std::vector<db::BoardRange>() : std::vector<db::BoardRange>{{1, most}};
  }

  [[nodiscard]] ExitStatus serve(web::SharedDesk& desk, const db::Place& place, bool hasTables) {
    web::TableTokens tokens(hasTables ? web::TableTokens::usualFileOf(nameOf(place))
                                      : std::filesystem::path());
    web::RoundClocks clocks(&platform::sinceBoot);
    web::WebStation station(desk, tokens, clocks, m_clock, &platform::sinceBoot, language());
    const auto server = web::HttpServer::start(m_options.address, m_options.port, handlersOf(station));
    if (!server) return refused(server.error());
    const auto tables = hasTables ? web::tablesOf(*desk.sight(), desk.person()) : std::vector<web::Table>();
    ordered_json json = {
        {"contest", place.text()}, {"port", server->port()}, {"display", ordered_json::array()}};
    std::vector<std::string> lines;
    for (const std::string& address : addressesServed(m_options)) {
      json["display"].push_back(hostOf(address, server->port()) + "/");
      lines.push_back(say(Phrase::WebDisplayAt, {hostOf(address, server->port()) + "/"}));
    }
    if (lines.empty()) lines.push_back(say(Phrase::WebNoNetwork));
    if (auto made = cards(desk, tokens, tables, server->port(), json, lines); !made) {
      return m_terminal.complain(made.error());
    }
    if (!hasTables) lines.push_back(say(Phrase::WebDisplayAlone));
    const std::string desksPage =
        hostOf(m_options.address.empty() ? "127.0.0.1" : m_options.address, server->port()) +
        station.deskPath();
    json["desk"] = desksPage;
    lines.push_back(say(Phrase::WebDeskAt, {desksPage}));
    lines.push_back(say(Phrase::WebEnds));
    // While this object exists, Ctrl+C only asks the command to stop, so that the server ends properly. The
    // object exists before the first line is printed.
    const platform::Interruption interruption;
    printed(m_options.station, m_terminal, json, lines);
    m_terminal.out().flush();
    untilAsked(desk);
    if (!m_options.station.json) m_terminal.out() << say(Phrase::WebEnded) << '\n';
    return ExitStatus::Clean;
  }

  [[nodiscard]] static web::Handlers handlersOf(web::WebStation& station) {
    return {.answer = [&station](const web::Request& request) { return station.answer(request); },
            .senderOf = [&station](const web::Request& request) { return station.senderOf(request); },
            .refuse = [&station](const web::Request& request,
                                 int status) { return station.refused(request, status); }};
  }

  // Returns a name of the contest that is the same for every spelling of its path.
  [[nodiscard]] static std::string nameOf(const db::Place& place) {
    if (place.hall() != nullptr) return place.text();
    return platform::resolvedPath(*place.file()).string();
  }

  // Prints the cards for tables that have none, or for all tables if new cards are requested. The code on a
  // card contains the first address of addressesServed(), or 127.0.0.1 if there is none.
  [[nodiscard]] InputResult<void> cards(const web::SharedDesk& desk, web::TableTokens& tokens,
                                        const std::vector<web::Table>& tables, int port, ordered_json& json,
                                        std::vector<std::string>& lines) {
    if (tables.empty()) {
      if (!desk.person() || desk.person()->role == db::Role::Clerk) {
        lines.push_back(say(Phrase::WebNoTables));
      }
      return {};
    }
    const auto path = cardsPath();
    // The PDF is readable only for this user, because everybody with a card may enter results.
    const Output output{path, OutputKind::Pdf, false, m_options.station.contest, platform::Rights::Private};
    if (auto checked = checkOutput(output, language()); !checked) return checked;
    const auto which = m_options.newCards ? web::TableTokens::Which::All : web::TableTokens::Which::Missing;
    const auto phrases = tokens.drawPhrases(tables, which, m_clock.now());
    if (phrases.empty()) {
      lines.push_back(say(Phrase::WebCardsStand));
      return {};
    }
    const auto addresses = addressesServed(m_options);
    const std::string host = hostOf(addresses.empty() ? "127.0.0.1" : addresses.front(), port);
    const auto sight = desk.sight();
    std::vector<papers::TableCard> cards;
    json["tables"] = ordered_json::array();
    for (const auto& [table, phrase] : phrases) {
      const std::string& event = sight->find(table.event)->display.event;
      cards.push_back({event, contest::numberOf(table.board), host + "/t/" + phrase});
      json["tables"].push_back(
          {{"event", event}, {"board", cards.back().board}, {"address", cards.back().address}});
    }
    const auto document = papers::tableCards(sight->contest->head.name, cards, language());
    const auto printed = printPdf({&document}, m_options.paper, output, m_terminal, {});
    if (!printed) return Unexpected<Complaints>(printed.error());
    // The phrases of the new cards become valid only after printing. If printing failed, the earlier cards
    // still work.
    tokens.putPhrases(phrases, which, m_clock.now());
    json["cards"] = path.string();
    lines.push_back(say(Phrase::WebCards, {std::to_string(cards.size()), path.string()}));
    if (!tokens.isKept()) {
      lines.push_back(say(Phrase::WebNotKept, {web::TableTokens::usualFileOf({}).parent_path().string()}));
    }
    return {};
  }

  [[nodiscard]] std::filesystem::path cardsPath() const {
    if (!m_options.cards.empty()) return m_options.cards;
    const db::Place given = db::Place::parse(m_options.station.contest);
    if (given.file() == nullptr) return "tables.pdf";
    return given.file()->parent_path() / (given.file()->stem().string() + ".tables.pdf");
  }

  // Precondition: a platform::Interruption exists.
  static void untilAsked(web::SharedDesk& desk) {
    while (!platform::Interruption::isAsked()) {
      std::this_thread::sleep_for(kBetweenLooks);
      desk.look();
    }
  }

  [[nodiscard]] ExitStatus refused(web::ServerFault fault) {
    const std::string port = std::to_string(m_options.port);
    switch (fault) {
      case web::ServerFault::PortTaken:
        return m_terminal.complain(Phrase::StationPortTaken, {port});
      case web::ServerFault::NoSuchAddress: {
        WebOptions all = m_options;
        all.address.clear();
        std::vector<std::string> own = addressesServed(all);
        own.emplace_back("127.0.0.1");
        return m_terminal.complain(Phrase::WebAddressBad,
                                   {shortened(m_options.address), damath::joined(own, ", ")});
      }
      case web::ServerFault::CannotServe:
        break;
    }
    return m_terminal.complain(Phrase::WebCannotServe);
  }

  const WebOptions& m_options;
  Terminal& m_terminal;
  desk::SystemClock m_clock;
};

ExitStatus serveWeb(const WebOptions& options, Terminal& terminal) {
  return WebRun(options, terminal).run();
}

}  // namespace

void addStationWeb(CommandLine& parent) {
  CommandLine command(parent, "web", Phrase::AboutStationWeb);
  WebOptions& options = command.acts(serveWeb);
  addStationOptions(command, options.station);
  command.describe("file", Phrase::OptWebFile);
  command.option("--address", options.address, Phrase::OptWebAddress);
  command.option("--port", options.port, Phrase::OptWebPort).within(1024, 65535);
  command.flag("--new-cards", options.newCards, Phrase::OptWebNewCards);
  command.option("-o,--output", options.cards, Phrase::OptWebCards);
  command.option("--paper", options.paper, Phrase::OptPaper, &choices<render::Paper>);
}

}  // namespace damath::cli
