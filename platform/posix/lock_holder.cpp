// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/lock_holder.hpp"

#include <pwd.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <tuple>

namespace damath::platform {

namespace fs = std::filesystem;

namespace {

// The facts of a lock from a line of /proc/locks: "3: POSIX  ADVISORY  WRITE 4711 08:01:131077 1073741825
// 1073741825".
struct Lock {
  bool isWrite = false;
  int process = 0;
  unsigned major = 0;
  unsigned minor = 0;
  ino_t inode = 0;
};

std::optional<Lock> parseLock(const std::string& line) {
  char access[8] = {};
  unsigned long long inode = 0;
  Lock lock;
  constexpr int kFields = 5;
  if (std::sscanf(line.c_str(), "%*u: %*s %*s %7s %d %x:%x:%llu", access, &lock.process, &lock.major,
                  &lock.minor, &inode) != kFields) {
    return std::nullopt;
  }
  lock.isWrite = std::string(access) == "WRITE";
  lock.inode = static_cast<ino_t>(inode);
  return lock;
}

fs::path folderOf(int process) {
  return fs::path("/proc") / std::to_string(process);
}

// True if the process has the file open. On some file systems, /proc/locks shows another device number than
// stat(), so the lock's numbers alone do not identify the file.
bool hasOpen(int process, const struct stat& file) {
  std::error_code error;
  for (fs::directory_iterator entry(folderOf(process) / "fd", error), end; !error && entry != end;
       entry.increment(error)) {
    struct stat open = {};
    if (stat(entry->path().c_str(), &open) == 0 && open.st_dev == file.st_dev && open.st_ino == file.st_ino) {
      return true;
    }
  }
  return false;
}

bool isOf(const Lock& lock, const struct stat& file) {
  if (lock.process <= 0 || lock.inode != file.st_ino) return false;
  const bool isSameDevice = lock.major == major(file.st_dev) && lock.minor == minor(file.st_dev);
  return isSameDevice || hasOpen(lock.process, file);
}

std::string userOf(int process) {
  struct stat folder = {};
  if (stat(folderOf(process).c_str(), &folder) != 0) return {};
  std::array<char, 4096> room = {};
  passwd entry = {};
  passwd* found = nullptr;
  const int code = getpwuid_r(folder.st_uid, &entry, room.data(), room.size(), &found);
  return code == 0 && found != nullptr ? entry.pw_name : std::string();
}

LockHolder described(int process) {
  LockHolder holder{process, {}, userOf(process)};
  std::ifstream name(folderOf(process) / "comm");
  std::getline(name, holder.program);
  return holder;
}

}  // namespace

std::optional<LockHolder> lockHolderOf(const fs::path& file) {
  struct stat status = {};
  if (stat(file.c_str(), &status) != 0) return std::nullopt;
  std::optional<Lock> best;
  const auto weight = [](const Lock& lock) { return std::tuple(lock.process != getpid(), lock.isWrite); };
  std::ifstream table("/proc/locks");
  for (std::string line; std::getline(table, line);) {
    const std::optional<Lock> lock = parseLock(line);
    if (lock && isOf(*lock, status) && (!best || weight(*best) < weight(*lock))) best = lock;
  }
  if (!best) return std::nullopt;
  LockHolder holder = described(best->process);
  // Returns nullopt if the process has ended meanwhile, so that its name is gone.
  if (holder.program.empty()) return std::nullopt;
  return holder;
}

}  // namespace damath::platform
