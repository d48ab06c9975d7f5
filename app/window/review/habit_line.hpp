// SPDX-License-Identifier: GPL-3.0-or-later
// The line below a reviewed sheet with the question about a habit: the question, its keys and the result for
// each answer. Hidden if there is no question.
#pragma once

#include <QLabel>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/scoresheet/habit_question.hpp"

namespace damath::window {

class HabitLine : public QLabel {
  Q_OBJECT

 public:
  // The translator must outlive this object.
  explicit HabitLine(const Translator& translator, QWidget* parent = nullptr);

  // Asks about the first habit without an answer. If each habit has an answer, shows the last answers.
  // nullopt: shows nothing.
  void ask(const std::optional<desk::SheetView>& view, const contest::EventSetup& setup);
  // The habit that gets this answer; empty if this answer is not possible.
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
