// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL server of this test program's own, in a temporary folder, reached through a socket there; it
// ends with the program. A server refuses to run as root: then it runs as the user `postgres`.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>

namespace damath::testing {

class HallServer {
 public:
  // Started at its first use. Throws where it cannot be.
  [[nodiscard]] static HallServer& ofProgram();
  HallServer(const HallServer&) = delete;
  HallServer& operator=(const HallServer&) = delete;
  ~HallServer();

  // Of a database of that name, as its owner.
  [[nodiscard]] std::string address(const std::string& name) const;
  // A new, empty one.
  void makeDatabase(const std::string& name);
  // Kills the server as a power cut would, and starts it again on what is on the disk.
  void crash();
  // The first half of it, and the second.
  void halt();
  void goOn();

 private:
  HallServer();
  void start();
  void stop(int signal);

  std::filesystem::path m_folder;
  pid_t m_process = -1;
};

}  // namespace damath::testing
