// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/lessons_paper.hpp"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <variant>

#include "app/words/findings/finding_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/exact/number_text.hpp"
#include "core/text/placeholders.hpp"
#include "reports/compose/lists/list_sheet.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

using desk::LessonsBy;
using words::Language;
using words::Phrase;

namespace {

std::string plain(Phrase phrase, Language language) {
  std::string text(words::toText(phrase, language));
  std::erase(text, '&');
  return text;
}

std::string filled(Phrase phrase, Language language, std::initializer_list<std::string_view> words) {
  return damath::filled(words::toText(phrase, language), words);
}

}  // namespace

std::string lessonsHeading(LessonsBy by, Language language) {
  constexpr Phrase kNames[] = {Phrase::LessonsByKind, Phrase::LessonsByPlayer, Phrase::LessonsBySchool,
                               Phrase::LessonsBySet, Phrase::LessonsByRound};
  return plain(kNames[static_cast<std::size_t>(by)], language);
}

std::string nameOf(const desk::LessonGroup& group, LessonsBy by, const contest::Contest& contest,
                   Language language) {
  const auto nobody = [language] { return std::string(words::toText(Phrase::OfNobodyAlone, language)); };
  switch (by) {
    case LessonsBy::Kind:
      return std::string(words::nameOf(group.code, language));
    case LessonsBy::Player: {
      const contest::Player* player = contest.find(group.player);
      return player == nullptr ? nobody() : contest::shownName(*player);
    }
    case LessonsBy::School: {
      const contest::School* school = contest.find(group.school);
      return school == nullptr ? nobody() : contest::shownText(school->name);
    }
    case LessonsBy::ChipSet:
      return compose::setName(group.set, language);
    case LessonsBy::Round:
      return contest::numberOf(group.round) == 0
                 ? plain(Phrase::Rematches, language)
                 : filled(Phrase::RoundNumber, language, {std::to_string(contest::numberOf(group.round))});
  }
  return {};
}

std::string factsText(const desk::Lessons& lessons, Language language) {
  return filled(Phrase::LessonFacts, language,
                {std::to_string(lessons.sheets), std::to_string(lessons.mistakes.size()),
                 std::to_string(lessons.clean)});
}

std::string pointsText(const exact::Number& points) {
  if (points.isZero()) return "0";
  std::string text = exact::toDecimals(points, 2);
  if (text.ends_with(".00")) text.erase(text.size() - 3);
  return text;
}

std::string placeText(const LessonsOf& of, const desk::Mistake& mistake) {
  const auto* place = std::get_if<desk::Place>(&mistake.at);
  std::string text = place == nullptr ? words::sheetPlaceText(mistake.at, of.language)
                                      : std::to_string(contest::numberOf(place->round)) + " · " +
                                            std::to_string(contest::numberOf(place->board));
  const contest::Event* event = of.events.size() > 1 ? of.contest.find(mistake.event) : nullptr;
  return event == nullptr ? text : contest::shownText(event->setup.name) + ", " + text;
}

compose::Document lessons(const LessonsOf& of, const SentenceOfMistake& sentenceOf) {
  compose::Document document{of.contest.head.name, of.language, {}};
  if (of.events.empty()) return document;
  const auto headed = [&of](Phrase heading, compose::Align align, int weight) {
    return compose::ListColumn{plain(heading, of.language), align, weight};
  };
  compose::ListSheet list;
  list.title = plain(Phrase::LessonsPage, of.language);
  list.head = compose::headOf(of.contest, of.contest.at(of.events.front()), document.language);
  if (of.events.size() > 1) {
    list.head.event = plain(Phrase::EveryEvent, of.language);
    list.head.set.clear();
    list.head.ruleset.clear();
  }
  list.opening = {factsText(of.lessons, of.language)};
  list.columns = {{lessonsHeading(of.by, of.language), compose::Align::Left, 5},
                  headed(Phrase::TimesHeading, compose::Align::Right, 1),
                  headed(Phrase::SheetsHeading, compose::Align::Right, 1),
                  headed(Phrase::PointsTooFew, compose::Align::Right, 2),
                  headed(Phrase::PointsTooMany, compose::Align::Right, 2)};
  for (const desk::LessonGroup& group : desk::grouped(of.contest, of.lessons, of.by)) {
    const desk::MistakeCount& count = group.count;
    const std::string name = nameOf(group, of.by, of.contest, of.language);
    list.rows.push_back({name, std::to_string(count.times), std::to_string(count.sheets),
                         pointsText(count.tooFew), pointsText(count.tooMany)});
    compose::Section examples{.heading = name};
    const std::size_t most = std::min(of.examples, count.mistakes.size());
    for (std::size_t i = 0; i < most; ++i) {
      const desk::Mistake& mistake = of.lessons.mistakes[count.mistakes[i]];
      examples.paragraphs.push_back(placeText(of, mistake) + ": " + sentenceOf(mistake));
    }
    if (!examples.paragraphs.empty()) list.sections.push_back(std::move(examples));
  }
  document.forms.emplace_back(std::move(list));
  return document;
}

}  // namespace damath::papers
