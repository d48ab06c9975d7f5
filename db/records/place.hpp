// SPDX-License-Identifier: GPL-3.0-or-later
// Where a contest is kept: in a file, or in a hall, where several stations work on it, by its server's
// address.
#pragma once

#include <concepts>
#include <filesystem>
#include <string>
#include <utility>
#include <variant>

namespace damath::db {

// `postgresql://LOGIN@HOST:PORT/CONTEST?…`, as libpq takes it.
struct HallAddress {
  std::string text;
};

// What stands beside a file while its contest is in a hall: since when, as text. Until then nobody changes
// it.
[[nodiscard]] inline std::filesystem::path hallMarkOf(const std::filesystem::path& file) {
  return file.string() + ".hall";
}

class Place {
 public:
  template <std::convertible_to<std::filesystem::path> File>
  Place(File&& file) : m_place(std::filesystem::path(std::forward<File>(file))) {}  // NOLINT
  explicit Place(HallAddress address) : m_place(std::move(address)) {}

  // What begins with `postgresql://` or `postgres://` is a hall, everything else a file.
  [[nodiscard]] static Place parse(const std::string& text);

  // Nothing where it is in a hall.
  [[nodiscard]] const std::filesystem::path* file() const {
    return std::get_if<std::filesystem::path>(&m_place);
  }
  // Nothing where it is a file.
  [[nodiscard]] const HallAddress* hall() const { return std::get_if<HallAddress>(&m_place); }
  // For people: of an address without its pass phrase.
  [[nodiscard]] std::string text() const;

 private:
  std::variant<std::filesystem::path, HallAddress> m_place;
};

}  // namespace damath::db
