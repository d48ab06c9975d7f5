// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/outcome_memory.hpp"

#include <functional>

#include "app/desk/change.hpp"
#include "app/desk/result_check.hpp"
#include "app/desk/sheet_in_force.hpp"
#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/promise.hpp"

namespace damath::desk {

std::string lawText(const contest::EventSetup& setup) {
  return notation::toChipSetJson(setup.set) + notation::toRulesetJson(setup.ruleset);
}

Expected<contest::GameResult, DeskError> OutcomeMemory::resultOf(const db::Reading& reading,
                                                                 const db::SheetSummary& summary,
                                                                 const contest::EventSetup& setup,
                                                                 const std::string& law) {
  const std::string of = std::to_string(numberOf(summary.sheet)) + " " + summary.at + " " +
                         std::to_string(std::hash<std::string>()(law)) + "\n" + summary.ruled;
  if (const auto known = m_known.find(summary.owner); known != m_known.end() && known->second.of == of) {
    return known->second.result;
  }
  const auto stored = sheetInForce(reading, summary.owner);
  if (!stored) return Unexpected<DeskError>(stored.error());
  DAMATH_EXPECTS(stored->has_value());
  const contest::GameResult result = desk::resultOf(**stored, setup);
  m_known.insert_or_assign(summary.owner, Known{of, result});
  return result;
}

}  // namespace damath::desk
