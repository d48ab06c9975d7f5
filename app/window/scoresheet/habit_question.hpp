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

// Returns the habit that the user last gave this answer about, in one column or in both; empty if there is
// none. Answers about the reading of a single turn (isTurnInQuestion) do not count.
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
  // Returns the habit that the user can give the answer `decision` about: the habit of the question, or else
  // the habit that last got the opposite answer. Empty if there is none.
  [[nodiscard]] const std::vector<sheet::HabitOfColumn>& subject(sheet::HabitDecision decision) const;
  // Returns the answers stored in the scoresheet, with the answer `decision` about the habit of subject()
  // added.
  [[nodiscard]] sheet::HabitAnswers answered(const sheet::Sheet& sheet, sheet::HabitDecision decision) const;
  // Returns the question with its keys, for example "Read RED's squares from RED's side? F9 yes, Shift+F9
  // no". If there is no question, returns the last answer and the key that changes it; empty if there is no
  // answer.
  [[nodiscard]] QString text(const Translator& translator) const;
  // Returns the question followed by the answer `decision`, for example "Read RED's squares from RED's side?
  // Yes". Precondition: subject(decision) is not empty.
  [[nodiscard]] QString answerText(sheet::HabitDecision decision, const Translator& translator) const;

 private:
  board::Frame m_frame = board::Frame::Absolute;
  std::vector<sheet::HabitOfColumn> m_asked;
  // m_declined is the habit that the user last answered no about, m_accepted the one last answered yes about.
  // The two lists are empty while a question is open.
  std::vector<sheet::HabitOfColumn> m_declined;
  std::vector<sheet::HabitOfColumn> m_accepted;
  std::optional<int> m_line;  // line of the first cell that shows the habit asked about
  std::vector<sheet::HabitOfColumn> m_dismissed;
};

// A habit without an answer, in one column or both, and the line of the first cell that shows it.
struct OpenHabit {
  std::vector<sheet::HabitOfColumn> habits;
  std::optional<int> line;
};
// Returns the habits in the scoresheet that the user has not answered about. Leaves out habits that a ruling
// keeps as written.
[[nodiscard]] std::vector<OpenHabit> openHabits(const sheet::Sheet& sheet, const sheet::AuditReport& report,
                                                const std::vector<sheet::Ruling>& rulings);

// Texts about the habits that have no answer when the user accepts the scoresheet. Accepting answers yes
// about all of them.
struct AcceptedHabits {
  QString note;    // tells the user that accepting answers yes about these habits; empty if there are none
  QString reason;  // for the journal: "Read RED's squares from RED's side? Yes"
};
[[nodiscard]] AcceptedHabits acceptedHabits(const std::vector<OpenHabit>& open, board::Frame frame,
                                            const Translator& translator);

// Returns the reason that the dialog proposes for accepting a scoresheet: the answers about the habits that
// had no answer before. Without such habits, returns the sentence about the mistake if there is exactly one;
// otherwise an empty text.
[[nodiscard]] QString proposedReason(const AcceptedHabits& habits, const QStringList& mistakes);

// Computes the result of the scoresheet with the answer yes and with the answer no to a question about a
// habit. For this, two audits run in another thread, one after the other.
class HabitStakes : public QObject {
  Q_OBJECT

 public:
  // Precondition: the translator outlives this object.
  explicit HabitStakes(const Translator& translator, QObject* parent = nullptr);

  // Sets the event, whose ruleset and chip set the audits use. If ruleset or chip set change, removes the
  // question.
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
  // For the answers yes and no: the results that the scoresheet can have. Empty if the audit cannot follow
  // the game to its end.
  std::array<std::vector<contest::GameResult>, 2> m_results;
  std::optional<std::size_t> m_known;  // number of known results (0–2); nullopt if nothing is asked
};

}  // namespace damath::window
