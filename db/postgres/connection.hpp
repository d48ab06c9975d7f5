// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a PostgreSQL server, and its answers. Nothing outside this room sees libpq.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

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

class Connection {
 public:
  // To a `postgresql://` address. Throws PostgresFault.
  Connection(std::string address, std::chrono::milliseconds patience);

  // One statement or several without values; the answer of the last. Throws.
  Answer execute(const std::string& sql);
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
  [[nodiscard]] Answer checked(PGresult* answer) const;

  std::string m_address;
  std::chrono::milliseconds m_patience;
  std::unique_ptr<PGconn, Finished> m_connection;
};

}  // namespace damath::db::postgres
