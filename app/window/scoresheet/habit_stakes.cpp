// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/habit_stakes.hpp"

#include <QStringList>
#include <utility>

#include "app/desk/rounds/sheet_outcome.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"

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
  const sheet::Sheet& sheet = m_audit.last().sheet;
  const sheet::AuditReport& report = m_audit.last().report;
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
  return yes == no ? filledIn(m_translator(Phrase::HabitStakesAlike), yes)
                   : filledIn(m_translator(Phrase::HabitStakes), yes, no);
}

}  // namespace damath::window
