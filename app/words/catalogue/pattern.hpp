// SPDX-License-Identifier: GPL-3.0-or-later
// A text in every language, usually with placeholders. damath_catalogue generates patterns from the
// catalogues.
#pragma once

#include <cstddef>
#include <iterator>
#include <string_view>

#include "app/words/catalogue/language.hpp"

namespace damath::words {

struct Pattern {
  std::string_view texts[std::size(kLanguages)];

  // Returns UTF-8 text that is valid as long as the program runs.
  [[nodiscard]] constexpr std::string_view in(Language language) const {
    return texts[static_cast<std::size_t>(language)];
  }
};

}  // namespace damath::words
