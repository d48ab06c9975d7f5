// SPDX-License-Identifier: GPL-3.0-or-later
// The line below a reviewed scoresheet that asks about a habit of a player. It shows the question, the keys
// for the answers, and, if known, the result that each answer leads to. Without a question it shows the last
// answers. Hidden if there is neither a question nor an answer.
#pragma once

#include <QLabel>

#include "app/desk/rounds/rulings.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/scoresheet/habit_question.hpp"
#include "app/window/scoresheet/habit_stakes.hpp"
#include "app/window/text/qt_text.hpp"

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

inline HabitLine::HabitLine(const Translator& translator, QWidget* parent)
    : QLabel(parent), m_translator(translator), m_stakes(translator) {
  setWordWrap(true);
  setTextFormat(Qt::PlainText);
  connect(&m_stakes, &HabitStakes::done, this, &HabitLine::tell);
}

inline void HabitLine::ask(const std::optional<desk::SheetView>& view, const contest::EventSetup& setup) {
  m_question.clear();
  m_stakes.setSetup(setup);
  if (view) {
    const board::Frame frame = setup.set.notationFrame(setup.ruleset);
    m_question.look(view->stored.sheet, view->report, frame, desk::rulingsOf(view->stored));
    // If the scoresheet has rulings, the line does not show the result that each answer leads to: an answer
    // may make rulings invalid, so the result cannot be predicted.
    const bool isKnown = m_question.isAsked() && view->stored.rulings.empty();
    isKnown ? m_stakes.ask(view->stored.sheet, m_question.asked()) : m_stakes.clear();
  }
  tell();
}

inline void HabitLine::tell() {
  const QString stakes = m_question.isAsked() ? m_stakes.text() : QString();
  setText(m_question.text(m_translator) + (stakes.isEmpty() ? QString() : u'\n' + stakes));
  setVisible(!text().isEmpty());
}

}  // namespace damath::window
