// SPDX-License-Identifier: GPL-3.0-or-later
// The journal action of each command. In a shared contest, a command is offered only to users who may perform
// that action.
#pragma once

#include <optional>

#include "app/window/page/command.hpp"
#include "db/records/journal_action.hpp"

namespace damath::window {

// nullopt if the command changes no contest, or only previews a change.
[[nodiscard]] std::optional<db::JournalAction> actOf(Command command);

}  // namespace damath::window
