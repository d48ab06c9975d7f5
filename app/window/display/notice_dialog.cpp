// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/display/notice_dialog.hpp"

#include <QLineEdit>

#include "app/desk/hall/notice_desk.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

NoticeDialog::NoticeDialog(Session& session, const Translator& translator, QWidget* parent)
    : FormDialog(session, translator, parent), m_line(new QLineEdit(this)) {
  setWindowTitle(m_translator.plain(Phrase::SetNotice));
  QString introduction = m_translator(Phrase::NoticeIntroduction);
  setSubmitText(Phrase::ShowNotice);
  m_line->setMaxLength(static_cast<int>(desk::kMostNoticeLetters));
  m_line->setMinimumWidth(380);
  const auto set = m_session.refusals().asked(desk::NoticeDesk(m_session.desk()).notice());
  if (set && *set) {
    m_line->setText(toQt((*set)->line));
    introduction += QStringLiteral("\n\n") + filledIn(m_translator(Phrase::NoticeSetBy), toQt((*set)->by),
                                                      momentText((*set)->at, m_translator.language()));
  }
  setIntroduction(introduction);
  m_line->selectAll();
  addField(Phrase::NoticeLine, m_line);
}

bool NoticeDialog::submit() {
  const QString line = m_line->text().simplified();
  const auto done = desk::NoticeDesk(m_session.desk()).setNotice(fromQt(line), m_session.author());
  if (!m_session.changed(done)) return false;
  Q_EMIT given(line);
  return true;
}

}  // namespace damath::window
