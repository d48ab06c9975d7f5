// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/judgement.hpp"

#include "app/desk/change.hpp"
#include "app/desk/person_text.hpp"
#include "core/rules/possible_total.hpp"
#include "core/sheet/spelling.hpp"

namespace damath::desk {

namespace {

bool isAllowed(const rules::Ruleset& ruleset, GameKind kind, rules::Ending ending) {
  switch (ending) {
    case rules::Ending::Agreement:
      return ruleset.drawByAgreement.answer == rules::YesNo::Yes;
    case rules::Ending::Inactivity:
      return ruleset.inactivityPlies.answer.has_value();
    case rules::Ending::ResignBlue:
    case rules::Ending::ResignRed:
      return kind == GameKind::Round;  // T4
    default:
      return true;
  }
}

}  // namespace

std::optional<rules::Result> pointOf(const rules::Ruleset& ruleset, const contest::GameResult& result) {
  const bool hasTotals = result.blueGrand && result.redGrand;
  if (!hasTotals && !rules::decidesAlone(ruleset, result.ending)) return std::nullopt;
  const exact::Number none;
  return rules::resultOf(ruleset, result.ending, result.blueGrand.value_or(none),
                         result.redGrand.value_or(none));
}

Expected<void, DeskError> checkTotals(const contest::EventSetup& setup,
                                      const std::optional<exact::Number>& blue,
                                      const std::optional<exact::Number>& red) {
  for (const auto& total : {blue, red}) {
    const auto fault = total ? rules::faultOfTotal(setup.ruleset, setup.set, *total) : std::nullopt;
    if (!fault) continue;
    auto error = refused(Refusal::TotalImpossible, shown(sheet::figureText(setup.set, *total)));
    error.value().total = fault;
    return error;
  }
  return {};
}

Expected<contest::GameResult, DeskError> judged(const contest::EventSetup& setup, GameKind kind,
                                                const ResultInput& input) {
  const rules::Ruleset& ruleset = setup.ruleset;
  if (!isAllowed(ruleset, kind, input.ending)) {
    return refused(Refusal::EndingNotAllowed, std::string(rules::toText(input.ending)));
  }
  if (input.blueGrand.has_value() != input.redGrand.has_value()) return refused(Refusal::TotalsIncomplete);
  if (auto checked = checkTotals(setup, input.blueGrand, input.redGrand); !checked) {
    return Unexpected<DeskError>(checked.error());
  }
  contest::GameResult result{input.ending, input.blueGrand, input.redGrand, rules::Result::Draw};
  const auto point = pointOf(ruleset, result);
  if (!point) return refused(Refusal::TotalsRequired, std::string(rules::toText(input.ending)));
  result.result = *point;
  return result;
}

bool isSame(const contest::GameResult& a, const contest::GameResult& b) {
  return a.ending == b.ending && a.blueGrand == b.blueGrand && a.redGrand == b.redGrand &&
         a.result == b.result;
}

sheet::AuditReport audited(const sheet::Sheet& sheet, const contest::EventSetup& setup) {
  return sheet::audit(sheet, setup.set, setup.ruleset);
}

std::vector<db::StoredFinding> toStored(const std::vector<sheet::Finding>& findings) {
  std::vector<db::StoredFinding> list;
  list.reserve(findings.size());
  for (const sheet::Finding& finding : findings) {
    list.push_back({finding.code, finding.line, finding.side, finding.severity(), finding.cell,
                    finding.clause, finding.written, finding.correct, finding.causedBy});
  }
  return list;
}

}  // namespace damath::desk
