// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/agreement.hpp"

namespace damath::contest {

namespace {

bool isOther(const std::optional<exact::Number>& a, const std::optional<exact::Number>& b) {
  return a && b && *a != *b;
}

}  // namespace

Agreement agreementOf(const rules::Ruleset& ruleset, const GameResult& entered, const GameResult& ofSheet) {
  if (isOther(entered.blueGrand, ofSheet.blueGrand) || isOther(entered.redGrand, ofSheet.redGrand)) {
    return Agreement::Differs;
  }
  if (entered.result == ofSheet.result) return Agreement::Agrees;
  // Without totals nobody has held the ending against this sheet: it was entered before there was one.
  const bool hasTotals = entered.blueGrand && entered.redGrand;
  return hasTotals && rules::decidesAlone(ruleset, entered.ending) ? Agreement::ByEnding : Agreement::Differs;
}

}  // namespace damath::contest
