// SPDX-License-Identifier: GPL-3.0-or-later
// The missing steps before a sheet can be signed off, and the commands for these steps.
#pragma once

#include <vector>

#include "app/window/page/command.hpp"
#include "app/window/review/review_head.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

struct SignOffWants {
  QString text;  // one line per step; empty if the sheet can be signed off
  // NextFinding stands for the first open difference of the second entry.
  std::vector<Command> commands;
};

[[nodiscard]] SignOffWants signOffWants(const ReviewedSheet& of, const contest::Event& event,
                                        const Translator& translator);

}  // namespace damath::window
