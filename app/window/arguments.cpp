// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/arguments.hpp"

#include "core/spellings.hpp"

namespace damath::window {

namespace {

constexpr Spelling<Theme> kThemes[] = {{Theme::Light, "light"},
                                       {Theme::Dark, "dark"},
                                       {Theme::HighContrast, "contrast"},
                                       {Theme::System, "system"}};

}  // namespace

Arguments parseArguments(const std::vector<std::string>& words) {
  Arguments arguments;
  const auto refuse = [&arguments](const std::string& word) {
    if (arguments.refused.empty()) arguments.refused = word;
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    const std::string next = i + 1 < words.size() ? words[i + 1] : std::string();
    if (word == "--help" || word == "-h") {
      arguments.task = Task::Help;
    } else if (word == "--version") {
      arguments.task = Task::Version;
    } else if (word == "--self-test") {
      arguments.task = Task::SelfTest;
    } else if (word == "--lang") {
      arguments.language = words::parseLanguage(next);
      if (!arguments.language) refuse(word + " " + next);
      ++i;
    } else if (word == "--theme") {
      arguments.theme = valueOf(kThemes, next);
      if (!arguments.theme) refuse(word + " " + next);
      ++i;
    } else if (word.starts_with('-') || !arguments.file.empty()) {
      refuse(word);
    } else {
      arguments.file = word;
    }
  }
  // Refuses a file name together with the self-test, which opens the sample contest.
  if (arguments.task == Task::SelfTest && !arguments.file.empty()) refuse(arguments.file);
  return arguments;
}

}  // namespace damath::window
