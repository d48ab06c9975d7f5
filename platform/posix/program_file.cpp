// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/program_file.hpp"

#include <unistd.h>

#include <cstdlib>
#include <sstream>
#include <system_error>

namespace damath::platform {

namespace fs = std::filesystem;

bool isProgram(const fs::path& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored) && ::access(path.c_str(), X_OK) == 0;
}

std::vector<fs::path> programFolders() {
  const char* const path = std::getenv("PATH");
  std::istringstream words(path == nullptr ? "" : path);
  std::vector<fs::path> folders;
  for (std::string folder; std::getline(words, folder, ':');) folders.emplace_back(folder);
  return folders;
}

fs::path programBeside(const std::string& name) {
  constexpr const char* kOwnProgram = "/proc/self/exe";
  std::error_code fault;
  const fs::path own = fs::read_symlink(kOwnProgram, fault);
  // For this program itself, returns the link /proc/self/exe. The link works even if the user cannot read the
  // program's folder.
  return own.filename() == name ? fs::path(kOwnProgram) : own.parent_path() / name;
}

}  // namespace damath::platform
