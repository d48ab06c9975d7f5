// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a game that reaches a position for the third time; its turns are texts with squares.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/play/live_course.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::testing {

// Plays random games until the repetition can be confirmed in one of them (E4). Returns the turns of this
// game, each as its squares: "(1,2)(0,3)". A dama goes back to its last square whenever it can. Returns no
// turns if no game repeats a position often enough.
inline std::vector<std::string> untilRepetition(const rules::Ruleset& ruleset, const rules::ChipSet& set) {
  constexpr int kGames = 2000;
  constexpr int kTurns = 160;
  for (std::uint32_t lot = 1; lot <= kGames; ++lot) {
    play::LiveCourse course({ruleset, set, rules::startPosition(set, ruleset)});
    std::vector<std::string> texts;
    std::uint32_t drawn = lot;
    for (int turn = 0; turn < kTurns && !course.game().outcome(); ++turn) {
      const auto legal = rules::legalTurns(ruleset, course.game().position());
      drawn = drawn * 1664525U + 1013904223U;
      const rules::Turn* chosen = &legal[(drawn >> 8U) % legal.size()];
      const auto& played = course.game().turns();
      for (const rules::Turn& each : legal) {
        const bool isBack = played.size() >= 2 && !each.isCapture() &&
                            each.start() == played[played.size() - 2].turn.end() &&
                            each.end() == played[played.size() - 2].turn.start();
        if (isBack) chosen = &each;
      }
      std::string text;
      for (const board::Square square : rules::squaresOf(*chosen)) {
        text += "(" + std::to_string(square.x()) + "," + std::to_string(square.y()) + ")";
      }
      texts.push_back(text);
      if (!course.follow(play::TurnStep{rules::squaresOf(*chosen), {}, {}})) break;
      if (course.asksForRepetition()) return texts;
    }
  }
  return {};
}

}  // namespace damath::testing
