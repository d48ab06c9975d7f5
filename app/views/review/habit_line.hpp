// SPDX-License-Identifier: GPL-3.0-or-later
// The line below a reviewed sheet that asks about a habit: the question, its keys and what is at stake.
// Hidden where nothing is asked.
#pragma once

#include <QLabel>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/models/sheet/habit_question.hpp"
#include "app/models/sheet/habit_stakes.hpp"

namespace damath::views {

class HabitLine : public QLabel {
  Q_OBJECT

 public:
  // The translator must outlive it.
  explicit HabitLine(const models::Translator& translator, QWidget* parent = nullptr);

  // Asks about the first habit without an answer. Where each has one, says which was last answered with no.
  // nullopt: the sheet is asked nothing.
  void ask(const std::optional<desk::SheetView>& view, const contest::EventSetup& setup);
  // Returns the habits that may be answered with yes: those of the question, or else the declined ones.
  [[nodiscard]] const std::vector<sheet::HabitOfColumn>& asked() const {
    return m_declined.empty() ? m_question.asked() : m_declined;
  }
  // True if the habits may be answered with no: they are asked about.
  [[nodiscard]] bool isOpen() const { return m_question.isAsked(); }

 private:
  void tell();

  const models::Translator& m_translator;
  models::HabitQuestion m_question;
  std::vector<sheet::HabitOfColumn> m_declined;  // empty while something is asked
  QString m_declinedText;
  models::HabitStakes m_stakes;
};

}  // namespace damath::views
