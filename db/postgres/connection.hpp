// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a PostgreSQL server, and its answers. Nothing outside this room sees libpq.
#pragma once

#include <libpq-fe.h>

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
};

// How long is waited for an answer: that of the server alone, or of others who have their turn before.
enum class Wait { Server, Turn };

class Connection {
 public:
  // To a `postgresql://` address. Throws PostgresFault.
  Connection(std::string address, const OpenOptions& options);

  // One statement or several without values; the answer of the last. Throws.
  Answer execute(const std::string& sql, Wait wait = Wait::Server);
  // Makes a statement ready under a name. Throws.
  void prepare(const std::string& name, const std::string& sql);
  [[nodiscard]] Answer executePrepared(const std::string& name, const std::vector<Parameter>& parameters);
  // One without a name, for once.
  [[nodiscard]] Answer executeOnce(const std::string& sql, const std::vector<Parameter>& parameters);

  [[nodiscard]] bool isAlive() const;
  // A new connection in the place of a broken one: what was prepared is gone. Throws.
  void renew();
  // The server's process of this connection.
  [[nodiscard]] int process() const;
  // A pass phrase as the server keeps it (SCRAM), as a literal. Throws.
  [[nodiscard]] std::string phraseDigest(const std::string& login, const std::string& phrase) const;
  [[nodiscard]] std::string quoted(const std::string& text) const;

 private:
  // The last answer to what was sent. A server that says nothing for too long loses the connection.
  [[nodiscard]] Answer received(bool isSent, Wait wait = Wait::Server);
  [[nodiscard]] Answer checked(PGresult* answer) const;
  void checkAnswering() const;

  std::string m_address;
  OpenOptions m_options;
  std::unique_ptr<PGconn, Finished> m_connection;
};

}  // namespace damath::db::postgres
