// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a PostgreSQL server. If the server does not answer for longer than the timeout, the
// connection is closed. Only db/postgres includes libpq (PostgreSQL's library).
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "db/records/open_options.hpp"
#include "platform/socket.hpp"

namespace damath::db::postgres {

struct Cleared {
  void operator()(PGresult* answer) const { PQclear(answer); }
};
using Answer = std::unique_ptr<PGresult, Cleared>;

struct Finished {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};

// A parameter of a statement, in the form that libpq takes.
struct Parameter {
  std::string text;
  bool isNull = true;
  bool isBytes = false;
  friend bool operator==(const Parameter&, const Parameter&) = default;
};

// A statement that is sent to the server, if possible together with other statements.
struct Call {
  std::string name = {};  // the name of a prepared statement; empty: the statement is not prepared
  std::string sql = {};   // empty if the statement is already prepared
  std::vector<Parameter> parameters = {};
};

// The time that a statement may wait for an answer of the server. Usual: the answer timeout. Turn: the longer
// of answer timeout and busy timeout, because another station may hold the write lock. None: at least a
// minute, for statements that create or check a whole contest.
enum class Haste { Usual, Turn, None };

class Connection {
 public:
  // Connects to a `postgresql://` address. Throws PostgresFault.
  Connection(std::string address, const OpenOptions& options);

  // Runs one or more SQL statements without parameters. Returns the answer to the last statement. Throws
  // PostgresFault.
  Answer execute(const std::string& sql, Haste haste = Haste::None);
  // Sends all statements together. Returns one answer for each statement. If a statement fails, throws its
  // error, and the later statements are not run. If no statement begins a transaction, all statements form
  // one transaction.
  [[nodiscard]] std::vector<Answer> executeAll(const std::vector<Call>& calls, Haste haste = Haste::Usual);

  [[nodiscard]] bool isAlive() const;
  // Connects again after the connection broke. Prepared statements are lost. Throws PostgresFault.
  void renew();
  // Returns the password in the form that the server stores (SCRAM), as an SQL literal. Throws PostgresFault.
  [[nodiscard]] std::string phraseDigest(const std::string& login, const std::string& phrase) const;
  [[nodiscard]] std::string quoted(const std::string& text) const;

 private:
  [[nodiscard]] Answer checked(Answer answer) const;
  [[nodiscard]] std::chrono::milliseconds limitOf(Haste haste) const;
  void send(const Call& call);
  // Waits until the socket is ready, then reads the received data. Returns false if the connection broke.
  // After the time limit, closes the connection and throws.
  [[nodiscard]] bool heard(platform::Awaited awaited, std::chrono::milliseconds limit);
  void sendOff(std::chrono::milliseconds limit);
  [[nodiscard]] Answer next(std::chrono::milliseconds limit);
  void require(int isDone) const;
  // Throws without waiting if the server did not answer an earlier request (OpenOptions::silence).
  void checkAnswering() const;

  std::string m_address;
  OpenOptions m_options;
  std::unique_ptr<PGconn, Finished> m_connection;
};

}  // namespace damath::db::postgres
