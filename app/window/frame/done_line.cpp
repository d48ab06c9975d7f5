// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/done_line.hpp"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QUrl>

#include "app/window/parts/icon.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"

namespace damath::window {

DoneLine::DoneLine(const Translator& translator, const Commands& commands, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_commands(commands),
      m_text(new ElidedLabel(this)),
      m_link(new QLabel(this)),
      m_undo(new QToolButton(this)) {
  m_link->setTextFormat(Qt::RichText);
  m_link->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  m_link->setFocusPolicy(Qt::TabFocus);
  m_link->setOpenExternalLinks(true);
  m_link->hide();
  m_undo->setAutoRaise(true);
  m_undo->setFocusPolicy(Qt::StrongFocus);
  m_undo->setIcon(icon(Symbol::Undo));
  m_undo->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_undo->hide();
  // The message may have two lines, because the names and ranks of two players can be wider than a small
  // screen.
  m_text->setMostLines(2);
  connect(m_undo, &QToolButton::clicked, this, &DoneLine::undoAsked);
  arrange(*flush<QHBoxLayout>(this), {{m_text, 1}, m_link, m_undo});
}

void DoneLine::offer(const QString& path) {
  const QString name = m_translator(words::Phrase::OpenWritten).arg(QFileInfo(path).fileName());
  const QString address = QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded());
  m_link->setText(QStringLiteral("<a href=\"%1\">%2</a>").arg(address.toHtmlEscaped(), name.toHtmlEscaped()));
  m_link->setAccessibleName(name);
  m_link->setToolTip(path.toHtmlEscaped());
  m_link->show();
}

QString DoneLine::text() const {
  return m_text->text();
}

void DoneLine::tell(const QString& message, SaidOf what, bool canGoBack) {
  m_text->tell(message);
  m_link->hide();
  m_text->setToolTip(message);
  m_undo->setText(m_translator.plain(words::Phrase::Undo));
  m_undo->setAccessibleName(m_undo->text());
  m_undo->setToolTip(m_commands.action(Command::Undo)->toolTip());
  // The status bar keeps its height when the button appears, so that the page above does not move.
  setMinimumHeight(m_undo->sizeHint().height());
  m_undo->setVisible(!message.isEmpty() && m_hasActed && canGoBack);
  if (!message.isEmpty()) m_hasActed = false;
  m_what = what;
}

}  // namespace damath::window
