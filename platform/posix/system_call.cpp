// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/posix/system_call.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace damath::platform {

std::error_code writeAll(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto written = uninterrupted([&] { return ::write(file, bytes.data(), bytes.size()); });
    if (written < 0) return lastError();
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

std::optional<std::string> bytesFrom(int file, std::size_t most) {
  // Reads the file in pieces. Most files are far smaller than the limit, so memory for the limit would be
  // wasted.
  std::string bytes;
  std::array<char, 16384> piece{};
  while (bytes.size() < most) {
    const std::size_t room = std::min(piece.size(), most - bytes.size());
    const auto count = uninterrupted([&] { return ::read(file, piece.data(), room); });
    if (count < 0) return std::nullopt;
    if (count == 0) break;
    bytes.append(piece.data(), static_cast<std::size_t>(count));
  }
  return bytes;
}

Expected<std::string, ReadFault> bytesAt(const std::filesystem::path& path, std::size_t most, int follow) {
  // With O_NONBLOCK, open() returns at once even if a pipe has taken the place of the file meanwhile. Without
  // this flag, open() would wait for a program that writes into the pipe.
  const Handle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | follow));
  struct stat facts {};
  if (!file.isOpen() && errno == ELOOP) return Unexpected(ReadFault::NotOrdinary);
  if (!file.isOpen() || ::fstat(numberOf(file), &facts) != 0) return Unexpected(ReadFault::Unreadable);
  if (!S_ISREG(facts.st_mode)) return Unexpected(ReadFault::NotOrdinary);
  auto bytes = bytesFrom(numberOf(file), most);
  if (!bytes) return Unexpected(ReadFault::Unreadable);
  return *std::move(bytes);
}

}  // namespace damath::platform
