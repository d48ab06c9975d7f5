// SPDX-License-Identifier: GPL-3.0-or-later
// Where points are lost, on paper: what is counted, and some examples of each.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "app/desk/events/lessons.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/contest/contest.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

inline constexpr std::size_t kUsualExamples = 3;  // of each group

// Only refers to contest and lessons, which must outlive it.
struct LessonsOf {
  const contest::Contest& contest;
  const desk::Lessons& lessons;
  std::vector<contest::EventId> events;  // whose sheets were looked at; no form without any
  desk::LessonsBy by = desk::LessonsBy::Kind;
  words::Language language = words::Language::English;
  std::size_t examples = kUsualExamples;
};

// What is said of one mistake; empty where its sheet is gone meanwhile.
using SentenceOfMistake = std::function<std::string(const desk::Mistake& mistake)>;

// "Mistake", "Player" …: what the lessons are counted by.
[[nodiscard]] std::string lessonsHeading(desk::LessonsBy by, words::Language language);
[[nodiscard]] std::string nameOf(const desk::LessonGroup& group, desk::LessonsBy by,
                                 const contest::Contest& contest, words::Language language);
// "Sheets: 12 · mistakes: 9 · sheets without any: 5"
[[nodiscard]] std::string factsText(const desk::Lessons& lessons, words::Language language);
// Of sums of several chip sets two decimals are enough; a whole number has none.
[[nodiscard]] std::string pointsText(const exact::Number& points);
// "2.5", or what its rematch is called; with the name of its event where several are looked at.
[[nodiscard]] std::string placeText(const LessonsOf& of, const desk::Mistake& mistake);

[[nodiscard]] compose::Document lessons(const LessonsOf& of, const SentenceOfMistake& sentenceOf);

}  // namespace damath::papers
