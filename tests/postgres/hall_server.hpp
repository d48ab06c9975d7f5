// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL server of this program in a temporary folder, reached through a socket in that folder. The
// server ends with the program. PostgreSQL refuses to run as root; under root, the server runs as the user
// `postgres`.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace damath::testing {

class HallServer {
 public:
  // Returns the server of the tests, started at its first use. The server writes data to its files at once
  // only if a commit waits for the data. Other data stays in memory for up to ten seconds, and is lost if the
  // server is killed. Throws if the server cannot start.
  [[nodiscard]] static HallServer& ofProgram();
  // Starts a server with these settings, for example "fsync=off".
  explicit HallServer(std::vector<std::string> settings);
  HallServer(const HallServer&) = delete;
  HallServer& operator=(const HallServer&) = delete;
  ~HallServer();

  // Returns the address of the database with this name, for its owner.
  [[nodiscard]] std::string address(const std::string& name) const;
  [[nodiscard]] std::filesystem::path socket() const;
  [[nodiscard]] pid_t process() const { return m_process; }
  void makeDatabase(const std::string& name);
  // Kills the server as a power cut would, and starts it again on the data on disk.
  void crash();
  // halt() kills the server, and goOn() starts it again: the two halves of crash().
  void halt();
  void goOn();

 private:
  void start();
  void stop(int signal);

  std::vector<std::string> m_settings;
  std::filesystem::path m_folder;
  pid_t m_process = -1;
};

// Returns the address of a database, for its owner, in a server whose socket is in `folder`.
[[nodiscard]] std::string hallAddress(const std::filesystem::path& folder, const std::string& name);

}  // namespace damath::testing
