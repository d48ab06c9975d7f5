// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence with places for words, in both languages.
#pragma once

#include <string_view>

#include "app/words/catalogue/language.hpp"

namespace damath::words {

struct Pattern {
  std::string_view english;
  std::string_view filipino;

  [[nodiscard]] std::string_view in(Language language) const {
    return language == Language::Filipino ? filipino : english;
  }
};

}  // namespace damath::words
