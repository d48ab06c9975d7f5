// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/hall/notice_dialog.hpp"

#include <QLineEdit>

namespace damath::views {

using words::Phrase;

namespace {

constexpr int kLongest = 120;  // that a hall can read

}  // namespace

NoticeDialog::NoticeDialog(models::Session& session, const models::Translator& translator,
                           const QString& notice, QWidget* parent)
    : FormDialog(session, translator, parent), m_line(new QLineEdit(notice, this)) {
  setWindowTitle(m_translator.plain(Phrase::SetNotice));
  setIntroduction(m_translator(Phrase::NoticeIntroduction));
  setSubmitText(Phrase::ShowNotice);
  m_line->setMaxLength(kLongest);
  m_line->setMinimumWidth(380);
  m_line->selectAll();
  addField(Phrase::NoticeLine, m_line);
}

bool NoticeDialog::submit() {
  Q_EMIT given(m_line->text().simplified());
  return true;
}

}  // namespace damath::views
