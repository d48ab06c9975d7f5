// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the bytes of an output in a private temporary file and copies them to standard output later. So an
// error before the copy leaves standard output empty. The file has no name, or loses its name at once:
// nothing remains if the program is killed. All errors are those of the operating system.
#pragma once

#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/expected.hpp"
#include "platform/handle.hpp"

namespace damath::platform {

class CollectedOutput {
 public:
  // Creates the temporary file, in the folder for temporary files.
  [[nodiscard]] static Expected<CollectedOutput, std::error_code> opened();

  // Appends the bytes. After an error, the output is incomplete, and copyToOutput() must not be called.
  [[nodiscard]] std::error_code write(std::string_view bytes);
  // Passes all bytes to the system. If the disk is full, this call returns the error.
  [[nodiscard]] std::error_code flush();
  // Copies all bytes to standard output. Precondition: std::cout is flushed.
  [[nodiscard]] std::error_code copyToOutput();

 private:
  explicit CollectedOutput(Handle file) : m_file(std::move(file)) {}

  Handle m_file;
  std::string m_pending;  // bytes that the system has not received yet
};

}  // namespace damath::platform
