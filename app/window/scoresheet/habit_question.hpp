// SPDX-License-Identifier: GPL-3.0-or-later
// The question about the first habit of a sheet without an answer, the results that a yes or a no would give,
// and the habits that are still open when the sheet is accepted. Each habit is asked about once per sheet: no
// more after the sheet's tag has the answer, or after the user dismissed the question.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <array>
#include <optional>
#include <vector>

#include "app/window/scoresheet/live_audit.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"
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
  // Returns "Read RED's squares from RED's side? Yes". Precondition: subject(decision) is not empty.
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

// The stakes of a habit question: the sheet's result with the answer yes, and with the answer no. Two audits
// run in another thread, one after the other.
class HabitStakes : public QObject {
  Q_OBJECT

 public:
  // The translator must outlive this object.
  explicit HabitStakes(const Translator& translator, QObject* parent = nullptr);

  // Sets the event whose ruleset and chip set apply. A change clears the current question.
  void setSetup(const contest::EventSetup& setup);
  // Audits the sheet with each answer, then emits `done`. A repeated question about the same sheet is not
  // computed again. Precondition: setSetup was called; `habits` is one habit, or the same habit in both
  // columns.
  void ask(const sheet::Sheet& sheet, const std::vector<sheet::HabitOfColumn>& habits);
  // Removes the question.
  void clear();
  // Returns "If yes: 1–0 (46 : 12). If no: 0–1 (12 : 46)."; empty until both results are known.
  [[nodiscard]] QString text() const;

 Q_SIGNALS:
  void done();

 private:
  void take();
  [[nodiscard]] QString textOf(std::size_t answer) const;

  const Translator& m_translator;
  LiveAudit m_audit;
  std::optional<contest::EventSetup> m_setup;
  std::array<sheet::Sheet, 2> m_sheets;  // with the answer yes, with the answer no
  // The results that are still possible with each answer. Empty if the game cannot be followed to its end.
  std::array<std::vector<contest::GameResult>, 2> m_results;
  std::optional<std::size_t> m_known;  // number of known results (0–2); nullopt if there is no question
};

}  // namespace damath::window
