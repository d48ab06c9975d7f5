// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/habit_question.hpp"

#include <algorithm>
#include <iterator>

#include "app/desk/rounds/sheet_outcome.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/habit_questions.hpp"
#include "core/sheet/settle/mistake_count.hpp"

namespace damath::window {

using words::Phrase;

namespace {

sheet::Sheet answered(sheet::Sheet sheet, const std::vector<sheet::HabitOfColumn>& habits,
                      sheet::HabitDecision decision) {
  auto answers = sheet::HabitAnswers::of(sheet);
  for (const sheet::HabitOfColumn& habit : habits) answers.answer(habit, decision);
  sheet.setTag(sheet::kHabitsTag, answers.text());
  return sheet;
}

// Returns the result of the scoresheet. If the audit found several possible games, returns the result of
// each. Empty if no result is proven.
std::vector<contest::GameResult> resultsOf(const sheet::AuditedSheet& audited) {
  const sheet::AuditReport& report = audited.report;
  std::vector<contest::GameResult> results;
  for (const sheet::Finding& finding : report.findings) {
    const auto* games = finding.factsAs<std::vector<sheet::PossibleGame>>();
    if (games == nullptr) continue;
    for (const sheet::PossibleGame& game : *games) {
      const auto& [blue, red] = game.grands;
      const rules::Result result = rules::resultOf(audited.ruleset, report.ending, blue, red);
      results.push_back({report.ending, blue, red, result});
    }
  }
  const bool isProven = report.isFollowed() || rules::decidesAlone(audited.ruleset, report.ending);
  if (results.empty() && isProven) results.push_back(desk::resultOf(report, sheet::outcomeOf(audited, {})));
  return results;
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

std::vector<sheet::HabitOfColumn> lastAnswered(const sheet::Sheet& sheet, sheet::HabitDecision decision) {
  std::vector<sheet::HabitOfColumn> last;
  for (const auto& [habit, given] : sheet::HabitAnswers::of(sheet).all()) {
    if (given != decision || sheet::isTurnInQuestion(habit)) continue;
    if (!last.empty() && last.front().what != habit.what) last.clear();
    last.push_back(habit);
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

HabitStakes::HabitStakes(const Translator& translator, QObject* parent)
    : QObject(parent), m_translator(translator), m_audit(translator) {
  connect(&m_audit, &LiveAudit::done, this, &HabitStakes::take);
}

void HabitStakes::setSetup(const contest::EventSetup& setup) {
  if (m_setup && m_setup->ruleset == setup.ruleset && m_setup->set == setup.set) return;
  clear();
  m_setup = setup;
  m_audit.setLaw(setup.ruleset, setup.set);
}

void HabitStakes::ask(const sheet::Sheet& sheet, const std::vector<sheet::HabitOfColumn>& habits) {
  std::array asked{answered(sheet, habits, sheet::HabitDecision::Accepted),
                   answered(sheet, habits, sheet::HabitDecision::Declined)};
  if (m_known && asked == m_sheets) return;
  m_sheets = std::move(asked);
  m_known = 0;
  m_audit.ask(m_sheets.front());
}

void HabitStakes::clear() {
  m_known.reset();
}

void HabitStakes::take() {
  if (!m_known || *m_known >= m_sheets.size()) return;
  const auto& [sheet, report, sentences] = m_audit.last();
  if (sheet != m_sheets.at(*m_known)) return;
  m_results.at(*m_known) = resultsOf({sheet, m_setup->set, m_setup->ruleset, report});
  if (++*m_known < m_sheets.size()) return m_audit.ask(m_sheets.at(*m_known));
  Q_EMIT done();
}

QString HabitStakes::textOf(std::size_t answer) const {
  QStringList results;
  for (const contest::GameResult& result : m_results.at(answer))
    results << wholeResult(*m_setup, result, m_translator.language());
  if (results.isEmpty()) return m_translator(Phrase::StakeUnknown);
  if (results.size() == 1) return results.front();
  return m_translator(Phrase::StakeOpen).arg(results.join(QStringLiteral(", ")));
}

QString HabitStakes::text() const {
  if (m_known != m_sheets.size()) return {};
  const QString yes = textOf(0);
  const QString no = textOf(1);
  return yes == no ? m_translator(Phrase::HabitStakesAlike).arg(yes)
                   : m_translator(Phrase::HabitStakes).arg(yes, no);
}

}  // namespace damath::window
