// SPDX-License-Identifier: GPL-3.0-or-later
// The options --blue, --red and --ending: the result of a game.
#pragma once

#include <string>

#include "app/cli/shell/command_line.hpp"
#include "core/contest/model/result_rules.hpp"

namespace damath::cli {

struct ResultOptions {
  std::string blue;
  std::string red;
  std::string ending;  // empty: Ending::Time

  [[nodiscard]] bool isGiven() const { return !blue.empty() || !red.empty() || !ending.empty(); }
  // Returns the name of the first option that was given. Precondition: isGiven().
  [[nodiscard]] std::string given() const {
    return !blue.empty() ? "--blue" : !red.empty() ? "--red" : "--ending";
  }
};

void addResultOptions(CommandLine& command, ResultOptions& options);

// Returns the result that the options state. The chip set is that of the event. Errors: a complaint about
// each wrong option.
[[nodiscard]] InputResult<contest::ResultInput> resultInput(const ResultOptions& options,
                                                            const rules::ChipSet& set,
                                                            words::Language language);

}  // namespace damath::cli
