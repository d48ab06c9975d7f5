// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/connection.hpp"

#include <algorithm>
#include <utility>

#include "db/postgres/postgres_fault.hpp"

namespace damath::db::postgres {

namespace {

// libpq ends its messages with a line end.
std::string withoutEnd(std::string message) {
  while (!message.empty() && (message.back() == '\n' || message.back() == ' ')) message.pop_back();
  return message.empty() ? "no answer" : message;
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

}  // namespace

Connection::Connection(std::string address, std::chrono::milliseconds patience)
    : m_address(std::move(address)), m_patience(patience) {
  renew();
}

void Connection::renew() {
  const auto seconds = std::max<std::int64_t>(2, std::chrono::ceil<std::chrono::seconds>(m_patience).count());
  const std::string wait = std::to_string(seconds);
  const std::string unanswered = std::to_string(m_patience.count());
  // Later ones hold: an address cannot make a station wait longer for a dead server.
  const char* const names[] = {"dbname",          "connect_timeout",     "tcp_user_timeout",
                               "keepalives_idle", "keepalives_interval", "keepalives_count",
                               "client_encoding", "application_name",    nullptr};
  const char* const values[] = {m_address.c_str(), wait.c_str(), unanswered.c_str(), "2", "1", "3", "UTF8",
                                "damath",          nullptr};
  m_connection.reset(PQconnectdbParams(names, values, 1));
  if (!isAlive()) {
    const char* const message = PQerrorMessage(m_connection.get());
    throw PostgresFault({}, withoutEnd(message));
  }
  PQsetNoticeReceiver(m_connection.get(), ignore, nullptr);
  execute("SET search_path = contest; SET standard_conforming_strings = on; SET lock_timeout = " +
          unanswered + "; SET idle_in_transaction_session_timeout = '30s'");
}

Answer Connection::execute(const std::string& sql) {
  return checked(PQexec(m_connection.get(), sql.c_str()));
}

void Connection::prepare(const std::string& name, const std::string& sql) {
  static_cast<void>(checked(PQprepare(m_connection.get(), name.c_str(), sql.c_str(), 0, nullptr)));
}

Answer Connection::executePrepared(const std::string& name, const std::vector<Parameter>& parameters) {
  const Places places(parameters);
  return checked(PQexecPrepared(m_connection.get(), name.c_str(), places.count(), places.values.data(),
                                places.lengths.data(), places.formats.data(), 0));
}

Answer Connection::executeOnce(const std::string& sql, const std::vector<Parameter>& parameters) {
  const Places places(parameters);
  return checked(PQexecParams(m_connection.get(), sql.c_str(), places.count(), nullptr, places.values.data(),
                              places.lengths.data(), places.formats.data(), 0));
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

Answer Connection::checked(PGresult* answer) const {
  Answer owned(answer);
  const ExecStatusType status = PQresultStatus(answer);
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY) return owned;
  const char* const state = PQresultErrorField(answer, PG_DIAG_SQLSTATE);
  const std::string complaint =
      answer == nullptr ? PQerrorMessage(m_connection.get()) : PQresultErrorMessage(answer);
  throw PostgresFault(state == nullptr || !isAlive() ? std::string() : std::string(state),
                      withoutEnd(complaint));
}

}  // namespace damath::db::postgres
