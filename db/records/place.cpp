// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/place.hpp"

namespace damath::db {

Place Place::parse(const std::string& text) {
  const bool isHall = text.starts_with("postgresql://") || text.starts_with("postgres://");
  return isHall ? Place(HallAddress{text}) : Place(std::filesystem::path(text));
}

std::string Place::text() const {
  if (const auto* path = file()) return path->string();
  const std::string& address = hall()->text;
  const std::size_t login = address.find("//") + 2;
  const std::size_t at = address.find('@', login);
  if (at == std::string::npos) return address;
  const std::size_t phrase = address.find(':', login);
  return phrase < at ? address.substr(0, phrase) + address.substr(at) : address;
}

}  // namespace damath::db
