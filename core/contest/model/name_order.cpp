// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/name_order.hpp"

#include <optional>
#include <string_view>

#include "core/text/letter.hpp"

namespace damath::contest {

bool isFamilyNameFirst(const Player& player) {
  if (player.last.empty() || player.first.size() + player.middle.size() == 0) return false;
  const auto isWide = [](std::string_view text) {
    while (const auto letter = text.empty() ? std::nullopt : firstLetter(text)) {
      if (kindOf(letter->code) != LetterKind::Letter || columnsOf(letter->code) != 2) return false;
      text.remove_prefix(letter->bytes.size());
    }
    return text.empty();
  };
  return isWide(player.last) && isWide(player.first) && isWide(player.middle);
}

}  // namespace damath::contest
