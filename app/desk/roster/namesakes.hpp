// SPDX-License-Identifier: GPL-3.0-or-later
// People whose name and school are the same, whatever the case, found by a key in place of a
// comparison with everybody. A blank middle name, district or division fits any.
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
  // `line` is what the person is known by here: of several, the first added is the one that is found.
  void add(const PersonName& person, int line);
  // The least line of those whom the person may be.
  [[nodiscard]] std::optional<int> firstLike(const PersonName& person) const;

 private:
  std::unordered_map<std::string, int> m_lines;
};

}  // namespace damath::desk
