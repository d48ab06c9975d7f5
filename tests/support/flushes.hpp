// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the calls with which work in a process of its own changes files and flushes them to the disk. A power
// failure cannot be tested, but the order of these calls decides what a power failure leaves.
#pragma once

#include <fcntl.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/traced.hpp"

namespace damath::support {

// Returns the text that ends with a zero byte at the address in the memory of the stopped process.
inline std::string textAt(pid_t process, std::uint64_t address) {
  constexpr std::size_t kLongest = 4096;
  std::string text;
  for (; text.size() < kLongest; address += sizeof(long)) {
    const long word = ::ptrace(PTRACE_PEEKDATA, process, reinterpret_cast<void*>(address), nullptr);
    std::array<char, sizeof word> letters{};
    std::memcpy(letters.data(), &word, sizeof word);
    const auto end = std::ranges::find(letters, '\0');
    text.append(letters.begin(), end);
    if (end != letters.end()) break;
  }
  return text;
}

// Returns the path of an open file or folder of the stopped process. The number AT_FDCWD stands for its
// working folder.
inline std::filesystem::path pathOfOpen(pid_t process, std::uint64_t number) {
  const std::filesystem::path facts = std::filesystem::path("/proc") / std::to_string(process);
  const int descriptor = static_cast<int>(number);
  std::error_code unknown;
  return std::filesystem::read_symlink(
      descriptor == AT_FDCWD ? facts / "cwd" : facts / "fd" / std::to_string(descriptor), unknown);
}

// Returns the path that the call's argument number `at` holds. A relative path begins at the open folder.
inline std::filesystem::path pathIn(const WritingCall& call, std::size_t at, std::uint64_t folder) {
  const std::filesystem::path path =
      pathOfOpen(call.process, folder) / textAt(call.process, call.arguments[at]);
  std::error_code unknown;
  return std::filesystem::canonical(path.parent_path(), unknown) / path.filename();
}

// A call in words: "write", "flush", "name", "make" or "remove", and the file that the call is about. The
// word is empty for other calls. A file that is moved or linked has its new name here.
struct NamedCall {
  std::string_view word;
  std::filesystem::path path;
};

inline NamedCall named(const WritingCall& call) {
  [[maybe_unused]] constexpr auto kHere = static_cast<std::uint64_t>(AT_FDCWD);
  const auto open = [&call](std::size_t at) { return pathOfOpen(call.process, call.arguments[at]); };
  switch (call.number) {
    case SYS_write:
    case SYS_pwrite64:
    case SYS_writev:
    case SYS_pwritev:
    case SYS_ftruncate:
    case SYS_fallocate:
      return {"write", open(0)};
    case SYS_copy_file_range:
      return {"write", open(2)};
    case SYS_fsync:
    case SYS_fdatasync:
      return {"flush", open(0)};
    case SYS_linkat:
    case SYS_renameat2:
      return {"name", pathIn(call, 3, call.arguments[2])};
    case SYS_unlinkat:
      return {"remove", pathIn(call, 1, call.arguments[0])};
    case SYS_mkdirat:
      return {"make", pathIn(call, 1, call.arguments[0])};
#ifdef SYS_rename
    case SYS_rename:
    case SYS_link:
      return {"name", pathIn(call, 1, kHere)};
    case SYS_renameat:
      return {"name", pathIn(call, 3, call.arguments[2])};
    case SYS_unlink:
    case SYS_rmdir:
      return {"remove", pathIn(call, 0, kHere)};
    case SYS_mkdir:
      return {"make", pathIn(call, 0, kHere)};
#endif
    default:
      return {};
  }
}

// Runs `work` in a new process. Returns its calls about files in `folder`, in their order, for example
// "write a.damath", "flush a.damath", "name b.damath", "flush .". The folder itself is called ".". Calls that
// repeat the call before are left out. Fails the test unless work() returns true. Precondition: the test
// program has only one thread.
inline std::vector<std::string> writingCallsOf(const std::filesystem::path& folder,
                                               const std::function<bool()>& work) {
  const std::filesystem::path root = std::filesystem::canonical(folder);
  std::vector<std::string> calls;
  isKilledBy(
      [&](const WritingCall& call) {
        const NamedCall made = named(call);
        const std::string name = made.path.lexically_relative(root).string();
        const bool isInside = !made.word.empty() && !name.empty() && !name.starts_with("..");
        const std::string text = std::string(made.word) + " " + name;
        if (isInside && (calls.empty() || calls.back() != text)) calls.push_back(text);
        return Fate::GoesOn;
      },
      work);
  return calls;
}

// Checks that a file is written and flushed under the name `making`, then gets the name `made`, and that its
// folder is flushed next. Returns the complaint; empty if there is none.
inline std::string complaintAboutFlushes(const std::vector<std::string>& calls, const std::string& making,
                                         const std::string& made) {
  const std::string folder = std::filesystem::path(made).parent_path().string();
  const auto moved = std::ranges::find(calls, "name " + made);
  if (moved == calls.end()) return making + " is not moved to the name " + made;
  const auto written = std::find(std::make_reverse_iterator(moved), calls.rend(), "write " + making);
  if (written == calls.rend()) return making + " is not written";
  if (std::find(written.base(), moved, "flush " + making) == moved) {
    return making + " is not flushed before it is named " + made;
  }
  auto next = std::next(moved);
  // A file system that cannot move a file to a free name gets a second name, and the old one is removed.
  if (next != calls.end() && *next == "remove " + making) ++next;
  if (next == calls.end() || *next != "flush " + (folder.empty() ? std::string(".") : folder)) {
    return "the folder is not flushed after " + made + " has its name";
  }
  return {};
}

}  // namespace damath::support
