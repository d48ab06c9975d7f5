// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ending.hpp"

#include "core/fact_table.hpp"
#include "core/spellings.hpp"

namespace damath::rules {

namespace {

constexpr Spelling<Result> kResults[] = {
    {Result::BlueWins, "1-0"},
    {Result::RedWins, "0-1"},
    {Result::Draw, "1/2-1/2"},
    {Result::NobodyWins, "0-0"},
};
static_assert(coversEvery(kResults));

constexpr Spelling<Result> kScores[] = {
    {Result::BlueWins, "1–0"},
    {Result::RedWins, "0–1"},
    {Result::Draw, "½–½"},
    {Result::NobodyWins, "0–0"},
};
static_assert(coversEvery(kScores));

// Returns the result if the ending alone decides: a player did not appear or was disqualified (E3) or, by
// options of the ruleset, a resignation, an agreement (E1) or a repetition (E4).
std::optional<Result> resultAlone(const Ruleset& ruleset, Ending ending) {
  const bool resignationDecides = ruleset.resignation.answer() == Resignation::OpponentWins;
  switch (ending) {
    case Ending::NoShowBlue:
    case Ending::DisqualifiedBlue:
      return Result::RedWins;
    case Ending::NoShowRed:
    case Ending::DisqualifiedRed:
      return Result::BlueWins;
    case Ending::NoShowBoth:
    case Ending::DisqualifiedBoth:
      return Result::NobodyWins;
    case Ending::ResignBlue:
      return resignationDecides ? std::optional(Result::RedWins) : std::nullopt;
    case Ending::ResignRed:
      return resignationDecides ? std::optional(Result::BlueWins) : std::nullopt;
    case Ending::Repetition:  // E4: the game is drawn only if the ruleset says so
      return ruleset.repetitionEnds.answer() == RepetitionEnds::Draw ? std::optional(Result::Draw)
                                                                     : std::nullopt;
    case Ending::Agreement:  // E1: the game is drawn only if the ruleset allows agreement
      return ruleset.drawByAgreement.answer() == YesNo::Yes ? std::optional(Result::Draw) : std::nullopt;
    case Ending::Time:
    case Ending::Cornered:
    case Ending::Inactivity:
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

Result resultOf(const Ruleset& ruleset, Ending ending, const exact::Number& blueGrand,
                const exact::Number& redGrand) {
  if (const auto alone = resultAlone(ruleset, ending)) return *alone;
  const auto order = blueGrand <=> redGrand;
  if (order == 0) return Result::Draw;
  const bool blueWins = (order > 0) == (ruleset.scoreDirection.answer() == ScoreDirection::HigherWins);
  return blueWins ? Result::BlueWins : Result::RedWins;
}

bool isNoShow(Ending ending) {
  return ending == Ending::NoShowBlue || ending == Ending::NoShowRed || ending == Ending::NoShowBoth;
}

bool isDisqualification(Ending ending) {
  return ending == Ending::DisqualifiedBlue || ending == Ending::DisqualifiedRed ||
         ending == Ending::DisqualifiedBoth;
}

bool decidesAlone(const Ruleset& ruleset, Ending ending) {
  return resultAlone(ruleset, ending).has_value();
}

Clause decidingClause(const Ruleset& ruleset, Ending ending) {
  if (!decidesAlone(ruleset, ending)) return ruleset.scoreDirection.clauseFor("E2");
  if (ending == Ending::Repetition) return ruleset.repetitionEnds.clauseFor("E4");
  if (ending == Ending::Agreement) return ruleset.drawByAgreement.clauseFor("E1");
  return "E3";
}

bool isRepeated(const Ruleset& ruleset, const board::Position& earlier, const board::Position& now) {
  if (ruleset.repetitionBy.answer() == RepetitionBy::Either) return earlier == now;
  if (earlier.toMove() != now.toMove()) return false;
  const board::Bits moved = now.of(opponent(now.toMove()));
  if (earlier.of(opponent(now.toMove())) != moved) return false;
  for (board::Bits rest = moved; rest != 0; rest &= rest - 1) {
    const board::Square square = board::firstSquare(rest);
    if (earlier.pieceOn(square) != now.pieceOn(square)) return false;
  }
  return true;
}

std::string_view toText(Ending ending) {
  return spellingOf(ending);
}

std::optional<Ending> parseEnding(std::string_view text) {
  return valueOf<Ending>(text);
}

std::string_view toText(Result result) {
  return spellingOf(kResults, result);
}
std::string_view scoreText(Result result) {
  return spellingOf(kScores, result);
}

std::optional<Result> parseResult(std::string_view text) {
  return valueOf(kResults, text);
}

}  // namespace damath::rules
