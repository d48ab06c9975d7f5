// SPDX-License-Identifier: GPL-3.0-or-later
// What the program was asked for on its command line.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/views/parts/theme.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::console {

enum class Task { Run, SelfTest, Screenshots, Help, Version };

struct Arguments {
  Task task = Task::Run;
  std::string folder;  // Screenshots: where the pictures go
  std::string file;    // the contest to open, may be empty
  std::optional<words::Language> language;
  std::optional<views::Theme> theme;
  std::string refused;  // the first word that was not understood; empty where all were
};

[[nodiscard]] Arguments parseArguments(const std::vector<std::string>& words);

}  // namespace damath::console
