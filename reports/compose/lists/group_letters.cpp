// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/group_letters.hpp"

#include "core/contest/systems/group_play.hpp"

namespace damath::compose {

std::map<contest::EntryId, std::string> groupLetters(const contest::Event& event) {
  std::map<contest::EntryId, std::string> letters;
  if (event.setup.system != contest::System::Groups) return letters;
  constexpr int kLetters = 26;
  int number = 0;
  for (const auto& members : pairing::groupsPlayed(event)) {
    const auto letter = static_cast<char>('A' + number++ % kLetters);
    if (members.size() < 2) continue;
    for (const contest::EntryId entry : members) letters.emplace(entry, std::string(1, letter));
  }
  return letters;
}

}  // namespace damath::compose
