// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/catalogue/language.hpp"

namespace damath::words {

std::optional<Language> parseLanguage(std::string_view code) {
  const std::string_view language = code.substr(0, code.find_first_of("_.@-"));
  if (language == "en") return Language::English;
  if (language == "fil" || language == "tl") return Language::Filipino;
  return std::nullopt;
}

}  // namespace damath::words
