// SPDX-License-Identifier: GPL-3.0-or-later
// The question about the first habit of a sheet that the reviewer has not answered yet. Each habit is asked
// about once for a sheet: no more once the sheet's tag has the answer or the person did not want the
// question.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "app/models/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "core/sheet/settle/ruling.hpp"

namespace damath::models {

// A habit of one column or of both, and its answer.
struct AnsweredHabit {
  std::vector<sheet::HabitOfColumn> habits;  // empty if nothing was answered
  sheet::HabitDecision decision = sheet::HabitDecision::Accepted;
};
// Returns the habit of columns that was answered last. Games between which a turn decides are no habit of
// columns.
[[nodiscard]] AnsweredHabit lastAnswered(const sheet::Sheet& sheet);

class HabitQuestion {
 public:
  // Seeks the habit in what was found on the sheet. A habit that a ruling keeps as written is not asked
  // about. `frame` is the one that the ruleset asks for.
  void look(const sheet::Sheet& sheet, const sheet::AuditReport& report, board::Frame frame,
            const std::vector<sheet::Ruling>& rulings = {});
  // Asks nothing until the next look.
  void clear() {
    m_asked.clear();
    m_answered = {};
  }
  // Does not ask about these habits, until `restore` or `forget`.
  void dismiss(const std::vector<sheet::HabitOfColumn>& habits);
  void restore(const std::vector<sheet::HabitOfColumn>& habits);
  // Asks again about each habit that was dismissed.
  void restore() { m_dismissed.clear(); }
  // Another sheet is open: everything may be asked.
  void forget();

  [[nodiscard]] bool isAsked() const { return !m_asked.empty(); }
  // The habit that an answer is about: the habit that is asked about, else the habit that was answered last.
  // Empty if there is neither.
  [[nodiscard]] const std::vector<sheet::HabitOfColumn>& subject() const {
    return isAsked() ? m_asked : m_answered.habits;
  }
  // True if this answer is possible: something is asked, or the last answer was the opposite one.
  [[nodiscard]] bool canAnswer(sheet::HabitDecision decision) const {
    return isAsked() || (!m_answered.habits.empty() && m_answered.decision != decision);
  }
  // The sheet's answers with this one.
  [[nodiscard]] sheet::HabitAnswers answered(const sheet::Sheet& sheet, sheet::HabitDecision decision) const;
  // "Read RED's squares from RED's side? F9 yes, Shift+F9 no"; where nothing is asked, the last answer and
  // the key that changes it; empty where nothing was answered either.
  [[nodiscard]] QString text(const Translator& translator) const;
  // "Read RED's squares from RED's side? Yes". Precondition: subject() is not empty.
  [[nodiscard]] QString answerText(sheet::HabitDecision decision, const Translator& translator) const;

 private:
  board::Frame m_frame = board::Frame::Absolute;
  std::vector<sheet::HabitOfColumn> m_asked;
  AnsweredHabit m_answered;   // empty while something is asked
  std::optional<int> m_line;  // of the first cell that shows the habit
  std::vector<sheet::HabitOfColumn> m_dismissed;
};

// A habit that nobody has answered, of one column or of both, and the line of the first cell that shows it.
struct OpenHabit {
  std::vector<sheet::HabitOfColumn> habits;
  std::optional<int> line;
};
// Returns the open habits of the sheet. A habit that a ruling keeps as written is none of them.
[[nodiscard]] std::vector<OpenHabit> openHabits(const sheet::Sheet& sheet, const sheet::AuditReport& report,
                                                const std::vector<sheet::Ruling>& rulings);

// The open habits of a sheet that is accepted: its result is the one that the answer yes gives.
struct AcceptedHabits {
  QString note;    // says so to the person; empty if no habit is open
  QString reason;  // the answers for the journal: "Read RED's squares from RED's side? Yes"
};
[[nodiscard]] AcceptedHabits acceptedHabits(const std::vector<OpenHabit>& open, board::Frame frame,
                                            const Translator& translator);

// Returns the reason that is proposed for accepting the sheet: the answers about the habits, else the
// sentence of the only mistake. Empty if the sheet has no open habit and not exactly one mistake.
[[nodiscard]] QString proposedReason(const AcceptedHabits& habits, const QStringList& mistakes);

}  // namespace damath::models
