// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/password.hpp"

#include <random>
#include <string_view>

namespace damath::station {

std::string newPhrase() {
  constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz23456789";
  constexpr int kGroups = 3;
  constexpr int kInGroup = 4;
  std::random_device chance;
  std::uniform_int_distribution<std::size_t> letter(0, kLetters.size() - 1);
  std::string phrase;
  for (int group = 0; group < kGroups; ++group) {
    if (group > 0) phrase += '-';
    for (int i = 0; i < kInGroup; ++i) phrase += kLetters[letter(chance)];
  }
  return phrase;
}

}  // namespace damath::station
