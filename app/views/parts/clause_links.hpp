// SPDX-License-Identifier: GPL-3.0-or-later
// A clause leads into the rulebook wherever it is named.
#pragma once

#include <QEvent>
#include <QString>

class QLabel;
class QMessageBox;
class QWidget;

namespace damath::views {

// Somebody asked for a clause. It goes from the widget where it stands to its parents, until one takes it.
class ClauseAsked : public QEvent {
 public:
  explicit ClauseAsked(QString id) : QEvent(kind()), m_id(std::move(id)) { ignore(); }
  [[nodiscard]] static QEvent::Type kind();
  [[nodiscard]] const QString& id() const { return m_id; }

 private:
  QString m_id;
};

void askClause(QWidget& where, const QString& id);
// The text with each clause as a link; one without any stays plain.
void showClauses(QLabel& label, const QString& plain);
// The same for what a box tells.
void showClauses(QMessageBox& box, const QString& plain);

}  // namespace damath::views
