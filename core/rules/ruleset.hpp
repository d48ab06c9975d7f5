// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that contests answer differently (rulebook 9), each with its answer and clause. A Ruleset is
// a plain value. The whole ruleset is stored with its event, so an old event replays under its own ruleset.
// Code asks for an answer, never for the name of the ruleset.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/board/side.hpp"
#include "core/board/square.hpp"
#include "core/exact/rational.hpp"
#include "core/exact/rounding.hpp"
#include "core/rules/clause.hpp"
#include "core/rules/turns/movement.hpp"

namespace damath::rules {

// An answer of a ruleset with the clause that gives the answer. There is no default, so a missing answer does
// not compile. Answer and clause change only together; change() in standard_rulesets.hpp changes both.
template <class T>
class Cited {
 public:
  Cited(T answer, Clause clause, Clause also = {})
      : m_answer(std::move(answer)), m_clause(clause), m_also(also) {}

  [[nodiscard]] const T& answer() const { return m_answer; }
  [[nodiscard]] Clause clause() const { return m_clause; }
  // Returns the clause to cite for a consequence of this answer: `manuals`, or "9" (the table of options) if
  // the answer differs from the ruleset `manual`.
  [[nodiscard]] Clause clauseFor(Clause manuals) const {
    return m_clause == Clause("9") ? m_clause : manuals;
  }
  // Returns the second clause that gives the answer. Empty for most answers, which have one clause.
  [[nodiscard]] Clause also() const { return m_also; }

  friend bool operator==(const Cited&, const Cited&) = default;

 private:
  T m_answer;
  Clause m_clause;
  Clause m_also;
};

enum class RoundEntries { EachEntry, TotalOnly };
enum class DivideByZero { Zero, NoScore, AskArbiter };
enum class ScoreDirection { HigherWins, LowerWins };
// The positions that count as the same position (rulebook E4): those in which all chips of both players stand
// alike (Either), or those in which the chips of the player who has just moved stand alike (One).
enum class RepetitionBy { Either, One };
enum class RepetitionEnds { ArbiterConfirms, Automatic, Draw };
enum class Resignation { OpponentWins, Score };
enum class MoveClockOnCapture { Applies, Waived };
enum class TieBreak { HeadToHead, Rematch, PointSystem, Buchholz, SonnebornBerger, Wins, Cumulative };
// The figure of the Point System (rulebook Y2c): the sum of the player's grand totals, this sum minus the
// opponents' grand totals, or the average of the player's grand totals over the games that have one.
enum class PointSystem { OwnTotals, Difference, Average };

// RoundPerSet, RoundNever and RoundTo are the three kinds of answers about the rounding of scores (S3).
struct RoundPerSet {  // the rounding follows from the arithmetic of the chip set (S3)
  friend bool operator==(const RoundPerSet&, const RoundPerSet&) = default;
};
struct RoundNever {  // the answer `exact`: nothing is rounded
  friend bool operator==(const RoundNever&, const RoundNever&) = default;
};
struct RoundTo {  // a mode that gives whole numbers, or `decimals n`, which rounds halves away from zero
  exact::RoundingMode mode = exact::RoundingMode::HalfAway;
  int decimals = 0;
  friend bool operator==(const RoundTo&, const RoundTo&) = default;
};
using Rounding = std::variant<RoundPerSet, RoundNever, RoundTo>;

// A frame that holds for every chip set. nullopt is the default: own-side for polynomial sets, absolute for
// the others.
using FrameChoice = std::optional<board::Frame>;

// The answer that ties for all ranking places are settled by a rematch.
struct AllPlaces {
  friend bool operator==(const AllPlaces&, const AllPlaces&) = default;
};
// The ranking places whose ties are settled by a rematch. A number n means the first n places. std::monostate
// is the default of the tournament system: all places in round robin and knock-out, the first 3 places in
// other systems.
using RematchPlaces = std::variant<std::monostate, AllPlaces, int>;

// The rule for players whom a rematch leaves tied. NextStep: the next step of Y2 decides. Again: the players
// play another rematch. PerSystem: NextStep in a tie (Y2b), Again after a drawn game of a knock-out (Y4).
enum class RematchDrawn { PerSystem, NextStep, Again };
// The rule for a rematch with a player who withdrew before the rematch was played. Due: the arbiter enters
// the rematch. Lost: the player who left loses the rematch without a game. Skipped: the next step decides.
enum class RematchWithdrawn { Due, Lost, Skipped };
// The rule for a game of a double knock-out that nobody won (Y4).
enum class NobodyWon { BothOut, OneDefeatEach };
// The uses in which a walkover counts as a meeting of its two players. A walkover is a game that did not
// begin: a player did not appear, or was disqualified before it. InTies: among the games of tied players
// (Y2a). Always: also in the pairing of a Swiss, so the two are not paired again. Never: in neither.
enum class WalkoverMeetings { InTies, Always, Never };

// The games of a player who withdrew from a round robin (Y1). Keep: they count. AnnulUnderHalf: they do not
// count if the player completed fewer than half of the games.
enum class WithdrawnGames { Keep, AnnulUnderHalf };
// The points of a bye whose opponent in the table has withdrawn: those of any other bye, of a win, of a draw,
// or none (Y1).
enum class WithdrawnBye { Bye, Win, Draw, None };

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

// The answers that decide which turns are legal and which side begins, each with its clause (rulebook 9).
// Damath and the companion games all need these answers.
struct TurnAnswers {
  Cited<YesNo> menCaptureBackward;
  Cited<DamaRange> damaRange;
  Cited<CapturePriority> capturePriority;
  Cited<Chain> chain;
  Cited<Removal> removal;
  Cited<DamaPath> damaPath;
  Cited<Promotion> promotion;
  Cited<board::Side> firstMover;  // in companion games, BLUE is dark in English draughts and white in Dame

  friend bool operator==(const TurnAnswers&, const TurnAnswers&) = default;
};

[[nodiscard]] inline Movement movementOf(const TurnAnswers& law) {
  return {.menCaptureBackward = law.menCaptureBackward.answer(),
          .damaRange = law.damaRange.answer(),
          .capturePriority = law.capturePriority.answer(),
          .chain = law.chain.answer(),
          .removal = law.removal.answer(),
          .damaPath = law.damaPath.answer(),
          .promotion = law.promotion.answer()};
}

// The answers about scoring, notation and endings of a game.
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
  Cited<RepetitionBy> repetitionBy;
  Cited<std::optional<int>> inactivityPlies;  // nullopt: no limit
  Cited<YesNo> drawByAgreement;
  Cited<Resignation> resignation;

  friend bool operator==(const GameAnswers&, const GameAnswers&) = default;
};

// The answers about clocks, warnings and standings of an event.
struct EventAnswers {
  Cited<MoveClockOnCapture> moveClockOnCapture;
  Cited<Clocks> clocks;
  Cited<std::optional<int>> warningsBeforeDisqualification;  // nullopt: no limit

  Cited<Points> points;
  Cited<WithdrawnGames> withdrawnGames;
  Cited<WithdrawnBye> withdrawnBye;
  Cited<RematchPlaces> rematchPlaces;
  Cited<RematchDrawn> rematchDrawn;
  Cited<RematchWithdrawn> rematchWithdrawn;
  Cited<PointSystem> pointSystem;
  Cited<std::vector<TieBreak>> tieBreaks;
  Cited<NobodyWon> nobodyWon;
  Cited<WalkoverMeetings> walkoverMeetings;

  friend bool operator==(const EventAnswers&, const EventAnswers&) = default;
};

struct Ruleset : TurnAnswers, GameAnswers, EventAnswers {
  std::string name;
  friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

// Returns the clause of the rounding of scores (S3), which depends on three answers.
[[nodiscard]] inline Clause clauseOfRounding(const Ruleset& ruleset) {
  const Clause scores = ruleset.roundBeforeMultiplier.clauseFor(ruleset.rounding.clauseFor("S3"));
  return ruleset.roundEntries.clauseFor(scores);
}

}  // namespace damath::rules
