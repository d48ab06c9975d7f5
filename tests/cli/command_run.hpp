// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the real command as a process of its own, in a folder of its own. All but its main(), which has one
// line, is in the program of the tests too, so that most processes are spared the loader, which takes longer
// than the command does. The first of each program, and nobody's, are the command as it ships.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace damath::cli {

// The folder of the manual\'s own scoresheets.
inline const std::string kManual = DAMATH_TEST_DATA "/manual/";

struct CommandResult {
  int status = -1;  // the exit status; 128 + the signal's number where one ended it
  std::string out;
  std::string err;
};

// A folder that is removed with everything in it.
class Workplace {
 public:
  Workplace();
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;
  ~Workplace();

  [[nodiscard]] std::filesystem::path path(const std::string& name) const { return m_folder / name; }
  // The path as an argument.
  [[nodiscard]] std::string at(const std::string& name) const { return path(name).string(); }
  std::string write(const std::string& name, const std::string& bytes) const;
  [[nodiscard]] std::string read(const std::string& name) const;
  [[nodiscard]] bool has(const std::string& name) const { return std::filesystem::exists(path(name)); }

  // The same as somebody who may not write where only the owner may: root's rights are laid down.
  [[nodiscard]] CommandResult damathOfNobody(const std::vector<std::string>& arguments) const;
  // Begun and left running as somebody like that, with its standard output in the file of that name; its
  // process, which the caller ends and waits for.
  [[nodiscard]] int beginAsNobody(const std::vector<std::string>& arguments, const std::string& out) const;
  // The same with this typed into its standard input, through a pipe.
  [[nodiscard]] CommandResult damathTyped(const std::vector<std::string>& arguments,
                                          const std::string& typed) const;
  // Standard input is empty; standard output goes to `outputTo` where that is given.
  [[nodiscard]] CommandResult damath(const std::vector<std::string>& arguments,
                                     const std::string& outputTo = {}) const;

 private:
  [[nodiscard]] CommandResult resultOf(int child, const std::filesystem::path& out) const;

  std::filesystem::path m_folder;
};

}  // namespace damath::cli
