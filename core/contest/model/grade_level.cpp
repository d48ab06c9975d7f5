// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/grade_level.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "core/text/number.hpp"

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

}  // namespace

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
