// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the words that an option accepts, for help and complaints: "rating, name, school or lot". The words
// come from the table that parses them, so that help and parser always agree.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/every.hpp"
#include "core/spellings.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

// Lists the words of all values of an enum, as toText() spells them.
template <class Value>
[[nodiscard]] std::string choices(words::Language language) {
  std::vector<std::string> all;
  for (const Value value : kEvery<Value>) all.emplace_back(toText(value));
  return words::joinedByOr(all, language);
}

// Lists the words of a table that a command uses to parse its option.
template <class Value, std::size_t Count>
[[nodiscard]] std::string choices(const Spelling<Value> (&table)[Count], words::Language language) {
  std::vector<std::string> all;
  for (const auto& [value, text] : table) all.emplace_back(text);
  return words::joinedByOr(all, language);
}

// Lists the codes of the program's languages.
[[nodiscard]] inline std::string languageChoices(words::Language language) {
  std::vector<std::string> all;
  for (const words::LanguageFacts& each : words::kLanguages) all.emplace_back(each.code);
  return words::joinedByOr(all, language);
}

}  // namespace damath::cli
