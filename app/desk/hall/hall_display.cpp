// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/hall/hall_display.hpp"

#include <algorithm>
#include <map>

#include "app/desk/change/result_difference.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::desk {

namespace {

// Collects the public facts of one event.
class Hall {
 public:
  Hall(const contest::Contest& contest, const contest::Event& event,
       const std::vector<ResultDifference>& differing)
      : m_contest(contest),
        m_shown(contest::withoutUnpublished(event)),
        m_standings(standingsOf(m_shown, differing)) {}

  [[nodiscard]] HallDisplay display() const {
    HallDisplay display;
    display.contest = m_contest.head.name;
    display.event = m_shown.setup.name;
    display.isPractice = m_contest.head.mode == contest::ContestMode::Practice;
    display.beside = contest::schoolOrSectionIn(m_contest, m_shown);
    display.round = contest::roundsPaired(m_shown);
    display.rounds = contest::roundsOf(m_shown);
    display.boards = boards(contest::RoundNumber{display.round});
    display.seats = seats(contest::RoundNumber{display.round});
    addRanks(display);
    return display;
  }

 private:
  [[nodiscard]] HallSide sideOf(contest::EntryId entry) const {
    return {contest::shownName(m_contest, m_shown, entry),
            contest::shownSchoolOrSection(m_contest, m_shown, entry)};
  }

  [[nodiscard]] std::vector<HallBoard> boards(contest::RoundNumber round) const {
    std::vector<HallBoard> boards;
    for (const contest::Game* game : contest::gamesOf(m_shown, round)) {
      const auto result = game->result ? std::optional(game->result->result) : std::nullopt;
      boards.push_back({game->board, sideOf(game->blue), sideOf(game->red), result});
    }
    std::ranges::sort(boards, {}, &HallBoard::board);
    return boards;
  }

  // Returns each player with board and side. A player without a game is listed too, and so learns that there
  // is no game. Withdrawn players are left out.
  [[nodiscard]] std::vector<HallSeat> seats(contest::RoundNumber round) const {
    std::vector<HallSeat> seats;
    if (contest::numberOf(round) == 0) return seats;
    std::map<contest::EntryId, HallSeat> paired;
    for (const contest::Game* game : contest::gamesOf(m_shown, round)) {
      const HallSide blue = sideOf(game->blue);
      const HallSide red = sideOf(game->red);
      paired[game->blue] = {blue, game->board, board::Side::Blue, red.name};
      paired[game->red] = {red, game->board, board::Side::Red, blue.name};
    }
    for (const contest::Entry& entry : m_shown.entries) {
      const auto seat = paired.find(entry.id);
      if (seat != paired.end()) {
        seats.push_back(seat->second);
      } else if (!entry.lastRound || *entry.lastRound >= contest::numberOf(round)) {
        seats.push_back({sideOf(entry.id), std::nullopt, board::Side::Blue, {}});
      }
    }
    std::ranges::sort(seats, {}, [](const HallSeat& seat) { return seat.player.name; });
    return seats;
  }

  void addRanks(HallDisplay& display) const {
    if (m_standings.afterRound == 0) return;
    for (const contest::RankedEntry& ranked : m_standings.ranks) {
      display.ranks.push_back({ranked.rank, sideOf(ranked.entry), ranked.points});
    }
    display.areFinal = !m_standings.provisional;
    for (const auto& [one, other] : m_standings.rematchesOpen) {
      display.rematches.push_back({sideOf(one).name, sideOf(other).name});
    }
  }

  const contest::Contest& m_contest;
  contest::Event m_shown;
  contest::Standings m_standings;
};

}  // namespace

HallDisplay hallDisplayOf(const contest::Contest& contest, const contest::Event& event,
                          const std::vector<ResultDifference>& differing) {
  return Hall(contest, event, differing).display();
}

}  // namespace damath::desk
