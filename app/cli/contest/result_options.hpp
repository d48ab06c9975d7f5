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

[[nodiscard]] InputResult<contest::ResultInput> resultInput(const ResultOptions& options,
                                                            words::Language language);

}  // namespace damath::cli
