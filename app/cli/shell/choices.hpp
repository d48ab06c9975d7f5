// SPDX-License-Identifier: GPL-3.0-or-later
// The words that an option takes, as help and complaints name them: "rating, name, school or lot". Out of the
// table that reads them, so that no sentence lags behind it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/words/catalogue/language.hpp"
#include "app/words/catalogue/phrase_text.hpp"
#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::cli {

// Of an enum that toText spells.
template <class Value>
[[nodiscard]] std::string choices(words::Language language) {
  std::vector<std::string> all;
  for (const Value value : kEvery<Value>) all.emplace_back(toText(value));
  return words::joinedByOr(all, language);
}

// Of a table of the command's own.
template <class Value, std::size_t Count>
[[nodiscard]] std::string choices(const Spelling<Value> (&table)[Count], words::Language language) {
  std::vector<std::string> all;
  for (const auto& [value, text] : table) all.emplace_back(text);
  return words::joinedByOr(all, language);
}

// By their codes.
[[nodiscard]] inline std::string languageChoices(words::Language language) {
  std::vector<std::string> all;
  for (const words::LanguageFacts& each : words::kLanguages) all.emplace_back(each.code);
  return words::joinedByOr(all, language);
}

}  // namespace damath::cli
