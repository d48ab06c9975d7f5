// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the clauses that a text names, such as "K5", and makes each a link into the rulebook.
#pragma once

#include <QEvent>
#include <QString>

class QLabel;
class QMessageBox;
class QWidget;

namespace damath::window {

// Returns the text as rich text for a label. Each clause that the text names becomes a link, whose address is
// the clause's id. The rest of the text does not change.
[[nodiscard]] QString withClauseLinks(const QString& plain);
// Returns the id of the first clause in the text; empty if the text names no clause.
[[nodiscard]] QString firstClauseIn(const QString& plain);

// A Qt event: the user asks for a clause of the rulebook. askClause() sends the event to a widget and then to
// its parents, until one of them accepts the event.
class ClauseAsked : public QEvent {
 public:
  explicit ClauseAsked(QString id) : QEvent(kind()), m_id(std::move(id)) { ignore(); }
  [[nodiscard]] static QEvent::Type kind();
  [[nodiscard]] const QString& id() const { return m_id; }

 private:
  QString m_id;
};

void askClause(QWidget& where, const QString& id);
// Shows the text in the label, with each clause as a link. A text that names no clause stays plain text.
void showClauses(QLabel& label, const QString& plain);
// Shows the text in a message box, with each clause as a link.
void showClauses(QMessageBox& box, const QString& plain);

}  // namespace damath::window
