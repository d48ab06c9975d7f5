// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of the contest: the available steps, their names, and their execution.
#pragma once

#include <QObject>
#include <optional>

#include "app/desk/keeping/history_desk.hpp"
#include "app/window/page/command.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

class History : public QObject {
  Q_OBJECT

 public:
  History(Session& session, const Translator& translator, QObject* parent);

  // Call when another contest is open or the contest has changed.
  void refresh();
  // True if Undo or Redo is available. In a shared contest, Undo is not checked in advance; the desk gives
  // the reason when it fails.
  [[nodiscard]] bool has(Command step) const;
  // Returns the reason why a step is not available.
  [[nodiscard]] desk::DeskError whyNot(Command step) const;
  // True if Undo would undo the newest action. Undo skips actions that cannot be undone, for example a
  // signature, and would undo an earlier action.
  [[nodiscard]] bool canNewestGo() const;
  // Returns a sentence about the action that Undo would undo; empty if there is none.
  [[nodiscard]] QString undone() const;
  // Performs the step. Asks over `parent` if the action is not the user's own.
  void step(Command step, QWidget* parent);

 Q_SIGNALS:
  void takenBack(const QString& message);
  void doneAgain(const QString& message);

 private:
  [[nodiscard]] std::optional<db::JournalRow> newest() const;
  // True if the newest action was made in this window and can be undone.
  [[nodiscard]] bool isOwnNewest() const;

  Session& m_session;
  const Translator& m_translator;
  db::HistorySteps m_steps;
  // The reason why Undo is impossible because of actions that cannot be undone.
  std::optional<desk::DeskError> m_refused;
  mutable std::optional<desk::UndoOffer> m_offer;  // the result of the last preview of Undo; nullopt before
};

}  // namespace damath::window
