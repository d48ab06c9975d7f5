// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/clause_links.hpp"

#include <QCoreApplication>
#include <QLabel>
#include <QMessageBox>
#include <QRegularExpression>
#include <algorithm>

#include "app/window/text/rulebook_text.hpp"

namespace damath::window {

namespace {

// Returns the pattern of a clause in a text. It matches "K5", and also "Y2b", which is step (b) of Y2.
const QRegularExpression& clausePattern() {
  static const QRegularExpression kClause(QStringLiteral("\\b([A-Z][0-9]+)([a-h]?)\\b"));
  return kClause;
}

bool isClause(const QString& id) {
  const auto& clauses = rulebookClauses({});
  return std::ranges::find(clauses, id, &ClauseText::id) != clauses.end();
}

}  // namespace

QString firstClauseIn(const QString& plain) {
  for (auto each = clausePattern().globalMatch(plain); each.hasNext();) {
    QString id = each.next().captured(1);
    if (isClause(id)) return id;
  }
  return {};
}

QString withClauseLinks(const QString& plain) {
  QString linked;
  qsizetype done = 0;
  for (auto each = clausePattern().globalMatch(plain); each.hasNext();) {
    const auto match = each.next();
    const QString id = match.captured(1);
    if (!isClause(id)) continue;
    linked += plain.mid(done, match.capturedStart() - done).toHtmlEscaped();
    linked += QStringLiteral("<a href=\"%1\">%2</a>").arg(id, match.captured(0));
    done = match.capturedEnd();
  }
  return linked + plain.mid(done).toHtmlEscaped();
}

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

namespace {

QString linked(const QString& plain) {
  return withClauseLinks(plain).replace(u'\n', QStringLiteral("<br>"));
}

void followLinks(QLabel& label) {
  // A link can be reached with Tab. A mouse click on the label, outside a link, does not move the focus to
  // the label.
  label.setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  label.setFocusPolicy(Qt::TabFocus);
  constexpr const char* kIsLinked = "leadsToClauses";
  if (label.property(kIsLinked).toBool()) return;
  label.setProperty(kIsLinked, true);
  QObject::connect(&label, &QLabel::linkActivated, &label,
                   [&label](const QString& id) { askClause(label, id); });
}

}  // namespace

void showClauses(QLabel& label, const QString& plain) {
  if (firstClauseIn(plain).isEmpty()) {
    label.setTextInteractionFlags(Qt::LinksAccessibleByMouse);  // without links, Tab skips the label
    label.setTextFormat(Qt::PlainText);
    return label.setText(plain);
  }
  followLinks(label);
  label.setTextFormat(Qt::RichText);
  label.setText(linked(plain));
}

void showClauses(QMessageBox& box, const QString& plain) {
  const bool isLeading = !firstClauseIn(plain).isEmpty();
  box.setTextFormat(isLeading ? Qt::RichText : Qt::PlainText);
  box.setText(isLeading ? linked(plain) : plain);
  // Finds the label inside the message box, because QMessageBox gives no other access to its links.
  auto* label = box.findChild<QLabel*>(QStringLiteral("qt_msgbox_label"));
  if (!isLeading || label == nullptr) return;
  label->setOpenExternalLinks(false);
  followLinks(*label);
}

}  // namespace damath::window
