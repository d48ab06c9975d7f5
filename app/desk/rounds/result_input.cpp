// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/result_input.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/desk/change/lookup.hpp"
#include "app/desk/change/refused.hpp"
#include "app/desk/roster/person_text.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/rules/possible_total.hpp"
#include "core/sheet/law/spelling.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

DeskResult<contest::GameResult> judged(const contest::EventSetup& setup, contest::GameKind kind,
                                       const contest::ResultInput& input) {
  auto result = contest::judged(setup.ruleset, kind, input);
  if (!result) {
    switch (result.error()) {
      case contest::ResultFault::TotalsIncomplete:
        return refused(Refusal::TotalsIncomplete);
      case contest::ResultFault::EndingNotAllowed:
        return refused(Refusal::EndingNotAllowed, OfEnding{input.ending});
      case contest::ResultFault::TotalsRequired:
        return refused(Refusal::TotalsRequired, OfEnding{input.ending});
    }
  }
  DAMATH_CHECK(checkTotals(setup, input.blueGrand, input.redGrand));
  return *std::move(result);
}

DeskResult<void> checkTotals(const contest::EventSetup& setup, const std::optional<exact::Number>& blue,
                             const std::optional<exact::Number>& red) {
  for (const auto& [side, total] : {std::pair{board::Side::Blue, &blue}, std::pair{board::Side::Red, &red}}) {
    const auto fault = *total ? rules::faultOfTotal(setup.ruleset, setup.set, **total) : std::nullopt;
    if (!fault) continue;
    return refused(Refusal::TotalImpossible,
                   BadTotal{shown(sheet::totalWithDecimals(setup.set, **total)), *fault, side});
  }
  return {};
}

DeskResult<void> checkEntries(const contest::Event& event, const contest::Rematch& rematch) {
  for (const contest::EntryId entry : {rematch.blue, rematch.red}) {
    DAMATH_CHECK(entryOf(event, entry));
  }
  return {};
}

DeskResult<contest::GameResult> withTotalsOfSheet(const db::Reading& reading, const contest::Event& event,
                                                  db::SheetOwner owner, contest::GameResult result) {
  if (result.blueGrand || result.redGrand || rules::isNoShow(result.ending)) return result;
  DAMATH_TRY(stored, sheetInForce(reading, owner));
  if (!*stored) return result;
  const std::optional<contest::GameResult> ofSheet = settledResultOf(**stored, event.setup);
  if (!ofSheet) return result;
  result.blueGrand = ofSheet->blueGrand;
  result.redGrand = ofSheet->redGrand;
  return result;
}

namespace {

// The smallest number of totals other than 0 (of three games) with which a new total is compared. With fewer
// totals, no total counts as doubtful.
constexpr std::size_t kFewestTotals = 6;

exact::Number withoutSign(const exact::Number& total) {
  return total.sign() < 0 ? -total : total;
}

}  // namespace

std::optional<DoubtfulTotal> doubtIn(const contest::Event& event, const contest::ResultInput& input) {
  std::vector<const exact::Number*> totals;
  totals.reserve(2 * event.games.size());
  for (const contest::Game& game : event.games) {
    if (!game.result) continue;
    for (const auto* total : {&game.result->blueGrand, &game.result->redGrand}) {
      if (*total && !(*total)->isZero()) totals.push_back(&**total);
    }
  }
  if (totals.size() < kFewestTotals) return std::nullopt;
  const std::size_t middle = (totals.size() - 1) / 2;
  for (const auto* total : {&input.blueGrand, &input.redGrand}) {
    if (!*total) continue;
    // The median of the event's totals is below a tenth of this total only if at least half of them are below
    // this tenth. First counts the totals below the tenth, because counting is faster than sorting.
    const exact::Number tenth = withoutSign(**total) * exact::Number(exact::Rational(1, 10));
    const auto isBelow = [tenth, negative = -tenth](const exact::Number* other) {
      return other->sign() < 0 ? *other > negative : *other < tenth;
    };
    if (static_cast<std::size_t>(std::ranges::count_if(totals, isBelow)) <= middle) continue;
    std::vector<exact::Number> sizes;
    for (const exact::Number* other : totals) sizes.push_back(withoutSign(*other));
    const auto usual = sizes.begin() + static_cast<std::ptrdiff_t>(middle);
    std::ranges::nth_element(sizes, usual);
    return DoubtfulTotal{**total, *usual};
  }
  return std::nullopt;
}

}  // namespace damath::desk
