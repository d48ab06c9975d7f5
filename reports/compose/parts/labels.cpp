// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/parts/labels.hpp"

#include "core/contest/model/shown_text.hpp"

namespace damath::compose {

const std::string& scoresheetNote(const Labels& labels, rules::ScoreDirection direction) {
  return labels.scoresheetNotes.at(static_cast<std::size_t>(direction));
}

std::string setLabel(const Labels& labels, std::string_view set) {
  for (const auto& [name, label] : labels.setNames) {
    if (name == set) return label;
  }
  return contest::shownText(set);
}

std::string rulesetLabel(const Labels& labels, std::string_view ruleset) {
  for (const auto& [name, label] : labels.rulesetNames) {
    if (name == ruleset) return label;
    // "manual, 15 min": a built-in ruleset with its own time limit.
    if (ruleset.starts_with(name + ", ")) return label + std::string(ruleset.substr(name.size()));
  }
  return std::string(ruleset);
}

const std::string& labelOf(contest::ContestMode mode, const Labels& labels) {
  return mode == contest::ContestMode::Official ? labels.official : labels.practice;
}

}  // namespace damath::compose
