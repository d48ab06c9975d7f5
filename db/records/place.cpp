// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/place.hpp"

#include <algorithm>
#include <cstddef>

namespace damath::db {

namespace {

// Removes the password from "postgresql://LOGIN:PASSWORD@HOST/CONTEST".
std::string withoutPhrase(const std::string& address) {
  const std::size_t login = address.find("//") + 2;
  const std::size_t at = address.rfind('@');
  const std::size_t phrase = address.find(':', login);
  if (at == std::string::npos || phrase >= at) return address;
  return address.substr(0, phrase) + address.substr(at);
}

// Removes the parameters that may hold a password from "?NAME=VALUE&NAME=VALUE". libpq decodes a name with a
// percent sign, so such a name may be "password" too.
std::string withoutSecrets(const std::string& query) {
  std::string shown;
  for (std::size_t from = 1; from < query.size();) {
    const std::size_t end = std::min(query.find('&', from), query.size());
    const std::string parameter = query.substr(from, end - from);
    const std::string name = parameter.substr(0, parameter.find('='));
    const bool isSecret = name.find("password") != std::string::npos || name.find('%') != std::string::npos;
    if (!isSecret) shown += (shown.empty() ? '?' : '&') + parameter;
    from = end + 1;
  }
  return shown;
}

}  // namespace

Place Place::parse(const std::string& text) {
  const bool isHall = text.starts_with("postgresql://") || text.starts_with("postgres://");
  return isHall ? Place(HallAddress{text}) : Place(std::filesystem::path(text));
}

std::string Place::text() const {
  if (const auto* path = file()) return path->string();
  const std::string& address = hall()->text;
  const std::size_t query = std::min(address.find('?'), address.size());
  return withoutPhrase(address.substr(0, query)) + withoutSecrets(address.substr(query));
}

}  // namespace damath::db
