// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/sheet/habit_question.hpp"

#include <algorithm>
#include <iterator>

#include "app/models/text/qt_text.hpp"
#include "app/words/texts/habit_questions.hpp"
#include "core/sheet/settle/counted.hpp"

namespace damath::models {

void HabitQuestion::look(const sheet::Sheet& sheet, const sheet::AuditReport& report, board::Frame frame,
                         const std::vector<sheet::Ruling>& rulings) {
  clear();
  m_frame = frame;
  for (const auto& [habits, line] : openHabits(sheet, report, rulings)) {
    m_line = line;
    std::ranges::copy_if(habits, std::back_inserter(m_asked), [this](const sheet::HabitOfColumn& habit) {
      return std::ranges::find(m_dismissed, habit) == m_dismissed.end();
    });
    if (isAsked()) return;
  }
  m_answered = lastAnswered(sheet);
}

void HabitQuestion::dismiss(const std::vector<sheet::HabitOfColumn>& habits) {
  m_dismissed.insert(m_dismissed.end(), habits.begin(), habits.end());
}

void HabitQuestion::restore(const std::vector<sheet::HabitOfColumn>& habits) {
  std::erase_if(m_dismissed, [&habits](const sheet::HabitOfColumn& habit) {
    return std::ranges::find(habits, habit) != habits.end();
  });
}

void HabitQuestion::forget() {
  m_dismissed.clear();
  clear();
}

sheet::HabitAnswers HabitQuestion::answered(const sheet::Sheet& sheet, sheet::HabitDecision decision) const {
  auto answers = sheet::HabitAnswers::of(sheet);
  for (const sheet::HabitOfColumn& habit : subject()) answers.answer(habit, decision);
  return answers;
}

QString HabitQuestion::text(const Translator& translator) const {
  if (!isAsked() && subject().empty()) return {};
  if (!isAsked()) {
    const bool isNo = m_answered.decision == sheet::HabitDecision::Declined;
    return translator(isNo ? words::Phrase::HabitDeclined : words::Phrase::HabitAccepted)
        .arg(toQt(words::habitQuestion(subject(), translator.language(), m_frame)));
  }
  return translator(words::Phrase::HabitKeys)
      .arg(toQt(words::habitQuestion(m_asked, translator.language(), m_frame, m_line)));
}

QString HabitQuestion::answerText(sheet::HabitDecision decision, const Translator& translator) const {
  return toQt(words::habitAnswer(subject(), decision, translator.language(), m_frame));
}

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

AnsweredHabit lastAnswered(const sheet::Sheet& sheet) {
  AnsweredHabit last;
  for (const auto& [habit, decision] : sheet::HabitAnswers::of(sheet).all()) {
    if (sheet::isTurnInQuestion(habit)) continue;
    const bool isSame =
        !last.habits.empty() && last.habits.front().what == habit.what && last.decision == decision;
    if (!isSame) last.habits.clear();
    last.habits.push_back(habit);
    last.decision = decision;
  }
  return last;
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

}  // namespace damath::models
