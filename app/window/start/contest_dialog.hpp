// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that makes a new contest in two steps. The first step asks for name, level, venue, date, mode and
// file. The second asks for the events (from the school ladder or an earlier contest), the ruleset, the paper
// and the language. Return goes on and makes the contest at the end. In the second step, Escape and Back go
// back to the first step.
#pragma once

#include <functional>

#include "app/window/dialogs/form_dialog.hpp"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace damath::window {

class DayField;
class EventChoices;

class ContestDialog : public FormDialog {
  Q_OBJECT

 public:
  ContestDialog(Session& session, const Translator& translator, QWidget* parent);

  // Returns a path for a new contest file, named after the contest. Its folder exists, but no file has this
  // path yet.
  [[nodiscard]] static QString proposedPath(const QString& contest = {});

  // Replaces the offered events with the events of this contest file.
  void takeOver(const QString& path);
  void reject() override;
  // Sets a function that is called before the contest is made. If it returns false, because the user wants to
  // keep unsaved entries, no contest is made.
  void askToLeave(std::function<bool()> leave) { m_leave = std::move(leave); }
  // Returns the reason why the events were refused and the new contest has none; empty if there was no error.
  // Valid after the contest was made.
  [[nodiscard]] const QString& eventsRefused() const { return m_eventsRefused; }

 Q_SIGNALS:
  // Emitted after the contest was made, with the program language that the user chose in the second step.
  void languageChosen(int language);

 private:
  bool submit() override;
  // Closes the dialog in both steps. Escape instead goes from the second step to the first.
  void leave() override { FormDialog::reject(); }
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const override;

  enum class Step { Contest, Events };
  void goTo(Step step);
  void makeEvents();
  void orderStep();
  void chooseEarlier();
  [[nodiscard]] bool create();
  void proposeName();
  void proposePath(const QString& name);

  Step m_step = Step::Contest;
  QPushButton* m_back;
  std::function<bool()> m_leave;
  QString m_eventsRefused;
  QLineEdit* m_name;
  QComboBox* m_level;
  QLineEdit* m_venue;
  DayField* m_date;
  QComboBox* m_mode;
  QLineEdit* m_path;
  QWidget* m_eventBody = nullptr;  // the widget of the second step; null before it is reached
  EventChoices* m_events = nullptr;
  QPushButton* m_earlier = nullptr;
  bool m_isOfLadder = true;        // false if the offered events are those of an earlier contest
  QComboBox* m_ruleset = nullptr;  // the ruleset of all events
  QComboBox* m_paper = nullptr;
  QComboBox* m_language = nullptr;
  QString m_proposedName;
  QString m_proposed;  // the path proposed last; the user's own path replaces it
};

}  // namespace damath::window
