// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL server of this program's own, in a temporary folder, reached through a socket there; it ends
// with the program. A server refuses to run as root: then it runs as the user `postgres`.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace damath::testing {

class HallServer {
 public:
  // The one of the tests, started at its first use: what nobody waits for stays in memory until it is killed.
  // Throws where it cannot be.
  [[nodiscard]] static HallServer& ofProgram();
  // One with these settings, "fsync=off".
  explicit HallServer(std::vector<std::string> settings);
  HallServer(const HallServer&) = delete;
  HallServer& operator=(const HallServer&) = delete;
  ~HallServer();

  // Of a database of that name, as its owner.
  [[nodiscard]] std::string address(const std::string& name) const;
  [[nodiscard]] std::filesystem::path socket() const;
  [[nodiscard]] pid_t process() const { return m_process; }
  // A new, empty one.
  void makeDatabase(const std::string& name);
  // Kills the server as a power cut would, and starts it again on what is on the disk.
  void crash();
  // The first half of it, and the second.
  void halt();
  void goOn();

 private:
  void start();
  void stop(int signal);

  std::vector<std::string> m_settings;
  std::filesystem::path m_folder;
  pid_t m_process = -1;
};

// Of a database in a server whose socket lies in that folder, as its owner.
[[nodiscard]] std::string hallAddress(const std::filesystem::path& folder, const std::string& name);

}  // namespace damath::testing
