// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/connection.hpp"

#include <poll.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <utility>

#include "db/postgres/postgres_fault.hpp"

namespace damath::db::postgres {

namespace {

// libpq ends its messages with a line end.
std::string withoutEnd(std::string message) {
  while (!message.empty() && (message.back() == '\n' || message.back() == ' ')) message.pop_back();
  return message.empty() ? "no answer" : message;
}

// Whether the server is reached over a network. A socket of this computer is a folder's name.
bool isFarAway(const std::string& address) {
  const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> options(
      PQconninfoParse(address.c_str(), nullptr), PQconninfoFree);
  std::string host;
  for (const PQconninfoOption* option = options.get(); option != nullptr && option->keyword != nullptr;
       ++option) {
    const std::string_view name = option->keyword;
    const bool isHost = name == "host" || name == "hostaddr";
    if (isHost && option->val != nullptr) host = option->val;
  }
  if (const char* const usual = std::getenv("PGHOST"); host.empty() && usual != nullptr) host = usual;
  return !host.empty() && host.front() != '/' && host.front() != '@';
}

void ignore(void*, const PGresult*) {}

// The values of a call, good while the parameters are.
struct Places {
  explicit Places(const std::vector<Parameter>& parameters) {
    for (const Parameter& parameter : parameters) {
      values.push_back(parameter.isNull ? nullptr : parameter.text.data());
      lengths.push_back(static_cast<int>(parameter.text.size()));
      formats.push_back(parameter.isBytes ? 1 : 0);
    }
  }
  [[nodiscard]] int count() const { return static_cast<int>(values.size()); }

  std::vector<const char*> values;
  std::vector<int> lengths;
  std::vector<int> formats;
};

// Whether something came within that time.
bool hasInput(int socket, std::chrono::milliseconds patience) {
  pollfd watched{socket, POLLIN, 0};
  int ready = 0;
  do {
    ready = ::poll(&watched, 1, static_cast<int>(patience.count()));
  } while (ready < 0 && errno == EINTR);
  return ready > 0;
}

}  // namespace

Connection::Connection(std::string address, const OpenOptions& options)
    : m_address(std::move(address)), m_options(options) {
  renew();
}

void Connection::checkAnswering() const {
  if (m_options.silence && *m_options.silence) throw PostgresFault("", "the hall is silent");
}

void Connection::renew() {
  checkAnswering();
  const auto patience = m_options.answerTimeout;
  const auto seconds = std::max<std::int64_t>(2, std::chrono::ceil<std::chrono::seconds>(patience).count());
  const std::string wait = std::to_string(seconds);
  const std::string unanswered = std::to_string(patience.count());
  // Later ones hold: an address cannot make a station wait longer for a dead server, nor speak in the open.
  // Where both ends prove the pass phrase bound to the certificate (channel binding), nobody stands between.
  const bool isFar = isFarAway(m_address);
  const char* const names[] = {"dbname",
                               "connect_timeout",
                               "tcp_user_timeout",
                               "keepalives_idle",
                               "keepalives_interval",
                               "keepalives_count",
                               "client_encoding",
                               "application_name",
                               "gssencmode",
                               isFar ? "sslmode" : nullptr,
                               "channel_binding",
                               nullptr};
  const char* const values[] = {
      m_address.c_str(), wait.c_str(), unanswered.c_str(), "2",       "1",    "3", "UTF8",
      "damath",          "disable",    "require",          "require", nullptr};
  m_connection.reset(PQconnectdbParams(names, values, 1));
  if (!isAlive()) {
    PGconn* const connection = m_connection.get();
    // Then the server did answer, and wanted another pass phrase.
    const bool isRefused =
        PQconnectionNeedsPassword(connection) == 1 || PQconnectionUsedPassword(connection) == 1;
    throw PostgresFault(isRefused ? "28P01" : "", withoutEnd(PQerrorMessage(connection)));
  }
  PQsetNoticeReceiver(m_connection.get(), ignore, nullptr);
  // A login that does not see everything has views before the tables (people.cpp).
  execute(
      "SELECT set_config('search_path', CASE WHEN current_setting('search_path') = 'seen, contest'"
      " THEN 'seen, contest' ELSE 'contest' END, false); SET standard_conforming_strings = on; SET "
      "lock_timeout = " +
      std::to_string(m_options.busyTimeout.count()) + "; SET idle_in_transaction_session_timeout = '30s'");
}

Answer Connection::received(bool isSent, Wait wait) {
  PGconn* const connection = m_connection.get();
  const auto patience =
      m_options.answerTimeout + (wait == Wait::Turn ? m_options.busyTimeout : std::chrono::milliseconds(0));
  Answer last;
  while (isSent) {
    while (PQisBusy(connection) == 1) {
      if (!hasInput(PQsocket(connection), patience)) {
        m_connection.reset();
        if (m_options.silence) *m_options.silence = true;
        throw PostgresFault("", "no answer");
      }
      if (PQconsumeInput(connection) == 0) break;
    }
    Answer next(PQgetResult(connection));
    if (next == nullptr) break;
    last = std::move(next);
  }
  return checked(last.release());
}

Answer Connection::execute(const std::string& sql, Wait wait) {
  checkAnswering();
  return received(PQsendQuery(m_connection.get(), sql.c_str()) == 1, wait);
}

void Connection::prepare(const std::string& name, const std::string& sql) {
  checkAnswering();
  static_cast<void>(received(PQsendPrepare(m_connection.get(), name.c_str(), sql.c_str(), 0, nullptr) == 1));
}

Answer Connection::executePrepared(const std::string& name, const std::vector<Parameter>& parameters) {
  checkAnswering();
  const Places places(parameters);
  return received(PQsendQueryPrepared(m_connection.get(), name.c_str(), places.count(), places.values.data(),
                                      places.lengths.data(), places.formats.data(), 0) == 1);
}

Answer Connection::executeOnce(const std::string& sql, const std::vector<Parameter>& parameters) {
  checkAnswering();
  const Places places(parameters);
  return received(PQsendQueryParams(m_connection.get(), sql.c_str(), places.count(), nullptr,
                                    places.values.data(), places.lengths.data(), places.formats.data(),
                                    0) == 1);
}

bool Connection::isAlive() const {
  return PQstatus(m_connection.get()) == CONNECTION_OK;
}

int Connection::process() const {
  return PQbackendPID(m_connection.get());
}

std::string Connection::quoted(const std::string& text) const {
  char* const escaped = PQescapeLiteral(m_connection.get(), text.data(), text.size());
  if (escaped == nullptr) throw PostgresFault("22021", withoutEnd(PQerrorMessage(m_connection.get())));
  std::string literal = escaped;
  PQfreemem(escaped);
  return literal;
}

std::string Connection::phraseDigest(const std::string& login, const std::string& phrase) const {
  char* const made =
      PQencryptPasswordConn(m_connection.get(), phrase.c_str(), login.c_str(), "scram-sha-256");
  if (made == nullptr) throw PostgresFault("28P01", withoutEnd(PQerrorMessage(m_connection.get())));
  const std::string digest = made;
  PQfreemem(made);
  return quoted(digest);
}

Answer Connection::checked(PGresult* answer) const {
  Answer owned(answer);
  const ExecStatusType status = PQresultStatus(answer);
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY) return owned;
  const char* const state = PQresultErrorField(answer, PG_DIAG_SQLSTATE);
  // One line, without where in the statement it is: nobody who reads it wrote that.
  const char* const primary = PQresultErrorField(answer, PG_DIAG_MESSAGE_PRIMARY);
  const std::string complaint = primary != nullptr ? primary : PQerrorMessage(m_connection.get());
  throw PostgresFault(state == nullptr || !isAlive() ? std::string() : std::string(state),
                      withoutEnd(complaint));
}

}  // namespace damath::db::postgres
