// SPDX-License-Identifier: GPL-3.0-or-later
// A use case of the window: its starting state, an attempt that is refused, and the correct action.
#pragma once

#include <functional>
#include <iosfwd>
#include <vector>

#include "db/records/journal_action.hpp"
#include "tests/window/uses/stage.hpp"

namespace damath::testing {

struct Use {
  const char* name = "";
  // The journal actions that this use case must write, each at least once.
  std::vector<db::JournalAction> writes;
  std::function<void(Stage&)> stand;
  // Makes a refused attempt and returns the window's message. The attempt writes nothing.
  std::function<QString(Stage&)> refused;
  std::function<void(Stage&)> done;
  // True if the action was done. Needed only if the journal does not show the action.
  std::function<bool(Stage&)> holds = {};
};

// GoogleTest finds this overload by name lookup. Without this overload, the bytes of the pointer would print.
inline void PrintTo(const Use* use, std::ostream* out) {
  *out << use->name;
}

[[nodiscard]] std::vector<Use> rosterUses();
[[nodiscard]] std::vector<Use> roundUses();
[[nodiscard]] std::vector<Use> sheetUses();
[[nodiscard]] std::vector<Use> boardUses();
[[nodiscard]] std::vector<Use> keepingUses();

}  // namespace damath::testing
