// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest live`: keeps a game while it is played. Each call makes the actions that its
// options request; with --at-table, each input line is an action while the clocks run. A call without an
// action prints the game; a call without a game prints all live games of the event.
#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/live/live_page.hpp"
#include "app/cli/contest/sheet_entry.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/desk/play/live_desk.hpp"
#include "core/board/side.hpp"
#include "core/play/closing_rows.hpp"
#include "core/play/live_step.hpp"
#include "core/text/number.hpp"
#include "core/text/trim.hpp"
#include "platform/boot_clock.hpp"
#include "platform/standard_streams.hpp"

namespace damath::cli {

using desk::LiveTable;
using nlohmann::ordered_json;
using play::ClockAct;
using play::milliseconds;
using words::Phrase;

namespace {

// A word that the user types, and the action of the clocks that it means.
struct ClockWord {
  std::string_view word;
  play::ClockStep step;
};
constexpr ClockWord kClockWords[] = {
    {"wait", {ClockAct::Wait}},
    {"start", {ClockAct::Start}},
    {"pause", {ClockAct::Pause, play::PauseCause::Arbiter}},
    {"writing", {ClockAct::Pause, play::PauseCause::Writing}},
    {"correction", {ClockAct::Pause, play::PauseCause::Correction}},
    {"resume", {ClockAct::Resume}},
};

constexpr int kMostMinutes = 24 * 60;

// Parses a time: `1:05` (minutes and seconds), `65` (seconds), `-0:30`, `0:35.2`. nullopt if the text has
// another form, or if its minutes or its seconds are more than a day.
std::optional<milliseconds> timeIn(std::string_view text) {
  const bool isLess = text.starts_with('-');
  if (isLess) text.remove_prefix(1);
  int minutes = 0;
  if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
    const auto given = numberIn<int>(text.substr(0, colon));
    if (!given || *given < 0 || *given > kMostMinutes || text.size() < colon + 3) return std::nullopt;
    minutes = *given;
    text.remove_prefix(colon + 1);
  }
  int tenths = 0;
  if (const std::size_t point = text.find('.'); point != std::string_view::npos) {
    const auto given = numberIn<int>(text.substr(point + 1));
    if (!given || text.size() != point + 2 || *given < 0) return std::nullopt;
    tenths = *given;
    text = text.substr(0, point);
  }
  const auto seconds = numberIn<int>(text);
  if (!seconds || *seconds < 0 || *seconds > kMostMinutes * 60) return std::nullopt;
  const milliseconds time(((minutes * 60LL + *seconds) * 10 + tenths) * 100);
  return isLess ? -time : time;
}

// Parses a word for the clocks: `wait`, `start`, `pause`, `writing`, `correction` or `resume`. nullopt for
// any other word.
std::optional<play::ClockStep> clockStepOf(std::string_view word) {
  for (const ClockWord& each : kClockWords) {
    if (each.word == word) return each.step;
  }
  return std::nullopt;
}

// Keeps one game at the board with running clocks (--at-table). Each line of standard input is an action. An
// action is stored on the disk before it is answered. The time between the lines belongs to the game and is
// stored every second. The actions are:
//   start · wait · pause · writing · correction · resume: actions of the clocks (T1, T2)
//   charge 0:30: adds 30 seconds to the used game time; charge -0:30 gives them back
//   back: undoes the last turn
//   stands TURN: makes a turn that counts although it breaks a rule (T6)
//   goon: the arbiter lets the game continue after the repetition of a position (E4)
//   end ENDING: ends the game; reopen: continues the ended game
//   giveup: abandons the live game
//   objection blue|red TEXT: a player objects (T6); ruling TEXT: the facilitator rules on the objection
//   closing blue|red ROWS: the rows that the player wrote below the moves
// Any other line is a turn.
class TableSession {
 public:
  // The four arguments must outlive this object.
  TableSession(ContestRun& run, const contest::Event& event, desk::LiveDesk& desk, desk::LiveTable& table)
      : m_run(run), m_event(event), m_desk(desk), m_table(table) {}

  // Handles all lines of the input. Returns ExitStatus::Findings if any line was refused.
  [[nodiscard]] ExitStatus run();

 private:
  using Done = desk::DeskResult<desk::ClockSignals>;

  // Waits for the next line of the input, while the clocks run. Returns the line without its end; nullopt at
  // the end of the input.
  [[nodiscard]] std::optional<std::string> nextLine();
  void tick();
  void obey(const std::string& line);
  [[nodiscard]] Done turn(std::string_view text, desk::Stands stands);
  [[nodiscard]] Done take(const play::LiveStep& step);
  // Returns the step that a typed action means. nullopt if the line is a turn. If the words after an action
  // are wrong, prints a complaint and returns nullopt.
  [[nodiscard]] std::optional<play::LiveStep> stepIn(std::string_view word, std::string_view rest);
  void answer(const Done& done);

  ContestRun& m_run;
  const contest::Event& m_event;
  desk::LiveDesk& m_desk;
  desk::LiveTable& m_table;
  std::string m_read;  // bytes of standard input that are read but not yet handled
  bool m_isEnded = false;
  ExitStatus m_status = ExitStatus::Clean;
};

constexpr milliseconds kBetweenTicks{500};
// the number of bytes without a line end after which the input is handled as a line
constexpr std::size_t kMostTyped = 4096;

std::string_view takeWord(std::string_view& text) {
  text = trimmed(text);
  const std::string_view word = text.substr(0, text.find(' '));
  text = trimmed(text.substr(word.size()));
  return word;
}

ExitStatus TableSession::run() {
  answer(desk::ClockSignals{});
  while (const auto line = nextLine()) {
    if (!trimmed(*line).empty()) obey(std::string(trimmed(*line)));
  }
  // Pauses running clocks at the end of the input, because this program then stops counting the time.
  if (m_table.clock.state().phase == play::ClockPhase::Running) {
    answer(take(play::ClockStep{play::ClockAct::Pause}));
  }
  return m_status;
}

std::optional<std::string> TableSession::nextLine() {
  for (;;) {
    const std::size_t end = m_read.find('\n');
    if (end != std::string::npos || m_isEnded || m_read.size() > kMostTyped) {
      if (m_read.empty()) return std::nullopt;
      std::string line = m_read.substr(0, end);
      m_read.erase(0, end == std::string::npos ? m_read.size() : end + 1);
      return line;
    }
    const auto next = platform::nextInput(kBetweenTicks);
    tick();
    m_read += next.bytes;
    m_isEnded = next.isEnded;
  }
}

void TableSession::tick() {
  const auto rung = m_desk.tick(m_table, platform::sinceBoot(), m_run.author());
  if (!rung || !rung->empty()) answer(rung);
}

void TableSession::obey(const std::string& line) {
  std::string_view rest = line;
  const std::string_view word = takeWord(rest);
  if (word == "stands") return answer(turn(rest, desk::Stands::AnyCase));
  const ExitStatus before = m_status;
  m_status = ExitStatus::Clean;
  const auto step = stepIn(word, rest);
  const bool isComplained = m_status != ExitStatus::Clean;
  if (!isComplained) m_status = before;
  if (isComplained) return;
  answer(step ? take(*step) : turn(line, desk::Stands::IfLegal));
}

TableSession::Done TableSession::turn(std::string_view text, desk::Stands stands) {
  return m_desk.turn(m_table, {text, stands}, platform::sinceBoot(), m_run.author());
}

TableSession::Done TableSession::take(const play::LiveStep& step) {
  return m_desk.take(m_table, step, platform::sinceBoot(), m_run.author());
}

std::optional<play::LiveStep> TableSession::stepIn(std::string_view word, std::string_view rest) {
  const auto complain = [&](Phrase phrase, std::string_view given) -> std::optional<play::LiveStep> {
    m_run.terminal().complain(phrase, {shortened(given)});
    m_status = ExitStatus::Findings;
    return std::nullopt;
  };
  if (const auto step = clockStepOf(word); step && rest.empty()) return *step;
  if (word == "back") return play::UndoTurnStep{};
  if (word == "goon") return play::GoOnStep{};
  if (word == "reopen") return play::ReopenStep{};
  if (word == "giveup") return play::AbandonStep{};
  if (word == "ruling") return play::RulingStep{std::string(rest)};
  if (word == "charge") {
    const auto amount = timeIn(rest);
    if (!amount) return complain(Phrase::LiveTimeBad, rest);
    return play::ClockStep{play::ClockAct::Charge, play::PauseCause::Arbiter, *amount};
  }
  if (word == "end") {
    const auto ending = rules::parseEnding(rest);
    if (!ending) return complain(Phrase::EndingBad, rest);
    return play::EndStep{*ending};
  }
  if (word == "objection") {
    const std::string_view named = takeWord(rest);
    const auto side = board::parseSide(named);
    if (!side) return complain(Phrase::LiveSideBad, named);
    return play::ObjectionStep{*side, std::string(rest)};
  }
  if (word == "closing") {
    const std::string_view named = takeWord(rest);
    const auto side = board::parseSide(named);
    if (!side) return complain(Phrase::LiveSideBad, named);
    auto rows = play::parseClosing(rest);
    if (!rows) return complain(Phrase::LiveClosingBad, rest);
    return play::ClosingStep{*side, *std::move(rows)};
  }
  return std::nullopt;
}

void TableSession::answer(const Done& done) {
  if (!done) {
    static_cast<void>(m_run.refused(done.error()));
    m_status = ExitStatus::Findings;
  } else {
    m_run.answered(liveJson(m_event, m_table, *done), liveLines(m_table, *done, m_run.language()));
  }
  m_run.terminal().out().flush();
}

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

// The actions that the options request, in the order in which they are carried out.
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
      DAMATH_CHECK(desk.begin(event.id, *at, *keeping, run.author()));
    }
    DAMATH_TRY(table, desk.table(event.id, *at));
    desk::ClockSignals rung;
    for (const Act& act : acts.all()) {
      DAMATH_TRY(done, act(*table, run.author()));
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
  auto [command, options] = parent.command(db::JournalAction::BeginLive, Phrase::AboutContestLive, keepLive);
  addEventOptions(command, options.contest);
  addSheetPlace(command, options.place);
  addOpenRounds(command, options.contest);
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
