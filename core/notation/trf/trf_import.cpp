// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_import.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "core/contest/systems/system.hpp"
#include "core/notation/trf/trf_line.hpp"
#include "core/notation/trf/trf_scoring.hpp"

namespace damath::notation {

namespace {

using rules::Ending;
using rules::Result;

std::map<int, const TrfPlayer*> playersOf(const Trf& trf) {
  std::map<int, const TrfPlayer*> players;
  for (const TrfPlayer* player : trf.all<TrfPlayer>()) players.emplace(player->number, player);
  return players;
}

void checkNumbers(const std::map<int, const TrfPlayer*>& players, TrfMisfits& misfits) {
  if (players.empty()) misfits.push_back({TrfMisfitKind::NoPlayers, 0, 0, 0, {}, {}});
  int expected = 1;
  for (const auto& [number, player] : players) {
    // Reports only the first missing number of each gap in the start numbers. When the user adds this player,
    // the next missing number is reported.
    if (number != expected) misfits.push_back({TrfMisfitKind::NumberMissing, expected, 0, 0, {}, {}});
    expected = number + 1;
  }
}

std::string partOfName(std::string_view text) {
  return TrfLine(text).field(1, static_cast<int>(text.size()));
}

// The kinds of a cell, which shows one round in a player's line. Nothing: blank. Game: a game against an
// opponent. Allotted: an allotted bye. Half: a half-point bye. Away: the player was absent.
enum class Cell { Nothing, Game, Allotted, Half, Away };

// Returns the kind of a cell. Older reports write a bye as a win, draw or loss without an opponent.
Cell cellOf(const TrfGame& game) {
  const TrfResult result = game.result;
  if (game.opponent != 0) return Cell::Game;
  if (result == TrfResult::Unknown) return Cell::Nothing;
  if (result == TrfResult::AllottedBye || result == TrfResult::FullBye || isWin(result))
    return Cell::Allotted;
  return result == TrfResult::HalfBye || isDraw(result) ? Cell::Half : Cell::Away;
}

// Joins the two results that the lines of both players give for one game. The outer optional is nullopt if
// the results contradict each other, or if only one of the two lines gives a result. The inner optional is
// nullopt if the game is unfinished.
std::optional<std::optional<contest::GameResult>> joined(TrfResult blue, TrfResult red) {
  const auto result = [](Ending ending, Result point) {
    return std::optional(std::optional(contest::GameResult{ending, {}, {}, point}));
  };
  if (blue == TrfResult::Unknown && red == TrfResult::Unknown) return std::optional<contest::GameResult>();
  if (blue == TrfResult::Unknown || red == TrfResult::Unknown) return std::nullopt;
  if (isForfeit(blue) != isForfeit(red) || isDraw(blue) != isDraw(red) || (isWin(blue) && isWin(red))) {
    return std::nullopt;
  }
  if (isDraw(blue)) return result(Ending::Time, Result::Draw);
  if (isForfeit(blue)) {
    if (isWin(blue)) return result(Ending::NoShowRed, Result::BlueWins);
    if (isWin(red)) return result(Ending::NoShowBlue, Result::RedWins);
    return result(Ending::NoShowBoth, Result::NobodyWins);
  }
  if (isWin(blue)) return result(Ending::Time, Result::BlueWins);
  if (isWin(red)) return result(Ending::Time, Result::RedWins);
  // The lines of the two players say that each lost a game that was played: both were disqualified.
  return result(Ending::DisqualifiedBoth, Result::NobodyWins);
}

class Importer {
 public:
  explicit Importer(const Trf& trf) : m_trf(trf), m_players(playersOf(trf)), m_scoring(trf) {
    for (const auto& [number, player] : m_players) {
      for (std::size_t i = 0; i < player->games.size(); ++i) {
        const TrfGame& game = player->games[i];
        if (game.opponent != 0 || game.result == TrfResult::AllottedBye) {
          m_lastRound = std::max(m_lastRound, static_cast<int>(i) + 1);
        }
      }
    }
  }

  Expected<TrfHistory, TrfMisfits> history() {
    checkNumbers(m_players, m_misfits);
    checkLines();
    TrfHistory history;
    if (const auto rounds = m_trf.all<TrfRounds>(); !rounds.empty()) history.rounds = rounds.front()->rounds;
    for (int round = 1; round <= m_lastRound; ++round) history.paired.push_back(roundOf(round));
    for (const auto& [number, player] : m_players) checkPoints(*player);
    history.absences = absences();
    if (!m_misfits.empty()) return Unexpected<TrfMisfits>(std::move(m_misfits));
    return history;
  }

 private:
  void misfit(TrfMisfitKind kind, int number, int round, int other = 0) {
    m_misfits.push_back({kind, number, round, other, {}, {}});
  }

  void checkLines() {
    addTeamLines(m_trf, m_misfits);
    if (!m_trf.all<TrfTeam>().empty()) m_misfits.push_back({TrfMisfitKind::MatchPoints, 0, 0, 0, "013", {}});
  }

  TrfRound roundOf(int round) {
    TrfRound paired{round, {}, {}};
    std::set<int> done;
    for (const auto& [number, player] : m_players) {
      const TrfGame game = player->gameOf(round);
      const Cell cell = cellOf(game);
      if (cell == Cell::Game) {
        if (!done.contains(number)) addGame(paired, done, number, game);
        continue;
      }
      if (cell == Cell::Half) misfit(TrfMisfitKind::ByeWithPoints, number, round);
      paired.byes.push_back(
          {number, cell == Cell::Allotted ? contest::ByeKind::Allotted : contest::ByeKind::Absent});
    }
    return paired;
  }

  void addGame(TrfRound& paired, std::set<int>& done, int number, const TrfGame& game) {
    const int round = paired.round;
    const auto other = m_players.find(game.opponent);
    if (game.opponent == number) return misfit(TrfMisfitKind::PlaysItself, number, round);
    if (other == m_players.end()) return misfit(TrfMisfitKind::NoSuchOpponent, number, round, game.opponent);
    const TrfGame others = other->second->gameOf(round);
    if (others.opponent != number)
      return misfit(TrfMisfitKind::OpponentDiffers, number, round, game.opponent);
    done.insert(game.opponent);
    // If the line of one player has no color, the line of the other player gives the color. The lines of both
    // players must not give the same color.
    const bool isBlue = game.colour == TrfColour::White || others.colour == TrfColour::Black;
    const bool isRed = game.colour == TrfColour::Black || others.colour == TrfColour::White;
    if (isBlue == isRed) return misfit(TrfMisfitKind::ColoursDiffer, number, round, game.opponent);
    const TrfResult blue = isBlue ? game.result : others.result;
    const TrfResult red = isBlue ? others.result : game.result;
    const auto result = joined(blue, red);
    if (!result) return misfit(TrfMisfitKind::ResultsDiffer, number, round, game.opponent);
    paired.games.push_back({isBlue ? number : game.opponent, isBlue ? game.opponent : number, *result});
  }

  void checkPoints(const TrfPlayer& player) {
    if (!player.tenths) return;
    int sum = 0;
    int open = 0;
    for (int round = 1; round <= m_lastRound; ++round) {
      const TrfGame game = player.gameOf(round);
      sum += m_scoring.of(game);
      // Some reports already count points for an unfinished game, others do not. Both sums of points are
      // accepted.
      if (game.opponent != 0 && game.result == TrfResult::Unknown) open += m_scoring.unknown();
    }
    if (*player.tenths == sum || *player.tenths == sum + open) return;
    m_misfits.push_back({TrfMisfitKind::PointsDiffer, player.number, 0, 0, trfPointsText(*player.tenths),
                         trfPointsText(sum)});
  }

  std::vector<TrfAbsence> absences() {
    std::set<std::pair<int, int>> found;  // the absences found so far: round and start number
    const auto add = [&](int round, int number, Cell cell) {
      if (cell == Cell::Half || cell == Cell::Allotted) misfit(TrfMisfitKind::ByeWithPoints, number, round);
      if (cell == Cell::Away) found.emplace(round, number);
    };
    for (const auto& [number, player] : m_players) {
      for (int round = m_lastRound + 1; round <= static_cast<int>(player->games.size()); ++round) {
        add(round, number, cellOf(player->gameOf(round)));
      }
    }
    for (const TrfByes* byes : m_trf.all<TrfByes>()) {
      if (byes->round <= m_lastRound) continue;
      for (const int number : byes->numbers)
        add(byes->round, number, cellOf({0, TrfColour::None, byes->kind}));
    }
    for (const TrfAbsent* absent : m_trf.all<TrfAbsent>()) {
      for (const int number : absent->numbers) add(m_lastRound + 1, number, Cell::Away);
    }
    std::vector<TrfAbsence> list;
    for (const auto& [round, number] : found) {
      if (!m_players.contains(number)) {
        misfit(TrfMisfitKind::NoSuchOpponent, number, round, number);
        continue;
      }
      list.push_back({number, round});
    }
    return list;
  }

  const Trf& m_trf;
  std::map<int, const TrfPlayer*> m_players;
  TrfScoring m_scoring;
  int m_lastRound = 0;
  TrfMisfits m_misfits;
};

// Returns the points of the event as a report writes them. Empty if the points are no whole number of tenths,
// because a report cannot express such points.
std::string eventsPoints(const exact::Rational& points) {
  const auto tenths = (points * exact::Rational(10)).integer();
  return tenths ? trfPointsText(static_cast<int>(*tenths)) : std::string();
}

}  // namespace

bool operator==(const TrfPairing& a, const TrfPairing& b) {
  if (a.blue != b.blue || a.red != b.red || a.result.has_value() != b.result.has_value()) return false;
  return !a.result ||
         (a.result->ending == b.result->ending && a.result->result == b.result->result &&
          a.result->blueGrand == b.result->blueGrand && a.result->redGrand == b.result->redGrand);
}

Expected<std::vector<TrfEntrant>, TrfMisfits> rosterOf(const Trf& trf) {
  const auto players = playersOf(trf);
  TrfMisfits misfits;
  checkNumbers(players, misfits);
  std::map<int, std::string> schools;
  for (const TrfFact* fact : trf.all<TrfFact>()) {
    if (fact->kind == kSchoolFact) schools[fact->number] = fact->text;
  }
  std::vector<TrfEntrant> entrants;
  for (const auto& [number, player] : players) {
    const std::string& name = player->name;
    const std::size_t comma = name.find(',');
    const std::size_t end = std::min(comma == std::string::npos ? name.find(' ') : comma, name.size());
    TrfEntrant entrant{number, partOfName(name.substr(0, end)), {}, player->federation, player->rating};
    if (end < name.size()) entrant.first = partOfName(name.substr(end + 1));
    if (const auto school = schools.find(number); school != schools.end()) entrant.school = school->second;
    if (entrant.last.empty() || entrant.first.empty()) {
      misfits.push_back({TrfMisfitKind::NameMissing, number, 0, 0, name, {}});
    }
    entrants.push_back(std::move(entrant));
  }
  if (!misfits.empty()) return Unexpected<TrfMisfits>(std::move(misfits));
  return entrants;
}

Expected<TrfHistory, TrfMisfits> gamesOf(const Trf& trf) {
  return Importer(trf).history();
}

TrfMisfits misfitsOf(const Trf& trf, const TrfHistory& history, const contest::Event& event) {
  TrfMisfits misfits;
  const int paired = static_cast<int>(history.paired.size());
  const int rounds = contest::roundsOf(event);
  if (history.rounds.value_or(rounds) != rounds || paired > rounds) {
    misfits.push_back({TrfMisfitKind::RoundsDiffer, 0, 0, 0,
                       std::to_string(std::max(history.rounds.value_or(paired), paired)),
                       std::to_string(rounds)});
  }
  const rules::Points& points = event.setup.ruleset.points.answer();
  const TrfScoring scoring(trf);
  struct Kind {
    std::string_view code;
    TrfGame cell;
    exact::Rational value;
  };
  constexpr int kAnybody = 1;
  const Kind kinds[] = {
      {"W", {kAnybody, TrfColour::White, TrfResult::Win}, points.win},
      {"W", {kAnybody, TrfColour::Black, TrfResult::Win}, points.win},
      {"W", {kAnybody, TrfColour::White, TrfResult::ForfeitWin}, points.win},
      {"D", {kAnybody, TrfColour::White, TrfResult::Draw}, points.draw},
      {"D", {kAnybody, TrfColour::Black, TrfResult::Draw}, points.draw},
      {"L", {kAnybody, TrfColour::White, TrfResult::Loss}, points.loss},
      {"L", {kAnybody, TrfColour::Black, TrfResult::Loss}, points.loss},
      {"FL", {kAnybody, TrfColour::White, TrfResult::ForfeitLoss}, points.loss},
      {"A", {0, TrfColour::None, TrfResult::ZeroBye}, exact::Rational(0)},
      {"P", {0, TrfColour::None, TrfResult::AllottedBye}, points.bye},
  };
  for (const Kind& kind : kinds) {
    const std::string theirs = trfPointsText(scoring.of(kind.cell));
    const std::string ours = eventsPoints(kind.value);
    if (theirs == ours) continue;
    const std::string code = std::string(kind.code) + " ";
    TrfMisfit misfit{TrfMisfitKind::ResultDiffers, 0, 0, 0, code + theirs, code + ours};
    if (std::ranges::find(misfits, misfit) == misfits.end()) misfits.push_back(std::move(misfit));
  }
  return misfits;
}

void addTeamLines(const Trf& trf, TrfMisfits& misfits) {
  constexpr Spelling<TrfMisfitKind> kTags[] = {{TrfMisfitKind::PointsAdjusted, "299"},
                                               {TrfMisfitKind::MatchPoints, "310"},
                                               {TrfMisfitKind::MatchPoints, "320"},
                                               {TrfMisfitKind::MatchPoints, "330"}};
  for (const TrfOther* other : trf.all<TrfOther>()) {
    const std::string tag = other->line.substr(0, 3);
    const auto kind = valueOf(kTags, tag);
    if (kind) misfits.push_back({*kind, 0, 0, 0, tag, {}});
    if (kind == TrfMisfitKind::PointsAdjusted) misfits.back().written = other->line.substr(0, 60);
  }
}

}  // namespace damath::notation
