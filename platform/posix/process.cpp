// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/process.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <limits>
#include <string_view>

#include "platform/posix/system_call.hpp"

namespace damath::platform {

namespace fs = std::filesystem;

namespace {

constexpr const char* kNowhere = "/dev/null";
constexpr int kLogging = O_WRONLY | O_CREAT | O_APPEND;
constexpr mode_t kOwn = 0600;

// Connects the process to an empty input and to the log, and closes all its other files.
void leaveFiles(const fs::path& log) {
  const int out = ::open(log.c_str(), kLogging, kOwn);
  const int in = ::open(kNowhere, O_RDONLY);
  ::dup2(in, STDIN_FILENO);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(out, STDERR_FILENO);
  ::close_range(STDERR_FILENO + 1, std::numeric_limits<unsigned>::max(), 0);
}

}  // namespace

int run(const std::vector<std::string>& words, const fs::path& log) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  // Sets the language of the messages to English, because the readers of the logs expect it.
  char english[] = "LC_ALL=C";
  std::vector<char*> environment = {english};
  for (char** each = environ; *each != nullptr; ++each) {
    if (!std::string_view(*each).starts_with("LC_ALL=")) environment.push_back(*each);
  }
  environment.push_back(nullptr);
  posix_spawn_file_actions_t files;
  if (::posix_spawn_file_actions_init(&files) != 0) return kNotRun;
  ::posix_spawn_file_actions_addopen(&files, STDIN_FILENO, kNowhere, O_RDONLY, 0);
  ::posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, log.c_str(), kLogging, kOwn);
  ::posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
  ::posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
  pid_t child = 0;
  const int fault =
      ::posix_spawn(&child, arguments[0], &files, nullptr, arguments.data(), environment.data());
  ::posix_spawn_file_actions_destroy(&files);
  int status = 0;
  if (fault != 0 || uninterrupted([&] { return ::waitpid(child, &status, 0); }) != child) return kNotRun;
  return WIFEXITED(status) ? WEXITSTATUS(status) : kNotRun;
}

std::error_code runInBackground(const fs::path& log, const std::function<void()>& work) {
  const pid_t child = ::fork();
  if (child < 0) return lastError();
  if (child > 0) return {};
  ::setsid();
  leaveFiles(log);
  static_cast<void>(::chdir("/"));
  work();
  ::_exit(0);
}

bool isRunning(std::int64_t process) {
  return process > 0 && ::kill(static_cast<pid_t>(process), 0) == 0;
}

}  // namespace damath::platform
