// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/sheet/habit_question.hpp"

#include <algorithm>

#include "app/models/text/qt_text.hpp"
#include "app/words/texts/habit_questions.hpp"
#include "core/sheet/settle/counted.hpp"

namespace damath::models {

void HabitQuestion::look(const sheet::Sheet& sheet, const sheet::AuditReport& report, board::Frame frame,
                         const std::vector<sheet::Ruling>& rulings) {
  m_asked.clear();
  m_frame = frame;
  const auto answers = sheet::HabitAnswers::of(sheet);
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const sheet::Finding& finding = report.findings[i];
    if (finding.causedBy || sheet::isKept(report.findings, i, rulings)) continue;
    for (const sheet::HabitOfColumn& habit : sheet::habitsIn(finding)) {
      const bool isDismissed = std::ranges::find(m_dismissed, habit) != m_dismissed.end();
      if (!isDismissed && !answers.on(habit)) m_asked.push_back(habit);
    }
    if (isAsked()) return;
  }
}

void HabitQuestion::dismiss() {
  m_dismissed.insert(m_dismissed.end(), m_asked.begin(), m_asked.end());
  m_asked.clear();
}

void HabitQuestion::forget() {
  m_dismissed.clear();
  m_asked.clear();
}

sheet::HabitAnswers HabitQuestion::answered(const sheet::Sheet& sheet, sheet::HabitDecision decision) const {
  auto answers = sheet::HabitAnswers::of(sheet);
  for (const sheet::HabitOfColumn& habit : m_asked) answers.answer(habit, decision);
  return answers;
}

QString HabitQuestion::text(const Translator& translator) const {
  if (!isAsked()) return {};
  return translator(words::Phrase::HabitKeys)
      .arg(toQt(words::habitQuestion(m_asked, translator.language(), m_frame)));
}

QString HabitQuestion::answerText(sheet::HabitDecision decision, const Translator& translator) const {
  return toQt(words::habitAnswer(m_asked, decision, translator.language(), m_frame));
}

}  // namespace damath::models
