// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest lessons`: shows where the players lose points, over all scoresheets in force.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/print_document.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "app/desk/events/lesson_groups.hpp"
#include "app/desk/events/lessons.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/lessons_paper.hpp"
#include "app/words/findings/finding_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/exact/number_text.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "reports/render/draw/paper.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct LessonsOptions {
  ContestOptions contest;
  int round = 0;
  std::string school;
  int entry = 0;
  std::string by = std::string(desk::toText(desk::LessonsBy::Kind));
  int examples = static_cast<int>(papers::kUsualExamples);
  std::string paper = "A4";
  std::string output;  // the path of a PDF file; empty to print on the terminal
  bool isForced = false;
};

// Makes the sentence about a mistake. To do so, audits the scoresheet version in force once more.
class Telling {
 public:
  Telling(ContestRun& run, OpenContest& open) : m_run(run), m_open(open) {}

  [[nodiscard]] std::string sentenceOf(const desk::Mistake& mistake) {
    const bool isSeen = m_view && m_event == mistake.event && m_at == mistake.at;
    if (!isSeen) {
      auto view = desk::SheetDesk(m_open.desk).sheetInForce(mistake.event, mistake.at);
      if (!view) return {};
      m_view = *std::move(view);
      m_event = mistake.event;
      m_at = mistake.at;
    }
    const contest::EventSetup& setup = m_open.contest.at(mistake.event).setup;
    const sheet::Audited audited{m_view->named, m_view->report, {setup.ruleset, setup.set}};
    return words::sentenceOf(m_view->report.findings.at(mistake.finding), audited, m_run.language());
  }

  [[nodiscard]] std::string line(const desk::Mistake& mistake) {
    const contest::Event& event = m_open.contest.at(mistake.event);
    return m_run.say(Phrase::LessonExample,
                     {contest::shownText(event.setup.name),
                      words::sheetPlaceText(mistake.at, m_run.language()), sentenceOf(mistake)});
  }

  [[nodiscard]] ordered_json json(const desk::Mistake& mistake) {
    const contest::Event& event = m_open.contest.at(mistake.event);
    ordered_json json = placeJson(event, mistake.at);
    json["player"] = mistake.entry == contest::EntryId{}
                         ? ordered_json()
                         : notation::entryJson(m_open.contest, event, mistake.entry);
    json["finding"] = sheet::toText(mistake.code);
    json["points"] = mistake.points ? ordered_json(exact::toText(*mistake.points)) : ordered_json();
    json["text"] = sentenceOf(mistake);
    return json;
  }

 private:
  ContestRun& m_run;
  OpenContest& m_open;
  contest::EventId m_event{};
  desk::SheetAt m_at;
  std::optional<desk::SheetView> m_view;
};

std::string groupName(const ContestRun& run, const contest::Contest& contest, const desk::LessonGroup& group,
                      desk::LessonsBy by) {
  switch (by) {
    case desk::LessonsBy::Kind:
      return std::string(words::nameOf(group.code, run.language()));
    case desk::LessonsBy::Player: {
      const contest::Player* player = contest.find(group.player);
      return player == nullptr ? run.say(Phrase::OfNobodyAlone) : contest::shownName(*player);
    }
    case desk::LessonsBy::School: {
      const contest::School* school = contest.find(group.school);
      return school == nullptr ? run.say(Phrase::OfNobodyAlone) : contest::shownText(school->name);
    }
    case desk::LessonsBy::ChipSet:
      return group.set;
    case desk::LessonsBy::Round:
      return contest::numberOf(group.round) == 0
                 ? run.say(Phrase::LessonOfRematches)
                 : run.say(Phrase::LessonOfRound, {std::to_string(contest::numberOf(group.round))});
  }
  return {};
}

ordered_json groupJson(const contest::Contest& contest, const desk::LessonGroup& group, desk::LessonsBy by) {
  ordered_json json;
  switch (by) {
    case desk::LessonsBy::Kind:
      json["kind"] = sheet::toText(group.code);
      break;
    case desk::LessonsBy::Player: {
      const contest::Player* player = contest.find(group.player);
      json["player"] = player == nullptr ? ordered_json() : ordered_json(player->name());
      break;
    }
    case desk::LessonsBy::School: {
      const contest::School* school = contest.find(group.school);
      json["school"] = school == nullptr ? ordered_json() : ordered_json(school->name);
      break;
    }
    case desk::LessonsBy::ChipSet:
      json["set"] = group.set;
      break;
    case desk::LessonsBy::Round: {
      const int round = contest::numberOf(group.round);
      json["round"] = round == 0 ? ordered_json() : ordered_json(round);
      break;
    }
  }
  json["times"] = group.count.times;
  json["sheets"] = group.count.sheets;
  json["tooFew"] = exact::toText(group.count.tooFew);
  json["tooMany"] = exact::toText(group.count.tooMany);
  return json;
}

// Writes the lessons as a PDF, in the same form that the window prints.
Answer printLessons(ContestRun& run, OpenContest& open, const LessonsOptions& options, desk::LessonsBy by,
                    const desk::LessonScope& scope) {
  const Output target{options.output, OutputKind::Pdf, options.isForced, options.contest.file};
  DAMATH_CHECK(checkOutput(target, run.language()));
  DAMATH_TRY(lessons, desk::lessonsOf(open.desk, scope));
  Telling telling(run, open);
  const compose::Document document = papers::lessons(
      {open.contest, *lessons, scope.events, by, run.language(), static_cast<std::size_t>(options.examples)},
      [&telling](const desk::Mistake& mistake) { return telling.sentenceOf(mistake); });
  DAMATH_CHECK(printPdf({&document}, options.paper, target, run.terminal(), {}));
  return run.answered({{"file", options.output}},
                      {run.say(Phrase::Printed, {nameOf(target, run.language())})});
}

Answer tellGroups(ContestRun& run, OpenContest& open, const LessonsOptions& options, desk::LessonsBy by,
                  const desk::LessonScope& scope) {
  if (!options.output.empty()) return printLessons(run, open, options, by, scope);
  DAMATH_TRY(lessons, desk::lessonsOf(open.desk, scope));
  ordered_json json = {{"contest", open.contest.head.name}, {"events", ordered_json::array()}};
  for (const contest::EventId event : scope.events)
    json["events"].push_back(open.contest.at(event).setup.name);
  json["sheets"] = lessons->sheets;
  json["clean"] = lessons->clean;
  json["mistakes"] = lessons->mistakes.size();
  json["by"] = desk::toText(by);
  json["groups"] = ordered_json::array();
  std::vector<std::string> lines = {run.say(
      Phrase::LessonsHead, {contest::shownText(open.contest.head.name), std::to_string(lessons->sheets),
                            std::to_string(lessons->mistakes.size()), std::to_string(lessons->clean)})};
  if (lessons->sheets == 0) lines.push_back(run.say(Phrase::LessonsNoSheets));
  Telling telling(run, open);
  for (const desk::LessonGroup& group : desk::grouped(open.contest, *lessons, by)) {
    lines.push_back("");
    lines.push_back(run.say(
        Phrase::LessonLine,
        {groupName(run, open.contest, group, by), std::to_string(group.count.times),
         std::to_string(group.count.sheets), exact::toText(group.count.tooFew, exact::FigureStyle::Decimal),
         exact::toText(group.count.tooMany, exact::FigureStyle::Decimal)}));
    ordered_json lesson = groupJson(open.contest, group, by);
    lesson["examples"] = ordered_json::array();
    const auto most = std::min(group.count.mistakes.size(), static_cast<std::size_t>(options.examples));
    for (std::size_t i = 0; i < most; ++i) {
      const desk::Mistake& mistake = lessons->mistakes[group.count.mistakes[i]];
      lesson["examples"].push_back(telling.json(mistake));
      lines.push_back("  " + telling.line(mistake));
    }
    json["groups"].push_back(std::move(lesson));
  }
  return run.answered(json, lines);
}

ExitStatus tellLessons(const LessonsOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const auto by = desk::parseLessonsBy(options.by);
  if (!by) {
    return terminal.complain(Phrase::LessonsByUnknown,
                             {shortened(options.by), choices<desk::LessonsBy>(run.language())});
  }
  desk::LessonScope scope;
  if (options.round > 0) scope.round = contest::RoundNumber{options.round};
  const auto inScope = [&](OpenContest& open) -> Answer {
    if (options.school.empty()) return tellGroups(run, open, options, *by, scope);
    const auto school = std::ranges::find(open.contest.schools, options.school, &contest::School::name);
    if (school == open.contest.schools.end()) {
      return terminal.complain(Phrase::SchoolNotThere, {shortened(options.school)});
    }
    scope.school = school->id;
    return tellGroups(run, open, options, *by, scope);
  };
  if (options.contest.event.empty()) {
    if (options.entry > 0) return terminal.complain(Phrase::EntryWantsEvent);
    return run.withContest([&](OpenContest& open) {
      for (const contest::Event& event : open.contest.events) scope.events.push_back(event.id);
      return inScope(open);
    });
  }
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    scope.events = {event.id};
    if (options.entry > 0) {
      const contest::Entry* entry = contest::entryNumbered(event, options.entry);
      if (entry == nullptr) return run.noEntry(options.entry);
      scope.player = entry->player;
    }
    return inScope(open);
  });
}

}  // namespace

void addContestLessons(CommandLine& parent) {
  auto [command, options] = parent.command("lessons", Phrase::AboutContestLessons, tellLessons);
  addLookOptions(command, options.contest);
  command.option("--event", options.contest.event, Phrase::OptEvent);
  command.option("--round", options.round, Phrase::OptLessonsRound).within(1, 9999);
  command.option("--school", options.school, Phrase::OptLessonsSchool);
  command.option("--entry", options.entry, Phrase::OptLessonsEntry).within(1, 9999);
  command.option("--by", options.by, Phrase::OptLessonsBy, &choices<desk::LessonsBy>);
  command.option("--examples", options.examples, Phrase::OptExamples).within(0, 9999);
  command.option("--paper", options.paper, Phrase::OptPaper, &choices<render::Paper>);
  command.option("-o,--output", options.output, Phrase::OptOutput);
  addForce(command, options.isForced);
}

}  // namespace damath::cli
