// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the paper about lost points: counts of each mistake, and some examples.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "app/desk/events/lessons.hpp"
#include "core/contest/model/contest.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

inline constexpr std::size_t kUsualExamples = 3;  // in each group

// Contest and lessons must outlive this object.
struct LessonsOf {
  const contest::Contest& contest;
  const desk::Lessons& lessons;
  // the events whose scoresheets were read; if empty, the document has no form
  std::vector<contest::EventId> events;
  desk::LessonsBy by = desk::LessonsBy::Kind;
  words::Language language = words::Language::English;
  std::size_t examples = kUsualExamples;
};

// Returns the sentence about one mistake; empty if its scoresheet is gone by now.
using SentenceOfMistake = std::function<std::string(const desk::Mistake& mistake)>;

// Returns the name of the property that lessons are grouped by: "Mistake", "Player" …
[[nodiscard]] std::string lessonsHeading(desk::LessonsBy by, words::Language language);
[[nodiscard]] std::string nameOf(const desk::LessonGroup& group, desk::LessonsBy by,
                                 const contest::Contest& contest, words::Language language);
// Returns "Sheets: 12 · mistakes: 9 · sheets without any: 5".
[[nodiscard]] std::string factsText(const desk::Lessons& lessons, words::Language language);
// Returns a whole number, or else two decimals. Two are enough for a sum over several chip sets.
[[nodiscard]] std::string pointsText(const exact::Number& points);
// Returns round and board ("2.5"), or the name of the rematch. The event's name is added if there are several
// events.
[[nodiscard]] std::string placeText(const LessonsOf& of, const desk::Mistake& mistake);

[[nodiscard]] compose::Document lessons(const LessonsOf& of, const SentenceOfMistake& sentenceOf);

}  // namespace damath::papers
