// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the real command in a process and a folder of its own. The test program also contains all the code of
// the command except its main(), which has one line. Most of these processes are therefore forks of the test
// program: loading the executable would take longer than the command itself. The first run of each test
// program, each run under the account "nobody", and each run that begin() starts, executes the command as it
// ships.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "tests/cli/mortal.hpp"

namespace damath::cli {

// The folder of the scoresheets from the manual.
inline const std::string kManual = DAMATH_TEST_DATA "/manual/";

struct CommandResult {
  int status = -1;  // the exit status; 128 + the signal's number if a signal ended the command
  std::string out;
  std::string err;
};

// A temporary folder. The destructor removes it with all its files.
class Workplace {
 public:
  Workplace();
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;
  ~Workplace();

  [[nodiscard]] std::filesystem::path path(const std::string& name) const { return m_folder / name; }
  // Returns the path of the file `name` as a command argument.
  [[nodiscard]] std::string at(const std::string& name) const { return path(name).string(); }
  std::string write(const std::string& name, const std::string& bytes) const;
  [[nodiscard]] std::string read(const std::string& name) const;
  [[nodiscard]] bool has(const std::string& name) const { return std::filesystem::exists(path(name)); }

  // Runs the command without the rights of root: as the account "nobody" if the tests run as root.
  [[nodiscard]] CommandResult damathOfNobody(const std::vector<std::string>& arguments) const;
  // Starts the command like damathOfNobody and returns while it runs. Standard output goes to the file `out`.
  // Returns the process id; the caller ends this process and waits for it.
  [[nodiscard]] int beginAsNobody(const std::vector<std::string>& arguments, const std::string& out) const;
  // Starts the command like beginAsNobody, with the rights of this user.
  [[nodiscard]] int begin(const std::vector<std::string>& arguments, const std::string& out) const;
  // Runs the command with `typed` as standard input, through a pipe.
  [[nodiscard]] CommandResult damathTyped(const std::vector<std::string>& arguments,
                                          const std::string& typed) const;
  // Runs the command with an empty standard input. If `outputTo` is not empty, standard output goes to this
  // file and not into the result.
  [[nodiscard]] CommandResult damath(const std::vector<std::string>& arguments,
                                     const std::string& outputTo = {}) const;
  // Like damath, but kills the command at a system call that changes files (mortal.hpp). `call` is the number
  // of this call, from 1. A command that makes fewer such calls ends by itself.
  [[nodiscard]] CommandResult damathKilledAt(int call, LastCall last,
                                             const std::vector<std::string>& arguments) const;
  // Runs the command in this process, without the rights of root, and ends the process with the exit status
  // of the command. Precondition: the process is a fork of the test program.
  [[noreturn]] void becomeDamathOfNobody(const std::vector<std::string>& arguments) const;
  // Like damath, but stops the command right before a system call that changes files (mortal.hpp), calls
  // meanwhile(), and lets the command go on. `call` is the number of this system call, from 1. A command that
  // makes fewer such calls is not stopped.
  [[nodiscard]] CommandResult damathPausedAt(int call, const std::function<void()>& meanwhile,
                                             const std::vector<std::string>& arguments) const;

 private:
  [[nodiscard]] CommandResult resultOf(int child, const std::filesystem::path& out) const;
  // `status` is the status of the ended process, as waitpid() tells it.
  [[nodiscard]] CommandResult resultWith(int status, const std::filesystem::path& out) const;

  std::filesystem::path m_folder;
};

}  // namespace damath::cli
