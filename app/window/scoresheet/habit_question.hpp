// SPDX-License-Identifier: GPL-3.0-or-later
// The question about the first habit of a sheet without an answer. Each habit is asked about once per sheet:
// no more after the sheet's tag has the answer, or after the user dismissed the question.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "app/window/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "core/sheet/settle/ruling.hpp"

namespace damath::window {

// Returns the habit that was last given this answer, for one column or for both; empty if there is none. A
// question about one ambiguous turn (isTurnInQuestion) is not a habit of columns.
[[nodiscard]] std::vector<sheet::HabitOfColumn> lastAnswered(const sheet::Sheet& sheet,
                                                             sheet::HabitDecision decision);

class HabitQuestion {
 public:
  // Looks for the first open habit in the findings of the sheet. A habit that a ruling keeps as written is
  // not asked about. `frame` is the frame that the ruleset requires.
  void look(const sheet::Sheet& sheet, const sheet::AuditReport& report, board::Frame frame,
            const std::vector<sheet::Ruling>& rulings = {});
  // Removes the current question until the next look.
  void clear();
  // Does not ask about these habits again, until `restore` or `forget`.
  void dismiss(const std::vector<sheet::HabitOfColumn>& habits);
  void restore(const std::vector<sheet::HabitOfColumn>& habits);
  // Allows all dismissed habits to be asked about again.
  void restore() { m_dismissed.clear(); }
  // Call when another sheet is opened: removes the question and all dismissals.
  void forget();

  [[nodiscard]] bool isAsked() const { return !m_asked.empty(); }
  // The habit of the question, for one column or for both; empty if there is no question.
  [[nodiscard]] const std::vector<sheet::HabitOfColumn>& asked() const { return m_asked; }
  // The habit that gets this answer: the habit of the question, otherwise the habit that was last given the
  // opposite answer. Empty if this answer is not possible.
  [[nodiscard]] const std::vector<sheet::HabitOfColumn>& subject(sheet::HabitDecision decision) const;
  // Returns the sheet's answers together with this answer.
  [[nodiscard]] sheet::HabitAnswers answered(const sheet::Sheet& sheet, sheet::HabitDecision decision) const;
  // Returns "Read RED's squares from RED's side? F9 yes, Shift+F9 no". Without a question: the last answer
  // and the key that changes it; empty without an answer.
  [[nodiscard]] QString text(const Translator& translator) const;
  // Returns "Read RED's squares from RED's side? Yes". Precondition: subject(decision)
  // is not empty.
  [[nodiscard]] QString answerText(sheet::HabitDecision decision, const Translator& translator) const;

 private:
  board::Frame m_frame = board::Frame::Absolute;
  std::vector<sheet::HabitOfColumn> m_asked;
  std::vector<sheet::HabitOfColumn> m_declined;  // last answered with no; empty while something is asked
  std::vector<sheet::HabitOfColumn> m_accepted;  // last answered with yes; empty while something is asked
  std::optional<int> m_line;                     // line of the first cell that shows the habit
  std::vector<sheet::HabitOfColumn> m_dismissed;
};

// A habit without an answer, of one column or of both, and the line of the first cell that shows the habit.
struct OpenHabit {
  std::vector<sheet::HabitOfColumn> habits;
  std::optional<int> line;
};
// Returns the open habits of the sheet. A habit that a ruling keeps as written is not open.
[[nodiscard]] std::vector<OpenHabit> openHabits(const sheet::Sheet& sheet, const sheet::AuditReport& report,
                                                const std::vector<sheet::Ruling>& rulings);

// The open habits of a sheet at its acceptance. The accepted result is the result with the answer yes.
struct AcceptedHabits {
  QString note;    // tells the user about this answer; empty if no habit is open
  QString reason;  // the answers for the journal: "Read RED's squares from RED's side? Yes"
};
[[nodiscard]] AcceptedHabits acceptedHabits(const std::vector<OpenHabit>& open, board::Frame frame,
                                            const Translator& translator);

// Returns the proposed reason for accepting the sheet: the answers about the open habits, otherwise the
// sentence of the only mistake. Empty if no habit is open and the sheet does not have exactly one mistake.
[[nodiscard]] QString proposedReason(const AcceptedHabits& habits, const QStringList& mistakes);

}  // namespace damath::window
