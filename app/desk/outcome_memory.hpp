// SPDX-License-Identifier: GPL-3.0-or-later
// What the sheets in force come to, remembered: a sheet never changes, so it is replayed again only where its
// version, its rulings or the event's law are others. A contest of thousands of sheets is looked at often.
#pragma once

#include <map>
#include <string>

#include "app/desk/desk_error.hpp"
#include "core/contest/contest.hpp"
#include "core/expected.hpp"
#include "db/reading.hpp"
#include "db/sheet_records.hpp"

namespace damath::desk {

// The event's chip set and ruleset as text, equal for equal ones.
[[nodiscard]] std::string lawText(const contest::EventSetup& setup);

class OutcomeMemory {
 public:
  // Promise: `summary` is of the reading, and `law` the setup's lawText. Refused: StoreFailed.
  [[nodiscard]] Expected<contest::GameResult, DeskError> resultOf(const db::Reading& reading,
                                                                  const db::SheetSummary& summary,
                                                                  const contest::EventSetup& setup,
                                                                  const std::string& law);

 private:
  struct Known {
    std::string of;  // the version, when it came in, its rulings, and the law as a number
    contest::GameResult result;
  };
  std::map<db::SheetOwner, Known> m_known;
};

}  // namespace damath::desk
