// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the command line of damath-console.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/window/parts/theme.hpp"
#include "words/language.hpp"

namespace damath::window {

enum class Task { Run, SelfTest, Help, Version };

struct Arguments {
  Task task = Task::Run;
  std::string file;  // the contest file to open; may be empty
  std::optional<words::Language> language;
  std::optional<Theme> theme;
  std::string refused;  // the first argument that is not understood; empty if there is none
};

[[nodiscard]] Arguments parseArguments(const std::vector<std::string>& words);

}  // namespace damath::window
