// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a PostgreSQL server, and its answers. A server that falls silent is cut off: nothing here
// waits for it longer than the patience it was made with. Nothing outside this room sees libpq.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "db/records/open_options.hpp"

namespace damath::db::postgres {

struct Cleared {
  void operator()(PGresult* answer) const { PQclear(answer); }
};
using Answer = std::unique_ptr<PGresult, Cleared>;

struct Finished {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};

// What a place of a statement takes, as libpq wants it.
struct Parameter {
  std::string text;
  bool isNull = true;
  bool isBytes = false;
  friend bool operator==(const Parameter&, const Parameter&) = default;
};

// One statement of several that travel together.
struct Call {
  std::string name = {};  // of a statement that is kept ready; empty: for once
  std::string sql = {};   // empty where the statement is ready
  std::vector<Parameter> parameters = {};
};

// How long the server may be silent over a statement: as long as one answer takes; as long as others may have
// their turn before; a minute, for what makes or checks a whole contest.
enum class Haste { Usual, Turn, None };

class Connection {
 public:
  // To a `postgresql://` address. Throws PostgresFault.
  Connection(std::string address, const OpenOptions& options);

  // One statement or several without values; the answer of the last. Throws.
  Answer execute(const std::string& sql, Haste haste = Haste::None);
  // All in one trip, an answer each. The first that fails is thrown, and none behind it was run. Those that
  // begin no transaction within them are one.
  [[nodiscard]] std::vector<Answer> executeAll(const std::vector<Call>& calls, Haste haste = Haste::Usual);

  [[nodiscard]] bool isAlive() const;
  // A new connection in the place of a broken one: what was prepared is gone. Throws.
  void renew();
  // A pass phrase as the server keeps it (SCRAM), as a literal. Throws.
  [[nodiscard]] std::string phraseDigest(const std::string& login, const std::string& phrase) const;
  [[nodiscard]] std::string quoted(const std::string& text) const;

 private:
  [[nodiscard]] Answer checked(Answer answer) const;
  [[nodiscard]] std::chrono::milliseconds limitOf(Haste haste) const;
  void send(const Call& call);
  // Waits until the socket is ready and takes what came; false where the connection broke. Throws, and lets
  // the connection go, where nothing happened.
  [[nodiscard]] bool heard(short events, std::chrono::milliseconds limit);
  void sendOff(std::chrono::milliseconds limit);
  [[nodiscard]] Answer next(std::chrono::milliseconds limit);
  void require(int isDone) const;
  // Throws where somebody knows that the hall is silent.
  void checkAnswering() const;

  std::string m_address;
  OpenOptions m_options;
  std::unique_ptr<PGconn, Finished> m_connection;
};

}  // namespace damath::db::postgres
