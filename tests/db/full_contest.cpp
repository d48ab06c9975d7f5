// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/full_contest.hpp"

#include <algorithm>
#include <array>

#include "core/rules/chip_set.hpp"
#include "db/edits/branch_edit.hpp"
#include "db/edits/check_in_edit.hpp"
#include "db/edits/history_edit.hpp"
#include "db/edits/live_edit.hpp"
#include "db/edits/notice_edit.hpp"
#include "db/edits/paper_edit.hpp"
#include "db/edits/roster_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/edits/sheet_edit.hpp"
#include "db/records/sheet_owner.hpp"
#include "tests/db/sample_contest.hpp"

namespace damath::testing {

using namespace db;  // NOLINT(google-build-using-namespace)

namespace {

constexpr contest::EventId kFirst{1};

const contest::Event& eventOf(const contest::Contest& contest, contest::EventId id) {
  return *contest.find(id);
}

sheet::Sheet strangeSheet() {
  sheet::Sheet sheet;
  sheet.setTag("Set", "integer");
  sheet.setTag("Blue", "Peña, \"Niño\" \\ de la Cruz");
  sheet.setTag("Place", "\x01\x1f\x7f\t\n\r\b\f é ü 漢字 🎲 \u2028 </script> {\"a\":[1,2.50,-0]}");
  sheet.lines.resize(3);
  sheet.lines[0].halves = {sheet::Half{sheet::HalfKind::Play, "-9 (0,3)", "", ""},
                           sheet::Half{sheet::HalfKind::Play, "－１ (1,4)", "½", "①"}};
  sheet.lines[1].of(board::Side::Blue) = {sheet::HalfKind::Play, "\\u0041 “−9” × [8]", "[]", "{}"};
  sheet.lines[2].halves = {sheet::Half{sheet::HalfKind::Remaining, "-11 x 2", "-22", ""},
                           sheet::Half{sheet::HalfKind::GrandTotal, "", "4", ""}};
  return sheet;
}

StoredFinding finding() {
  StoredFinding finding;
  finding.code = sheet::FindingCode::WrongScore;
  finding.line = 2;
  finding.side = board::Side::Blue;
  finding.cell = sheet::Cell::Score;
  finding.clause = "S1";
  finding.written = "[]";
  finding.correct = "-10";
  finding.causedBy = 0;
  return finding;
}

contest::GameResult result(int blue, int red) {
  return {rules::Ending::Time, exact::Number(blue), exact::Number(red),
          blue > red   ? rules::Result::BlueWins
          : blue < red ? rules::Result::RedWins
                       : rules::Result::Draw};
}

template <class Steps>
void change(Store& store, int minute, const std::string& reason, const Steps& steps) {
  Stamp stamp = stampAt(minute, "Gng. Reyes", reason);
  if (!reason.empty()) stamp.askedBy = "G. \"Ben\" Peña";
  Edit edit = take(store.edit(stamp));
  steps(edit);
  take(edit.commit());
}

std::vector<contest::Game> pairAll(Edit& edit, contest::EventId event) {
  const contest::Contest contest = *take(edit.reading().contest());
  const auto& found = eventOf(contest, event);
  const contest::RoundNumber round{static_cast<int>(found.rounds.size()) + 1};
  std::vector<contest::Game> games;
  std::vector<contest::Bye> byes;
  for (std::size_t i = 0; i + 1 < found.entries.size(); i += 2) {
    games.push_back({{},
                     round,
                     contest::BoardNumber{static_cast<int>(games.size()) + 1},
                     found.entries[i].id,
                     found.entries[i + 1].id,
                     {}});
  }
  if (found.entries.size() % 2 == 1) byes.push_back({round, found.entries.back().id});
  return take(RoundEdit(edit).addRound(event, {round}, PairedBy::System, games, byes));
}

void addSheets(Store& store, contest::GameId game) {
  contest::SheetId sheet{};
  change(store, 4, {}, [&](Edit& edit) {
    sheet = take(SheetEdit(edit).addSheet(ofGame(game), strangeSheet(), {finding()}));
  });
  change(store, 5, {}, [&](Edit& edit) {
    sheet::Sheet second = strangeSheet();
    second.lines[1].of(board::Side::Blue).score = "-10";
    sheet = take(SheetEdit(edit).addSheet(ofGame(game), second, {finding(), finding()}));
  });
  change(store, 6, "binasa ulit \u201cdito\u201d", [&](Edit& edit) {
    edit.answer({ConfirmationLevel::Confirm, ConfirmationReason::ResultCorrected, "Itatama?\nOo \"na\"."});
    take(SheetEdit(edit).addReview(sheet, {"Dr. Uy", {}, strangeSheet(), 2}));
    take(SheetEdit(edit).addReview(sheet, {"G. Go", {}, {}, 0}));
    take(SheetEdit(edit).rule(
        sheet, {2, board::Side::Blue, sheet::Cell::Score, std::string("{\"x\": 1}"), {}, {}, {}}, "[]"));
    take(SheetEdit(edit).rule(sheet, {1, board::Side::Red, sheet::Cell::Total, {}, {}, {}, {}}, "5"));
    take(RoundEdit(edit).setResult(game, result(12, 3)));
    take(SheetEdit(edit).acceptSheet(
        sheet, {{2, board::Side::Blue, sheet::Cell::Score, "[]", "-10", {}, "mali ang suma", {}}}));
  });
  change(store, 7, {}, [&](Edit& edit) { take(SheetEdit(edit).signOff(sheet)); });
}

void addSecondEvent(Store& store) {
  change(store, 8, {}, [](Edit& edit) {
    contest::EventSetup setup = integerEvent("Grade 8 ½ \"B\"");
    setup.set = *rules::builtInChipSet("radical");
    setup.system = contest::System::Swiss;
    setup.swissPlan = {2, contest::Acceleration::Baku};
    setup.rounds = 5;
    setup.lotSeed = 0x8000'0000'0000'0001ULL;
    const contest::EventId event = take(RosterEdit(edit).addEvent(setup));
    take(
        RosterEdit(edit).addEntries(event, 1,
                                    {newcomer("{}", "[]", "null"), newcomer("O'Neil", "\"Bo\"", "Mabini NHS"),
                                     newcomer("Dela Peña", "Ma. Niña", "true")}));
    pairAll(edit, event);
    const contest::Contest contest = *take(edit.reading().contest());
    contest::Entry entry = eventOf(contest, event).entries[2];
    entry.absences = {contest::RoundNumber{3}, contest::RoundNumber{4}};
    entry.lastRound = 4;
    take(RosterEdit(edit).setEntry(event, entry, EntryChange::Absence));
    take(setCheckIn(edit, event, entry.id, contest::RoundNumber{1}, Arrival::Late));
    take(setNotice(edit, "Pagkain sa 12:00"));
    take(setCheckIn(edit, event, contest.events[1].entries[0].id, contest::RoundNumber{2}, Arrival::Present));
  });
}

// The third event is handed over, played on another computer, brought back, and then handed over again.
void lendThird(Store& store, const std::filesystem::path& elsewhere) {
  contest::EventId event{};
  change(store, 9, {}, [&](Edit& edit) {
    event = take(RosterEdit(edit).addEvent(integerEvent("Lent")));
    take(RosterEdit(edit).addEntries(event, 1, {newcomer("Uy", "A", "B"), newcomer("Yu", "C", "D")}));
  });
  Branch branch;
  change(store, 10, {},
         [&](Edit& edit) { branch = take(BranchEdit(edit).lend(event, std::string(32, 'a'))); });
  take(store.backup(elsewhere));
  Store other = *Store::open(elsewhere, stampAt(10).at, {}).store;
  change(other, 11, {}, [&](Edit& edit) { take(BranchEdit(edit).borrow(branch)); });
  change(other, 12, {}, [&](Edit& edit) {
    const auto games = pairAll(edit, event);
    take(SheetEdit(edit).addSheet(ofGame(games[0].id), strangeSheet(), {}));
    take(RoundEdit(edit).setResult(games[0].id, result(1, 2)));
  });
  const Reading reading = take(other.read());
  change(store, 13, {}, [&](Edit& edit) { take(BranchEdit(edit).merge(reading, branch)); });
  change(store, 14, {},
         [&](Edit& edit) { static_cast<void>(take(BranchEdit(edit).lend(event, std::string(32, 'b')))); });
}

play::ClockState runningClock() {
  using std::chrono::milliseconds;
  return {play::ClockPhase::Running, play::PauseCause::Writing, milliseconds(75001),  milliseconds(61000),
          milliseconds(3),           milliseconds(9),           play::CaptureDue::Yes};
}

}  // namespace

std::vector<play::LiveStep> everyLiveStep() {
  using std::chrono::milliseconds;
  const board::Square from = *board::Square::at(1, 2);
  const board::Square to = *board::Square::at(0, 3);
  return {play::TurnStep{{from, to}, {{"-9 (0,3)", "", "\"x\" ÷ √"}}, milliseconds(35240)},
          play::ObjectionStep{board::Side::Red, "ginalaw ang \"8\""},
          play::RulingStep{"itutuloy"},
          play::UndoTurnStep{},
          play::TurnStep{{from, to}, {}, milliseconds(1)},
          play::ClockStep{play::ClockAct::Wait},
          play::ClockStep{play::ClockAct::Start},
          play::ClockStep{play::ClockAct::Pause, play::PauseCause::Correction},
          play::ClockStep{play::ClockAct::Resume},
          play::ClockStep{play::ClockAct::Charge, play::PauseCause::Arbiter, milliseconds(-3000)},
          play::GoOnStep{},
          play::EndStep{rules::Ending::ResignRed},
          play::ClosingStep{board::Side::Red,
                            {{sheet::HalfKind::Remaining, "-11 x 2", "-22", ""},
                             {sheet::HalfKind::RemainingTotal, "", "-22", ""},
                             {sheet::HalfKind::GrandTotal, "", "7\"", ""}}},
          play::ReopenStep{},
          play::AbandonStep{}};
}

Store fullContest(const std::filesystem::path& path) {
  Store store = sampleStore(path);
  std::vector<contest::Game> games;
  change(store, 2, {}, [&](Edit& edit) { games = pairAll(edit, kFirst); });
  change(store, 3, {}, [&](Edit& edit) {
    take(RoundEdit(edit).publish(kFirst, contest::RoundNumber{1}));
    take(RoundEdit(edit).setResult(games[1].id, result(5, 5)));
  });
  addSheets(store, games[0].id);
  addSecondEvent(store);
  lendThird(store, path.string() + ".elsewhere");
  change(store, 15, "tabla", [&](Edit& edit) {
    const contest::Contest contest = *take(edit.reading().contest());
    const auto& entries = eventOf(contest, kFirst).entries;
    const auto rematch = take(
        RoundEdit(edit).addRematch(kFirst, {{}, entries[2].id, entries[3].id, result(4, 1), games[1].id}));
    take(SheetEdit(edit).addSheet(ofRematch(rematch), strangeSheet(), {}));
    take(RoundEdit(edit).addLot(kFirst, {{entries[1].id, entries[0].id}}));
    take(SheetEdit(edit).addViolation(
        {0, kFirst, entries[0].id, games[0].id, ViolationKind::TouchMove, "ginalaw ang \"8\"", {}, {}}));
  });
  change(store, 15, {}, [&](Edit& edit) {
    PaperOf of;
    of.form = "scoresheet";
    of.language = "fil";
    of.event = kFirst;
    of.round = contest::RoundNumber{1};
    of.board = contest::BoardNumber{2};
    of.events = {kFirst};
    take(addPaper(edit, of, std::string(64, 'c'), "0.1.0", 0));
  });
  change(store, 15, "muling tumira", [&](Edit& edit) {
    LiveRecord live;
    live.owner = {kFirst, OwnerKind::Game, games[1].id, games[1].blue, games[1].red};
    live.id = take(beginLive(edit, live.owner, play::Keeping::Arbiter));
    for (const play::LiveStep& step : everyLiveStep()) {
      take(addLiveStep(edit, live, step, runningClock(), "-9 (0,3)"));
      live.steps.push_back({step, runningClock(), {}, {}, {}});
    }
    take(keepClock(edit, live, runningClock()));
  });
  for (int minute = 16; minute < 19; ++minute) {
    change(store, minute, {},
           [&](Edit& edit) { take(RoundEdit(edit).setResult(games[1].id, result(minute, 0))); });
  }
  for (int minute = 19; minute < 21; ++minute) {
    change(store, minute, "bawi", [](Edit& edit) {
      const auto acts = take(edit.reading().journal().acts());
      const auto last = std::find_if(acts.rbegin(), acts.rend(),
                                     [](const JournalAct& act) { return act.state == ActState::InForce; });
      take(HistoryEdit(edit).undo(*last));
    });
  }
  return store;
}

namespace {

std::string anyText(std::mt19937& random) {
  constexpr std::array<const char*, 14> kPieces = {"-9", " × ", "ñ", "\"",      "\\", "\n", "\x02",
                                                   "{",  "}",   "🎲", "\\u00e9", "½",  "'",  "1e400"};
  std::string text;
  for (auto count = random() % 6; count > 0; --count) text += kPieces.at(random() % kPieces.size());
  return text;
}

sheet::Sheet anySheet(std::mt19937& random) {
  sheet::Sheet sheet;
  sheet.setTag("Set", "integer");
  sheet.setTag("Remark", anyText(random));
  sheet.lines.resize(random() % 5);
  for (sheet::Line& line : sheet.lines) {
    for (sheet::Half& half : line.halves) {
      half = {sheet::HalfKind::Play, anyText(random), anyText(random), anyText(random)};
    }
  }
  return sheet;
}

// Makes one random step. If the step fails as expected, the whole edit fails and nothing is committed.
void stepByLot(Edit& edit, const contest::Event& event, std::mt19937& random) {
  const auto entry = [&] { return event.entries[random() % event.entries.size()]; };
  const bool hasGames = !event.games.empty();
  const auto game = [&] { return event.games[random() % event.games.size()]; };
  switch (random() % 13) {
    case 0:
      static_cast<void>(RosterEdit(edit).addEvent(integerEvent("Event " + std::to_string(random() % 1000))));
      break;
    case 1:
      static_cast<void>(RosterEdit(edit).addEntries(
          event.id, static_cast<int>(event.entries.size()) + 1,
          {newcomer("A" + anyText(random), "B" + anyText(random), "C" + anyText(random))}));
      break;
    case 2:
      try {
        if (event.entries.size() > 1) pairAll(edit, event.id);
      } catch (const std::runtime_error&) {
        // A failed edit accepts no more changes.
      }
      break;
    case 3:
    case 4:
      if (hasGames) {
        static_cast<void>(RoundEdit(edit).setResult(
            game().id, result(static_cast<int>(random() % 40), static_cast<int>(random() % 40))));
      }
      break;
    case 5:
      if (hasGames) {
        const auto sheet = SheetEdit(edit).addSheet(ofGame(game().id), anySheet(random), {finding()});
        if (sheet && random() % 2 == 0) static_cast<void>(SheetEdit(edit).acceptSheet(*sheet, {}));
        if (sheet && random() % 2 == 0) {
          static_cast<void>(
              SheetEdit(edit).addReview(*sheet, {"R" + anyText(random), {}, anySheet(random), 1}));
        }
      }
      break;
    case 6:
      if (!event.entries.empty()) {
        contest::Entry changed = entry();
        changed.absences = {contest::RoundNumber{static_cast<int>(random() % 9) + 1}};
        static_cast<void>(RosterEdit(edit).setEntry(event.id, changed, EntryChange::Absence));
        static_cast<void>(setCheckIn(edit, event.id, entry().id,
                                     contest::RoundNumber{1 + static_cast<int>(random() % 2)},
                                     random() % 2 == 0 ? Arrival::Present : Arrival::Late));
      }
      break;
    case 7:
      if (!event.entries.empty()) {
        static_cast<void>(SheetEdit(edit).addViolation(
            {0, event.id, entry().id, {}, ViolationKind::Other, anyText(random), {}, {}}));
      }
      break;
    case 8:
      static_cast<void>(RosterEdit(edit).renameEvent(
          event.id, "Event " + std::to_string(random() % 1000) + anyText(random), anyText(random)));
      break;
    case 9:
      if (!event.entries.empty()) {
        contest::Player player = newcomer("A" + anyText(random), "B" + anyText(random), {}).player;
        player.section = anyText(random);
        player.id = entry().player;
        static_cast<void>(RosterEdit(edit).setPlayer(player, {{}, "C" + anyText(random), {}, {}}));
      }
      break;
    case 10:
      if (!event.entries.empty()) static_cast<void>(RosterEdit(edit).removeEntry(event.id, entry().id));
      break;
    case 11:
      if (hasGames) static_cast<void>(RoundEdit(edit).removeResult(game().id));
      break;
    default: {
      const auto acts = edit.reading().journal().acts();
      if (!acts) break;  // the edit has failed
      const auto last = std::find_if(acts->rbegin(), acts->rend(),
                                     [](const JournalAct& act) { return act.state == ActState::InForce; });
      if (last != acts->rend()) static_cast<void>(HistoryEdit(edit).undo(*last));
    }
  }
}

}  // namespace

void changeByLot(Store& store, std::mt19937& random, int minute) {
  Stamp stamp = stampAt(minute, "B" + anyText(random), anyText(random));
  if (random() % 2 == 0) stamp.askedBy = "A" + anyText(random);
  Edit edit = take(store.edit(stamp));
  const contest::Contest contest = *take(edit.reading().contest());
  for (auto steps = random() % 3 + 1; steps > 0; --steps) {
    // Prefers the first events, so that these events contain much.
    const std::size_t last = std::min<std::size_t>(contest.events.size(), 1 + random() % 3);
    stepByLot(edit, contest.events[random() % last], random);
  }
  static_cast<void>(edit.commit());
}

}  // namespace damath::testing
