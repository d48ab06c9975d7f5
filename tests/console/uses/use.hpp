// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done in the window: one row a use case, with what stands before it, a try that is refused, and
// the same done as it is right.
#pragma once

#include <functional>
#include <iosfwd>
#include <string_view>
#include <vector>

#include "db/records/journal_action.hpp"
#include "tests/console/uses/stage.hpp"

namespace damath::testing {

struct Use {
  const char* name = "";
  // The use cases of the desks that it is, `EntryDesk::withdraw`.
  std::vector<std::string_view> cases;
  // What the journal has of it then, each at least once more than before.
  std::vector<db::JournalAction> writes;
  std::function<void(Stage&)> stand;
  // Gives what the window says; nothing is written.
  std::function<QString(Stage&)> refused;
  std::function<void(Stage&)> done;
  // Whether it is done, where the journal does not tell.
  std::function<bool(Stage&)> holds = {};
};

// Found by GoogleTest, which would print its bytes.
inline void PrintTo(const Use* use, std::ostream* out) {
  *out << use->name;
}

[[nodiscard]] std::vector<Use> rosterUses();
[[nodiscard]] std::vector<Use> roundUses();
[[nodiscard]] std::vector<Use> sheetUses();
[[nodiscard]] std::vector<Use> boardUses();
[[nodiscard]] std::vector<Use> keepingUses();

}  // namespace damath::testing
