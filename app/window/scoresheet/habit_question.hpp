// SPDX-License-Identifier: GPL-3.0-or-later
// The question about a habit of a writer that has no answer yet, the result that each answer leads to, and
// the habits still open when the scoresheet is accepted. The program asks about each habit once: not again
// after an answer is stored in the scoresheet's tag, nor after the user dismissed the question.
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

// Returns the habit that last got this answer, for one column or both; empty if none did. A question about
// one ambiguous turn (isTurnInQuestion) is no habit and does not count.
[[nodiscard]] std::vector<sheet::HabitOfColumn> lastAnswered(const sheet::Sheet& sheet,
                                                             sheet::HabitDecision decision);

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
  // Returns the habit that `decision` would answer: that of the question, or else the habit that last got the
  // opposite answer. Empty if this answer is not possible.
  [[nodiscard]] const std::vector<sheet::HabitOfColumn>& subject(sheet::HabitDecision decision) const;
  // Returns the answers stored in the scoresheet, together with this answer.
  [[nodiscard]] sheet::HabitAnswers answered(const sheet::Sheet& sheet, sheet::HabitDecision decision) const;
  // Returns the question with its keys, for example "Read RED's squares from RED's side? F9 yes, Shift+F9
  // no". If there is no question, returns the last answer and the key that changes it; empty if there is no
  // answer.
  [[nodiscard]] QString text(const Translator& translator) const;
  // Returns the question with this answer, for example "Read RED's squares from RED's side? Yes".
  // Precondition: subject(decision) is not empty.
  [[nodiscard]] QString answerText(sheet::HabitDecision decision, const Translator& translator) const;

 private:
  board::Frame m_frame = board::Frame::Absolute;
  std::vector<sheet::HabitOfColumn> m_asked;
  std::vector<sheet::HabitOfColumn> m_declined;  // habit last answered no; empty while a question is open
  std::vector<sheet::HabitOfColumn> m_accepted;  // habit last answered yes; empty while a question is open
  std::optional<int> m_line;                     // line of the first cell that shows the habit asked about
  std::vector<sheet::HabitOfColumn> m_dismissed;
};

// A habit without an answer, in one column or both, and the line of the first cell that shows it.
struct OpenHabit {
  std::vector<sheet::HabitOfColumn> habits;
  std::optional<int> line;
};
// Returns the habits in the scoresheet that have no answer. A habit that a ruling keeps as written is not
// open.
[[nodiscard]] std::vector<OpenHabit> openHabits(const sheet::Sheet& sheet, const sheet::AuditReport& report,
                                                const std::vector<sheet::Ruling>& rulings);

// The habits that are open when a scoresheet is accepted. The accepted result is the one that follows if all
// are answered yes.
struct AcceptedHabits {
  QString note;    // tells the user about the answer yes; empty if no habit is open
  QString reason;  // for the journal: "Read RED's squares from RED's side? Yes"
};
[[nodiscard]] AcceptedHabits acceptedHabits(const std::vector<OpenHabit>& open, board::Frame frame,
                                            const Translator& translator);

// Returns the reason that the dialog proposes for accepting the scoresheet. It has the answers about the open
// habits. If no habit is open, it is the sentence about the only mistake, or empty unless there is exactly
// one.
[[nodiscard]] QString proposedReason(const AcceptedHabits& habits, const QStringList& mistakes);

// Computes the result of the scoresheet with the answer yes and with the answer no to a question about a
// habit. For this, two audits run in another thread, one after the other.
class HabitStakes : public QObject {
  Q_OBJECT

 public:
  // Precondition: the translator outlives this object.
  explicit HabitStakes(const Translator& translator, QObject* parent = nullptr);

  // Sets the event whose ruleset and chip set apply. If they change, removes the question.
  void setSetup(const contest::EventSetup& setup);
  // Audits the scoresheet with each answer, then emits `done`. Does not compute the same question about the
  // same scoresheet again. Precondition: setSetup was called, and `habits` is one habit, or the same habit in
  // both columns.
  void ask(const sheet::Sheet& sheet, const std::vector<sheet::HabitOfColumn>& habits);
  // Removes the question and its results.
  void clear();
  // Returns the results in words, for example "If yes: 1–0 (46 : 12). If no: 0–1 (12 : 46)."; empty until
  // both results are known.
  [[nodiscard]] QString text() const;

 Q_SIGNALS:
  void done();

 private:
  void take();
  [[nodiscard]] QString textOf(std::size_t answer) const;

  const Translator& m_translator;
  LiveAudit m_audit;
  std::optional<contest::EventSetup> m_setup;
  std::array<sheet::Sheet, 2> m_sheets;  // the scoresheet with the answer yes, and with the answer no
  // The results that are possible with each answer. Empty if the audit cannot follow the game to its end.
  std::array<std::vector<contest::GameResult>, 2> m_results;
  std::optional<std::size_t> m_known;  // answers with known results (0–2); nullopt if nothing is asked
};

}  // namespace damath::window
