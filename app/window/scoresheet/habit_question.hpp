// SPDX-License-Identifier: GPL-3.0-or-later
// The question about a habit of a writer, as long as the habit has no answer. The program asks about each
// habit once: not again after an answer is stored in the scoresheet's tag, nor after the user dismissed the
// question.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "app/window/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "core/sheet/settle/ruling.hpp"

namespace damath::window {

class HabitQuestion {
 public:
  // Looks for the first habit without an answer in the findings of the scoresheet. Does not ask about a habit
  // that a ruling keeps as written. `frame` is the frame of coordinates that the ruleset requires.
  void look(const sheet::Sheet& sheet, const sheet::AuditReport& report, board::Frame frame,
            const std::vector<sheet::Ruling>& rulings = {});
  // Removes the question until the next call of look().
  void clear();
  // Does not ask about these habits again until `restore` or `forget` is called.
  void dismiss(const std::vector<sheet::HabitOfColumn>& habits);
  void restore(const std::vector<sheet::HabitOfColumn>& habits);
  // Allows questions about all dismissed habits again.
  void restore() { m_dismissed.clear(); }
  // Removes the question and forgets which habits were dismissed. Call this function when another scoresheet
  // is opened.
  void forget();

  [[nodiscard]] bool isAsked() const { return !m_asked.empty(); }
  // The habit that the question is about, in one column or both; empty if there is no question.
  [[nodiscard]] const std::vector<sheet::HabitOfColumn>& asked() const { return m_asked; }
  // Returns the habit that the user can give the answer `decision` about: the habit of the question, or else
  // the habit that last got the opposite answer. Empty if there is none.
  [[nodiscard]] const std::vector<sheet::HabitOfColumn>& subject(sheet::HabitDecision decision) const;
  // Returns the answers stored in the scoresheet, with the answer `decision` about the habit of subject()
  // added.
  [[nodiscard]] sheet::HabitAnswers answered(const sheet::Sheet& sheet, sheet::HabitDecision decision) const;
  // Returns the question with its keys, for example "Read RED's squares from RED's side? F9 yes, Shift+F9
  // no". If there is no question, returns the last answer no and the last answer yes, each with the key that
  // changes it; empty if there is no answer.
  [[nodiscard]] QString text(const Translator& translator) const;
  // Returns the question followed by the answer `decision`, for example "Read RED's squares from RED's side?
  // Yes". Precondition: subject(decision) is not empty.
  [[nodiscard]] QString answerText(sheet::HabitDecision decision, const Translator& translator) const;

 private:
  board::Frame m_frame = board::Frame::Absolute;
  std::vector<sheet::HabitOfColumn> m_asked;
  // m_declined is the habit about which the user last answered no. m_accepted is the habit about which the
  // user last answered yes. Both lists are empty while a question is open.
  std::vector<sheet::HabitOfColumn> m_declined;
  std::vector<sheet::HabitOfColumn> m_accepted;
  std::optional<int> m_line;  // line of the first cell that shows the habit asked about
  std::vector<sheet::HabitOfColumn> m_dismissed;
};

}  // namespace damath::window
