// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/name_suffix.hpp"

#include <algorithm>
#include <iterator>
#include <string>

#include "core/text/trim.hpp"

namespace damath::contest {

namespace {

std::string_view withoutComma(std::string_view text) {
  text = trimmed(text);
  while (text.ends_with(',')) text = trimmed(text.substr(0, text.size() - 1));
  return text;
}

}  // namespace

bool isNameSuffix(std::string_view word) {
  constexpr std::string_view kSuffixes[] = {"jr", "sr", "ii", "iii", "iv", "v", "vi", "vii", "viii"};
  if (word.ends_with('.')) word.remove_suffix(1);
  std::string small(word);
  for (char& letter : small) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return std::ranges::find(kSuffixes, small) != std::end(kSuffixes);
}

SuffixedName suffixApart(std::string_view text) {
  const std::string_view whole = withoutComma(text);
  const std::size_t before = whole.find_last_of(" ,");
  if (before == std::string_view::npos) return {whole, {}};
  const std::string_view word = whole.substr(before + 1);
  const std::string_view rest = trimmed(whole.substr(0, before + 1));
  const std::string_view name = withoutComma(rest);
  const bool isInitial = word.size() == 2 && word.ends_with('.') && name.size() == rest.size();
  if (name.empty() || isInitial || !isNameSuffix(word)) return {whole, {}};
  return {name, word};
}

}  // namespace damath::contest
