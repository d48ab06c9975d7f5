// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/server_programs.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fstream>

#include "platform/file_path.hpp"
#include "platform/program_file.hpp"
#include "platform/side_file.hpp"

namespace damath::station {

namespace fs = std::filesystem;

namespace {

constexpr int kOldest = 15;

bool hasServer(const fs::path& folder) {
  const auto has = [&folder](const char* program) { return platform::isProgram(folder / program); };
  return has("initdb") && has("pg_ctl") && has("postgres");
}

std::optional<fs::path> newestOfDebian() {
  std::optional<fs::path> newest;
  int version = kOldest - 1;
  for (const fs::path& entry : platform::entriesOf("/usr/lib/postgresql")) {
    const std::string name = entry.filename().string();
    int number = 0;
    std::from_chars(name.data(), name.data() + name.size(), number);
    if (number <= version || !hasServer(entry / "bin")) continue;
    version = number;
    newest = entry / "bin";
  }
  return newest;
}

}  // namespace

std::optional<fs::path> serverPrograms() {
  if (const char* const given = std::getenv("DAMATH_POSTGRES"); given != nullptr && *given != '\0') {
    return hasServer(given) ? std::optional<fs::path>(given) : std::nullopt;
  }
  if (auto newest = newestOfDebian()) return newest;
  const std::vector<fs::path> folders = platform::programFolders();
  const auto found = std::ranges::find_if(folders, hasServer);
  return found == folders.end() ? std::nullopt : std::optional(*found);
}

std::string lastLineOf(const fs::path& log) {
  std::string last;
  if (platform::isObstructed(log)) return last;
  std::ifstream file(log, std::ios::binary);
  for (std::string line; std::getline(file, line);) {
    if (line.find_first_not_of(" \t\r") != std::string::npos) last = line;
  }
  return last;
}

}  // namespace damath::station
