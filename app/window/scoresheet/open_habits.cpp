// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/open_habits.hpp"

#include <utility>

#include "app/window/text/qt_text.hpp"
#include "app/words/texts/habit_questions.hpp"
#include "core/sheet/settle/mistake_count.hpp"

namespace damath::window {

std::vector<OpenHabit> openHabits(const sheet::Sheet& sheet, const sheet::AuditReport& report,
                                  const std::vector<sheet::Ruling>& rulings) {
  std::vector<OpenHabit> open;
  const auto answers = sheet::HabitAnswers::of(sheet);
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const sheet::Finding& finding = report.findings[i];
    if (finding.causedBy || sheet::isKept(report.findings, i, rulings)) continue;
    std::vector<sheet::HabitOfColumn> habits = sheet::habitsIn(finding);
    std::erase_if(habits, [&answers](const sheet::HabitOfColumn& habit) { return answers.on(habit); });
    if (!habits.empty()) open.push_back({std::move(habits), finding.line});
  }
  return open;
}

AcceptedHabits acceptedHabits(const std::vector<OpenHabit>& open, board::Frame frame,
                              const Translator& translator) {
  if (open.empty()) return {};
  QStringList questions;
  QStringList answers;
  const words::Language language = translator.language();
  for (const auto& [habits, line] : open) {
    questions << toQt(words::habitQuestion(habits, language, frame, line));
    answers << toQt(words::habitAnswer(habits, sheet::HabitDecision::Accepted, language, frame));
  }
  return {translator(words::Phrase::AcceptAnswersYes).arg(questions.join(u' ')),
          answers.join(QStringLiteral("; "))};
}

QString proposedReason(const AcceptedHabits& habits, const QStringList& mistakes) {
  if (!habits.reason.isEmpty()) return habits.reason;
  return mistakes.size() == 1 ? mistakes.front() : QString();
}

}  // namespace damath::window
