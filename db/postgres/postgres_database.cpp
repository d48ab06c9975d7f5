// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/postgres_database.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "db/detail/query.hpp"
#include "db/postgres/catalogue.hpp"
#include "db/postgres/postgres_fault.hpp"

namespace damath::db::postgres {

namespace {

// The numbers of PostgreSQL's data types (table pg_type). The numbers are equal in every version of the
// server.
constexpr Oid kBoolean = 16;
constexpr Oid kBytes = 17;

Parameter parameterOf(const detail::Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return {std::to_string(*number), false, false};
  if (const auto* text = std::get_if<std::string_view>(&value)) return {std::string(*text), false, false};
  if (const auto* blob = std::get_if<detail::Blob>(&value)) return {std::string(blob->bytes), false, true};
  return {};
}

std::string bytesOf(const char* hexadecimal) {
  std::size_t length = 0;
  unsigned char* const bytes = PQunescapeBytea(reinterpret_cast<const unsigned char*>(hexadecimal), &length);
  if (bytes == nullptr) throw std::bad_alloc();
  std::string text(reinterpret_cast<const char*>(bytes), length);
  PQfreemem(bytes);
  return text;
}

class PostgresStatement : public detail::Statement {
 public:
  PostgresStatement(PostgresDatabase& database, std::string sql)
      : m_database(&database), m_sql(std::move(sql)) {}

  void bind(int place, const detail::Value& value) override {
    const auto index = static_cast<std::size_t>(place) - 1;
    if (m_parameters.size() <= index) m_parameters.resize(index + 1);
    m_parameters[index] = parameterOf(value);
  }
  bool step() override {
    if (m_answer == nullptr) {
      m_answer = m_database->answer(m_sql, m_parameters);
      m_row = -1;
    }
    if (++m_row < PQntuples(m_answer.get())) return true;
    m_answer.reset();
    return false;
  }
  int run() override {
    const Answer answer = m_database->changing(m_sql, m_parameters);
    return static_cast<int>(std::strtol(PQcmdTuples(answer.get()), nullptr, 10));
  }
  bool isNull(int column) override { return PQgetisnull(m_answer.get(), m_row, column) == 1; }
  std::int64_t number(int column) override {
    const char* const text = PQgetvalue(m_answer.get(), m_row, column);
    if (PQftype(m_answer.get(), column) == kBoolean) return *text == 't' ? 1 : 0;
    std::int64_t number = 0;
    const int length = PQgetlength(m_answer.get(), m_row, column);
    std::from_chars(text, text + length, number);
    return number;
  }
  std::string text(int column) override {
    const char* const text = PQgetvalue(m_answer.get(), m_row, column);
    if (PQftype(m_answer.get(), column) == kBytes) return bytesOf(text);
    return {text, static_cast<std::size_t>(PQgetlength(m_answer.get(), m_row, column))};
  }

 private:
  PostgresDatabase* m_database;
  const std::string m_sql;
  std::vector<Parameter> m_parameters;
  Answer m_answer;
  int m_row = -1;
};

std::int64_t numberAt(const PGresult* answer, int column) {
  return std::strtoll(PQgetvalue(answer, 0, column), nullptr, 10);
}

Person personAt(const detail::Row& row) {
  const auto role = parseRole(row.text(2));
  const auto boards = parseBoards(row.text(3));
  if (!role || !boards) throw detail::BrokenRow("person " + row.text(0));
  return {row.text(0), row.text(1), *role, *boards};
}

constexpr std::string_view kNoSuchValue = "22023";

constexpr char kFlush[] = "SELECT hall.flush()";

// Returns a call of a function of the schema `hall` with this number of parameters.
std::string callText(std::string_view function, std::size_t parameters) {
  std::string sql = "SELECT hall." + std::string(function) + "(";
  for (std::size_t i = 0; i < parameters; ++i) sql += i == 0 ? "?" : ", ?";
  return sql + ")";
}

// After each reconnect, changesOfOthers() must return another number than before, because the server may have
// lost changes in a restart. So this large number is subtracted from m_ownTurns (the count of this
// connection's own changes).
constexpr std::int64_t kAnew = std::int64_t{1} << 40;

}  // namespace

std::string numberedPlaces(const std::string& sql) {
  std::string text;
  char quote = '\0';
  int next = 0;
  for (std::size_t i = 0; i < sql.size(); ++i) {
    const char letter = sql[i];
    if (quote != '\0') {
      if (letter == quote) quote = '\0';
    } else if (letter == '\'' || letter == '"') {
      quote = letter;
    } else if (letter == '?') {
      const bool isNumbered = i + 1 < sql.size() && sql[i + 1] >= '0' && sql[i + 1] <= '9';
      text += isNumbered ? "$" : "$" + std::to_string(++next);
      continue;
    }
    text += letter;
  }
  return text;
}

PostgresDatabase::PostgresDatabase(const std::string& address, const OpenOptions& options)
    : m_connection(address, options) {}

std::unique_ptr<detail::Statement> PostgresDatabase::prepared(const std::string& sql) {
  return std::make_unique<PostgresStatement>(*this, sql);
}

Call PostgresDatabase::callOf(const std::string& sql, std::vector<Parameter> parameters) {
  constexpr std::size_t kMost = 256;
  const auto found = m_names.find(sql);
  if (found != m_names.end()) return {found->second, {}, std::move(parameters)};
  if (m_names.size() >= kMost) return {{}, numberedPlaces(sql), std::move(parameters)};
  std::string name = "s" + std::to_string(++m_namesGiven);
  m_names.emplace(sql, name);
  m_unproven.push_back(sql);
  return {std::move(name), numberedPlaces(sql), std::move(parameters)};
}

std::vector<Answer> PostgresDatabase::executeAll(std::vector<Call> calls, Haste haste) {
  std::vector<Call> all = std::exchange(m_waiting, {});
  const std::size_t before = all.size();
  for (Call& call : calls) all.push_back(std::move(call));
  const std::vector<std::string> unproven = std::exchange(m_unproven, {});
  try {
    auto answers = m_connection.executeAll(all, haste);
    answers.erase(answers.begin(), answers.begin() + static_cast<std::ptrdiff_t>(before));
    return answers;
  } catch (const PostgresFault&) {
    // After an error, it is unknown which of the sent statements the server has prepared. So all of them
    // count as not prepared.
    for (const std::string& sql : unproven) m_names.erase(sql);
    throw;
  }
}

Answer PostgresDatabase::answer(const std::string& sql, std::vector<Parameter> parameters) {
  const auto known = std::ranges::find_if(m_foreseen, [&](const Foreseen& each) {
    return each.answer != nullptr && each.sql == sql && each.parameters == parameters;
  });
  if (known != m_foreseen.end()) return std::exchange(known->answer, nullptr);
  std::vector<Call> calls;
  calls.push_back(callOf(sql, std::move(parameters)));
  return std::move(executeAll(std::move(calls)).front());
}

Answer PostgresDatabase::changing(const std::string& sql, std::vector<Parameter> parameters) {
  m_foreseen.clear();
  return answer(sql, std::move(parameters));
}

void PostgresDatabase::later(const std::string& sql, std::vector<Parameter> parameters) {
  m_foreseen.clear();
  m_waiting.push_back(callOf(sql, std::move(parameters)));
}

void PostgresDatabase::foresee(const std::string& sql, const std::vector<detail::Value>& values) {
  std::vector<Parameter> parameters;
  for (const detail::Value& value : values) parameters.push_back(parameterOf(value));
  m_foreseen.push_back({sql, std::move(parameters), nullptr});
}

void PostgresDatabase::begin(detail::Purpose purpose) {
  if (!m_connection.isAlive()) reconnect();
  try {
    start(purpose);
    return;
  } catch (const PostgresFault& fault) {
    // Tries once more if the server closed the connection, for example at a restart. No change has begun yet,
    // so a second try is safe. After a timeout, a second try would wait just as long.
    const bool isGone = fault.fault() == StoreFault::CutOff && !m_connection.isAlive();
    if (!isGone || fault.state() == kSilence) {
      m_foreseen.clear();
      throw;
    }
  }
  try {
    reconnect();
    start(purpose);
  } catch (const PostgresFault&) {
    m_foreseen.clear();
    throw;
  }
}

// Drops all statements that wait to be sent, and the act that waits for its journal row.
void PostgresDatabase::dropWaiting() {
  m_waiting.clear();
  m_act.reset();
  for (const std::string& sql : std::exchange(m_unproven, {})) m_names.erase(sql);
}

void PostgresDatabase::reconnect() {
  dropWaiting();
  m_names.clear();
  m_connection.renew();
  m_ownTurns -= kAnew;
}

void PostgresDatabase::start(detail::Purpose purpose) {
  const bool isChange = purpose == detail::Purpose::Change;
  m_turn.reset();
  m_turnSeen.reset();
  dropWaiting();
  std::vector<Call> calls;
  calls.push_back(callOf(isChange ? "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
                                  : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
                         {}));
  // For a change, the transaction takes the write lock (called the turn). The commit releases the lock before
  // the change is on the disk. The station waits for the disk afterwards, while another station may already
  // have the lock.
  calls.push_back(callOf(
      isChange ? "SELECT turn, transaction, at, number FROM hall.take_turn()" : "SELECT turn FROM hall.head",
      {}));
  for (const Foreseen& each : m_foreseen) calls.push_back(callOf(each.sql, each.parameters));
  try {
    auto answers = executeAll(std::move(calls), isChange ? Haste::Turn : Haste::Usual);
    PGresult* const turn = answers[1].get();
    m_turnSeen = numberAt(turn, 0);
    if (isChange) m_turn = Turn{PQgetvalue(turn, 0, 1), PQgetvalue(turn, 0, 2), numberAt(turn, 3)};
    for (std::size_t i = 0; i < m_foreseen.size(); ++i) m_foreseen[i].answer = std::move(answers[i + 2]);
  } catch (...) {
    // Keeps the announced queries during the rollback, so that a second try can send them again.
    std::vector<Foreseen> foreseen = std::exchange(m_foreseen, {});
    rollback();
    m_foreseen = std::move(foreseen);
    throw;
  }
}

void PostgresDatabase::commit() {
  if (!m_turn) {
    static_cast<void>(executeAll({{{}, "COMMIT", {}}}));
    return;
  }
  const Turn turn = *std::exchange(m_turn, std::nullopt);
  m_foreseen.clear();
  m_turnSeen.reset();
  std::vector<Call> calls;
  for (const char* sql : {"SELECT hall.end_turn()", "COMMIT", kFlush}) calls.push_back(callOf(sql, {}));
  try {
    const auto answers = executeAll(std::move(calls), Haste::Turn);
    // The server answers ROLLBACK to a COMMIT if an earlier statement of the transaction failed.
    if (std::string_view(PQcmdStatus(answers[1].get())) != "COMMIT") {
      throw detail::Refused(StoreFault::Unexpected, "a step before had failed");
    }
  } catch (const PostgresFault& fault) {
    if (fault.fault() != StoreFault::CutOff) throw;
    m_doubt = turn;
    std::optional<bool> isStored;
    try {
      isStored = settled();
    } catch (const PostgresFault&) {
      throw detail::Refused(StoreFault::InDoubt, fault.what());
    }
    if (!*isStored) throw;
    return;
  }
  ++m_ownTurns;
}

std::optional<bool> PostgresDatabase::settled() {
  if (!m_doubt) return std::nullopt;
  const bool isStored = isCommitted(*m_doubt);
  // Waits until the change is on the disk: the statement kFlush returns only after all earlier commits are on
  // the disk.
  if (isStored) static_cast<void>(executeAll({{{}, kFlush, {}}}, Haste::Turn));
  m_doubt.reset();
  if (isStored) ++m_ownTurns;
  return isStored;
}

bool PostgresDatabase::isCommitted(const Turn& turn) {
  reconnect();
  try {
    // Takes the write lock. If the transaction of the doubtful change is not finished, it still holds the
    // lock. So when this connection gets the lock, that transaction has ended.
    const auto answers = m_connection.executeAll(
        {{{}, "SELECT hall.take_turn()", {}},
         {{}, "SELECT pg_xact_status($1::xid8) = 'committed'", {{turn.transaction, false, false}}}},
        Haste::Turn);
    if (*PQgetvalue(answers[1].get(), 0, 0) != 't') return false;
  } catch (const PostgresFault& fault) {
    // This error means that the server does not know the number of the transaction: the server crashed and
    // lost the change.
    if (fault.state() == kNoSuchValue) return false;
    throw;
  }
  if (!turn.told) return true;
  // Looks for the journal row of the change. The number of the transaction is not enough: after a crash, the
  // server may give this number to another change.
  const auto by = m_person && m_person->role < Role::Arbiter ? m_person->name : turn.told->by;
  return detail::firstNumber(
             *this,
             "SELECT 1 FROM journal WHERE branch = '' AND number = ? AND action = ? AND subject = ?"
             " AND \"by\" = ?",
             turn.first, turn.told->action, turn.told->subject, by)
      .has_value();
}

void PostgresDatabase::rollback() noexcept {
  m_turn.reset();
  m_turnSeen.reset();
  m_foreseen.clear();
  dropWaiting();
  try {
    if (m_connection.isAlive()) static_cast<void>(executeAll({{{}, "ROLLBACK", {}}}));
  } catch (const std::exception&) {
    // Ignores the error of a rollback: the server rolls back anyway when the connection ends.
  }
}

bool PostgresDatabase::act(std::string_view function, const std::vector<detail::Value>& values) {
  Act& next = m_act.emplace(Act{std::string(function), {}});
  for (const detail::Value& value : values) next.parameters.push_back(parameterOf(value));
  return true;
}

bool PostgresDatabase::call(std::string_view function, const std::vector<detail::Value>& values) {
  std::vector<Parameter> parameters;
  for (const detail::Value& value : values) parameters.push_back(parameterOf(value));
  const std::string sql = callText(function, parameters.size());
  later(sql, std::move(parameters));
  return true;
}

std::optional<std::int64_t> PostgresDatabase::tell(const detail::NewRow& row) {
  const auto text = [](std::string_view value) { return Parameter{std::string(value), false, false}; };
  const auto maybe = [&](const std::optional<std::string>& value) {
    return value ? text(*value) : Parameter();
  };
  if (m_act) {
    // The server computes action, subject and the values before and after from its own rows.
    std::vector<Parameter> parameters{text(row.at), text(row.by), text(row.askedBy), text(row.reason),
                                      maybe(row.care)};
    std::ranges::move(m_act->parameters, std::back_inserter(parameters));
    const std::string sql = callText(m_act->function, parameters.size());
    m_act.reset();
    later(sql, std::move(parameters));
  } else {
    later(callText("tell", 10),
          {text(row.at), text(row.by), text(row.askedBy), text(row.action), text(row.subject),
           maybe(row.before), text(row.after), text(row.reason),
           row.target ? text(std::to_string(*row.target)) : Parameter(), maybe(row.care)});
  }
  // Refuses a journal row if no change is in progress. Only the station that holds the write lock may number
  // journal rows.
  if (!m_turn) throw detail::Refused(StoreFault::Unexpected, "a row of the journal outside of a change");
  ++m_turn->number;
  if (!m_turn->told) {
    m_turn->told = row;
    m_turn->first = m_turn->number;
  }
  return m_turn->number;
}

void PostgresDatabase::sign(Stamp& stamp) const {
  if (!m_person) return;
  if (const auto at = parseInstant(m_turn ? m_turn->at : std::string())) stamp.at = *at;
  // An arbiter or owner may make a change in the name of another person. All other persons sign with their
  // own name.
  if (m_person->role < Role::Arbiter) stamp.by = m_person->name;
}

void PostgresDatabase::meet() {
  m_person = detail::firstRow(*this, "SELECT login, name, role, boards FROM hall.me()", personAt);
}

std::vector<Person> PostgresDatabase::people() {
  return detail::allRows(*this, "SELECT login, name, role, boards FROM hall.person ORDER BY role, name",
                         personAt);
}

std::int64_t PostgresDatabase::changesOfOthers() {
  if (!m_turnSeen && !m_connection.isAlive()) reconnect();
  const std::int64_t turn =
      m_turnSeen ? *m_turnSeen : detail::firstNumber(*this, "SELECT turn FROM hall.head").value_or(0);
  return turn - m_ownTurns;
}

std::vector<detail::Table> PostgresDatabase::tables() {
  return contestTables(*this);
}

std::vector<std::string> PostgresDatabase::complaints() {
  return catalogueComplaints(*this);
}

}  // namespace damath::db::postgres
