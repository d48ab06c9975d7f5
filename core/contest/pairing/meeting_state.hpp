// SPDX-License-Identifier: GPL-3.0-or-later
// The present state of each meeting of a bracket: its players, its game and its winner, as the games, byes
// and rematches of the event decide them (rulebook Y4).
#pragma once

#include <optional>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/bracket.hpp"

namespace damath::pairing {

// The present state of a meeting of the bracket: its two entries, its winner and loser, and its game, as far
// as they are known.
struct MeetingState {
  std::optional<contest::EntryId> first;
  std::optional<contest::EntryId> second;
  std::optional<contest::EntryId> winner;
  std::optional<contest::EntryId> loser;
  // The second loser of a meeting that nobody won (option `nobodyWon: oneDefeatEach`). Without a game, it
  // takes the place of the missing loser of its next meeting on the winners' side, or plays in the final.
  std::optional<contest::EntryId> alsoLost;
  const contest::Game* game = nullptr;
};

// Returns the state of each meeting of the bracket. In a meeting without a game, the entry with an allotted
// bye is the winner. A game that both players lost puts both entries out, and no entry goes to the losers'
// side; with the option `nobodyWon: oneDefeatEach`, both entries of such a game or meeting go to the losers'
// side of a double knock-out. A meeting of the winners' side of a double knock-out that one absent entry
// missed goes to the losers' side with this entry, if its opponent had withdrawn or there was none. Any other
// meeting that is not decided has neither winner nor loser.
[[nodiscard]] std::vector<MeetingState> statesOf(const Bracket& bracket,
                                                 const std::vector<std::optional<contest::EntryId>>& seats,
                                                 const contest::Event& event);

// The outcome of a knock-out game. First: BLUE of the game advances. Second: RED advances. Nobody: both
// players are out. Open: the game has no result yet. Drawn: a rematch must decide.
enum class Outcome { Open, Drawn, First, Second, Nobody };

// Returns the outcome of a knock-out game. If the game was drawn, its rematches decide, the earliest first.
// The outcome stays Drawn until a rematch is not drawn, or until the options `rematchDrawn` and
// `rematchWithdrawn` decide without a further rematch.
[[nodiscard]] Outcome outcomeOf(const contest::Event& event, const contest::Game& game);

// Returns the rematch after this drawn game that a withdrawn entry loses without a game, if it is not stored
// yet (option `rematchWithdrawn: lost`). nullopt if this rule does not decide the game. BLUE plays BLUE
// again.
[[nodiscard]] std::optional<contest::Rematch> walkoverAfter(const contest::Event& event,
                                                            const contest::Game& game);

}  // namespace damath::pairing
