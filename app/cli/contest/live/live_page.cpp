// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/live/live_page.hpp"

#include "app/cli/contest/sheet_place.hpp"
#include "core/board/side.hpp"
#include "core/fact_table.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/play/game_clock.hpp"
#include "core/play/live_sheet.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/spellings.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using play::ClockPhase;
using play::ClockSignal;
using words::Phrase;

namespace {

constexpr Spelling<ClockSignal> kSignals[] = {{ClockSignal::Reminder, "reminder"},
                                              {ClockSignal::MoveOver, "moveOver"},
                                              {ClockSignal::GameOver, "gameOver"},
                                              {ClockSignal::NoShowOver, "noShowOver"},
                                              {ClockSignal::GapFound, "gapFound"}};
static_assert(coversEvery(kSignals));

constexpr FactRow<ClockSignal, Phrase> kSignalPhrases[] = {
    {ClockSignal::Reminder, Phrase::LiveTimeOfMoveNearlyOver},
    {ClockSignal::MoveOver, Phrase::LiveTimeOfMoveOver},
    {ClockSignal::GameOver, Phrase::LiveGameOver},
    {ClockSignal::NoShowOver, Phrase::LiveNoShowOver},
    {ClockSignal::GapFound, Phrase::LiveClocksWerePaused}};
static_assert(coversEvery(kSignalPhrases));

ordered_json accountJson(const desk::LiveTable& table, board::Side side) {
  const rules::ChipSet& set = table.game().setup().set;
  const rules::Account account = table.game().account(side);
  return {{"running", sheet::figureText(set, account.running)},
          {"remaining", sheet::figureText(set, account.remaining)},
          {"grand", sheet::figureText(set, account.grand)}};
}

ordered_json clockJson(const play::GameClock& clock) {
  const play::ClockState& state = clock.state();
  const auto moveLeft = clock.moveLeft();
  ordered_json json = {{"phase", play::toText(state.phase)},
                       {"cause", nullptr},
                       {"gameLeft", play::clockText(clock.gameLeft())},
                       {"moveLeft", nullptr},
                       {"waitLeft", play::clockText(clock.waitLeft())},
                       {"gap", play::clockText(state.gap)}};
  if (state.phase == ClockPhase::Paused) json["cause"] = play::toText(state.cause);
  if (moveLeft) json["moveLeft"] = play::clockText(*moveLeft);
  return json;
}

ordered_json turnsJson(const desk::LiveTable& table) {
  return notation::listed(table.game().turns(), [](const play::LiveTurn& turn) -> ordered_json {
    ordered_json route = notation::listed(rules::squaresOf(turn.turn), [](board::Square square) {
      return ordered_json::array({square.x(), square.y()});
    });
    ordered_json json = {{"side", toText(turn.side)},
                         {"route", std::move(route)},
                         {"took", play::clockText(turn.took)},
                         {"clause", nullptr}};
    if (turn.breach) json["clause"] = toText(rules::clauseOf(*turn.breach));
    return json;
  });
}

std::string sideName(board::Side side, words::Language language) {
  return side == board::Side::Blue ? said(Phrase::Blue, language) : said(Phrase::Red, language);
}

std::string clockLine(const play::GameClock& clock, words::Language language) {
  const play::ClockState& state = clock.state();
  const auto moveLeft = clock.moveLeft();
  const bool stands = state.phase != ClockPhase::Running && state.phase != ClockPhase::Waiting;
  return words::said(stands ? Phrase::LiveClockStands : Phrase::LiveClockGoes, language,
                     {play::clockText(clock.gameLeft()), moveLeft ? play::clockText(*moveLeft) : "–"});
}

}  // namespace

ordered_json liveJson(const contest::Event& event, const desk::LiveTable& table,
                      const desk::ClockSignals& rung) {
  const play::LiveGame& game = table.game();
  ordered_json json = placeJson(event, table.at);
  json["live"] = table.record.id;
  json["keeping"] = db::toText(table.record.keeping);
  json["blueName"] = table.blue;
  json["redName"] = table.red;
  json["steps"] = table.record.steps.size();
  json["turns"] = turnsJson(table);
  json["toMove"] = toText(game.position().toMove());
  json["blue"] = accountJson(table, board::Side::Blue);
  json["red"] = accountJson(table, board::Side::Red);
  json["occurrences"] = game.occurrences();
  json["repetitionAsked"] = table.course.asksForRepetition();
  json["objection"] = nullptr;
  if (const auto& objection = table.course.objection()) {
    json["objection"] = {{"side", toText(objection->side)}, {"text", objection->text}};
  }
  json["outcome"] = nullptr;
  if (const auto outcome = game.outcome()) {
    json["outcome"] = {{"ending", rules::toText(outcome->ending)},
                       {"result", rules::toText(outcome->result)}};
  }
  json["clock"] = clockJson(table.clock);
  json["signals"] =
      notation::listed(rung, [](ClockSignal signal) { return ordered_json(spellingOf(kSignals, signal)); });
  json["sheet"] = notation::toSheetText(desk::sheetOf(table));
  return json;
}

std::vector<std::string> liveLines(const desk::LiveTable& table, const desk::ClockSignals& rung,
                                   words::Language language) {
  const play::LiveGame& game = table.game();
  const rules::ChipSet& set = game.setup().set;
  std::vector<std::string> lines = {notation::toSheetText(desk::sheetOf(table))};
  const auto running = [&](board::Side side) { return sheet::figureText(set, game.account(side).running); };
  const auto outcome = game.outcome();
  lines.push_back(words::said(
      outcome ? Phrase::LiveTotalsOver : Phrase::LiveTotals, language,
      {running(board::Side::Blue), running(board::Side::Red), sideName(game.position().toMove(), language)}));
  if (outcome) {
    lines.push_back(
        words::said(Phrase::LiveGameEnded, language,
                    {compose::endingName(outcome->ending, language), rules::scoreText(outcome->result)}));
  }
  if (game.occurrences() > 1) {
    const bool isByOne = table.game().setup().ruleset.repetitionBy.answer() == rules::RepetitionBy::One;
    lines.push_back(words::said(isByOne ? Phrase::LiveOccurrencesByOne : Phrase::LiveOccurrences, language,
                                {std::to_string(game.occurrences())}));
  }
  if (table.course.asksForRepetition()) lines.push_back(words::said(Phrase::LiveRepetitionChoice, language));
  if (const auto& objection = table.course.objection()) {
    lines.push_back(
        words::said(Phrase::LiveObjects, language, {sideName(objection->side, language), objection->text}));
  }
  lines.push_back(clockLine(table.clock, language));
  if (table.clock.state().gap > play::milliseconds(0)) {
    lines.push_back(
        words::said(Phrase::LiveClocksMissed, language, {play::clockText(table.clock.state().gap)}));
  }
  for (const ClockSignal signal : rung)
    lines.push_back(words::said(factOf(kSignalPhrases, signal), language));
  return lines;
}

}  // namespace damath::cli
