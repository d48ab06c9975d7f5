// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/namesakes.hpp"

#include <algorithm>
#include <array>

#include "app/desk/roster/name_comparison.hpp"

namespace damath::desk {

namespace {

// A placeholder for a field that may have any value. No folded text contains this character, so the
// placeholder is never mistaken for a real value.
constexpr std::string_view kAny = "\x01";
constexpr unsigned kPatterns = 8;

struct Folded {
  std::string name;                    // last name, first name and school
  std::array<std::string, 3> further;  // middle name, district, division
};

Folded foldedOf(const PersonName& person) {
  return {folded(person.last) + '\n' + folded(person.first) + '\n' + folded(person.school),
          {folded(person.middle), folded(person.district), folded(person.division)}};
}

// Returns the key of a person for the lookup. Each bit of `pattern` stands for a field in `further`; if the
// bit is set, the key has `instead` in place of the field.
std::string keyOf(const Folded& person, unsigned pattern, std::string_view instead) {
  std::string key = person.name;
  for (std::size_t i = 0; i < person.further.size(); ++i) {
    key += '\n';
    key += (pattern >> i & 1U) != 0 ? instead : std::string_view(person.further[i]);
  }
  return key;
}

}  // namespace

void Namesakes::add(const PersonName& person, int line) {
  const Folded texts = foldedOf(person);
  for (unsigned pattern = 0; pattern < kPatterns; ++pattern)
    m_lines.emplace(keyOf(texts, pattern, kAny), line);
}

std::optional<int> Namesakes::firstLike(const PersonName& person) const {
  Folded texts = foldedOf(person);
  unsigned known = 0;
  for (std::size_t i = 0; i < texts.further.size(); ++i) {
    if (texts.further[i].empty()) {
      texts.further[i] = kAny;
    } else {
      known |= 1U << i;
    }
  }
  std::optional<int> first;
  for (unsigned pattern = 0; pattern < kPatterns; ++pattern) {
    // Looks up the person several times. Each bit of `pattern` replaces one field by a blank, because an
    // added person with a blank field matches every text in this field. Skips patterns with the bit of a
    // field that is already blank.
    if ((pattern & ~known) != 0) continue;
    const auto found = m_lines.find(keyOf(texts, pattern, {}));
    if (found != m_lines.end()) first = std::min(first.value_or(found->second), found->second);
  }
  return first;
}

}  // namespace damath::desk
