// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/meeting_state.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/knock_out.hpp"
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

// Returns the entry's figure of the Point System (Y2c) up to this round: its games, and its rematches after
// drawn games.
exact::Number pointsUntil(const contest::Event& event, EntryId entry, contest::RoundNumber round) {
  const bool isDifference = event.setup.ruleset.pointSystem.answer() == rules::PointSystem::Difference;
  exact::Number sum;
  int games = 0;
  const auto add = [&](EntryId blue, EntryId red, const contest::GameResult& result) {
    if (entry != blue && entry != red) return;
    const auto& own = entry == blue ? result.blueGrand : result.redGrand;
    const auto& other = entry == blue ? result.redGrand : result.blueGrand;
    if (!own || (isDifference && !other)) return;
    ++games;
    sum += *own;
    if (isDifference) sum += -*other;
  };
  for (const contest::Game& game : event.games) {
    if (game.result && game.round <= round) add(game.blue, game.red, *game.result);
  }
  for (const contest::Rematch& rematch : event.rematches) {
    const contest::Game* game = rematch.decides ? event.find(*rematch.decides) : nullptr;
    if (game != nullptr && game->round <= round) add(rematch.blue, rematch.red, rematch.result);
  }
  const bool isAverage = event.setup.ruleset.pointSystem.answer() == rules::PointSystem::Average;
  return isAverage && games > 1 ? sum * exact::Number(exact::Rational(1, games)) : sum;
}

// Decides a drawn game by the Point System, then by the lower start number.
Outcome byPointSystem(const contest::Event& event, const contest::Game& game) {
  const exact::Number blue = pointsUntil(event, game.blue, game.round);
  const exact::Number red = pointsUntil(event, game.red, game.round);
  const bool higherWins = event.setup.ruleset.scoreDirection.answer() == rules::ScoreDirection::HigherWins;
  if (blue != red) return (blue > red) == higherWins ? Outcome::First : Outcome::Second;
  return event.at(game.blue).number < event.at(game.red).number ? Outcome::First : Outcome::Second;
}

// True if the entry withdrew after the game and before the next round.
bool hasLeft(const contest::Event& event, EntryId entry, const contest::Game& game) {
  const std::optional<int>& last = event.at(entry).lastRound;
  return last && *last <= numberOf(game.round);
}

// True if the entry withdrew after the game and came back after the next round. The missed round is then an
// absence, but without the bye of an absence that was announced.
bool hasComeBack(const contest::Event& event, EntryId entry, const contest::Game& game) {
  const contest::RoundNumber next{numberOf(game.round) + 1};
  if (contest::roundsPaired(event) < numberOf(next) || event.at(entry).plays(next)) return false;
  return std::ranges::none_of(
      event.byes, [&](const contest::Bye& bye) { return bye.round == next && bye.entry == entry; });
}

// Returns the result of a rematch that one or both players lose without a game, because they have left.
contest::GameResult walkover(const contest::Event& event, const contest::Game& game) {
  const bool hasBlueLeft = hasLeft(event, game.blue, game);
  if (hasBlueLeft && hasLeft(event, game.red, game)) {
    return {rules::Ending::NoShowBoth, {}, {}, rules::Result::NobodyWins};
  }
  if (hasBlueLeft) return {rules::Ending::NoShowBlue, {}, {}, rules::Result::RedWins};
  return {rules::Ending::NoShowRed, {}, {}, rules::Result::BlueWins};
}

// A game after its rematches.
struct Replayed {
  Outcome outcome = Outcome::Drawn;
  bool hasRematch = false;
};

Replayed replayed(const contest::Event& event, const contest::Game& game) {
  Replayed state{decidedBy(game.result->result), false};
  for (const contest::Rematch& rematch : event.rematches) {
    if (state.outcome != Outcome::Drawn) break;
    if (rematch.decides != game.id) continue;
    state = {decidedBy(rematch.result.result), true};
    // The two players may exchange their sides in a rematch, so BLUE of the rematch may be RED of the drawn
    // game.
    if (rematch.blue == game.blue) continue;
    if (state.outcome == Outcome::First) {
      state.outcome = Outcome::Second;
    } else if (state.outcome == Outcome::Second) {
      state.outcome = Outcome::First;
    }
  }
  return state;
}

// The rule that decides a game which is drawn, also after its rematches.
enum class DrawRule { Rematch, PointSystem, Walkover };

DrawRule ruleFor(const contest::Event& event, const contest::Game& game, bool hasRematch) {
  const rules::Ruleset& ruleset = event.setup.ruleset;
  if (hasRematch && ruleset.rematchDrawn.answer() == rules::RematchDrawn::NextStep) {
    return DrawRule::PointSystem;
  }
  const bool hasAnyLeft = hasLeft(event, game.blue, game) || hasLeft(event, game.red, game);
  switch (ruleset.rematchWithdrawn.answer()) {
    case rules::RematchWithdrawn::Due:
      break;
    case rules::RematchWithdrawn::Lost:
      if (hasAnyLeft) return DrawRule::Walkover;
      break;
    case rules::RematchWithdrawn::Skipped:
      if (hasAnyLeft || hasComeBack(event, game.blue, game) || hasComeBack(event, game.red, game)) {
        return DrawRule::PointSystem;
      }
      break;
  }
  return DrawRule::Rematch;
}

// Holds the event's games and byes in a form in which the state of each meeting of a bracket is found
// quickly.
class Played {
 public:
  explicit Played(const contest::Event& event) : m_event(event), m_isDouble(lossesUntilOut(event) == 2) {
    for (const contest::Game& game : event.games) {
      m_games[{numberOf(game.round), std::min(game.blue, game.red), std::max(game.blue, game.red)}] = &game;
    }
    for (const contest::Bye& bye : event.byes) {
      auto& byes = bye.kind == contest::ByeKind::Allotted ? m_byes : m_absent;
      byes.emplace(numberOf(bye.round), bye.entry);
    }
  }

  // Decides the meeting of the round. `fallen` has the entries that come to this meeting of the winners' side
  // after a game that nobody won: they do not play, but go to the losers' side with its loser.
  void decide(MeetingState& state, const BracketMeeting& meeting, std::vector<EntryId> fallen) const {
    const int round = meeting.round;
    decide(state, round);
    if (!m_isDouble || meeting.kind != MeetingKind::Winners) return;
    std::vector<EntryId> missing = missingIn(state, round);
    if (!isOneDefeatEach(m_event)) {
      if (missing.size() == 1 && !state.winner) state.loser = missing.front();
      return;
    }
    if (state.game != nullptr && outcomeOf(m_event, *state.game) == Outcome::Nobody) {
      missing = {*state.first, *state.second};
    }
    fallen.insert(fallen.end(), missing.begin(), missing.end());
    if (state.loser || fallen.empty()) return;
    std::ranges::sort(fallen, std::greater<>(), [this](EntryId entry) { return m_event.at(entry).number; });
    state.loser = fallen.front();
    if (fallen.size() > 1) state.alsoLost = fallen.back();
  }

 private:
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

  // Returns the entries that missed this meeting and continue on the losers' side, if nobody advances: those
  // that were absent. An entry that had withdrawn is one of them only if the meeting has no other entry.
  [[nodiscard]] std::vector<EntryId> missingIn(const MeetingState& state, int round) const {
    std::vector<EntryId> missing;
    if (state.game != nullptr) return missing;
    for (const auto& entry : {state.first, state.second}) {
      if (entry && m_absent.contains({round, *entry})) missing.push_back(*entry);
    }
    if (state.first.has_value() == state.second.has_value() || !missing.empty()) return missing;
    const EntryId alone = state.first ? *state.first : *state.second;
    const bool isPaired = round <= contest::roundsPaired(m_event);
    if (isPaired && !state.winner && !m_event.at(alone).plays(contest::RoundNumber{round})) {
      missing.push_back(alone);
    }
    return missing;
  }

  void decideByGame(MeetingState& state, const contest::Game& game) const {
    state.game = &game;
    const Outcome outcome = outcomeOf(m_event, game);
    if (outcome != Outcome::First && outcome != Outcome::Second) return;
    state.winner = outcome == Outcome::First ? game.blue : game.red;
    state.loser = outcome == Outcome::First ? game.red : game.blue;
  }

  const contest::Event& m_event;
  bool m_isDouble;
  std::map<std::tuple<int, EntryId, EntryId>, const contest::Game*> m_games;
  std::set<std::pair<int, EntryId>> m_byes;
  std::set<std::pair<int, EntryId>> m_absent;
};

}  // namespace

Outcome outcomeOf(const contest::Event& event, const contest::Game& game) {
  if (!game.result) return Outcome::Open;
  const auto [outcome, hasRematch] = replayed(event, game);
  if (outcome != Outcome::Drawn) return outcome;
  switch (ruleFor(event, game, hasRematch)) {
    case DrawRule::PointSystem:
      return byPointSystem(event, game);
    case DrawRule::Walkover:
      return decidedBy(walkover(event, game).result);
    case DrawRule::Rematch:
      break;
  }
  return Outcome::Drawn;
}

std::optional<contest::Rematch> walkoverAfter(const contest::Event& event, const contest::Game& game) {
  if (!game.result) return std::nullopt;
  const auto [outcome, hasRematch] = replayed(event, game);
  if (outcome != Outcome::Drawn || ruleFor(event, game, hasRematch) != DrawRule::Walkover)
    return std::nullopt;
  return contest::Rematch{{}, game.blue, game.red, walkover(event, game), game.id};
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
    std::vector<EntryId> fallen;
    const auto place = [&](std::optional<EntryId>& entry, const Source& source) {
      entry = entryFrom(source);
      if (source.kind != Source::Kind::WinnerOf) return;
      const std::optional<EntryId>& beaten = states[static_cast<std::size_t>(source.index)].alsoLost;
      if (!beaten) return;
      if (meeting.kind == MeetingKind::Winners) {
        fallen.push_back(*beaten);
      } else {
        entry = beaten;
      }
    };
    place(state.first, meeting.first);
    place(state.second, meeting.second);
    played.decide(state, meeting, std::move(fallen));
    states.push_back(state);
  }
  return states;
}

}  // namespace damath::pairing
