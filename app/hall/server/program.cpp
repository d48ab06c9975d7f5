// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/program.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <sstream>
#include <string_view>

namespace damath::station {

namespace fs = std::filesystem;

namespace {

constexpr int kOldest = 15;
constexpr int kNotRun = 127;

bool hasServer(const fs::path& folder) {
  return ::access((folder / "initdb").c_str(), X_OK) == 0 &&
         ::access((folder / "pg_ctl").c_str(), X_OK) == 0 &&
         ::access((folder / "postgres").c_str(), X_OK) == 0;
}

std::optional<fs::path> newestOfDebian() {
  std::optional<fs::path> newest;
  int version = kOldest - 1;
  std::error_code fault;
  for (const fs::directory_entry& entry : fs::directory_iterator("/usr/lib/postgresql", fault)) {
    const std::string name = entry.path().filename().string();
    int number = 0;
    std::from_chars(name.data(), name.data() + name.size(), number);
    if (number <= version || !hasServer(entry.path() / "bin")) continue;
    version = number;
    newest = entry.path() / "bin";
  }
  return newest;
}

}  // namespace

std::optional<fs::path> serverPrograms() {
  if (const char* const given = std::getenv("DAMATH_POSTGRES"); given != nullptr && *given != '\0') {
    return hasServer(given) ? std::optional<fs::path>(given) : std::nullopt;
  }
  if (auto newest = newestOfDebian()) return newest;
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (hasServer(folder)) return folder;
  }
  return std::nullopt;
}

void leaveStreams(const fs::path& log) {
  const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  const int in = ::open("/dev/null", O_RDONLY);
  ::dup2(in, STDIN_FILENO);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(out, STDERR_FILENO);
  ::close_range(STDERR_FILENO + 1, std::numeric_limits<unsigned>::max(), 0);
}

int ran(const std::vector<std::string>& words, const fs::path& log) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  // LC_ALL=C makes the messages English, for readers of the logs.
  char english[] = "LC_ALL=C";
  std::vector<char*> environment = {english};
  for (char** each = environ; *each != nullptr; ++each) {
    if (std::string_view(*each).substr(0, 7) != "LC_ALL=") environment.push_back(*each);
  }
  environment.push_back(nullptr);
  posix_spawn_file_actions_t streams;
  if (::posix_spawn_file_actions_init(&streams) != 0) return kNotRun;
  constexpr mode_t kOwn = 0600;
  ::posix_spawn_file_actions_addopen(&streams, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  ::posix_spawn_file_actions_addopen(&streams, STDOUT_FILENO, log.c_str(), O_WRONLY | O_CREAT | O_APPEND,
                                     kOwn);
  ::posix_spawn_file_actions_adddup2(&streams, STDOUT_FILENO, STDERR_FILENO);
  ::posix_spawn_file_actions_addclosefrom_np(&streams, STDERR_FILENO + 1);
  pid_t child = 0;
  const int fault =
      ::posix_spawn(&child, arguments[0], &streams, nullptr, arguments.data(), environment.data());
  ::posix_spawn_file_actions_destroy(&streams);
  int status = 0;
  if (fault != 0 || ::waitpid(child, &status, 0) != child || !WIFEXITED(status)) return kNotRun;
  return WEXITSTATUS(status);
}

std::string lastLineOf(const fs::path& log) {
  std::ifstream file(log, std::ios::binary);
  std::string last;
  for (std::string line; std::getline(file, line);) {
    if (line.find_first_not_of(" \t\r") != std::string::npos) last = line;
  }
  return last;
}

}  // namespace damath::station
