// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/language.hpp"

namespace damath::words {

std::optional<Language> parseLanguage(std::string_view code) {
  const std::string_view language = code.substr(0, code.find_first_of("_.@-"));
  for (const LanguageFacts& each : kLanguages) {
    if (!language.empty() && (language == each.code || language == each.also)) return each.language;
  }
  return std::nullopt;
}

}  // namespace damath::words
