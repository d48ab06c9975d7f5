// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/shown_text.hpp"

#include "core/letter.hpp"

namespace damath::contest {

std::string shownText(std::string_view text) {
  return cutToLetters(text, kMostNameLetters);
}

std::string shownName(const Player& player) {
  Player shown;
  shown.last = shownText(player.last);
  shown.first = shownText(player.first);
  shown.middle = shownText(player.middle);
  return shown.name();
}

}  // namespace damath::contest
