// SPDX-License-Identifier: GPL-3.0-or-later
// The missing steps before a sheet can be signed off, and the commands for these steps.
#pragma once

#include <vector>

#include "app/models/text/translator.hpp"
#include "app/views/pages/command.hpp"
#include "app/views/review/review_head.hpp"

namespace damath::views {

struct SignOffWants {
  QString text;  // one line per step; empty if the sheet can be signed off
  // NextFinding stands for the first open difference of the second entry.
  std::vector<Command> commands;
};

[[nodiscard]] SignOffWants signOffWants(const ReviewedSheet& of, const contest::Event& event,
                                        const models::Translator& translator);

}  // namespace damath::views
