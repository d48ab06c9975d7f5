// SPDX-License-Identifier: GPL-3.0-or-later
// The words that an option takes, for help and complaints: "rating, name, school or lot". The words come from
// the table that parses them, so that help and parser always agree.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/every.hpp"
#include "core/spellings.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

// Lists the values of an enum by toText.
template <class Value>
[[nodiscard]] std::string choices(words::Language language) {
  std::vector<std::string> all;
  for (const Value value : kEvery<Value>) all.emplace_back(toText(value));
  return words::joinedByOr(all, language);
}

// Lists the words of a command's own table.
template <class Value, std::size_t Count>
[[nodiscard]] std::string choices(const Spelling<Value> (&table)[Count], words::Language language) {
  std::vector<std::string> all;
  for (const auto& [value, text] : table) all.emplace_back(text);
  return words::joinedByOr(all, language);
}

// Lists the language codes.
[[nodiscard]] inline std::string languageChoices(words::Language language) {
  std::vector<std::string> all;
  for (const words::LanguageFacts& each : words::kLanguages) all.emplace_back(each.code);
  return words::joinedByOr(all, language);
}

}  // namespace damath::cli
