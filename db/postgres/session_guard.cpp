// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/session_guard.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "db/detail/query.hpp"
#include "db/detail/sql_quotes.hpp"
#include "db/postgres/people.hpp"
#include "db/postgres/postgres_database.hpp"

namespace damath::db::postgres {

namespace {

using std::chrono::seconds;

constexpr seconds kClerkHolds{2};
constexpr seconds kArbiterIdles{4};
constexpr seconds kArbiterHolds{120};
constexpr seconds kTransaction{60};
constexpr seconds kLongTransaction{300};
// If more than this part of the server's queue of notifications (8 GB) is in use, the guard ends every
// transaction of more than five seconds. The server can shorten the queue only after these transactions end.
constexpr const char* kQueueFull = "pg_notification_queue_usage() > 0.002";
constexpr seconds kWhileQueueFull{5};
constexpr std::size_t kMostStrikes = 3;
constexpr seconds kPause{60};

struct Session {
  std::string key;  // the process id and the start of the transaction
  std::int64_t process = 0;
  std::string login;
  std::string role;  // empty if the login was removed
  bool isHolder = false;
  bool isIdle = false;
  bool hasTransaction = false;
  seconds idle{};
  seconds transaction{};
  bool isQueueFull = false;
};

// The sessions of logins. The owner's own sessions are left out.
constexpr const char* kSessions =
    "SELECT a.pid || ' ' || coalesce(a.xact_start::text, ''), a.pid, a.usename::text, coalesce(p.role, ''),"
    " EXISTS (SELECT FROM pg_locks l WHERE l.pid = a.pid AND l.granted AND l.locktype = 'relation'"
    " AND l.relation = 'hall.head'::regclass AND l.mode IN ('ExclusiveLock', 'ShareRowExclusiveLock',"
    " 'AccessExclusiveLock', 'ShareLock')),"
    " a.state LIKE 'idle%', a.xact_start IS NOT NULL,"
    " coalesce(extract(epoch FROM clock_timestamp() - a.state_change), 0)::bigint,"
    " coalesce(extract(epoch FROM clock_timestamp() - a.xact_start), 0)::bigint, QUEUE"
    " FROM pg_stat_activity a JOIN pg_roles r ON r.oid = a.usesysid LEFT JOIN hall.person p ON p.login ="
    " a.usename WHERE NOT r.rolsuper AND a.datname = current_database()";

std::vector<Session> sessionsIn(detail::Database& database) {
  std::string sql = kSessions;
  sql.replace(sql.find("QUEUE"), 5, kQueueFull);
  return detail::allRows(database, sql, [](const detail::Row& row) -> Session {
    return {row.text(0),        row.number(1),          row.text(2),
            row.text(3),        row.number(4) == 1,     row.number(5) == 1,
            row.number(6) == 1, seconds(row.number(7)), seconds(row.number(8)),
            row.number(9) == 1};
  });
}

bool isTrusted(const Session& session) {
  return session.role == "arbiter" || session.role == "owner";
}

// The connections that a login may open. Usual: kMostConnections. None: the login cannot connect.
enum class Connections { None, Usual };

// Limits the connections that the login may open. Open connections stay.
void limitConnections(PostgresDatabase& hall, const std::string& login, Connections connections) {
  if (!detail::firstNumber(hall, "SELECT 1 FROM pg_roles WHERE rolname = ?", login)) return;
  const int most = connections == Connections::None ? 0 : kMostConnections;
  hall.execute("ALTER ROLE " + detail::quotedName(login) + " CONNECTION LIMIT " + std::to_string(most));
}

void endAllOf(PostgresDatabase& hall, const std::string& login) {
  static_cast<void>(detail::firstNumber(
      hall, "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename = ?", login));
}

class ServerGuard : public SessionGuard {
 public:
  ServerGuard(const std::string& address, const OpenOptions& options);
  [[nodiscard]] std::vector<EndedSession> look(std::chrono::steady_clock::time_point now) override;

 private:
  using Moment = std::chrono::steady_clock::time_point;

  void restorePhrases(std::vector<EndedSession>& ended);
  void punish(const std::string& login, Moment now);
  void release(Moment now);

  PostgresDatabase m_database;
  // For each session that holds the write lock (Session::key): the moment when look() first saw the lock.
  std::map<std::string, Moment> m_holding;
  // The moment at which the guard first saw the transaction, for each session with a transaction
  // (Session::key).
  std::map<std::string, Moment> m_transactions;
  // For each login: the moments at which a session of the login was ended because it held the write lock.
  std::map<std::string, std::vector<Moment>> m_strikes;
  // The end of the pause, for each login that cannot connect at the moment.
  std::map<std::string, Moment> m_paused;
};

ServerGuard::ServerGuard(const std::string& address, const OpenOptions& options)
    : m_database(address, options) {
  m_database.execute("SET statement_timeout = '10s'");
  // Ends the pauses that an earlier session guard left on the server. During a pause, a login cannot connect.
  for (const auto& login :
       detail::allRows(m_database,
                       "SELECT p.login FROM hall.person p JOIN pg_roles r ON r.rolname = p.login WHERE"
                       " r.rolconnlimit = 0",
                       [](const detail::Row& row) { return row.text(0); })) {
    limitConnections(m_database, login, Connections::Usual);
  }
}

std::vector<EndedSession> ServerGuard::look(Moment now) {
  release(now);
  std::vector<EndedSession> ended;
  std::map<std::string, Moment> holding;
  std::map<std::string, Moment> transactions;
  // Returns the time since the guard first saw the session in the map `before`, and adds the session to the
  // map `after`.
  const auto seen = [now](const Session& session, const auto& before, auto& after) {
    const auto known = before.find(session.key);
    const Moment since = known == before.end() ? now : known->second;
    after.emplace(session.key, since);
    return now - since;
  };
  for (const Session& session : sessionsIn(m_database)) {
    std::optional<EndReason> reason;
    if (session.isHolder) {
      const auto held = seen(session, m_holding, holding);
      const bool isTooLong = isTrusted(session)
                                 ? held > kArbiterHolds || (session.isIdle && session.idle > kArbiterIdles)
                                 : held >= kClerkHolds;
      if (isTooLong) reason = EndReason::HeldLock;
    }
    const seconds most = session.isQueueFull  ? kWhileQueueFull
                         : isTrusted(session) ? kLongTransaction
                                              : kTransaction;
    if (session.hasTransaction) {
      // The clock of the server may be set back during the transaction, so the guard's own clock counts too.
      const auto age =
          std::max<Moment::duration>(session.transaction, seen(session, m_transactions, transactions));
      if (!reason && age > most) reason = EndReason::LongTransaction;
    }
    if (session.role.empty()) reason = EndReason::Removed;
    if (!reason) continue;
    static_cast<void>(detail::firstNumber(m_database, "SELECT pg_terminate_backend(?)", session.process));
    ended.push_back({session.login, *reason});
    if (reason == EndReason::HeldLock) punish(session.login, now);
  }
  m_holding = std::move(holding);
  m_transactions = std::move(transactions);
  restorePhrases(ended);
  return ended;
}

void ServerGuard::restorePhrases(std::vector<EndedSession>& ended) {
  const auto changed =
      detail::allRows(m_database,
                      "SELECT h.login, h.digest FROM hall.phrase h JOIN pg_authid a ON a.rolname = h.login"
                      " WHERE a.rolpassword IS DISTINCT FROM h.digest",
                      [](const detail::Row& row) { return std::pair(row.text(0), row.text(1)); });
  for (const auto& [login, digest] : changed) {
    m_database.execute("ALTER ROLE " + detail::quotedName(login) + " PASSWORD " + m_database.quoted(digest));
    endAllOf(m_database, login);
    ended.push_back({login, EndReason::NewPhrase});
  }
}

void ServerGuard::punish(const std::string& login, Moment now) {
  std::vector<Moment>& strikes = m_strikes[login];
  std::erase_if(strikes, [now](Moment each) { return now - each > kPause; });
  strikes.push_back(now);
  if (strikes.size() < kMostStrikes) return;
  strikes.clear();
  limitConnections(m_database, login, Connections::None);
  m_paused[login] = now + kPause;
  endAllOf(m_database, login);
}

void ServerGuard::release(Moment now) {
  for (auto each = m_paused.begin(); each != m_paused.end();) {
    if (now < each->second) {
      ++each;
      continue;
    }
    limitConnections(m_database, each->first, Connections::Usual);
    each = m_paused.erase(each);
  }
}

}  // namespace

std::unique_ptr<SessionGuard> sessionGuard(const std::string& address, const OpenOptions& options) {
  return std::make_unique<ServerGuard>(address, options);
}

}  // namespace damath::db::postgres
