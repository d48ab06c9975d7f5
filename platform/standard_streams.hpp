// SPDX-License-Identifier: GPL-3.0-or-later
// Standard input, output and error output, without the buffers of <iostream>.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace damath::platform {

enum class Stream { Input, Output, Errors };

// True if the stream is connected to a terminal, where a person reads or types.
[[nodiscard]] bool isTerminal(Stream stream);

// Writes the bytes to standard output. Precondition: std::cout is flushed.
[[nodiscard]] std::error_code writeOutput(std::string_view bytes);

// Reads standard input to its end, but at most `most` bytes. nullopt if reading fails.
[[nodiscard]] std::optional<std::string> readInput(std::size_t most);

// The next bytes of standard input. Empty if no bytes came in time, or none will come.
struct InputPiece {
  std::string bytes;
  bool isEnded = false;  // true at the end of the input, or if reading fails
};
// Waits for input, at most for `wait`. A signal ends the waiting earlier.
[[nodiscard]] InputPiece nextInput(std::chrono::milliseconds wait);

}  // namespace damath::platform
