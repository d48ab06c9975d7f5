// SPDX-License-Identifier: GPL-3.0-or-later
// How a game ended and who gets the point (rulebook E1–E4).
#pragma once

#include <optional>
#include <string_view>

#include "core/board/side.hpp"
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

// `0-0` is NobodyWins; `*`, an unknown result, is the absence of a Result.
enum class Result { BlueWins, RedWins, Draw, NobodyWins };

// The point after this ending with these grand totals: E3 where it applies, a draw where the ruleset draws by
// agreement or repetition, else E2.
[[nodiscard]] Result resultOf(const Ruleset& ruleset, Ending ending, const exact::Number& blueGrand,
                              const exact::Number& redGrand);

// True where the ending alone decides, so that no totals are needed.
[[nodiscard]] bool decidesAlone(const Ruleset& ruleset, Ending ending);

// Somebody did not come: nobody moved.
[[nodiscard]] bool isNoShow(Ending ending);
[[nodiscard]] bool isDisqualification(Ending ending);

// The clause that gives the point after this ending: E2 by the totals, else E1, E3 or E4.
[[nodiscard]] Clause decidingClause(const Ruleset& ruleset, Ending ending);

// The spellings of the sheet's tags: `time`, `noShowBlue` …; `1-0`, `0-1`, `1/2-1/2`, `0-0`.
[[nodiscard]] std::string_view toText(Ending ending);
[[nodiscard]] std::optional<Ending> parseEnding(std::string_view text);
[[nodiscard]] std::string_view toText(Result result);
[[nodiscard]] std::optional<Result> parseResult(std::string_view text);
// As people read it, the same in every language: `1–0`, `0–1`, `½–½`, `0–0`.
[[nodiscard]] std::string_view scoreText(Result result);

}  // namespace damath::rules
