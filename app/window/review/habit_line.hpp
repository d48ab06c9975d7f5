// SPDX-License-Identifier: GPL-3.0-or-later
// The line below a reviewed scoresheet that asks about a habit of a player. It shows the question, the keys
// for the answers, and the result that each answer leads to. Hidden if there is no question.
#pragma once

#include <QLabel>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/scoresheet/habit_question.hpp"
#include "app/window/scoresheet/habit_stakes.hpp"

namespace damath::window {

class HabitLine : public QLabel {
  Q_OBJECT

 public:
  // Precondition: the translator outlives this object.
  explicit HabitLine(const Translator& translator, QWidget* parent = nullptr);

  // Asks about the first habit that has no answer yet. If all habits have an answer, shows the last answers.
  // If `view` is nullopt, shows nothing.
  void ask(const std::optional<desk::SheetView>& view, const contest::EventSetup& setup);
  // Returns the habit that the user can give this answer about: the habit of the shown question, or else the
  // habit that last got the opposite answer. Empty if there is none.
  [[nodiscard]] const std::vector<sheet::HabitOfColumn>& subject(sheet::HabitDecision decision) const {
    return m_question.subject(decision);
  }
  [[nodiscard]] bool canAnswer(sheet::HabitDecision decision) const { return !subject(decision).empty(); }

 private:
  void tell();

  const Translator& m_translator;
  HabitQuestion m_question;
  HabitStakes m_stakes;
};

}  // namespace damath::window
