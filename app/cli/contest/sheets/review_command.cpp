// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest review`: checks or approves a scoresheet, takes over its second entry, or
// answers a question about a habit. Without a game, lists the scoresheets in the order of review.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/cli/sheet/sheet_file.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/desk/events/review_queue.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/words/texts/habit_questions.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/review_queue_words.hpp"
#include "core/board/side.hpp"
#include "core/contest/model/shown_text.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct ReviewOptions {
  ContestOptions contest;
  SheetPlace place;
  std::string sheet;  // the file of the second entry
  bool takeKeyed = false;
  // The habit that the user accepts. "red squares otherSide" means: the player RED counted squares from the
  // other side of the board.
  std::string acceptHabit;
  std::string declineHabit;  // the habit that the user declines, written in the same way
  bool signOff = false;
};

std::string cellText(board::Side side, sheet::Cell cell) {
  return std::string(toText(side)) + "." + std::string(sheet::toText(cell));
}

Answer signOff(ContestRun& run, const contest::Event& event, const desk::SheetAt& at) {
  DAMATH_CHECK(run.change(&desk::ReviewDesk::signOff, event.id, at));
  ordered_json json = placeJson(event, at);
  json["stage"] = "signedOff";
  return run.changed(std::move(json), {run.say(Phrase::SheetSigned, {run.options().by})}, WayBack::None);
}

Answer reviewed(ContestRun& run, const contest::Event& event, const desk::SheetAt& at,
                const std::optional<sheet::Sheet>& keyed) {
  DAMATH_TRY(differences, run.change(&desk::ReviewDesk::review, event.id, at, keyed));
  ordered_json json = placeJson(event, at);
  json["reviewer"] = run.options().by;
  json["differences"] = ordered_json::array();
  std::vector<std::string> lines = {run.say(Phrase::SheetReviewed, {run.options().by})};
  for (const desk::Difference& each : *differences) {
    json["differences"].push_back({{"line", each.line},
                                   {"side", toText(each.side)},
                                   {"cell", sheet::toText(each.cell)},
                                   {"stored", each.first},
                                   {"keyed", each.second}});
    lines.push_back(each.line == 0 ? run.say(Phrase::LinesDiffer, {each.first, each.second})
                                   : run.say(Phrase::SheetLineDiffers,
                                             {std::to_string(each.line), cellText(each.side, each.cell),
                                              each.first, each.second}));
  }
  run.changed(std::move(json), std::move(lines));
  return differences->empty() ? ExitStatus::Clean : ExitStatus::Findings;
}

// Corrects typing errors of the first entry. Stores a version of the scoresheet with the second entry's text
// in every cell where the two entries differ and the difference is not settled.
Answer takeKeyed(ContestRun& run, OpenContest& open, const contest::Event& event, const desk::SheetAt& at) {
  DAMATH_TRY(view, desk::SheetDesk(open.desk).sheetInForce(event.id, at));
  const auto taken = desk::openDifferences(view->stored);
  DAMATH_TRY(done, run.withConfirmation([&](const desk::Author& author) {
    return desk::SheetDesk(open.desk).takeKeyed(event.id, at, taken, author, view->stored.version);
  }));
  ordered_json json = placeJson(event, at);
  json["version"] = done->stored.version;
  json["taken"] = taken.size();
  json["rulings"] = done->stored.rulings.size();
  const std::string cells = std::to_string(taken.size());
  const std::string version = std::to_string(done->stored.version);
  const std::string rulings = std::to_string(done->stored.rulings.size());
  return run.changed(std::move(json), {run.say(Phrase::KeyedTaken, {cells, version, rulings})});
}

// Parses the habit that the user accepts or declines. The text is one habit as in the tag Habits of a
// scoresheet, without `accepted` or `declined`. nullopt if the text is no habit of a column.
std::optional<sheet::HabitAnswer> habitAnswerOf(const ReviewOptions& options) {
  const bool isAccepted = !options.acceptHabit.empty();
  const std::string& habit = isAccepted ? options.acceptHabit : options.declineHabit;
  const auto named = sheet::HabitAnswers(habit + (isAccepted ? " accepted" : " declined")).all();
  const bool isKnown =
      named.size() == 1 && !words::habitQuestion({named.front().habit}, words::Language::English).empty();
  return isKnown ? std::optional(named.front()) : std::nullopt;
}

Answer answerHabit(ContestRun& run, OpenContest& open, const contest::Event& event, const desk::SheetAt& at,
                   const sheet::HabitAnswer& answer) {
  DAMATH_TRY(done, run.withConfirmation([&](const desk::Author& author) {
    return desk::SheetDesk(open.desk).answerHabit(event.id, at, {answer.habit}, answer.decision, author);
  }));
  ordered_json json = placeJson(event, at);
  json["version"] = done->stored.version;
  json["habits"] = std::string(done->stored.sheet.tag(sheet::kHabitsTag));
  const board::Frame asked = event.setup.set.notationFrame(event.setup.ruleset);
  return run.changed(std::move(json),
                     {words::habitAnswer({answer.habit}, answer.decision, run.language(), asked)});
}

ordered_json queuedJson(const contest::Event& event, const desk::QueuedSheet& sheet,
                        const std::string& players) {
  ordered_json json = sheetOfJson(event, sheet.at, players);
  json["needs"] = std::string(desk::toText(sheet.need));
  json["stage"] = sheet.stage ? ordered_json(std::string(desk::toText(*sheet.stage))) : ordered_json();
  json["errors"] = sheet.errors;
  json["keyedOtherwise"] = sheet.keyedOtherwise;
  json["resultDiffers"] = sheet.isResultOther;
  json["rematchDue"] = sheet.isRematchDue;
  json["storedBy"] = sheet.storedBy;
  json["reviewers"] = sheet.reviewers;
  json["signedBy"] = sheet.signedBy;
  return json;
}

ExitStatus listQueue(ContestRun& run) {
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    DAMATH_TRY(status, desk::EventDesk(open.desk).status(event.id));
    DAMATH_TRY(queue, desk::reviewQueue(open.desk, *status));
    ordered_json json = {{"event", event.setup.name}, {"sheets", ordered_json::array()}};
    std::vector<std::string> lines;
    for (const desk::QueuedSheet& sheet : *queue) {
      const std::string players = contest::shownName(open.contest, event, sheet.blue) + " – " +
                                  contest::shownName(open.contest, event, sheet.red);
      json["sheets"].push_back(queuedJson(event, sheet, players));
      lines.push_back(words::said(Phrase::QueueLine, run.language(),
                                  {words::sheetPlaceText(sheet.at, run.language()), players,
                                   words::needText(sheet, run.language())}));
    }
    if (lines.empty()) lines.push_back(words::said(Phrase::QueueEmpty, run.language()));
    return run.answered(json, lines);
  });
}

ExitStatus review(const ReviewOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const SheetPlace& place = options.place;
  const bool isOfOne = place.round > 0 || place.board > 0 || !place.entries.empty();
  const bool isAnswer = !options.acceptHabit.empty() || !options.declineHabit.empty();
  if (!isOfOne && options.sheet.empty() && !options.signOff && !options.takeKeyed && !isAnswer)
    return listQueue(run);
  std::optional<sheet::Sheet> keyed;
  if (!options.signOff && !options.sheet.empty()) {
    const auto sheet = readSheet(options.sheet, run.language());
    if (!sheet) return terminal.complain(sheet.error());
    keyed = *sheet;
  }
  const int acts = (options.sheet.empty() ? 0 : 1) + (options.takeKeyed ? 1 : 0) +
                   (options.acceptHabit.empty() ? 0 : 1) + (options.declineHabit.empty() ? 0 : 1) +
                   (options.signOff ? 1 : 0);
  if (acts > 1) return terminal.complain(Phrase::ReviewOneAct);
  const auto habit = isAnswer ? habitAnswerOf(options) : std::nullopt;
  if (isAnswer && !habit) {
    return terminal.complain(Phrase::HabitUnknown,
                             {options.acceptHabit.empty() ? options.declineHabit : options.acceptHabit});
  }
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    DAMATH_TRY(at, sheetAt(event, options.place, run.language()));
    if (options.takeKeyed) return takeKeyed(run, open, event, *at);
    if (habit) return answerHabit(run, open, event, *at, *habit);
    return options.signOff ? signOff(run, event, *at) : reviewed(run, event, *at, keyed);
  });
}

}  // namespace

void addContestReview(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::ReviewSheet, Phrase::AboutContestReview, review);
  addEventOptions(command, options.contest);
  addSheetPlace(command, options.place);
  command.option("sheet", options.sheet, Phrase::OptReviewSheet);
  command.flag("--take-keyed", options.takeKeyed, Phrase::OptTakeKeyed);
  command.option("--accept-habit", options.acceptHabit, Phrase::OptAcceptHabit);
  command.option("--decline-habit", options.declineHabit, Phrase::OptDeclineHabit);
  command.flag("--sign-off", options.signOff, Phrase::OptSignOff);
}

}  // namespace damath::cli
