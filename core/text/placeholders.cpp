// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/placeholders.hpp"

#include <cstddef>

namespace damath {

std::string filled(std::string_view pattern, std::initializer_list<std::string_view> words) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const char next = pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1] : '\0';
    if (next == '%') {
      text += '%';
      ++i;
    } else if (next >= '1' && next <= '9') {
      const auto place = static_cast<std::size_t>(next - '1');
      if (place < words.size()) text += words.begin()[place];
      ++i;
    } else {
      text += pattern[i];
    }
  }
  return text;
}

}  // namespace damath
