// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of the contest: whether there is a step, what it is, and the step itself.
#pragma once

#include <QObject>
#include <optional>

#include "app/desk/keeping/history_desk.hpp"
#include "app/models/contest/session.hpp"
#include "app/views/pages/command.hpp"

namespace damath::views {

class History : public QObject {
  Q_OBJECT

 public:
  History(models::Session& session, const models::Translator& translator, QObject* parent);

  // The contest is another, or has changed.
  void refresh();
  // Of Undo and Redo. In a hall Undo is offered untried: when it is asked for the desk says why not.
  [[nodiscard]] bool has(Command step) const;
  // Why there is none.
  [[nodiscard]] desk::DeskError whyNot(Command step) const;
  // Whether the newest act is one that undo takes back: it passes by what stays, as a signature does, and
  // would take back another.
  [[nodiscard]] bool canNewestGo() const;
  // What undo would take back, in words; empty where nothing.
  [[nodiscard]] QString undone() const;
  // Asks over `parent` where the act is not one's own.
  void step(Command step, QWidget* parent);

 Q_SIGNALS:
  void takenBack(const QString& message);
  void doneAgain(const QString& message);

 private:
  [[nodiscard]] std::optional<db::JournalRow> newest() const;
  // Whether the newest act was made in this window and can go.
  [[nodiscard]] bool isOwnNewest() const;

  models::Session& m_session;
  const models::Translator& m_translator;
  db::HistorySteps m_steps;
  std::optional<desk::DeskError> m_refused;        // of Undo, where acts stand that cannot be taken back
  mutable std::optional<desk::UndoOffer> m_offer;  // what Undo would do, once it was asked
};

}  // namespace damath::views
