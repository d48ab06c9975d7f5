// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/grade_level.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <string>

#include "core/text/number.hpp"
#include "core/text/trim.hpp"

namespace damath::contest {

namespace {

constexpr int kLastGrade = 12;

std::string lowered(std::string_view text) {
  std::string low(text);
  for (char& c : low) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return low;
}

bool has(std::string_view text, std::string_view word) {
  return text.find(word) != std::string_view::npos;
}

struct Mention {
  int grade = 0;
  std::size_t begin = 0;
  std::size_t end = 0;
};

// Finds the numbers from 1 to 12 in the text. Returns them with their places, in the order of the text.
std::vector<Mention> mentions(std::string_view text) {
  std::vector<Mention> found;
  for (std::size_t at = 0; at < text.size();) {
    if (!isDigit(text[at])) {
      ++at;
      continue;
    }
    Mention mention{0, at, at};
    for (; mention.end < text.size() && isDigit(text[mention.end]); ++mention.end) {
      mention.grade = std::min(10 * mention.grade + (text[mention.end] - '0'), kLastGrade + 1);
    }
    if (mention.grade >= 1 && mention.grade <= kLastGrade) found.push_back(mention);
    at = mention.end;
  }
  return found;
}

// True if the text between two grades makes them a range: "3-4", "3 – 4", "3 to 4", "3 hanggang 4".
bool isRange(std::string_view between) {
  constexpr std::array<std::string_view, 5> kUpTo = {"-", "–", "—", "to", "hanggang"};
  return !has(between, ",") &&
         std::ranges::any_of(kUpTo, [&](std::string_view word) { return has(between, word); });
}

bool isAsciiLetter(char letter) {
  return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
}

// Removes a word for the grade and its points and blanks from the beginning. False if there is none.
bool takeGradeWord(std::string_view& text) {
  constexpr std::string_view kWords[] = {"grade", "baitang", "year", "gr", "g"};
  const std::string low = lowered(text);
  const auto* word =
      std::ranges::find_if(kWords, [&](std::string_view each) { return low.starts_with(each); });
  if (word == std::end(kWords)) return false;
  std::string_view rest = text.substr(word->size());
  if (rest.empty() || isAsciiLetter(rest.front())) return false;
  text = rest.substr(std::min(rest.find_first_not_of(" ."), rest.size()));
  return true;
}

// Removes a grade from the beginning of the text: an Arabic number, or a Roman number in capitals that no
// letter follows. nullopt if the text does not begin so.
std::optional<int> takeGrade(std::string_view& text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits > 0) {
    const auto grade = digits > 2 ? std::nullopt : numberIn<int>(text.substr(0, digits));
    text.remove_prefix(digits);
    return grade && *grade >= 1 && *grade <= kLastGrade ? grade : std::nullopt;
  }
  constexpr std::string_view kRoman[kLastGrade] = {"I",   "II",   "III", "IV", "V",  "VI",
                                                   "VII", "VIII", "IX",  "X",  "XI", "XII"};
  const std::size_t letters = std::min(text.find_first_not_of("IVX"), text.size());
  const auto* roman = std::ranges::find(kRoman, text.substr(0, letters));
  if (roman == std::end(kRoman)) return std::nullopt;
  text.remove_prefix(letters);
  const bool isWord = !text.empty() && (isAsciiLetter(text.front()) || (text.front() & 0x80) != 0) &&
                      !text.starts_with("–") && !text.starts_with("—");
  if (isWord) return std::nullopt;
  return static_cast<int>(roman - std::begin(kRoman)) + 1;
}

// Removes the blanks and marks that stand between a grade and its section.
std::string_view withoutMarksBefore(std::string_view text) {
  constexpr std::string_view kMarks[] = {" ", "-", "–", "—", "/", ",", ":", ".", "\u00A0"};
  for (bool isMore = true; isMore;) {
    isMore = false;
    for (const std::string_view mark : kMarks) {
      if (!text.starts_with(mark)) continue;
      text.remove_prefix(mark.size());
      isMore = true;
    }
  }
  return text;
}

// True if the text behind a grade is no section, but the end of an ordinal ("8th"), a second grade ("8-9",
// "8 to 9"), or empty.
bool isNoSection(int grade, std::string_view behind, std::string_view section) {
  if (section.empty()) return true;
  const std::string low = lowered(behind);
  constexpr std::string_view kEndings[] = {"st", "nd", "rd", "th"};
  for (const std::string_view ending : kEndings) {
    if (low.starts_with(ending) && (low.size() == ending.size() || !isAsciiLetter(low[ending.size()])))
      return true;
  }
  constexpr std::string_view kJoining[] = {"to ", "hanggang ", "and ", "at ", "& "};
  std::string_view rest = section;
  for (const std::string_view word : kJoining) {
    if (lowered(rest).starts_with(word)) rest = trimmed(rest.substr(word.size()));
  }
  const bool isJoined = rest.size() != section.size();
  if (rest.empty() || !isDigit(rest.front())) return false;
  return isJoined || gradeIn(rest).value_or(0) > grade;
}

}  // namespace

std::optional<GradeAndSection> gradeAndSectionIn(std::string_view text) {
  std::string_view rest = trimmed(text);
  takeGradeWord(rest);
  const auto grade = takeGrade(rest);
  if (!grade) return std::nullopt;
  const std::string_view section = trimmed(withoutMarksBefore(rest));
  if (isNoSection(*grade, rest, section)) return std::nullopt;
  return GradeAndSection{std::to_string(*grade), std::string(section)};
}

std::optional<int> gradeIn(std::string_view text) {
  const std::vector<Mention> found = mentions(text);
  if (!found.empty()) return found.front().grade;
  if (has(lowered(text), "kinder")) return 0;
  return std::nullopt;
}

std::vector<int> gradesOf(std::string_view level) {
  const std::string text = lowered(level);
  std::set<int> grades;
  const std::vector<Mention> found = mentions(text);
  for (std::size_t i = 0; i < found.size(); ++i) {
    grades.insert(found[i].grade);
    if (i == 0) continue;
    const Mention& before = found[i - 1];
    if (!isRange(std::string_view(text).substr(before.end, found[i].begin - before.end))) continue;
    for (int grade = before.grade; grade < found[i].grade; ++grade) grades.insert(grade);
  }
  if (has(text, "kinder")) grades.insert(0);
  if (has(text, "senior") || has(text, "shs")) grades.insert({11, 12});
  return {grades.begin(), grades.end()};
}

bool isOutside(std::string_view grade, std::string_view level) {
  const auto own = gradeIn(grade);
  const std::vector<int> grades = gradesOf(level);
  return own && !grades.empty() && std::ranges::find(grades, *own) == grades.end();
}

}  // namespace damath::contest
