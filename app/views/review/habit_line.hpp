// SPDX-License-Identifier: GPL-3.0-or-later
// The line below a reviewed sheet with the question about a habit: the question, its keys and the result for
// each answer. Hidden if there is no question.
#pragma once

#include <QLabel>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/models/sheet/habit_question.hpp"
#include "app/models/sheet/habit_stakes.hpp"

namespace damath::views {

class HabitLine : public QLabel {
  Q_OBJECT

 public:
  // The translator must outlive this object.
  explicit HabitLine(const models::Translator& translator, QWidget* parent = nullptr);

  // Shows the question about the first habit without an answer. If all habits have answers, names the habit
  // that was last answered with no. nullopt: shows nothing.
  void ask(const std::optional<desk::SheetView>& view, const contest::EventSetup& setup);
  // Returns the habits that can be answered with yes: the habits of the question, otherwise the declined
  // habits.
  [[nodiscard]] const std::vector<sheet::HabitOfColumn>& asked() const {
    return m_declined.empty() ? m_question.asked() : m_declined;
  }
  // True if the habits can be answered with no, because the question is open.
  [[nodiscard]] bool isOpen() const { return m_question.isAsked(); }

 private:
  void tell();

  const models::Translator& m_translator;
  models::HabitQuestion m_question;
  std::vector<sheet::HabitOfColumn> m_declined;  // empty while there is an open question
  QString m_declinedText;
  models::HabitStakes m_stakes;
};

}  // namespace damath::views
