// SPDX-License-Identifier: GPL-3.0-or-later
// Makes each named clause a link into the rulebook.
#pragma once

#include <QEvent>
#include <QString>

class QLabel;
class QMessageBox;
class QWidget;

namespace damath::window {

// An event for a clause that the user asked for. The event goes from its widget to the parents until a widget
// accepts it.
class ClauseAsked : public QEvent {
 public:
  explicit ClauseAsked(QString id) : QEvent(kind()), m_id(std::move(id)) { ignore(); }
  [[nodiscard]] static QEvent::Type kind();
  [[nodiscard]] const QString& id() const { return m_id; }

 private:
  QString m_id;
};

void askClause(QWidget& where, const QString& id);
// Shows the text with each clause as a link. A text without a clause stays plain text.
void showClauses(QLabel& label, const QString& plain);
// Does the same for the text of a message box.
void showClauses(QMessageBox& box, const QString& plain);

}  // namespace damath::window
