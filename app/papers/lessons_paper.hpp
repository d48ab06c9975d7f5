// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the paper "lessons": the paper counts the mistakes of many scoresheets and the points that these
// mistakes cost, with some examples.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "app/desk/events/lesson_groups.hpp"
#include "app/desk/events/lessons.hpp"
#include "core/contest/model/contest.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

inline constexpr std::size_t kUsualExamples = 3;  // the number of example mistakes printed for each group

// The lessons to print, and their contest. Precondition: both outlive this object.
struct LessonsOf {
  const contest::Contest& contest;
  const desk::Lessons& lessons;
  // the events whose scoresheets were read; the document is empty if there are no such events
  std::vector<contest::EventId> events;
  desk::LessonsBy by = desk::LessonsBy::Kind;
  words::Language language = words::Language::English;
  std::size_t examples = kUsualExamples;
};

// Returns the sentence about one mistake. Empty if its scoresheet no longer exists.
using SentenceOfMistake = std::function<std::string(const desk::Mistake& mistake)>;

// Returns the heading for the property by which lessons are grouped: "Mistake", "Player" …
[[nodiscard]] std::string lessonsHeading(desk::LessonsBy by, words::Language language);
[[nodiscard]] std::string nameOf(const desk::LessonGroup& group, desk::LessonsBy by,
                                 const contest::Contest& contest, words::Language language);
// Returns the counts as one line of text: "Scoresheets: 12 · mistakes: 9 · scoresheets without mistakes: 5".
[[nodiscard]] std::string factsText(const desk::Lessons& lessons, words::Language language);
// Returns the points as text: a whole number, or else a number rounded to two decimals. Two decimals are
// enough for a sum over several chip sets.
[[nodiscard]] std::string pointsText(const exact::Number& points);
// Returns the place of the mistake: round and board ("2 · 5"), or the text for a rematch. Adds the event's
// name if lessons cover several events.
[[nodiscard]] std::string placeText(const LessonsOf& of, const desk::Mistake& mistake);

[[nodiscard]] compose::Document lessons(const LessonsOf& of, const SentenceOfMistake& sentenceOf);

}  // namespace damath::papers
