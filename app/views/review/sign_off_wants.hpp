// SPDX-License-Identifier: GPL-3.0-or-later
// All that a sheet still needs before it can be signed off, and the commands that do it.
#pragma once

#include <vector>

#include "app/models/text/translator.hpp"
#include "app/views/pages/command.hpp"
#include "app/views/review/review_head.hpp"

namespace damath::views {

struct SignOffWants {
  QString text;  // a line for each; empty if the sheet can be signed off
  // NextFinding stands for the first difference that nobody has settled.
  std::vector<Command> commands;
};

[[nodiscard]] SignOffWants signOffWants(const ReviewedSheet& of, const contest::Event& event,
                                        const models::Translator& translator);

}  // namespace damath::views
