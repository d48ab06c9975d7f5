// SPDX-License-Identifier: GPL-3.0-or-later
// Which act of the journal a command leads to: in a hall it is offered to whom that act is allowed.
#pragma once

#include <optional>

#include "app/views/pages/command.hpp"
#include "db/records/journal_action.hpp"

namespace damath::views {

// Nothing where it changes no contest, or asks only what it would be.
[[nodiscard]] std::optional<db::JournalAction> actOf(Command command);

}  // namespace damath::views
