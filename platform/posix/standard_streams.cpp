// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/standard_streams.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>

#include "platform/posix/system_call.hpp"

namespace damath::platform {

bool isTerminal(Stream stream) {
  constexpr int kFiles[] = {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO};
  return ::isatty(kFiles[static_cast<std::size_t>(stream)]) == 1;
}

std::error_code writeOutput(std::string_view bytes) {
  return writeAll(STDOUT_FILENO, bytes);
}

std::optional<std::string> readInput(std::size_t most) {
  return bytesFrom(STDIN_FILENO, most);
}

InputPiece nextInput(std::chrono::milliseconds wait) {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  const int ready = ::poll(&input, 1, static_cast<int>(wait.count()));
  if (ready <= 0) return {{}, ready < 0 && errno != EINTR};
  std::array<char, 512> piece{};
  const ssize_t got = ::read(STDIN_FILENO, piece.data(), piece.size());
  if (got <= 0) return {{}, true};
  return {{piece.data(), static_cast<std::size_t>(got)}};
}

}  // namespace damath::platform
