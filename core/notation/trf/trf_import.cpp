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
#include "core/notation/trf/trf_settling.hpp"
#include "core/text/letter.hpp"

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

// The first name of a player who has only one name. A player of a contest has a first name.
constexpr std::string_view kNoFirstName = "-";

std::string partOfName(std::string_view text) {
  return TrfLine(text).field(1, static_cast<int>(text.size()));
}

// Adds a note for each entrant whose name has no comma.
void addGuesses(const Trf& trf, TrfRoster& roster) {
  for (std::size_t i = 0; i < trf.records.size(); ++i) {
    const auto* player = std::get_if<TrfPlayer>(&trf.records[i]);
    if (player == nullptr || player->name.find(',') != std::string::npos) continue;
    const auto entrant = std::ranges::lower_bound(roster.entrants, player->number, {}, &TrfEntrant::number);
    if (entrant == roster.entrants.end() || entrant->number != player->number) continue;
    roster.notes.push_back({TrfNoteCode::NameGuessed, static_cast<int>(i) + 1, 0,
                            std::string(shortened(player->name)), entrant->last + ", " + entrant->first});
  }
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

// Returns a misfit for each line whose points are not the sum of its rounds up to `rounds`.
TrfMisfits pointsMisfits(const Trf& trf, int rounds) {
  const TrfScoring scoring(trf);
  TrfMisfits misfits;
  for (const auto& [number, player] : playersOf(trf)) {
    if (scoring.fits(*player, rounds)) continue;
    misfits.push_back({TrfMisfitKind::PointsDiffer, number, 0, 0, trfPointsText(*player->tenths),
                       trfPointsText(scoring.sumOf(*player, rounds))});
  }
  return misfits;
}

class Importer {
 public:
  Importer(const Trf& trf, TrfExtent extent, const std::set<int>& away)
      : m_trf(trf),
        m_extent(extent),
        m_away(away),
        m_players(playersOf(trf)),
        m_scoring(trf),
        m_lastRound(trf.pairedRounds()) {}

  Expected<TrfRead, TrfMisfits> read() {
    checkNumbers(m_players, m_misfits);
    if (m_players.empty()) return Unexpected<TrfMisfits>(std::move(m_misfits));
    addContradictions(m_trf, m_misfits);
    addTeamLines(m_trf, m_misfits);
    TrfRead read;
    TrfHistory& history = read.history;
    if (const auto rounds = m_trf.all<TrfRounds>(); !rounds.empty()) history.rounds = rounds.front()->rounds;
    for (int round = 1; round <= m_lastRound; ++round) history.paired.push_back(roundOf(round));
    const TrfMisfits points = pointsMisfits(m_trf, m_lastRound);
    const auto place = static_cast<TrfMisfits::difference_type>(m_misfits.size());
    history.absences = absences();
    if (!points.empty() && !m_firstUnreadable) {
      history.annulled = annulled(std::max(history.rounds.value_or(0), m_lastRound), history.absences);
    }
    if (history.annulled.empty()) {
      m_misfits.insert(m_misfits.begin() + place, points.begin(), points.end());
    }
    addLines(m_trf, m_misfits);
    if (m_extent == TrfExtent::Whole && !m_misfits.empty()) {
      return Unexpected<TrfMisfits>(std::move(m_misfits));
    }
    read.leftOut = std::move(m_misfits);
    if (m_firstUnreadable) leaveOutFrom(*m_firstUnreadable, read);
    return read;
  }

 private:
  void misfit(TrfMisfitKind kind, int number, int round, int other = 0) {
    m_misfits.push_back({kind, number, round, other, {}, {}});
  }
  // Adds a misfit because of which the round and all later rounds cannot be read.
  void unreadable(TrfMisfitKind kind, int number, int round, int other = 0) {
    misfit(kind, number, round, other);
    m_firstUnreadable = std::min(m_firstUnreadable.value_or(round), round);
  }

  TrfRound roundOf(int round) {
    TrfRound paired{round, {}, {}};
    std::set<int> done;
    for (const auto& [number, player] : m_players) {
      const TrfGame game = player->gameOf(round);
      const Cell cell = cellOf(game);
      const bool isAway = m_away.contains(number);
      if (cell == Cell::Game) {
        if (isAway) unreadable(TrfMisfitKind::PlayerLeftOut, number, round);
        if (!done.contains(number)) addGame(paired, done, number, game);
        continue;
      }
      if (isAway) continue;
      if (cell == Cell::Half) misfit(TrfMisfitKind::ByeWithPoints, number, round);
      paired.byes.push_back(
          {number, cell == Cell::Allotted ? contest::ByeKind::Allotted : contest::ByeKind::Absent});
    }
    return paired;
  }

  void addGame(TrfRound& paired, std::set<int>& done, int number, const TrfGame& game) {
    const int round = paired.round;
    const auto other = m_players.find(game.opponent);
    if (game.opponent == number) return unreadable(TrfMisfitKind::PlaysItself, number, round);
    if (other == m_players.end()) {
      return unreadable(TrfMisfitKind::NoSuchOpponent, number, round, game.opponent);
    }
    const TrfGame others = other->second->gameOf(round);
    if (others.opponent != number) {
      return unreadable(TrfMisfitKind::OpponentDiffers, number, round, game.opponent);
    }
    done.insert(game.opponent);
    // If the line of one player has no color, the line of the other player gives the color. The lines of both
    // players must not give the same color.
    const bool isBlue = game.colour == TrfColour::White || others.colour == TrfColour::Black;
    const bool isRed = game.colour == TrfColour::Black || others.colour == TrfColour::White;
    if (isBlue == isRed) return unreadable(TrfMisfitKind::ColoursDiffer, number, round, game.opponent);
    const TrfResult blue = isBlue ? game.result : others.result;
    const TrfResult red = isBlue ? others.result : game.result;
    const auto result = joined(blue, red);
    if (!result) misfit(TrfMisfitKind::ResultsDiffer, number, round, game.opponent);
    paired.games.push_back(
        {isBlue ? number : game.opponent, isBlue ? game.opponent : number, result.value_or(std::nullopt)});
  }

  // Returns the players who withdrew before half of their games, if the points of every line are the sum of
  // its rounds without the games of these players; otherwise an empty list. `rounds` is the number of rounds
  // of the event.
  [[nodiscard]] std::vector<TrfAnnulled> annulled(int rounds, const std::vector<TrfAbsence>& ahead) const {
    std::vector<TrfAnnulled> found;
    for (const auto& [number, player] : m_players) {
      if (const auto left = annulledOf(*player, rounds, ahead)) found.push_back(*left);
    }
    const auto isAnnulled = [&found](int number) {
      return std::ranges::find(found, number, &TrfAnnulled::number) != found.end();
    };
    const bool fitsAll = std::ranges::all_of(m_players, [&](const auto& row) {
      const TrfPlayer& player = *row.second;
      if (!player.tenths || isAnnulled(player.number)) return true;
      int sum = 0;
      for (int round = 1; round <= m_lastRound; ++round) {
        const TrfGame game = player.gameOf(round);
        if (!isAnnulled(game.opponent)) sum += m_scoring.of(game);
      }
      return *player.tenths == sum;
    });
    return fitsAll ? found : std::vector<TrfAnnulled>();
  }

  // Returns the withdrawal of a player whose games do not count. nullopt if the player has points, goes on
  // playing, or has completed half of the games of a round robin.
  [[nodiscard]] std::optional<TrfAnnulled> annulledOf(const TrfPlayer& player, int rounds,
                                                      const std::vector<TrfAbsence>& ahead) const {
    int last = 0;
    int completed = 0;
    for (int round = 1; round <= m_lastRound; ++round) {
      const TrfGame game = player.gameOf(round);
      if (cellOf(game) != Cell::Game) continue;
      last = round;
      if (game.result != TrfResult::Unknown && !isForfeit(game.result)) ++completed;
    }
    const bool isAwayAhead =
        std::ranges::find(ahead, TrfAbsence{player.number, m_lastRound + 1}) != ahead.end();
    const bool hasLeft = last > 0 && (last < m_lastRound || isAwayAhead) && last < rounds;
    if (player.tenths.value_or(1) != 0 || !hasLeft) return std::nullopt;
    const int players = static_cast<int>(m_players.size());
    const int legs = (rounds + players - 1) / players;
    const int due = std::min(rounds, legs * (players - 1));
    return 2 * completed < due ? std::optional(TrfAnnulled{player.number, last}) : std::nullopt;
  }

  std::vector<TrfAbsence> absences() {
    std::set<std::pair<int, int>> found;  // the absences found so far: round and start number
    const auto add = [&](int round, int number, Cell cell, int line) {
      if (m_away.contains(number) || cell == Cell::Nothing || cell == Cell::Game) return;
      if (!m_players.contains(number)) {
        m_misfits.push_back({TrfMisfitKind::NoSuchOpponent, number, round, number, {}, {}, line});
        return;
      }
      if (cell != Cell::Away) misfit(TrfMisfitKind::ByeWithPoints, number, round);
      found.emplace(round, number);
    };
    for (const auto& [number, player] : m_players) {
      for (int round = m_lastRound + 1; round <= static_cast<int>(player->games.size()); ++round) {
        add(round, number, cellOf(player->gameOf(round)), 0);
      }
    }
    for (std::size_t i = 0; i < m_trf.records.size(); ++i) {
      const int line = static_cast<int>(i) + 1;
      const auto* byes = std::get_if<TrfByes>(&m_trf.records[i]);
      if (byes != nullptr && byes->round > m_lastRound) {
        for (const int number : byes->numbers)
          add(byes->round, number, cellOf({0, TrfColour::None, byes->kind}), line);
      }
      const auto* absent = std::get_if<TrfAbsent>(&m_trf.records[i]);
      if (absent == nullptr) continue;
      for (const int number : absent->numbers) add(m_lastRound + 1, number, Cell::Away, line);
    }
    std::vector<TrfAbsence> list;
    for (const auto& [round, number] : found) list.push_back({number, round});
    return list;
  }

  const Trf& m_trf;
  TrfExtent m_extent;
  const std::set<int>& m_away;
  std::map<int, const TrfPlayer*> m_players;
  TrfScoring m_scoring;
  int m_lastRound;
  std::optional<int> m_firstUnreadable;
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

Expected<TrfRoster, TrfMisfits> rosterOf(const Trf& trf, TrfExtent extent) {
  const auto players = playersOf(trf);
  TrfRoster roster;
  checkNumbers(players, roster.leftOut);
  if (players.empty()) return Unexpected<TrfMisfits>(std::move(roster.leftOut));
  std::map<int, std::string> schools;
  for (const TrfFact* fact : trf.all<TrfFact>()) {
    if (fact->kind == kSchoolFact) schools[fact->number] = fact->text;
  }
  for (const auto& [number, player] : players) {
    const std::string& name = player->name;
    const std::size_t comma = name.find(',');
    const std::size_t end = std::min(comma == std::string::npos ? name.find(' ') : comma, name.size());
    TrfEntrant entrant{number, partOfName(name.substr(0, end)), {}, player->federation, player->rating};
    if (end < name.size()) entrant.first = partOfName(name.substr(end + 1));
    if (const auto school = schools.find(number); school != schools.end()) entrant.school = school->second;
    const bool hasOneName = comma == std::string::npos && !entrant.last.empty() && entrant.first.empty();
    if (hasOneName && extent == TrfExtent::Readable) entrant.first = kNoFirstName;
    if (entrant.last.empty() || entrant.first.empty()) {
      roster.leftOut.push_back({TrfMisfitKind::NameMissing, number, 0, 0, name, {}});
      continue;
    }
    roster.entrants.push_back(std::move(entrant));
  }
  addLines(trf, roster.leftOut);
  if (extent == TrfExtent::Whole && !roster.leftOut.empty()) {
    return Unexpected<TrfMisfits>(std::move(roster.leftOut));
  }
  addGuesses(trf, roster);
  return roster;
}

Expected<TrfRead, TrfMisfits> gamesOf(const Trf& trf, TrfExtent extent, const std::set<int>& away) {
  return Importer(trf, extent, away).read();
}

void leaveOutFrom(int round, TrfRead& read) {
  const int last = static_cast<int>(read.history.paired.size());
  if (round > last) return;
  read.history.paired.resize(static_cast<std::size_t>(round) - 1);
  read.leftOut.push_back({TrfMisfitKind::RoundsLeftOut, 0, round, last, {}, {}});
}

bool leavesOutAnnulled(const contest::Event& event) {
  return event.setup.system == contest::System::RoundRobin &&
         event.setup.ruleset.withdrawnGames.answer() == rules::WithdrawnGames::AnnulUnderHalf;
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
  if (!history.annulled.empty() && !leavesOutAnnulled(event)) {
    TrfMisfits differing = pointsMisfits(trf, trf.pairedRounds());
    addLines(trf, differing);
    misfits.insert(misfits.end(), differing.begin(), differing.end());
  }
  return misfits;
}

}  // namespace damath::notation
