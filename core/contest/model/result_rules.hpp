// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a result against the event's ruleset: is the ending allowed, who gets the point, and does the result
// agree with the scoresheet (rulebook E1 to E3, T4, T6).
#pragma once

#include <optional>

#include "core/contest/model/contest.hpp"
#include "core/expected.hpp"

namespace damath::contest {

enum class GameKind { Round, Rematch };

// The end of a game as the arbiter enters it: the ending and the grand totals. The result is not entered:
// `judged` computes the winner or the draw from this input.
struct ResultInput {
  rules::Ending ending = rules::Ending::Time;
  std::optional<exact::Number> blueGrand;
  std::optional<exact::Number> redGrand;
};

enum class ResultFault {
  EndingNotAllowed,  // the ruleset forbids this ending, or a rematch cannot have it
  TotalsIncomplete,  // only one grand total is given
  TotalsRequired     // both grand totals are missing, but this ending needs them
};

// True if the ruleset allows this ending for a game of this kind: a game of a round, or a rematch.
[[nodiscard]] bool isAllowed(const rules::Ruleset& ruleset, GameKind kind, rules::Ending ending);

// Returns the result that follows from the ending and the grand totals. nullopt if grand totals are needed
// and missing.
[[nodiscard]] std::optional<rules::Result> pointOf(const rules::Ruleset& ruleset, const GameResult& result);

// Returns the result of a game: the input, and the winner or draw that follows from the input. Errors: see
// ResultFault.
[[nodiscard]] Expected<GameResult, ResultFault> judged(const rules::Ruleset& ruleset, GameKind kind,
                                                       const ResultInput& input);

// Returns the points of `side` for this result.
[[nodiscard]] exact::Rational pointsOfSide(const rules::Points& points, rules::Result result,
                                           board::Side side);
// True if the bye was allotted because the opponent in the table had withdrawn before the round.
[[nodiscard]] bool isOfWithdrawn(const Event& event, const Bye& bye);
// Returns the points of a bye (Y1). The bye of an absent player gives no points. The option `withdrawnBye`
// gives the points of a bye whose opponent has withdrawn.
[[nodiscard]] exact::Rational pointsOfBye(const Event& event, const Bye& bye);

// True if the result needs a scoresheet. False if a player did not appear or was disqualified.
[[nodiscard]] bool hasSheet(const GameResult& result);
// True if the event wants a scoresheet of the game with this result, because the game was played. A game
// without a result wants none.
[[nodiscard]] bool wantsSheet(const EventSetup& setup, const std::optional<GameResult>& result);

// True if the game did not begin: a player did not appear, or a player was disqualified and the game has no
// grand totals.
[[nodiscard]] bool isForfeit(const GameResult& result);

// True if this ending alone decides the game in some rulesets, whatever the grand totals are. The program
// shows such an ending beside the result.
[[nodiscard]] bool mayDecideAlone(rules::Ending ending);

// True if the ending decides the result instead of the grand totals (E1, E3, E4): the totals are missing, or
// the totals alone would give another result.
[[nodiscard]] bool isByEnding(const rules::Ruleset& ruleset, const GameResult& result);

enum class Agreement {
  Agrees,
  // The entered result and the scoresheet have equal grand totals, but the entered ending gives another
  // result than these totals (E3).
  ByEnding,
  Differs
};

// Compares an entered result with `ofSheet`, the result of the scoresheet after audit and rulings. Returns
// Differs if a player has a grand total in both results and the two totals are not equal. Otherwise returns
// Agrees if both have the same result (win, draw, loss). Otherwise returns ByEnding if `entered` has both
// grand totals and an ending that decides the game alone, and Differs if not. A result without totals comes
// from a deciding ending or from an imported report; such an ending does not override the scoresheet.
[[nodiscard]] Agreement agreementOf(const rules::Ruleset& ruleset, const GameResult& entered,
                                    const GameResult& ofSheet);

// True if this violation disqualifies the player. `violations` counts the player's violations in one game,
// including this one (T5).
[[nodiscard]] bool isDisqualified(const rules::Ruleset& ruleset, int violations);

}  // namespace damath::contest
