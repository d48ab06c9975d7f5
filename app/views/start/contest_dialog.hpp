// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a new contest in two steps: its name, level, venue, date and standing, and where its file shall
// stand; then its events, from the school ladder or as a contest before had them, paper and language. Return
// goes on, and at the end makes it; Escape goes back.
#pragma once

#include <functional>

#include "app/views/dialogs/form_dialog.hpp"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace damath::views {

class EventChoices;

class ContestDialog : public FormDialog {
  Q_OBJECT

 public:
  ContestDialog(models::Session& session, const models::Translator& translator, QWidget* parent);

  // A path that no file has, in a folder that is there; named like the contest.
  [[nodiscard]] static QString proposedPath(const QString& contest = {});

  // Offers the events of the contest in that file, in place of those before.
  void takeOver(const QString& path);
  void reject() override;
  // Asked before the contest is made: whether the one that is open may be left.
  void askToLeave(std::function<bool()> leave) { m_leave = std::move(leave); }
  // Once the contest is made: why it has no events; empty where it has them.
  [[nodiscard]] const QString& eventsRefused() const { return m_eventsRefused; }

 Q_SIGNALS:
  // Of the program, chosen with the contest.
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
  QLineEdit* m_date;
  QComboBox* m_mode;
  QLineEdit* m_path;
  QWidget* m_eventBody = nullptr;  // of the second step, once it is reached
  EventChoices* m_events = nullptr;
  QPushButton* m_earlier = nullptr;
  QComboBox* m_ruleset = nullptr;  // of every event
  QComboBox* m_paper = nullptr;
  QComboBox* m_language = nullptr;
  QString m_proposedName;
  QString m_proposed;  // followed by the field until somebody writes another
};

}  // namespace damath::views
