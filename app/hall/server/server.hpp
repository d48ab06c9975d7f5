// SPDX-License-Identifier: GPL-3.0-or-later
// A private PostgreSQL server in the folder of a shared contest, under the user's own account. Other
// computers connect only with TLS and a password. Through the socket in the folder, only the user account
// that created the server's data can log in, as the owner of the shared contest.
#pragma once

#include <filesystem>

#include "app/hall/server/hall_folder.hpp"
#include "app/hall/server/station_error.hpp"

namespace damath::station {

// Hall: all stations can connect over the network. Alone: only programs on this computer can connect, through
// the socket in the folder of the shared contest. Alone is used while the shared contest is created or
// closed, and while logins of a stopped shared contest are changed.
enum class Reach { Alone, Hall };

class Server {
 public:
  // Returns the server of this folder. Errors: AsRoot, NoServer, PathTooLong.
  [[nodiscard]] static Answer<Server> in(const HallFolder& folder);

  // Creates the server's data in the folder, for a new shared contest. Errors: CannotWrite, ServerFailed.
  [[nodiscard]] Answer<void> make() const;
  // Starts the server, and returns when it accepts connections. Errors: PortTaken, ServerFailed.
  [[nodiscard]] Answer<void> start(int port, Reach reach) const;
  // Stops the server and waits for its end. Changes that are not complete are rolled back. Does nothing if
  // the server is not running.
  [[nodiscard]] Answer<void> stop() const;
  [[nodiscard]] bool isRunning() const;

 private:
  Server(HallFolder folder, std::filesystem::path programs)
      : m_folder(std::move(folder)), m_programs(std::move(programs)) {}
  [[nodiscard]] Unexpected<StationError> failed() const;

  HallFolder m_folder;
  std::filesystem::path m_programs;
};

}  // namespace damath::station
