// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/paper_mark.hpp"

#include <utility>
#include <vector>

#include "app/desk/keeping/paper_register.hpp"
#include "core/text/number.hpp"
#include "reports/compose/wording.hpp"

namespace damath::papers {

namespace {

constexpr std::string_view kMark = "DAMATH";
constexpr std::size_t kShownDigits = 16;

std::string inCapitals(std::string_view text) {
  std::string capitals(text);
  for (char& letter : capitals) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return capitals;
}

std::vector<std::string> wordsOf(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char letter : text) {
    if (letter != ' ' && letter != '\t') {
      words.back() += letter;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

}  // namespace

std::string digitsOf(std::string_view text) {
  std::string digits;
  for (const char letter : text) {
    const bool isGap = letter == ' ' || letter == '-' || letter == '\t';
    if (isGap) continue;
    const char small = letter >= 'A' && letter <= 'F' ? static_cast<char>(letter - 'A' + 'a') : letter;
    if (!((small >= '0' && small <= '9') || (small >= 'a' && small <= 'f'))) return {};
    digits += small;
  }
  constexpr std::size_t kAllDigits = 64;
  return digits.size() < kShownDigits || digits.size() > kAllDigits ? std::string() : digits;
}

std::string inGroups(std::string_view digits) {
  constexpr std::size_t kGroup = 4;
  const std::string capitals = inCapitals(digits);
  std::string shown;
  for (std::size_t i = 0; i < capitals.size(); i += kGroup) {
    shown += (i == 0 ? "" : " ") + capitals.substr(i, kGroup);
  }
  return shown;
}

std::string shownDigest(std::string_view digest) {
  return inGroups(digest.substr(0, kShownDigits));
}

std::optional<PaperMark> parsePaperMark(std::string_view number, std::string_view digest) {
  std::vector<std::string> words = wordsOf(number);
  PaperMark mark;
  mark.digest = digitsOf(digest);
  if (mark.digest.empty() && !wordsOf(digest).empty()) return std::nullopt;
  constexpr std::size_t kWords = 3;  // words of the code on a paper: "DAMATH", the number and the digest
  if (words.size() == kWords && inCapitals(words[0]) == kMark) {
    if (mark.digest.empty()) mark.digest = digitsOf(words[2]);
    if (mark.digest.empty()) return std::nullopt;
    words = {words[1]};
  }
  if (words.size() != 1) return std::nullopt;
  mark.number = numberIn<std::int64_t>(words[0]).value_or(0);
  if (mark.number < 1) return std::nullopt;
  return mark;
}

std::string codeOf(const db::IssuedPaper& paper) {
  std::string digits = shownDigest(paper.digest);
  std::erase(digits, ' ');
  return std::string(kMark) + " " + std::to_string(paper.number) + " " + digits;
}

desk::DeskResult<std::string> digestOf(const compose::Document& document) {
  return desk::digestOf([&document](const auto& take) { compose::giveWording(document, take); });
}

}  // namespace damath::papers
