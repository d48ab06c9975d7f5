// SPDX-License-Identifier: GPL-3.0-or-later
// A use case of the window: its starting state, an attempt that is refused, and the correct action. A use
// case without an attempt is a visit: the person only looks at pages and dialogs.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "db/records/journal_action.hpp"
#include "tests/window/uses/stage.hpp"

namespace damath::testing {

struct Use {
  std::string name = {};
  // The journal actions that this use case must write, each at least once.
  std::vector<db::JournalAction> writes = {};
  // The commands that this use case must run. At the end, the person visits each one that has not been run.
  std::vector<window::Command> runs = {};
  // The pages that the person must see.
  std::vector<window::Location::Kind> shows = {};
  // PostgreSQL refuses to run as root. As root, the person does not visit the commands that were not run.
  bool needsServer = false;
  std::function<void(Stage&)> stand = {};
  // Makes a refused attempt and returns the window's message. The attempt writes nothing.
  std::function<QString(Stage&)> refused = {};
  std::function<void(Stage&)> done = {};
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
[[nodiscard]] std::vector<Use> sampleVisits();
[[nodiscard]] std::vector<Use> workVisits();
[[nodiscard]] std::vector<Use> programVisits();

}  // namespace damath::testing
