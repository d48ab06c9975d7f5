// SPDX-License-Identifier: GPL-3.0-or-later
// A command that a page offers: the function that runs it, and a function that tells if it is possible now.
#pragma once

#include <functional>
#include <vector>

#include "app/window/commands/command.hpp"

namespace damath::window {

struct Act {
  Command command;
  std::function<void()> run;
  std::function<bool()> canRun = [] { return true; };
};
using Acts = std::vector<Act>;

}  // namespace damath::window
