// SPDX-License-Identifier: GPL-3.0-or-later
// The ending of a game, and the result that follows from the ending and the grand totals (rulebook E1–E4).
#pragma once

#include <optional>
#include <string_view>

#include "core/board/position.hpp"
#include "core/exact/number.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::rules {

enum class Ending {
  Time,
  Repetition,
  Cornered,
  Agreement,
  Inactivity,
  NoShowBlue,
  NoShowRed,
  NoShowBoth,
  ResignBlue,
  ResignRed,
  DisqualifiedBlue,
  DisqualifiedRed,
  DisqualifiedBoth
};

// The result of a game. NobodyWins is written `0-0`. An unknown result, written `*`, is the absence of a
// Result.
enum class Result { BlueWins, RedWins, Draw, NobodyWins };

// Returns the result after this ending with these grand totals. A player who did not appear or was
// disqualified loses (E3). Agreement and repetition draw, and a resignation loses, if the ruleset says so.
// Otherwise the grand totals decide (E2).
[[nodiscard]] Result resultOf(const Ruleset& ruleset, Ending ending, const exact::Number& blueGrand,
                              const exact::Number& redGrand);

// True if this ending alone decides the result, without grand totals.
[[nodiscard]] bool decidesAlone(const Ruleset& ruleset, Ending ending);

// True if a player did not appear. No turn was made then.
[[nodiscard]] bool isNoShow(Ending ending);
[[nodiscard]] bool isDisqualification(Ending ending);

// Returns the clause that decides the result after this ending: E2 if the grand totals decide; otherwise E1,
// E3 or E4. Returns "9" instead if the deciding option of the ruleset differs from `manual`.
[[nodiscard]] Clause decidingClause(const Ruleset& ruleset, Ending ending);

// True if `now` repeats the earlier position (E4): with RepetitionBy::Either, if the positions are equal;
// with RepetitionBy::One, if the same side is to move and the other side's chips stand alike. Precondition:
// no chip was taken between the two positions.
[[nodiscard]] bool isRepeated(const Ruleset& ruleset, const board::Position& earlier,
                              const board::Position& now);

// toText, parseEnding and parseResult use the spellings in the tags of a scoresheet: `time`, `noShowBlue` …
// for endings; `1-0`, `0-1`, `1/2-1/2`, `0-0` for results.
[[nodiscard]] std::string_view toText(Ending ending);
[[nodiscard]] std::optional<Ending> parseEnding(std::string_view text);
[[nodiscard]] std::string_view toText(Result result);
[[nodiscard]] std::optional<Result> parseResult(std::string_view text);
// Returns the result for people, without translation: `1–0`, `0–1`, `½–½`, `0–0`.
[[nodiscard]] std::string_view scoreText(Result result);

}  // namespace damath::rules
