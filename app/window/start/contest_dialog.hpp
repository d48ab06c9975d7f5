// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that makes a new contest in two steps. The first step asks for name, level, venue, date, mode and
// file. The second asks for the events, from the school ladder or from an earlier contest, and for ruleset,
// paper and language. Return continues and finally makes the contest; Escape goes back.
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

  // Returns a path that does not exist yet, in an existing folder, named after the contest.
  [[nodiscard]] static QString proposedPath(const QString& contest = {});

  // Offers the events of that contest file in place of the present ones.
  void takeOver(const QString& path);
  void reject() override;
  // Sets a function that is called before the contest is made. The function returns false if unsaved input
  // must stay.
  void askToLeave(std::function<bool()> leave) { m_leave = std::move(leave); }
  // The reason why the new contest has no events; empty if there is no error. Valid after the contest is
  // made.
  [[nodiscard]] const QString& eventsRefused() const { return m_eventsRefused; }

 Q_SIGNALS:
  // Emitted with the program language that was chosen in the second step.
  void languageChosen(int language);

 private:
  bool submit() override;
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
  std::function<bool()> m_leave;
  QString m_eventsRefused;
  QLineEdit* m_name;
  QComboBox* m_level;
  QLineEdit* m_venue;
  DayField* m_date;
  QComboBox* m_mode;
  QLineEdit* m_path;
  QWidget* m_eventBody = nullptr;  // the second step; null until it is reached
  EventChoices* m_events = nullptr;
  QPushButton* m_earlier = nullptr;
  QComboBox* m_ruleset = nullptr;  // ruleset of all events
  QComboBox* m_paper = nullptr;
  QComboBox* m_language = nullptr;
  QString m_proposedName;
  QString m_proposed;  // the proposed path; replaced until the user changes it
};

}  // namespace damath::window
