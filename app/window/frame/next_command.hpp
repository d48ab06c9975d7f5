// SPDX-License-Identifier: GPL-3.0-or-later
// The command that does the next step of an event. Every page of the event enables this command.
#pragma once

#include <optional>

#include "app/desk/events/status.hpp"
#include "app/window/commands/command_facts.hpp"

namespace damath::window {

// Returns the command that the hint "next: …" of the event names. For a step that is done on a page, board by
// board, returns the command that opens this page. nullopt if the step needs no command: the event has no
// open task, or another computer has the event.
[[nodiscard]] std::optional<Command> nextCommand(const desk::EventStatus& status);

}  // namespace damath::window
