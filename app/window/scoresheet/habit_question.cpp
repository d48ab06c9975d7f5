// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/habit_question.hpp"

#include <algorithm>
#include <iterator>

#include "app/window/scoresheet/open_habits.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/habit_questions.hpp"

namespace damath::window {

namespace {

// Returns the habit that the user last gave this answer about, in one column or in both; empty if there is
// none. Answers about the reading of a single turn (isTurnInQuestion) do not count.
std::vector<sheet::HabitOfColumn> lastAnswered(const sheet::Sheet& sheet, sheet::HabitDecision decision) {
  std::vector<sheet::HabitOfColumn> last;
  for (const auto& [habit, given] : sheet::HabitAnswers::of(sheet).all()) {
    if (given != decision || sheet::isTurnInQuestion(habit)) continue;
    if (!last.empty() && last.front().what != habit.what) last.clear();
    last.push_back(habit);
  }
  return last;
}

}  // namespace

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
  m_declined = lastAnswered(sheet, sheet::HabitDecision::Declined);
  m_accepted = lastAnswered(sheet, sheet::HabitDecision::Accepted);
}

void HabitQuestion::clear() {
  m_asked.clear();
  m_declined.clear();
  m_accepted.clear();
}

const std::vector<sheet::HabitOfColumn>& HabitQuestion::subject(sheet::HabitDecision decision) const {
  if (isAsked()) return m_asked;
  return decision == sheet::HabitDecision::Accepted ? m_declined : m_accepted;
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
  for (const sheet::HabitOfColumn& habit : subject(decision)) answers.answer(habit, decision);
  return answers;
}

QString HabitQuestion::text(const Translator& translator) const {
  const words::Language language = translator.language();
  if (!isAsked()) {
    QStringList answers;
    const auto tell = [&](words::Phrase answer, const std::vector<sheet::HabitOfColumn>& habits) {
      if (!habits.empty())
        answers << translator(answer).arg(toQt(words::habitQuestion(habits, language, m_frame)));
    };
    tell(words::Phrase::HabitDeclined, m_declined);
    tell(words::Phrase::HabitAccepted, m_accepted);
    return answers.join(u'\n');
  }
  return translator(words::Phrase::HabitKeys)
      .arg(toQt(words::habitQuestion(m_asked, language, m_frame, m_line)));
}

QString HabitQuestion::answerText(sheet::HabitDecision decision, const Translator& translator) const {
  return toQt(words::habitAnswer(subject(decision), decision, translator.language(), m_frame));
}

}  // namespace damath::window
