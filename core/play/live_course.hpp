// SPDX-License-Identifier: GPL-3.0-or-later
// A live game that is rebuilt from its steps.
#pragma once

#include <optional>
#include <utility>

#include "core/play/live_step.hpp"

namespace damath::play {

class LiveCourse {
 public:
  explicit LiveCourse(LiveSetup setup) : m_game(std::move(setup)) {}

  [[nodiscard]] const LiveGame& game() const { return m_game; }
  // Returns the objection that has no ruling yet. nullopt if there is none.
  [[nodiscard]] const std::optional<ObjectionStep>& objection() const { return m_objection; }
  // True if the arbiter must still decide if the repetition ends the game.
  [[nodiscard]] bool asksForRepetition() const { return m_game.asksForRepetition() && !m_goesOn; }
  [[nodiscard]] bool isAbandoned() const { return m_isAbandoned; }

  // Applies a step. Returns false and does nothing if the step is not possible now. If this happens with a
  // saved step, the event's ruleset has changed, or the file was edited by hand.
  [[nodiscard]] bool follow(const LiveStep& step);

 private:
  [[nodiscard]] bool make(const TurnStep& step);

  LiveGame m_game;
  std::optional<ObjectionStep> m_objection;
  bool m_goesOn = false;
  bool m_isAbandoned = false;
};

}  // namespace damath::play
