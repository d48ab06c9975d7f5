// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/posix/file_beside.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <random>
#include <string>
#include <string_view>

#include "platform/posix/system_call.hpp"

namespace damath::platform {

namespace fs = std::filesystem;

fs::path folderWith(const fs::path& path) {
  return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

int underNewName(const fs::path& path, fs::path& name, const std::function<int(const char* name)>& make) {
  std::random_device lot;
  for (;;) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::string ending = ".";
    for (int i = 0; i < 6; ++i) ending += kLetters[lot() % kLetters.size()];
    const fs::path beside = path.string() + ending;
    const int answer = make(beside.c_str());
    if (answer >= 0) name = beside;
    if (answer >= 0 || errno != EEXIST) return answer;
  }
}

Expected<Handle, std::error_code> openBeside(const fs::path& path, unsigned mode, fs::path& name) {
  // True if a file without a name can get a name later, through its link in /proc/self/fd.
  const bool canBeNamed = ::access("/proc/self/fd", X_OK) == 0;
  constexpr int kHow = O_RDWR | O_CLOEXEC;
  Handle file;
  if (canBeNamed) file = Handle(::open(folderWith(path).c_str(), O_TMPFILE | kHow, mode));
  const bool isUnknown = errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL;
  if (!file.isOpen() && (isUnknown || !canBeNamed)) {
    file = Handle(underNewName(
        path, name, [mode](const char* each) { return ::open(each, O_CREAT | O_EXCL | kHow, mode); }));
  }
  if (!file.isOpen()) return Unexpected(lastError());
  return file;
}

}  // namespace damath::platform
