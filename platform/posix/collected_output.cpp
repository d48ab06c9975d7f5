// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/collected_output.hpp"

#include <unistd.h>

#include <filesystem>

#include "platform/file_path.hpp"
#include "platform/posix/file_beside.hpp"
#include "platform/posix/system_call.hpp"

namespace damath::platform {

Expected<CollectedOutput, std::error_code> CollectedOutput::opened() {
  std::filesystem::path name;
  auto file = openBeside(temporaryFolder() / "damath", kPrivateMode, name);
  if (!file) return Unexpected(file.error());
  // The file exists without a name until it is closed.
  if (!name.empty()) ::unlink(name.c_str());
  return CollectedOutput(*std::move(file));
}

std::error_code CollectedOutput::write(std::string_view bytes) {
  m_pending += bytes;
  return m_pending.size() < kPiece ? std::error_code() : flush();
}

std::error_code CollectedOutput::flush() {
  return writeAll(numberOf(m_file), std::exchange(m_pending, {}));
}

std::error_code CollectedOutput::copyToOutput() {
  if (const auto fault = flush()) return fault;
  std::string piece(kPiece, '\0');
  for (off_t done = 0;;) {
    const auto read =
        uninterrupted([&] { return ::pread(numberOf(m_file), piece.data(), piece.size(), done); });
    if (read < 0) return lastError();
    if (read == 0) return {};
    const std::string_view bytes(piece.data(), static_cast<std::size_t>(read));
    if (const auto fault = writeAll(STDOUT_FILENO, bytes)) return fault;
    done += read;
  }
}

}  // namespace damath::platform
