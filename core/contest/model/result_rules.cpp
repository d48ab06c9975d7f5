// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/result_rules.hpp"

namespace damath::contest {

namespace {

bool areOther(const std::optional<exact::Number>& a, const std::optional<exact::Number>& b) {
  return a && b && *a != *b;
}

}  // namespace

bool isAllowed(const rules::Ruleset& ruleset, GameKind kind, rules::Ending ending) {
  switch (ending) {
    case rules::Ending::Agreement:
      return ruleset.drawByAgreement.answer() == rules::YesNo::Yes;
    case rules::Ending::Inactivity:
      return ruleset.inactivityPlies.answer().has_value();
    case rules::Ending::ResignBlue:
    case rules::Ending::ResignRed:
      return kind == GameKind::Round;  // T4: no resignation in a rematch
    default:
      return true;
  }
}

std::optional<rules::Result> pointOf(const rules::Ruleset& ruleset, const GameResult& result) {
  const bool hasTotals = result.blueGrand && result.redGrand;
  if (!hasTotals && !rules::decidesAlone(ruleset, result.ending)) return std::nullopt;
  const exact::Number none;
  return rules::resultOf(ruleset, result.ending, result.blueGrand.value_or(none),
                         result.redGrand.value_or(none));
}

Expected<GameResult, ResultFault> judged(const rules::Ruleset& ruleset, GameKind kind,
                                         const ResultInput& input) {
  if (!isAllowed(ruleset, kind, input.ending)) return Unexpected<ResultFault>(ResultFault::EndingNotAllowed);
  if (input.blueGrand.has_value() != input.redGrand.has_value()) {
    return Unexpected<ResultFault>(ResultFault::TotalsIncomplete);
  }
  GameResult result{input.ending, input.blueGrand, input.redGrand, rules::Result::Draw};
  const auto point = pointOf(ruleset, result);
  if (!point) return Unexpected<ResultFault>(ResultFault::TotalsRequired);
  result.result = *point;
  return result;
}

exact::Rational pointsOfSide(const rules::Points& points, rules::Result result, board::Side side) {
  if (result == rules::Result::Draw) return points.draw;
  const rules::Result won = side == board::Side::Blue ? rules::Result::BlueWins : rules::Result::RedWins;
  return result == won ? points.win : points.loss;
}

bool isOfWithdrawn(const Event& event, const Bye& bye) {
  if (bye.kind != ByeKind::Allotted || !bye.opponent) return false;
  const Entry* opponent = event.find(*bye.opponent);
  return opponent != nullptr && opponent->lastRound && *opponent->lastRound < numberOf(bye.round);
}

exact::Rational pointsOfBye(const Event& event, const Bye& bye) {
  if (bye.kind == ByeKind::Absent) return 0;
  const rules::Points& points = event.setup.ruleset.points.answer();
  if (!isOfWithdrawn(event, bye)) return points.bye;
  switch (event.setup.ruleset.withdrawnBye.answer()) {
    case rules::WithdrawnBye::Win:
      return points.win;
    case rules::WithdrawnBye::Draw:
      return points.draw;
    case rules::WithdrawnBye::None:
      return 0;
    case rules::WithdrawnBye::Bye:
      break;
  }
  return points.bye;
}

bool hasSheet(const GameResult& result) {
  return !rules::isNoShow(result.ending) && !rules::isDisqualification(result.ending);
}

bool wantsSheet(const EventSetup& setup, const std::optional<GameResult>& result) {
  return setup.sheetsWanted == SheetsWanted::EveryGame && result && hasSheet(*result);
}

bool isForfeit(const GameResult& result) {
  return rules::isNoShow(result.ending) ||
         (rules::isDisqualification(result.ending) && !result.blueGrand && !result.redGrand);
}

bool mayDecideAlone(rules::Ending ending) {
  return ending != rules::Ending::Time && ending != rules::Ending::Cornered &&
         ending != rules::Ending::Inactivity;
}

bool isByEnding(const rules::Ruleset& ruleset, const GameResult& result) {
  if (!rules::decidesAlone(ruleset, result.ending)) return false;
  const GameResult byTotals{rules::Ending::Time, result.blueGrand, result.redGrand, {}};
  return pointOf(ruleset, byTotals) != result.result;
}

Agreement agreementOf(const rules::Ruleset& ruleset, const GameResult& entered, const GameResult& ofSheet) {
  if (areOther(entered.blueGrand, ofSheet.blueGrand) || areOther(entered.redGrand, ofSheet.redGrand)) {
    return Agreement::Differs;
  }
  if (entered.result == ofSheet.result) return Agreement::Agrees;
  // A deciding ending (such as a resignation) overrides the scoresheet only if the entered result has grand
  // totals. A result without grand totals was entered before the scoresheet.
  const bool hasTotals = entered.blueGrand && entered.redGrand;
  return hasTotals && rules::decidesAlone(ruleset, entered.ending) ? Agreement::ByEnding : Agreement::Differs;
}

bool isDisqualified(const rules::Ruleset& ruleset, int violations) {
  const std::optional<int>& warnings = ruleset.warningsBeforeDisqualification.answer();
  return warnings && violations > *warnings;
}

}  // namespace damath::contest
