// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/sample_contest.hpp"

#include <cstdint>

#include "app/desk/play/live_desk.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/profiles.hpp"
#include "core/sheet/settle/game_record.hpp"

namespace damath::console {

namespace {

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

// A repeatable choice among a position's turns.
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

// Two slips of the pen: a score, and a total further down.
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

std::optional<contest::EventId> addEvent(models::Session& session, const std::string& name,
                                         std::string_view set, std::string_view players) {
  const contest::EventSetup setup{
      name, *rules::builtInChipSet(set), rules::manual(), contest::System::RoundRobin, 1, std::nullopt, 7};
  const auto event = session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author()));
  if (!event) return std::nullopt;
  const auto imported =
      session.changed(desk::EventDesk(session.desk()).importPlayers(*event, players, session.author()));
  if (!imported) return std::nullopt;
  return event;
}

bool pair(models::Session& session, contest::EventId event) {
  return session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author()))
      .has_value();
}

// Stores and accepts a sheet for every game of the event that has no result.
bool playRound(models::Session& session, contest::EventId id) {
  const std::vector<contest::Game> games = session.find(id)->games;
  for (const contest::Game& game : games) {
    if (game.result) continue;
    const desk::Place place{game.round, game.board};
    const auto seed =
        static_cast<std::uint32_t>(10 * contest::numberOf(game.round) + contest::numberOf(game.board));
    const sheet::Sheet sheet = playedSheet(session.find(id)->setup, seed, kTurns);
    desk::SheetDesk desk(session.desk());
    if (!session.asked(desk.storeSheet(id, place, sheet, session.author()))) return false;
    if (!session.changed(desk.acceptSheet(id, place, session.author()))) return false;
  }
  return true;
}

bool storeSpoiled(models::Session& session, contest::EventId id, std::uint32_t turns) {
  sheet::Sheet sheet = playedSheet(session.find(id)->setup, 3, turns);
  spoil(sheet);
  const desk::Place place{contest::RoundNumber{1}, contest::BoardNumber{1}};
  return session.asked(desk::SheetDesk(session.desk()).storeSheet(id, place, sheet, session.author()))
      .has_value();
}

// A game of the newest round at the board, so many turns on.
bool playAtBoard(models::Session& session, contest::EventId id, int board, play::Keeping keeping,
                 std::uint32_t turns) {
  const contest::Event* event = session.find(id);
  const desk::Place place{event->rounds.back().number, contest::BoardNumber{board}};
  desk::LiveDesk live(session.desk());
  auto table = live.begin(id, place, keeping, session.author());
  if (!table) return false;
  Choice choice(static_cast<std::uint32_t>(board));
  for (std::uint32_t i = 0; i < turns && !table->game().outcome(); ++i) {
    const rules::TurnList legal = rules::legalTurns(event->setup.ruleset, table->game().position());
    std::string squares;
    for (const board::Square square : play::routeOf(legal[choice.among(legal.size())])) {
      squares += "(" + std::to_string(square.x()) + "," + std::to_string(square.y()) + ")";
    }
    const play::milliseconds took(7000 + 4000 * choice.among(9));
    if (!live.turn(*table, {squares, desk::Stands::IfLegal, took}, {}, session.author())) return false;
  }
  return true;
}

}  // namespace

bool fillSample(models::Session& session) {
  const auto integer = addEvent(session, "Integer — Grade 7", "integer", kSix);
  if (!integer) return false;
  for (int round = 1; round <= 3; ++round) {
    if (!pair(session, *integer) || !playRound(session, *integer)) return false;
  }
  if (!pair(session, *integer)) return false;
  if (!playAtBoard(session, *integer, 1, play::Keeping::Program, 11)) return false;
  if (!playAtBoard(session, *integer, 2, play::Keeping::Arbiter, 14)) return false;
  for (const std::string set : {"rational", "radical", "polynomial"}) {
    const auto event = addEvent(session, "Grade 8–10: " + set, set, kTwo);
    if (!event || !pair(session, *event) || !storeSpoiled(session, *event, kTurns)) return false;
  }
  return true;
}

}  // namespace damath::console
