// SPDX-License-Identifier: GPL-3.0-or-later
// A text, mostly with places for words, in every language. damath_catalogue makes them of the catalogues.
#pragma once

#include <cstddef>
#include <iterator>
#include <string_view>

#include "app/words/catalogue/language.hpp"

namespace damath::words {

struct Pattern {
  std::string_view texts[std::size(kLanguages)];

  // UTF-8; lives as long as the program.
  [[nodiscard]] constexpr std::string_view in(Language language) const {
    return texts[static_cast<std::size_t>(language)];
  }
};

}  // namespace damath::words
