// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/meeting_state.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "core/precondition.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;

Outcome decidedBy(rules::Result result) {
  switch (result) {
    case rules::Result::BlueWins:
      return Outcome::First;
    case rules::Result::RedWins:
      return Outcome::Second;
    case rules::Result::NobodyWins:
      return Outcome::Nobody;
    case rules::Result::Draw:
      break;
  }
  return Outcome::Drawn;
}

// Holds the event's games and byes in a form in which the state of each meeting of a bracket is found
// quickly.
class Played {
 public:
  explicit Played(const contest::Event& event) : m_event(event) {
    for (const contest::Game& game : event.games) {
      m_games[{numberOf(game.round), std::min(game.blue, game.red), std::max(game.blue, game.red)}] = &game;
    }
    for (const contest::Bye& bye : event.byes) {
      if (bye.kind == contest::ByeKind::Allotted) m_byes.emplace(numberOf(bye.round), bye.entry);
    }
  }

  void decide(MeetingState& state, int round) const {
    if (state.first && state.second) {
      const auto game =
          m_games.find({round, std::min(*state.first, *state.second), std::max(*state.first, *state.second)});
      if (game != m_games.end()) {
        decideByGame(state, *game->second);
        return;
      }
    }
    for (const auto& [own, opponent] : {std::pair(state.first, state.second), {state.second, state.first}}) {
      if (!own || !m_byes.contains({round, *own})) continue;
      state.winner = own;
      state.loser = opponent;
      return;
    }
  }

 private:
  void decideByGame(MeetingState& state, const contest::Game& game) const {
    state.game = &game;
    const Outcome outcome = outcomeOf(m_event, game);
    if (outcome != Outcome::First && outcome != Outcome::Second) return;
    state.winner = outcome == Outcome::First ? game.blue : game.red;
    state.loser = outcome == Outcome::First ? game.red : game.blue;
  }

  const contest::Event& m_event;
  std::map<std::tuple<int, EntryId, EntryId>, const contest::Game*> m_games;
  std::set<std::pair<int, EntryId>> m_byes;
};

}  // namespace

Outcome outcomeOf(const contest::Event& event, const contest::Game& game) {
  if (!game.result) return Outcome::Open;
  Outcome outcome = decidedBy(game.result->result);
  for (const contest::Rematch& rematch : event.rematches) {
    if (outcome != Outcome::Drawn) break;
    if (rematch.decides != game.id) continue;
    outcome = decidedBy(rematch.result.result);
    // The two players may exchange their sides in a rematch, so BLUE of the rematch may be RED of the drawn
    // game.
    if (rematch.blue == game.blue) continue;
    if (outcome == Outcome::First) {
      outcome = Outcome::Second;
    } else if (outcome == Outcome::Second) {
      outcome = Outcome::First;
    }
  }
  return outcome;
}

std::vector<MeetingState> statesOf(const Bracket& bracket, const std::vector<std::optional<EntryId>>& seats,
                                   const contest::Event& event) {
  DAMATH_EXPECTS(static_cast<int>(seats.size()) == bracket.seats);
  const Played played(event);
  std::vector<MeetingState> states;
  const auto entryFrom = [&](const Source& source) {
    if (source.kind == Source::Kind::Seat) return seats[static_cast<std::size_t>(source.index)];
    const MeetingState& fed = states[static_cast<std::size_t>(source.index)];
    return source.kind == Source::Kind::WinnerOf ? fed.winner : fed.loser;
  };
  for (const BracketMeeting& meeting : bracket.meetings) {
    MeetingState state;
    state.first = entryFrom(meeting.first);
    state.second = entryFrom(meeting.second);
    played.decide(state, meeting.round);
    states.push_back(state);
  }
  return states;
}

}  // namespace damath::pairing
