// SPDX-License-Identifier: GPL-3.0-or-later
// An open file or socket of the operating system, which the destructor closes, and the largest number of
// them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <system_error>
#include <utility>

namespace damath::platform {

class Handle {
 public:
  using Number = std::intptr_t;
  static constexpr Number kNone = -1;

  explicit Handle(Number number = kNone) : m_number(number) {}
  Handle(Handle&& other) noexcept : m_number(std::exchange(other.m_number, kNone)) {}
  Handle& operator=(Handle&& other) noexcept {
    std::swap(m_number, other.m_number);
    return *this;
  }
  ~Handle() { static_cast<void>(close()); }

  [[nodiscard]] Number number() const { return m_number; }
  [[nodiscard]] bool isOpen() const { return m_number != kNone; }
  // Closes the file or socket; does nothing if it is closed already. Some disks report a failed write only
  // here.
  [[nodiscard]] std::error_code close();

 private:
  Number m_number;
};

// Returns how many files and sockets this program may have open at the same time.
[[nodiscard]] std::size_t mostOpenFiles();

}  // namespace damath::platform
