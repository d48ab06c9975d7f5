// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sample_contest.hpp"

#include <algorithm>
#include <cstdint>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/play/live_desk.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "core/expected.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/settle/game_record.hpp"

namespace damath::window {

namespace {

using Done = desk::DeskResult<void>;

constexpr std::string_view kSix =
    "last,first,middle,school,district,division,grade,coach,rating\n"
    "Ramon,Mario,Mendoza,Juan G. Macaraeg National High School,Binalonan,Pangasinan II,7,R. Flores,\n"
    "Arroyo,Gloria,Santos,Ateneo de Manila Junior High School,Loyola,Quezon City,7,L. Cruz,\n"
    "Dela Peña,Niño,Ángeles,Muñoz Science High School,Muñoz,Nueva Ecija,7,A. Villanueva,1510\n"
    "Lapus,Jesli,Aquino,Tarlac National High School,Tarlac East,Tarlac,7,B. Manalo,\n"
    "Macapagal-Villanueva,Maria Concepcion Esperanza,Dimaculangan,"
    "Pangasinan Regional Science and Technology Oriented High School,Bayambang,Pangasinan I,7,C. Lim,\n"
    "Uy,Jo,,PSHS,Diliman,Quezon City,7,D. Tan,1620\n";

constexpr std::string_view kTwo =
    "last,first,school,grade\n"
    "Bautista,Ana,San Carlos National High School,9\n"
    "Reyes,Paolo,Lingayen High School,9\n";

constexpr std::uint32_t kTurns = 26;

// Chooses among the turns of a position by pseudo-random numbers. The same seed gives the same choices.
class Choice {
 public:
  explicit Choice(std::uint32_t seed) : m_state(seed) {}
  std::size_t among(std::size_t count) {
    m_state = m_state * 1664525U + 1013904223U;
    return (m_state >> 8U) % count;
  }

 private:
  std::uint32_t m_state;
};

sheet::Sheet playedSheet(const contest::EventSetup& setup, std::uint32_t seed, std::uint32_t turns) {
  sheet::GameRecord record{rules::startPosition(setup.set, setup.ruleset), {}, rules::Ending::Time};
  board::Position position = record.start;
  Choice choice(seed);
  for (std::uint32_t i = 0; i < turns; ++i) {
    const rules::TurnList legal = rules::legalTurns(setup.ruleset, position);
    if (legal.empty()) break;
    record.turns.push_back(legal[choice.among(legal.size())]);
    rules::play(setup.ruleset, position, record.turns.back());
  }
  return sheet::written(record, setup.set, setup.ruleset, sheet::Routes::AsOnPaper);
}

// Puts two mistakes into the scoresheet, as a player might write them: a wrong score, and a wrong total
// further down.
void spoil(sheet::Sheet& sheet) {
  int spoiled = 0;
  for (sheet::Line& line : sheet.lines) {
    for (sheet::Half& half : line.halves) {
      const bool isScore = half.kind == sheet::HalfKind::Play && !half.score.empty();
      if (!isScore || spoiled == 2) continue;
      (spoiled == 0 ? half.score : half.total) += "1";
      ++spoiled;
    }
  }
}

constexpr int kSteps = 18;  // the number of steps in the progress of the work

// Fills an empty contest with the sample, step by step. The first error ends the work.
class Filling {
 public:
  Filling(desk::Desk& desk, const desk::Author& author, const FileWork::Watch& watch)
      : m_desk(desk), m_author(author), m_watch(watch) {}

  Done fill() {
    DAMATH_TRY(integer, addEvent("Integer — Grade 7", "integer", kSix));
    for (int round = 1; round <= 3 && goesOn(); ++round) {
      if (auto done = pair(*integer); !done) return done;
      if (auto done = playRound(*integer); !done) return done;
    }
    if (!goesOn()) return {};
    if (auto done = pair(*integer); !done) return done;
    if (auto done = playAtBoard(*integer, 1, play::Keeping::Program, 11); !done) return done;
    if (auto done = playAtBoard(*integer, 2, play::Keeping::Arbiter, 14); !done) return done;
    for (const std::string set : {"rational", "radical", "polynomial"}) {
      if (!goesOn()) return {};
      DAMATH_TRY(event, addEvent("Grade 8–10: " + set, set, kTwo));
      if (auto done = pair(*event); !done) return done;
      if (auto done = storeSpoiled(*event, kTurns); !done) return done;
    }
    return {};
  }

 private:
  template <class T>
  static Done outcome(const desk::DeskResult<T>& answer) {
    if (answer) return {};
    return Unexpected<desk::DeskError>(answer.error());
  }

  bool goesOn() {
    m_goesOn = m_goesOn && (!m_watch || m_watch(std::min(m_steps++, kSteps), kSteps));
    return m_goesOn;
  }

  desk::DeskResult<contest::Event> event(contest::EventId id) {
    return m_desk.snapshot().map([id](const db::SharedContest& contest) { return *contest->find(id); });
  }

  desk::DeskResult<contest::EventId> addEvent(const std::string& name, std::string_view set,
                                              std::string_view players) {
    const contest::EventSetup setup{
        name, *rules::builtInChipSet(set), rules::manual(), contest::System::RoundRobin, 1, std::nullopt, 7};
    desk::EventDesk events(m_desk);
    auto event = events.addEvent(setup, m_author);
    if (!event) return event;
    DAMATH_CHECK(events.importPlayers(*event, players, m_author));
    return event;
  }

  Done pair(contest::EventId event) {
    return outcome(desk::PairingDesk(m_desk).pairNextRound(event, m_author));
  }

  // Stores and accepts a scoresheet for every game of the event that has no result. Publishes an unpublished
  // round first.
  Done playRound(contest::EventId id) {
    const auto found = event(id);
    if (!found) return outcome(found);
    if (contest::unpublishedRound(*found) != nullptr) {
      if (const auto published = desk::PairingDesk(m_desk).publish(id, m_author); !published) {
        return outcome(published);
      }
    }
    for (const contest::Game& game : found->games) {
      if (game.result) continue;
      if (!goesOn()) break;
      const desk::Place place{game.round, game.board};
      const auto seed =
          static_cast<std::uint32_t>(10 * contest::numberOf(game.round) + contest::numberOf(game.board));
      desk::SheetDesk desk(m_desk);
      const auto stored = desk.storeSheet(id, place, playedSheet(found->setup, seed, kTurns), m_author);
      if (!stored) return outcome(stored);
      if (const auto accepted = desk.acceptSheet(id, place, m_author); !accepted) return outcome(accepted);
    }
    return {};
  }

  Done storeSpoiled(contest::EventId id, std::uint32_t turns) {
    const auto found = event(id);
    if (!found) return outcome(found);
    sheet::Sheet sheet = playedSheet(found->setup, 3, turns);
    spoil(sheet);
    const desk::Place place{contest::RoundNumber{1}, contest::BoardNumber{1}};
    return outcome(desk::SheetDesk(m_desk).storeSheet(id, place, sheet, m_author));
  }

  // Starts a live game at this board in the newest round and plays `turns` turns.
  Done playAtBoard(contest::EventId id, int board, play::Keeping keeping, std::uint32_t turns) {
    const auto found = event(id);
    if (!found) return outcome(found);
    const desk::Place place{found->rounds.back().number, contest::BoardNumber{board}};
    desk::LiveDesk live(m_desk);
    auto table = live.begin(id, place, keeping, m_author);
    if (!table) return outcome(table);
    Choice choice(static_cast<std::uint32_t>(board));
    for (std::uint32_t i = 0; i < turns && !table->game().outcome(); ++i) {
      const rules::TurnList legal = rules::legalTurns(found->setup.ruleset, table->game().position());
      std::string squares;
      for (const board::Square square : rules::squaresOf(legal[choice.among(legal.size())])) {
        squares += "(" + std::to_string(square.x()) + "," + std::to_string(square.y()) + ")";
      }
      const play::milliseconds took(7000 + 4000 * choice.among(9));
      const auto played = live.turn(*table, {squares, desk::Stands::IfLegal, took}, {}, m_author);
      if (!played) return outcome(played);
    }
    return {};
  }

  desk::Desk& m_desk;
  const desk::Author& m_author;
  const FileWork::Watch& m_watch;
  int m_steps = 0;
  bool m_goesOn = true;
};

}  // namespace

contest::ContestHead sampleHead() {
  return {"Division Damath Contest", "Binalonan, Pangasinan", "2026-11-20"};
}

desk::DeskResult<void> fillSample(desk::Desk& desk, const desk::Author& author,
                                  const FileWork::Watch& watch) {
  return Filling(desk, author, watch).fill();
}

}  // namespace damath::window
