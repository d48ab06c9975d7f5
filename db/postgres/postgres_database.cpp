// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/postgres_database.hpp"

#include <charconv>
#include <cstdlib>
#include <utility>

#include "db/detail/query.hpp"
#include "db/postgres/catalogue.hpp"
#include "db/postgres/postgres_fault.hpp"

namespace damath::db::postgres {

namespace {

// Types by their numbers in pg_type, which no version changes.
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
    const Answer answer = m_database->answer(m_sql, m_parameters);
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

Person personAt(const detail::Row& row) {
  const auto role = parseRole(row.text(2));
  const auto boards = parseBoards(row.text(3));
  if (!role || !boards) throw detail::BrokenRow("person " + row.text(0));
  return {row.text(0), row.text(1), *role, *boards};
}

std::int64_t turnOf(PostgresDatabase& database) {
  return detail::firstNumber(database, "SELECT turn FROM hall.head").value_or(0);
}

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

Answer PostgresDatabase::answer(const std::string& sql, const std::vector<Parameter>& parameters) {
  constexpr std::size_t kMost = 256;
  auto found = m_names.find(sql);
  if (found == m_names.end()) {
    const std::string places = numberedPlaces(sql);
    if (m_names.size() >= kMost) return m_connection.executeOnce(places, parameters);
    std::string name = "s" + std::to_string(m_names.size());
    m_connection.prepare(name, places);
    found = m_names.emplace(sql, std::move(name)).first;
  }
  return m_connection.executePrepared(found->second, parameters);
}

void PostgresDatabase::begin(detail::Purpose purpose) {
  if (!m_connection.isAlive()) reconnect();
  try {
    start(purpose);
  } catch (const PostgresFault& fault) {
    // A server that was started again since is known by its silence alone; nothing is under way yet.
    if (fault.fault() != StoreFault::CutOff || m_connection.isAlive()) throw;
    reconnect();
    start(purpose);
  }
}

void PostgresDatabase::reconnect() {
  m_names.clear();
  m_connection.renew();
}

void PostgresDatabase::start(detail::Purpose purpose) {
  m_transaction.clear();
  if (purpose == detail::Purpose::Read) {
    execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    return;
  }
  // The turn is held without waiting for the disk; commit waits afterwards, when the next one has the turn.
  try {
    takeTurn();
  } catch (...) {
    rollback();
    throw;
  }
}

void PostgresDatabase::takeTurn() {
  const Answer answer = m_connection.execute(
      "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; SET LOCAL synchronous_commit = off;"
      " SET LOCAL idle_in_transaction_session_timeout = '5s'; SELECT transaction, at FROM hall.take_turn()",
      Wait::Turn);
  m_transaction = PQgetvalue(answer.get(), 0, 0);
  m_turnAt = PQgetvalue(answer.get(), 0, 1);
}

void PostgresDatabase::commit() {
  if (m_transaction.empty()) {
    execute("COMMIT");
    return;
  }
  execute("SELECT hall.end_turn()");
  const std::string transaction = std::exchange(m_transaction, {});
  try {
    // A COMMIT of what failed before answers ROLLBACK.
    const Answer answer = m_connection.execute("COMMIT", Wait::Turn);
    if (std::string_view(PQcmdStatus(answer.get())) != "COMMIT") {
      throw detail::Refused(StoreFault::Unexpected, "a step before had failed");
    }
  } catch (const PostgresFault& fault) {
    if (fault.fault() != StoreFault::CutOff || !isCommitted(transaction)) throw;
  }
  ++m_ownTurns;
  // Everything that was committed before this is on the disk when it returns.
  m_connection.execute("SELECT pg_logical_emit_message(true, 'damath', '')", Wait::Turn);
}

bool PostgresDatabase::isCommitted(const std::string& transaction) {
  reconnect();
  const Answer answer = m_connection.executeOnce("SELECT pg_xact_status($1::xid8) = 'committed'",
                                                 {{transaction, false, false}});
  return *PQgetvalue(answer.get(), 0, 0) == 't';
}

void PostgresDatabase::rollback() noexcept {
  m_transaction.clear();
  try {
    if (m_connection.isAlive()) execute("ROLLBACK");
  } catch (const std::exception&) {
    // The server undoes it when the connection goes.
  }
}

std::optional<std::int64_t> PostgresDatabase::tell(const detail::NewRow& row) {
  return detail::firstNumber(*this, "SELECT hall.tell(?, ?, ?, ?, ?, ?, ?, ?, ?)", row.at, row.by, row.action,
                             row.subject, row.before, row.after, row.reason, row.target, row.care);
}

void PostgresDatabase::sign(Stamp& stamp) const {
  if (!m_person) return;
  if (const auto at = parseInstant(m_turnAt)) stamp.at = *at;
  // An arbiter may write in another's name.
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
  if (!m_connection.isAlive()) reconnect();
  return turnOf(*this) - m_ownTurns;
}

std::vector<detail::Table> PostgresDatabase::tables() {
  return contestTables(*this);
}

std::vector<std::string> PostgresDatabase::complaints() {
  return catalogueComplaints(*this);
}

std::optional<Holder> PostgresDatabase::holder() const {
  return std::nullopt;
}

}  // namespace damath::db::postgres
