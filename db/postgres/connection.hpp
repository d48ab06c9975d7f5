// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a PostgreSQL server. If the server is silent for longer than the timeout, the connection is
// closed. libpq is not visible outside db/postgres.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "db/records/open_options.hpp"
#include "platform/network.hpp"

namespace damath::db::postgres {

struct Cleared {
  void operator()(PGresult* answer) const { PQclear(answer); }
};
using Answer = std::unique_ptr<PGresult, Cleared>;

struct Finished {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};

// A parameter of a statement, in the form of libpq.
struct Parameter {
  std::string text;
  bool isNull = true;
  bool isBytes = false;
  friend bool operator==(const Parameter&, const Parameter&) = default;
};

// A statement that is sent together with others.
struct Call {
  std::string name = {};  // the name of a prepared statement; empty: not prepared
  std::string sql = {};   // empty if the statement is already prepared
  std::vector<Parameter> parameters = {};
};

// The longest silence of the server during a statement. Usual: the time for one answer. Turn: also the time
// while other stations have the turn. None: a minute, for statements that create or check a whole contest.
enum class Haste { Usual, Turn, None };

class Connection {
 public:
  // Connects to a `postgresql://` address. Throws PostgresFault.
  Connection(std::string address, const OpenOptions& options);

  // Runs one or more statements without parameters. Returns the last answer. Throws PostgresFault.
  Answer execute(const std::string& sql, Haste haste = Haste::None);
  // Sends all calls at once. Returns one answer for each call. Throws the first error; later calls are then
  // not run. If no call begins a transaction, all calls form one transaction.
  [[nodiscard]] std::vector<Answer> executeAll(const std::vector<Call>& calls, Haste haste = Haste::Usual);

  [[nodiscard]] bool isAlive() const;
  // Replaces a broken connection. Prepared statements are lost. Throws PostgresFault.
  void renew();
  // Returns the server's form of a password (SCRAM), as an SQL literal. Throws PostgresFault.
  [[nodiscard]] std::string phraseDigest(const std::string& login, const std::string& phrase) const;
  [[nodiscard]] std::string quoted(const std::string& text) const;

 private:
  [[nodiscard]] Answer checked(Answer answer) const;
  [[nodiscard]] std::chrono::milliseconds limitOf(Haste haste) const;
  void send(const Call& call);
  // Waits until the socket is ready, and reads the received data. False if the connection broke. If the limit
  // passes, closes the connection and throws.
  [[nodiscard]] bool heard(platform::Awaited awaited, std::chrono::milliseconds limit);
  void sendOff(std::chrono::milliseconds limit);
  [[nodiscard]] Answer next(std::chrono::milliseconds limit);
  void require(int isDone) const;
  // Throws if the server is already known to be silent (OpenOptions::silence).
  void checkAnswering() const;

  std::string m_address;
  OpenOptions m_options;
  std::unique_ptr<PGconn, Finished> m_connection;
};

}  // namespace damath::db::postgres
