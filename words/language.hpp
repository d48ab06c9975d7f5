// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of the programs: English and the languages in the file LINGUAS. Every text for people exists
// in each of them.
#pragma once

#include <optional>
#include <string_view>

namespace damath::words {

// Defines the enum class Language and the list kLanguages. For each language, the list has its code (`fil`),
// another code for the same language if it has one (`tl`), and its own name.
#include "languages.inc"

// Returns the language of a code in kLanguages: `en`, `fil` or `tl`. Ignores a country or an encoding after
// the code: `fil_PH`, `fil.UTF-8`. nullopt for every other code.
[[nodiscard]] std::optional<Language> parseLanguage(std::string_view code);

[[nodiscard]] inline std::string_view codeOf(Language language) {
  return kLanguages[static_cast<int>(language)].code;
}

}  // namespace damath::words
