// SPDX-License-Identifier: GPL-3.0-or-later
// The place of a contest: a file, or the server address of a shared contest on which several stations work.
#pragma once

#include <concepts>
#include <filesystem>
#include <string>
#include <utility>
#include <variant>

namespace damath::db {

// The address of a shared contest: `postgresql://LOGIN@HOST:PORT/CONTEST?…`, in the form of libpq.
struct HallAddress {
  std::string text;
};

class Place {
 public:
  template <std::convertible_to<std::filesystem::path> File>
  Place(File&& file) : m_place(std::filesystem::path(std::forward<File>(file))) {}  // NOLINT
  explicit Place(HallAddress address) : m_place(std::move(address)) {}

  // Returns the place that a text names. A text that begins with `postgresql://` or `postgres://` is the
  // address of a shared contest. Any other text is a file.
  [[nodiscard]] static Place parse(const std::string& text);

  // Returns the contest file. Null for a shared contest.
  [[nodiscard]] const std::filesystem::path* file() const {
    return std::get_if<std::filesystem::path>(&m_place);
  }
  // Returns the address of the shared contest. Null for a file.
  [[nodiscard]] const HallAddress* hall() const { return std::get_if<HallAddress>(&m_place); }
  // Returns the place as shown to users. An address is shown without passwords.
  [[nodiscard]] std::string text() const;

 private:
  std::variant<std::filesystem::path, HallAddress> m_place;
};

}  // namespace damath::db
