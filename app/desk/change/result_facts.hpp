// SPDX-License-Identifier: GPL-3.0-or-later
// A result of a game as texts, for sentences: its points, its totals and its ending.
#pragma once

#include <string>

#include "core/contest/model/contest.hpp"
#include "db/records/journal_action.hpp"

namespace damath::desk {

struct ResultFacts {
  rules::Ending ending = rules::Ending::Time;
  std::string blueGrand;  // BLUE's grand total as exact text; empty if no total was entered
  std::string redGrand;
  std::string result;  // the points: "1-0"

  // Returns the result as people read it: "1–0 (75 : -72)", or the points alone if no totals were entered.
  [[nodiscard]] std::string figures() const;

  friend bool operator==(const ResultFacts&, const ResultFacts&) = default;
};
[[nodiscard]] ResultFacts factsOf(const contest::GameResult& result, const rules::ChipSet& set);

}  // namespace damath::desk
