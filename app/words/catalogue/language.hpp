// SPDX-License-Identifier: GPL-3.0-or-later
// The languages the suite speaks: English and those in the file LINGUAS. Everything a person reads has a text
// in each.
#pragma once

#include <optional>
#include <string_view>

namespace damath::words {

// enum class Language and kLanguages, which has for each its code, another code, and its own name.
#include "languages.inc"

// `en`, `fil`; also `tl`, and with a country: `fil_PH`. Nothing for any other.
[[nodiscard]] std::optional<Language> parseLanguage(std::string_view code);

[[nodiscard]] inline std::string_view codeOf(Language language) {
  return kLanguages[static_cast<int>(language)].code;
}

}  // namespace damath::words
