// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/parts/clause_links.hpp"

#include <QCoreApplication>
#include <QLabel>

#include "app/models/rulebook.hpp"

namespace damath::views {

QEvent::Type ClauseAsked::kind() {
  static const int registered = QEvent::registerEventType();
  return static_cast<QEvent::Type>(registered);
}

void askClause(QWidget& where, const QString& id) {
  ClauseAsked asked(id);
  for (QObject* each = &where; each != nullptr && !asked.isAccepted(); each = each->parent()) {
    QCoreApplication::sendEvent(each, &asked);
  }
}

void showClauses(QLabel& label, const QString& plain) {
  constexpr const char* kIsLinked = "leadsToClauses";
  if (models::firstClauseIn(plain).isEmpty()) {
    label.setTextFormat(Qt::PlainText);
    return label.setText(plain);
  }
  if (!label.property(kIsLinked).toBool()) {
    label.setProperty(kIsLinked, true);
    QObject::connect(&label, &QLabel::linkActivated, &label,
                     [&label](const QString& id) { askClause(label, id); });
  }
  label.setTextFormat(Qt::RichText);
  label.setText(models::withClauseLinks(plain).replace(u'\n', QStringLiteral("<br>")));
}

}  // namespace damath::views
