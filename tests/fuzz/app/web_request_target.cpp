// SPDX-License-Identifier: GPL-3.0-or-later
// Reads whole requests as the phones' web server receives them, and answers the requests that it accepts.
// The bytes go through libmicrohttpd, as on a real connection, but in one thread. The first byte tells if the
// browser runs on the computer of the server ('n') or in the network.
#include <microhttpd.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <utility>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "app/hall/web/incoming.hpp"
#include "app/hall/web/web_station.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/text/lines.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

namespace fs = std::filesystem;
using web::Incoming;
using web::Response;

constexpr const char* kAddress = "10.0.0.1:8080";
constexpr const char* kPhoneSecret = "telepono";   // the secret in the cookie of the phone of table 1
constexpr const char* kCardPhrase = "bilog-mata";  // the phrase on the card of table 2
constexpr std::string_view kOpenTag = "<zz";       // no page of the program has these texts
constexpr std::string_view kOpenField = "\" zz=";

class StillClock final : public desk::Clock {
 public:
  [[nodiscard]] std::chrono::sys_seconds now() const override {
    return std::chrono::sys_days(std::chrono::year(2026) / 11 / 20) + std::chrono::hours(8);
  }
};

template <class Value, class Error>
Value taken(Expected<Value, Error> answer) {
  if (!answer) throw std::runtime_error("the contest of the target cannot be made");
  return *std::move(answer);
}

// Makes a contest with four players and a published round of two boards, one for each of two tables.
void makeContest(const fs::path& path, const desk::Clock& clock) {
  const desk::Author author{"arbiter", {}, {}, {}};
  desk::Desk desk = taken(desk::Desk::create(path, {"Dibisyon", {}, {}}, author, clock));
  const contest::EventSetup setup{
      "Grade 7", *rules::builtInChipSet("integer"), rules::manual(), contest::System::RoundRobin, 1, {}, 1};
  const contest::EventId event = taken(desk::EventDesk(desk).addEvent(setup, author));
  static_cast<void>(taken(
      desk::EventDesk(desk).importPlayers(event, "last,first,school\nA,B,C\nD,E,F\nG,H,I\nJ,K,L\n", author)));
  static_cast<void>(taken(desk::PairingDesk(desk).pairNextRound(event, author)));
  static_cast<void>(taken(desk::PairingDesk(desk).publish(event, author)));
}

// A station for a fresh copy of the contest. Each input meets the same contest.
class Station {
 public:
  explicit Station(const fs::path& contest) : m_shared(db::Place(contest), m_clock) {
    if (!std::holds_alternative<db::Current>(m_shared.open())) throw std::runtime_error("no contest");
    const auto tables = tablesOf(*m_shared.sight(), {});
    const auto now = m_clock.now();
    m_tokens.putPhrases({{tables.at(0), "unang-kard"}, {tables.at(1), kCardPhrase}},
                        web::TableTokens::Which::All, now);
    static_cast<void>(m_tokens.open("unang-kard", kPhoneSecret, "Android", now));
  }
  Response answer(const web::Request& request) {
    static_cast<void>(m_station.senderOf(request));
    return m_station.answer(request);
  }
  // Returns a number that changes with the contest.
  std::int64_t state() {
    m_shared.look();
    return m_shared.sight()->number;
  }
  [[nodiscard]] std::size_t freeTables() const {
    const auto holders = m_tokens.holders();
    return static_cast<std::size_t>(
        std::ranges::count_if(holders, [](const auto& each) { return !each.second.has_value(); }));
  }

 private:
  StillClock m_clock;
  web::SharedDesk m_shared;
  web::TableTokens m_tokens{fs::path()};
  web::RoundClocks m_clocks{[] { return contest::RoundClock::Moment{}; }};
  web::WebStation m_station{
      m_shared, m_tokens, m_clocks, m_clock, [] { return contest::RoundClock::Moment{}; }, words::Language{}};
};

// Makes a new station after each request that changed something.
class Hall {
 public:
  Hall() { makeContest(m_folder / "first.damath", m_clock); }
  Station& station() {
    if (!m_station) {
      for (const char* const part : {"", "-journal"})
        fs::remove(m_folder / (std::string("contest.damath") + part));
      fs::remove_all(m_folder / "contest.backups");
      fs::copy_file(m_folder / "first.damath", m_folder / "contest.damath");
      m_station = std::make_unique<Station>(m_folder / "contest.damath");
    }
    return *m_station;
  }
  void renew() { m_station.reset(); }

 private:
  StillClock m_clock;
  testing::TempFolder m_folder;
  std::unique_ptr<Station> m_station;
};

Broken brokenRequest(const web::Request& request) {
  if (!request.path.starts_with('/') && request.path != "*") return "a path that is none";
  if (request.path.find('\0') != std::string::npos) return "a path with a zero";
  if (request.method == web::Method::Other) return "a method that no page has";
  if (request.form.size() > 200) return "a form with too many fields";
  std::size_t bytes = 0;
  for (const auto& [name, value] : request.form) bytes += name.size() + value.size();
  if (bytes > web::kMostBytes) return "a form that is too large";
  return request.method == web::Method::Get && !request.form.empty() ? "a form without a body" : "";
}

Broken brokenResponse(const Response& response) {
  constexpr int kKnown[] = {200, 204, 303, 304, 403, 404, 409, 421, 429};
  if (std::ranges::find(kKnown, response.status) == std::end(kKnown)) return "a status that no page has";
  std::string head = response.location + response.tag + response.type;
  for (const std::string& cookie : response.cookies) head += cookie;
  if (head.find_first_of(std::string_view("\r\n\0", 3)) != std::string::npos) return "a header of two lines";
  if (firstLineNotText(response.body)) return "a page that is no text";
  if (response.body.find(kOpenTag) != std::string::npos) return "a tag in a page";
  if (response.body.find(kOpenField) != std::string::npos) return "an attribute in a page";
  return {};
}

Broken brokenAnswer(web::Request request, bool isNear) {
  static Hall hall;
  request.at = kAddress;
  request.from = isNear ? "10.0.0.1" : "10.0.0.7";
  request.isNear = isNear;
  if (Broken broken = brokenRequest(request); !broken.empty()) return broken;
  Station& station = hall.station();
  const std::int64_t before = station.state();
  const std::size_t freeBefore = station.freeTables();
  const Response response = station.answer(request);
  Broken broken = brokenResponse(response);
  const bool isChanged = station.state() != before || station.freeTables() != freeBefore;
  if (isChanged && request.method != web::Method::Post) broken = "a page changes something";
  if (isChanged && response.status != web::kSeeOther) broken = "a refused form changes something";
  const bool hasRight =
      web::valueOf(request.cookies, "phone") == kPhoneSecret || request.path == "/t/bilog-mata";
  if (isChanged && !hasRight) broken = "a stranger changes something";
  if (isChanged) hall.renew();
  return broken;
}

// A connection of libmicrohttpd without a network and without other threads.
class Connection {
 public:
  explicit Connection(bool isNear) : m_isNear(isNear) {
    m_daemon =
        MHD_start_daemon(static_cast<unsigned>(MHD_USE_NO_LISTEN_SOCKET), 0, nullptr, nullptr, &hear, this,
                         MHD_OPTION_URI_LOG_CALLBACK, &begin, this, MHD_OPTION_NOTIFY_COMPLETED, &forget,
                         this, MHD_OPTION_CONNECTION_MEMORY_LIMIT, 2 * web::kMostBytes, MHD_OPTION_END);
    if (m_daemon == nullptr) throw std::runtime_error("no server");
  }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() {
    if (m_own >= 0) ::close(m_own);
    MHD_stop_daemon(m_daemon);
  }

  // Sends the bytes and lets the server work until the request ends, for at most 40 rounds of its loop.
  Broken run(std::string_view bytes) {
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) != 0) return {};
    m_own = ends[0];
    sockaddr_in from{};
    from.sin_family = AF_INET;
    from.sin_addr.s_addr = htonl(0x0A000007);
    static_cast<void>(::send(m_own, bytes.data(), bytes.size(), MSG_NOSIGNAL));
    if (MHD_add_connection(m_daemon, ends[1], reinterpret_cast<const sockaddr*>(&from), sizeof from) !=
        MHD_YES) {
      return "the server takes no connection";
    }
    constexpr int kMostRounds = 40;
    for (int round = 0; round < kMostRounds && !m_isDone; ++round) MHD_run(m_daemon);
    return m_broken;
  }

 private:
  static void* begin(void* /*self*/, const char* uri, MHD_Connection* /*connection*/) {
    return new Incoming(uri == nullptr ? "" : uri);
  }
  static void forget(void* self, MHD_Connection* /*connection*/, void** state,
                     MHD_RequestTerminationCode /*how*/) {
    delete static_cast<Incoming*>(std::exchange(*state, nullptr));
    static_cast<Connection*>(self)->m_isDone = true;
  }
  // Takes the same steps as HttpServer (app/hall/web/http_server.cpp).
  static MHD_Result hear(void* self, MHD_Connection* connection, const char* url, const char* method,
                         const char* /*version*/, const char* data, std::size_t* size, void** state) {
    if (*state == nullptr) return MHD_NO;
    Incoming& incoming = *static_cast<Incoming*>(*state);
    if (incoming.step == Incoming::Step::Begun) {
      incoming.readHead(connection, url, method);
      return incoming.isRefusedNow() ? refuse(connection, incoming.refusal()) : MHD_YES;
    }
    if (*size > 0) return incoming.readBody(data, std::exchange(*size, 0)) ? MHD_YES : MHD_NO;
    incoming.endBody();
    if (incoming.refusal() != 0) return refuse(connection, incoming.refusal());
    auto& own = *static_cast<Connection*>(self);
    own.m_broken = brokenAnswer(incoming.request, own.m_isNear);
    return refuse(connection, MHD_HTTP_OK);
  }
  static MHD_Result refuse(MHD_Connection* connection, int status) {
    MHD_Response* response = MHD_create_response_from_buffer(0, nullptr, MHD_RESPMEM_PERSISTENT);
    MHD_add_response_header(response, "Connection", "close");
    const auto queued = MHD_queue_response(connection, static_cast<unsigned>(status), response);
    MHD_destroy_response(response);
    return queued;
  }

  bool m_isNear;
  bool m_isDone = false;
  int m_own = -1;
  Broken m_broken;
  MHD_Daemon* m_daemon = nullptr;
};

}  // namespace

Broken runWebRequest(std::string_view input) {
  if (input.empty()) return {};
  Connection connection(input.front() == 'n');
  input.remove_prefix(1);
  if (input.starts_with('\n')) input.remove_prefix(1);
  return connection.run(input);
}

}  // namespace damath::fuzz
