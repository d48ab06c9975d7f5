// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/connection.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "db/postgres/postgres_fault.hpp"

namespace damath::db::postgres {

namespace {

// the shortest time limit for statements that create or check a whole contest
constexpr std::chrono::milliseconds kLong{60'000};

// Returns a message of libpq (PostgreSQL's library) without its line end; "no answer" if it is empty.
std::string withoutEnd(std::string message) {
  while (!message.empty() && (message.back() == '\n' || message.back() == ' ')) message.pop_back();
  return message.empty() ? "no answer" : message;
}

// True if the server is reached by TCP, also on this computer, and not by a local socket. The address of a
// local socket is a path, begins with `@`, or is empty.
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

// Returns the position of the server's error code (SQLSTATE) in a message of libpq: `FATAL:  53300: text`.
// npos if the message has no code, because it does not come from the server.
std::size_t placeOfState(std::string_view message) {
  constexpr std::string_view kBefore = ":  ";
  constexpr std::size_t kLength = 5;
  for (std::size_t at = message.find(kBefore); at != std::string_view::npos; at = message.find(kBefore, at)) {
    at += kBefore.size();
    const std::string_view code = message.substr(at, kLength);
    const bool isCode = code.size() == kLength && std::ranges::all_of(code, [](char letter) {
                          return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z');
                        });
    if (isCode && message.substr(at + kLength, 2) == ": ") return at;
  }
  return std::string_view::npos;
}

// Returns the error of a connection that could not be opened. libpq gives the server's error code only inside
// its message (PQERRORS_VERBOSE).
PostgresFault refusedConnection(const PGconn* connection) {
  const std::string message = withoutEnd(PQerrorMessage(connection));
  const std::size_t place = placeOfState(message);
  if (place != std::string::npos) {
    const std::string text = message.substr(place + 7);
    return {message.substr(place, 5), text.substr(0, text.find('\n'))};
  }
  // If the password is missing, or wrong in a way that libpq finds itself, the server has answered. So this
  // is a refused login and not a broken connection.
  const bool isRefused =
      PQconnectionNeedsPassword(connection) == 1 || PQconnectionUsedPassword(connection) == 1;
  return {isRefused ? "28P01" : "", message};
}

// Opens the connection, as PQconnectdbParams does, but with the server's error code in the message of a
// failure. Stops after `limit`.
void open(PGconn* connection, std::chrono::milliseconds limit) {
  using Clock = std::chrono::steady_clock;
  PQsetErrorVerbosity(connection, PQERRORS_VERBOSE);
  const auto end = Clock::now() + limit;
  PostgresPollingStatusType next = PGRES_POLLING_WRITING;
  while (PQstatus(connection) != CONNECTION_BAD && next != PGRES_POLLING_OK && next != PGRES_POLLING_FAILED) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
    const auto awaited =
        next == PGRES_POLLING_READING ? platform::Awaited::Input : platform::Awaited::InputOrWritable;
    if (left.count() <= 0 ||
        platform::awaitSocket(PQsocket(connection), awaited, left) == platform::SocketEvent::None) {
      throw PostgresFault("", "no answer");
    }
    next = PQconnectPoll(connection);
  }
  PQsetErrorVerbosity(connection, PQERRORS_DEFAULT);
  if (PQstatus(connection) != CONNECTION_OK) throw refusedConnection(connection);
}

// The parameter values of a statement, in the form of libpq. Precondition: `parameters` outlives this object.
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
  // Parameters after dbname override those inside the address. So an address cannot make the program wait
  // longer for a dead server, nor switch off encryption. Channel binding ties the password to the server's
  // certificate, so that no other computer can pretend to be the server.
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
  m_connection.reset(PQconnectStartParams(names, values, 1));
  if (m_connection == nullptr) throw std::bad_alloc();
  open(m_connection.get(), std::chrono::seconds(seconds));
  PQsetNoticeReceiver(m_connection.get(), ignore, nullptr);
  PQsetnonblocking(m_connection.get(), 1);
  // search_path: a login with limited rights uses the views in the schema `seen` in place of the tables.
  // lock_timeout is shorter than the time limit for an answer: a station that waits for the write lock gets
  // an error before the server is taken for dead. tcp_user_timeout closes a connection if the other end takes
  // no data.
  execute(
      "SELECT set_config('search_path', CASE WHEN current_setting('search_path') = 'seen, contest'"
      " THEN 'seen, contest' ELSE 'contest' END, false); SET standard_conforming_strings = on; SET "
      "lock_timeout = " +
          std::to_string((m_options.busyTimeout * 9 / 10).count()) +
          "; SET idle_in_transaction_session_timeout = '30s'; SET tcp_user_timeout = " + unanswered,
      Haste::Usual);
}

std::chrono::milliseconds Connection::limitOf(Haste haste) const {
  if (haste == Haste::Usual) return m_options.answerTimeout;
  const auto turn = std::max(m_options.answerTimeout, m_options.busyTimeout);
  return haste == Haste::None ? std::max(turn, kLong) : turn;
}

void Connection::require(int isDone) const {
  if (isDone != 1) throw PostgresFault("", withoutEnd(PQerrorMessage(m_connection.get())));
}

bool Connection::heard(platform::Awaited awaited, std::chrono::milliseconds limit) {
  const auto event = platform::awaitSocket(PQsocket(m_connection.get()), awaited, limit);
  if (event == platform::SocketEvent::None) {
    // Closes the connection. The server then rolls back the unfinished change.
    m_connection.reset();
    if (m_options.silence) *m_options.silence = true;
    throw PostgresFault(kSilence, "no answer for " + std::to_string(limit.count() / 1000) + " s");
  }
  return event != platform::SocketEvent::Input || PQconsumeInput(m_connection.get()) == 1;
}

void Connection::sendOff(std::chrono::milliseconds limit) {
  for (int left = 0; (left = PQflush(m_connection.get())) != 0;) {
    require(left);
    if (!heard(platform::Awaited::InputOrWritable, limit)) return;
  }
}

Answer Connection::next(std::chrono::milliseconds limit) {
  // If the connection broke, libpq still has one answer with the reason. This answer is returned too.
  while (PQisBusy(m_connection.get()) == 1 && heard(platform::Awaited::Input, limit)) {
  }
  return Answer(PQgetResult(m_connection.get()));
}

Answer Connection::execute(const std::string& sql, Haste haste) {
  checkAnswering();
  const std::chrono::milliseconds limit = limitOf(haste);
  require(PQsendQuery(m_connection.get(), sql.c_str()));
  sendOff(limit);
  Answer last;
  while (Answer answer = next(limit)) last = std::move(answer);
  return checked(std::move(last));
}

void Connection::send(const Call& call) {
  PGconn* const connection = m_connection.get();
  const Places places(call.parameters);
  if (call.name.empty()) {
    return require(PQsendQueryParams(connection, call.sql.c_str(), places.count(), nullptr,
                                     places.values.data(), places.lengths.data(), places.formats.data(), 0));
  }
  if (!call.sql.empty()) require(PQsendPrepare(connection, call.name.c_str(), call.sql.c_str(), 0, nullptr));
  require(PQsendQueryPrepared(connection, call.name.c_str(), places.count(), places.values.data(),
                              places.lengths.data(), places.formats.data(), 0));
}

std::vector<Answer> Connection::executeAll(const std::vector<Call>& calls, Haste haste) {
  checkAnswering();
  const std::chrono::milliseconds limit = limitOf(haste);
  require(PQenterPipelineMode(m_connection.get()));
  for (const Call& call : calls) send(call);
  require(PQpipelineSync(m_connection.get()));
  sendOff(limit);
  std::vector<Answer> answers;
  Answer failure;
  for (const Call& call : calls) {
    // If a call prepares a statement and runs it, the server sends one answer to each of these two steps.
    // After each answer comes a null result.
    for (int left = call.name.empty() || call.sql.empty() ? 1 : 2; left > 0; --left) {
      Answer answer = next(limit);
      static_cast<void>(next(limit));
      const ExecStatusType status = PQresultStatus(answer.get());
      const bool isDone =
          status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY;
      if (!isDone && failure == nullptr) failure = std::move(answer);
      if (left == 1) answers.push_back(std::move(answer));
    }
  }
  if (isAlive()) {
    static_cast<void>(next(limit));  // reads the end mark of the pipeline
    require(PQexitPipelineMode(m_connection.get()));
  }
  if (failure != nullptr) static_cast<void>(checked(std::move(failure)));
  // Checks the connection once more, because it may break between two answers without an error.
  if (!isAlive()) throw PostgresFault("", withoutEnd(PQerrorMessage(m_connection.get())));
  return answers;
}

bool Connection::isAlive() const {
  return PQstatus(m_connection.get()) == CONNECTION_OK;
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

Answer Connection::checked(Answer answer) const {
  const ExecStatusType status = PQresultStatus(answer.get());
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY) return answer;
  const char* const state = PQresultErrorField(answer.get(), PG_DIAG_SQLSTATE);
  // Takes only the first line of the message, without the position in the SQL: the user did not write the
  // SQL.
  const char* const primary = PQresultErrorField(answer.get(), PG_DIAG_MESSAGE_PRIMARY);
  const std::string complaint = primary != nullptr ? primary : PQerrorMessage(m_connection.get());
  throw PostgresFault(state == nullptr || !isAlive() ? std::string() : std::string(state),
                      withoutEnd(complaint));
}

}  // namespace damath::db::postgres
