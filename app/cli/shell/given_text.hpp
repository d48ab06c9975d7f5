// SPDX-License-Identifier: GPL-3.0-or-later
// The text of an option. A missing option differs from an option with an empty text.
#pragma once

#include <string>

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

struct GivenText {
  std::string text;
  Option option;  // set by addText()

  [[nodiscard]] bool isGiven() const { return option.isGiven(); }
  [[nodiscard]] const std::string& orElse(const std::string& standing) const {
    return isGiven() ? text : standing;
  }
};

inline void addText(CommandLine& command, const std::string& name, GivenText& value, words::Phrase about) {
  value.option = command.option(name, value.text, about);
}

}  // namespace damath::cli
