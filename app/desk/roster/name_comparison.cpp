// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/name_comparison.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/letter.hpp"

namespace damath::desk {

namespace {

struct Shortened {
  std::string_view word;
  std::string_view whole;
};
constexpr Shortened kShortened[] = {
    {"nhs", "national high school"},
    {"nshs", "national science high school"},
    {"shs", "senior high school"},
    {"hs", "high school"},
    {"es", "elementary school"},
    {"is", "integrated school"},
    {"cs", "central school"},
    {"nat", "national"},
    {"natl", "national"},
    {"elem", "elementary"},
    {"sci", "science"},
    {"sch", "school"},
    {"mem", "memorial"},
    {"meml", "memorial"},
    {"st", "saint"},
    {"sto", "santo"},
    {"sta", "santa"},
};
// Words that people often leave out at the end of a school's name.
constexpr std::array<std::string_view, 3> kUsual = {"national", "high", "school"};

// Splits a text into words in lower case, without accents, dots and apostrophes. All other characters except
// letters and digits separate words.
std::vector<std::string> plainWords(std::string_view text) {
  const std::string plain = withoutAccents(text);
  std::vector<std::string> words(1);
  for (std::string_view rest = plain; !rest.empty();) {
    const auto first = firstLetter(rest);
    const std::string_view bytes = first ? first->bytes : rest.substr(0, 1);
    rest.remove_prefix(bytes.size());
    const bool isLetter = first && (first->code >= 0x80 ? kindOf(first->code) == LetterKind::Letter
                                                        : std::isalnum(static_cast<int>(first->code)) != 0);
    // A dot or an apostrophe does not end a word: "H.S.", "Nat'l", "Nat’l".
    const bool isWithin = first && (first->code == U'.' || first->code == U'\'' || first->code == U'’');
    if (isLetter) {
      words.back() += bytes;
    } else if (!isWithin && !words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

}  // namespace

std::string folded(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const Letter first = firstLetter(text).value_or(Letter{0xFFFD, text.substr(0, 1)});
    text.remove_prefix(first.bytes.size());
    const bool isBlank = first.code == U'\t' || kindOf(first.code) == LetterKind::Blank;
    if (!isBlank) {
      appendLetter(plain, first.code);
    } else if (!plain.empty() && plain.back() != ' ') {
      plain += ' ';
    }
  }
  if (plain.ends_with(' ')) plain.pop_back();
  return withoutCase(plain);
}

std::string withoutAccents(std::string_view text) {
  return withoutMarks(folded(text));
}

std::string nameLikeness(std::string_view last, std::string_view first) {
  std::string key;
  for (const std::string_view part : {last, first}) {
    for (const std::string& word : plainWords(part)) {
      // "Anna" and "Ana" are alike, because people often write a doubled letter once.
      for (std::size_t i = 0; i < word.size(); ++i) {
        const bool isLetter = std::isalpha(static_cast<unsigned char>(word[i])) != 0;
        if (i == 0 || !isLetter || word[i] != word[i - 1]) key += word[i];
      }
    }
    key += '\n';
  }
  return key;
}

std::string schoolLikeness(std::string_view name) {
  std::vector<std::string> words;
  for (const std::string& word : plainWords(name)) {
    const auto* row = std::ranges::find(kShortened, word, &Shortened::word);
    if (row == std::end(kShortened)) {
      words.push_back(word);
      continue;
    }
    const auto whole = plainWords(row->whole);
    words.insert(words.end(), whole.begin(), whole.end());
  }
  while (!words.empty() && std::ranges::find(kUsual, words.back()) != kUsual.end()) words.pop_back();
  std::string key;
  for (const std::string& word : words) key += word + ' ';
  return key;
}

}  // namespace damath::desk
