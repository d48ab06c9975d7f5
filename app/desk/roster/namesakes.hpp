// SPDX-License-Identifier: GPL-3.0-or-later
// Finds people with the same name and school, ignoring case. Looks people up by a key, which is faster than
// comparing every pair of people. A blank middle name, district or division matches every value.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace damath::desk {

struct PersonName {
  std::string_view last;
  std::string_view first;
  std::string_view school;
  std::string_view middle;
  std::string_view district;
  std::string_view division;
};

class Namesakes {
 public:
  // Adds a person; `line` identifies the person. If two people have the same key (the fields of PersonName),
  // only the line that was added first is kept.
  void add(const PersonName& person, int line);
  // Returns the lowest line of all matching people; nullopt if no person matches.
  [[nodiscard]] std::optional<int> firstLike(const PersonName& person) const;

 private:
  std::unordered_map<std::string, int> m_lines;
};

}  // namespace damath::desk
