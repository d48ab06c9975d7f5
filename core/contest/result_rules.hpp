// SPDX-License-Identifier: GPL-3.0-or-later
// A result under the event's law: whether it may be entered, whose point it is, and whether it is the
// one that its scoresheet comes to (rulebook E1 to E3, T4, T6).
#pragma once

#include <optional>

#include "core/contest/contest.hpp"
#include "core/expected.hpp"

namespace damath::contest {

enum class GameKind { Round, Rematch };

// How a game ended as the arbiter enters it; the point follows from it.
struct ResultInput {
  rules::Ending ending = rules::Ending::Time;
  std::optional<exact::Number> blueGrand;
  std::optional<exact::Number> redGrand;
};

enum class ResultFault {
  EndingNotAllowed,  // by the ruleset, or not in a rematch
  TotalsIncomplete,  // of one side alone
  TotalsRequired     // the ending does not decide alone
};

[[nodiscard]] bool isAllowed(const rules::Ruleset& ruleset, GameKind kind, rules::Ending ending);

// The point that ending and figures give; nothing where figures are needed and missing.
[[nodiscard]] std::optional<rules::Result> pointOf(const rules::Ruleset& ruleset, const GameResult& result);

// The result with its point.
[[nodiscard]] Expected<GameResult, ResultFault> judged(const rules::Ruleset& ruleset, GameKind kind,
                                                       const ResultInput& input);

// What a side has of it.
[[nodiscard]] exact::Rational pointsOfSide(const rules::Points& points, rules::Result result,
                                           board::Side side);
// What a bye is worth; one of an absent player nothing (Y1).
[[nodiscard]] exact::Rational pointsOfBye(const Event& event, ByeKind kind);

// A sheet is written wherever chips were moved.
[[nodiscard]] bool hasSheet(const GameResult& result);

// Whether some ruleset lets the ending decide alone, so that how the game ended is shown with the point.
[[nodiscard]] bool mayDecideAlone(rules::Ending ending);

// Whether the point comes from the ending (E1, E3, E4) and not from the totals, which give another or are not
// there.
[[nodiscard]] bool isByEnding(const rules::Ruleset& ruleset, const GameResult& result);

enum class Agreement {
  Agrees,
  ByEnding,  // the same grand totals, and another point by an ending that goes before them (E3)
  Differs
};

// `ofSheet` is what the sheet comes to by audit and rulings. Grand totals are compared exactly where both
// have them: a result may lack them after an ending that decides alone, or when it came with a report. Then
// the point is compared, and an ending without totals goes before no sheet.
[[nodiscard]] Agreement agreementOf(const rules::Ruleset& ruleset, const GameResult& entered,
                                    const GameResult& ofSheet);

// Whether the violation of a player in one game, the first being 1, is one too many (T5).
[[nodiscard]] bool isDisqualified(const rules::Ruleset& ruleset, int violations);

}  // namespace damath::contest
