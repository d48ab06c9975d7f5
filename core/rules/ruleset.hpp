// SPDX-License-Identifier: GPL-3.0-or-later
// Every question of law that contests answer differently (rulebook 9), each answer with its clause. A
// Ruleset is a plain value; it is stored whole with its event, so an old event replays under its own law.
// Code branches on an answer, never on the name.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/board/square.hpp"
#include "core/exact/rational.hpp"
#include "core/exact/rounding.hpp"
#include "core/rules/cited.hpp"
#include "core/rules/movement.hpp"
#include "core/rules/turn_answers.hpp"

namespace damath::rules {

enum class RoundEntries { EachEntry, TotalOnly };
enum class DivideByZero { Zero, NoScore, AskArbiter };
enum class ScoreDirection { HigherWins, LowerWins };
enum class RepetitionEnds { ArbiterConfirms, Automatic, Draw };
enum class Resignation { OpponentWins, Score };
enum class MoveClockOnCapture { Applies, Waived };
enum class TieBreak { HeadToHead, Rematch, PointSystem, Buchholz, SonnebornBerger, Wins, Cumulative };
// What the Point System adds up (rulebook Y2c): the own grand totals, or these less the opponents'.
enum class PointSystem { OwnTotals, Difference };

// How quotients are rounded.
struct RoundPerSet {  // rulebook S3: by the arithmetic of the chip set
  friend bool operator==(const RoundPerSet&, const RoundPerSet&) = default;
};
struct RoundNever {  // `exact`
  friend bool operator==(const RoundNever&, const RoundNever&) = default;
};
struct RoundTo {  // a mode to a whole number, or `decimals n`, halves away from zero
  exact::RoundingMode mode = exact::RoundingMode::HalfAway;
  int decimals = 0;
  friend bool operator==(const RoundTo&, const RoundTo&) = default;
};
using Rounding = std::variant<RoundPerSet, RoundNever, RoundTo>;

// A frame fixed for every set, or (nothing) the default: own-side for polynomial sets, absolute elsewhere.
using FrameChoice = std::optional<board::Frame>;

// Places whose ties a rematch settles: nothing is the default by system (all in round robin and knock-out,
// 3 elsewhere), otherwise the first so many.
struct AllPlaces {
  friend bool operator==(const AllPlaces&, const AllPlaces&) = default;
};
using RematchPlaces = std::variant<std::monostate, AllPlaces, int>;

struct Points {
  exact::Rational win;
  exact::Rational draw;
  exact::Rational loss;
  exact::Rational bye;
  friend bool operator==(const Points&, const Points&) = default;
};

struct Clocks {
  std::chrono::seconds game;
  std::chrono::seconds move;
  std::chrono::seconds reminder;
  std::chrono::seconds rematch;
  std::chrono::seconds noShow;
  friend bool operator==(const Clocks&, const Clocks&) = default;
};

// How a game is scored, written and ended.
struct GameAnswers {
  Cited<Rounding> rounding;
  Cited<YesNo> roundBeforeMultiplier;
  Cited<RoundEntries> roundEntries;
  Cited<DivideByZero> divideByZero;
  Cited<FrameChoice> polynomialFrame;
  Cited<FrameChoice> notationFrame;
  Cited<ScoreDirection> scoreDirection;

  Cited<int> repetitionCount;
  Cited<RepetitionEnds> repetitionEnds;
  Cited<std::optional<int>> inactivityPlies;  // nothing: off
  Cited<YesNo> drawByAgreement;
  Cited<Resignation> resignation;

  friend bool operator==(const GameAnswers&, const GameAnswers&) = default;
};

// Clocks, warnings and what counts in an event.
struct EventAnswers {
  Cited<MoveClockOnCapture> moveClockOnCapture;
  Cited<Clocks> clocks;
  Cited<std::optional<int>> warningsBeforeDisqualification;  // nothing: off

  Cited<Points> points;
  Cited<RematchPlaces> rematchPlaces;
  Cited<PointSystem> pointSystem;
  Cited<std::vector<TieBreak>> tieBreaks;

  friend bool operator==(const EventAnswers&, const EventAnswers&) = default;
};

struct Ruleset : TurnAnswers, GameAnswers, EventAnswers {
  std::string name;
  friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

// Of how scores are rounded (S3), which rests on three answers.
[[nodiscard]] inline Clause clauseOfRounding(const Ruleset& ruleset) {
  const Clause scores = ruleset.roundBeforeMultiplier.clauseFor(ruleset.rounding.clauseFor("S3"));
  return ruleset.roundEntries.clauseFor(scores);
}

}  // namespace damath::rules
