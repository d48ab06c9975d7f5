// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/habit_line.hpp"

#include "app/desk/rounds/rulings.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

HabitLine::HabitLine(const Translator& translator, QWidget* parent)
    : QLabel(parent), m_translator(translator), m_stakes(translator) {
  setWordWrap(true);
  setTextFormat(Qt::PlainText);
  connect(&m_stakes, &HabitStakes::done, this, &HabitLine::tell);
}

void HabitLine::ask(const std::optional<desk::SheetView>& view, const contest::EventSetup& setup) {
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

void HabitLine::tell() {
  const QString stakes = m_question.isAsked() ? m_stakes.text() : QString();
  setText(m_question.text(m_translator) + (stakes.isEmpty() ? QString() : u'\n' + stakes));
  setVisible(!text().isEmpty());
}

}  // namespace damath::window
