// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest live`: keeps a game while it is played. Each call makes one action; with
// --at-table, each input line is an action while the clocks run. Without an action, the game is printed;
// without a game, all live games of the event.
#include <functional>
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_file.hpp"
#include "app/cli/contest/live/live_acts.hpp"
#include "app/cli/contest/live/live_page.hpp"
#include "app/cli/contest/live/table_session.hpp"
#include "app/cli/contest/sheet_entry.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "core/board/side.hpp"

namespace damath::cli {

using desk::LiveTable;
using nlohmann::ordered_json;
using play::ClockAct;
using play::milliseconds;
using words::Phrase;

namespace {

struct LiveOptions {
  ContestOptions contest;
  SheetPlace place;
  std::optional<std::string> begin;
  std::vector<std::string> turns;
  std::optional<std::string> took;
  bool stands = false;
  bool undo = false;
  std::optional<std::string> clock;
  std::optional<std::string> charge;
  std::optional<std::string> objection;
  std::string side;
  std::optional<std::string> ruling;
  std::optional<std::string> closing;
  bool goOn = false;
  std::optional<std::string> end;
  bool reopen = false;
  bool giveUp = false;
  bool store = false;
  bool accept = false;
  bool atTable = false;
};

using Act = std::function<desk::DeskResult<desk::ClockSignals>(LiveTable&, const desk::Author&)>;

// The requested actions, in the order of execution.
class Acts {
 public:
  Acts(const LiveOptions& options, desk::LiveDesk& desk, words::Language language)
      : m_desk(desk), m_language(language) {
    readTurns(options);
    if (options.undo) add(play::UndoTurnStep{});
    if (options.clock) readClock(*options.clock);
    if (options.charge) readCharge(*options.charge);
    if (options.objection) readObjection(options);
    if (options.ruling) add(play::RulingStep{*options.ruling});
    if (options.goOn) add(play::GoOnStep{});
    if (options.end) readEnd(*options.end);
    if (options.reopen) add(play::ReopenStep{});
    if (options.closing) readClosing(options);
    if (options.giveUp) add(play::AbandonStep{});
  }

  [[nodiscard]] const Complaints& complaints() const { return m_complaints; }
  [[nodiscard]] const std::vector<Act>& all() const { return m_acts; }

 private:
  void add(const play::LiveStep& step) {
    m_acts.emplace_back([step, this](LiveTable& table, const desk::Author& author) {
      return m_desk.take(table, step, milliseconds(0), author);
    });
  }
  void complain(Phrase phrase, const std::string& given) {
    m_complaints.push_back(complaintOf(phrase, m_language, {shortened(given)}));
  }
  void readTurns(const LiveOptions& options) {
    milliseconds took(0);
    if (options.took) {
      const auto given = timeIn(*options.took);
      if (!given || *given < milliseconds(0)) complain(Phrase::LiveTimeBad, *options.took);
      took = given.value_or(took);
    }
    const auto stands = options.stands ? desk::Stands::AnyCase : desk::Stands::IfLegal;
    for (const std::string& text : options.turns) {
      m_acts.emplace_back([=, this](LiveTable& table, const desk::Author& author) {
        return m_desk.turn(table, {text, stands, took}, milliseconds(0), author);
      });
    }
  }
  void readClock(const std::string& word) {
    if (const auto step = clockStepOf(word)) return add(*step);
    complain(Phrase::LiveClockBad, word);
  }
  void readCharge(const std::string& text) {
    const auto amount = timeIn(text);
    if (!amount) return complain(Phrase::LiveTimeBad, text);
    add(play::ClockStep{ClockAct::Charge, play::PauseCause::Arbiter, *amount});
  }
  void readObjection(const LiveOptions& options) {
    const auto side = board::parseSide(options.side);
    if (!side) return complain(Phrase::LiveSideBad, options.side);
    add(play::ObjectionStep{*side, *options.objection});
  }
  void readClosing(const LiveOptions& options) {
    const auto side = board::parseSide(options.side);
    if (!side) return complain(Phrase::LiveSideBad, options.side);
    auto rows = play::parseClosing(*options.closing);
    if (!rows) return complain(Phrase::LiveClosingBad, *options.closing);
    add(play::ClosingStep{*side, *std::move(rows)});
  }
  void readEnd(const std::string& text) {
    const auto ending = rules::parseEnding(text);
    if (!ending) return complain(Phrase::EndingBad, text);
    add(play::EndStep{*ending});
  }

  desk::LiveDesk& m_desk;
  words::Language m_language;
  Complaints m_complaints;
  std::vector<Act> m_acts;
};

Answer tellAll(ContestRun& run, const contest::Event& event, const desk::LiveDesk& desk) {
  DAMATH_TRY(tables, desk.tables(event.id));
  ordered_json json = {{"event", event.setup.name}, {"games", ordered_json::array()}};
  std::vector<std::string> lines;
  for (const LiveTable& table : *tables) {
    json["games"].push_back(liveJson(event, table, {}));
    const auto ofTable = liveLines(table, {}, run.language());
    lines.insert(lines.end(), ofTable.begin(), ofTable.end());
  }
  if (tables->empty()) lines.push_back(run.say(Phrase::NoLiveGames));
  return run.answered(json, lines);
}

Answer enter(ContestRun& run, OpenContest& open, const contest::Event& event, desk::LiveDesk& desk,
             const LiveTable& table, desk::WithSheet what) {
  DAMATH_TRY(entered, run.withConfirmation(
                          [&](const desk::Author& author) { return desk.enter(table, what, author); }));
  SheetEntry entry{.at = table.at};
  return tellSheet(run, open, event, entry, entered->accepted, {});
}

ExitStatus keepLive(const LiveOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    desk::LiveDesk desk(open.desk);
    const Acts acts(options, desk, run.language());
    if (!acts.complaints().empty()) return terminal.complain(acts.complaints());
    const bool isAllOf =
        options.place.round == 0 && options.place.board == 0 && options.place.entries.empty();
    const bool isLook =
        !options.begin && acts.all().empty() && !options.store && !options.accept && !options.atTable;
    if (isAllOf && isLook) return tellAll(run, event, desk);
    DAMATH_TRY(at, sheetAt(event, options.place, run.language()));
    if (options.begin) {
      const auto keeping = db::parseKeeping(*options.begin);
      if (!keeping) return terminal.complain(Phrase::LiveKeepingBad, {shortened(*options.begin)});
      DAMATH_CHECK(desk.begin(event.id, *at, *keeping, authorOf(options.contest)));
    }
    DAMATH_TRY(table, desk.table(event.id, *at));
    desk::ClockSignals rung;
    for (const Act& act : acts.all()) {
      DAMATH_TRY(done, act(*table, authorOf(options.contest)));
      rung.insert(rung.end(), done->begin(), done->end());
    }
    if (options.atTable) return TableSession(run, event, desk, *table).run();
    if (options.store || options.accept) {
      return enter(run, open, event, desk, *table,
                   options.accept ? desk::WithSheet::Accept : desk::WithSheet::Store);
    }
    return run.changed(liveJson(event, *table, rung), liveLines(*table, rung, run.language()), WayBack::None);
  });
}

}  // namespace

void addContestLive(CommandLine& parent) {
  auto [command, options] = parent.command("live", Phrase::AboutContestLive, keepLive);
  addEventOptions(command, options.contest);
  addSheetPlace(command, options.place);
  command.option("--begin", options.begin, Phrase::OptLiveBegin);
  command.option("--turn", options.turns, Phrase::OptLiveTurn).oneAtATime();
  command.option("--took", options.took, Phrase::OptLiveTook);
  command.flag("--stands", options.stands, Phrase::OptLiveStands);
  command.flag("--take-back", options.undo, Phrase::OptLiveUndo);
  command.option("--clock", options.clock, Phrase::OptLiveClock);
  command.option("--charge", options.charge, Phrase::OptLiveCharge);
  command.option("--objection", options.objection, Phrase::OptLiveObjection);
  command.option("--side", options.side, Phrase::OptLiveSide);
  command.option("--ruling", options.ruling, Phrase::OptLiveRuling);
  command.option("--closing", options.closing, Phrase::OptLiveClosing);
  command.flag("--go-on", options.goOn, Phrase::OptLiveGoOn);
  command.option("--end", options.end, Phrase::OptEnding);
  command.flag("--reopen", options.reopen, Phrase::OptLiveReopen);
  command.flag("--give-up", options.giveUp, Phrase::OptLiveGiveUp);
  command.flag("--store", options.store, Phrase::OptLiveStore);
  command.flag("--accept", options.accept, Phrase::OptLiveAccept);
  command.flag("--at-table", options.atTable, Phrase::OptLiveAtTable);
}

}  // namespace damath::cli
