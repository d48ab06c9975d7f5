// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of the contest: tells which step is available, gives its name, and performs it.
#pragma once

#include <QObject>
#include <optional>

#include "app/desk/keeping/history_desk.hpp"
#include "app/window/commands/commands.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

class History : public QObject {
  Q_OBJECT

 public:
  History(Session& session, const Translator& translator, QObject* parent);

  // Updates the available steps. Call this after another contest was opened, and after the contest has
  // changed.
  void refresh();
  // True if the command `step` (Undo or Redo) is available. In a shared contest, the program does not ask the
  // desk in advance if Undo is possible. Undo may then fail, and the desk gives the reason.
  [[nodiscard]] bool has(Command step) const;
  // Returns the reason why Undo or Redo (the command `step`) is not available now.
  [[nodiscard]] desk::DeskError whyNot(Command step) const;
  // True if Undo would undo the newest action of the journal. Undo skips an action that cannot be undone,
  // such as an approval, and undoes an earlier action.
  [[nodiscard]] bool canNewestGo() const;
  // Returns a sentence about the action that Undo would undo; empty if there is none.
  [[nodiscard]] QString undone() const;
  // Performs Undo or Redo. If the action to undo is not the user's own, or if a later change cannot be
  // undone, Undo first asks the user in a dialog over `parent`.
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
  // The reason why Undo is impossible although there are earlier actions; nullopt in all other cases.
  std::optional<desk::DeskError> m_refused;
  // the desk's answer about the next Undo; nullopt if the desk was not asked, or if it refused
  mutable std::optional<desk::UndoOffer> m_offer;
};

}  // namespace damath::window
