// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/start/contest_dialog.hpp"

#include <QAction>
#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStandardPaths>

#include "app/models/qt_text.hpp"
#include "app/views/parts/icon.hpp"

namespace damath::views {

using models::fromQt;
using words::Phrase;

namespace {

constexpr qsizetype kLongestFileName = 60;

// Without what one system or another lets into no file's name.
QString fileNameOf(const QString& contest) {
  QString name = contest.simplified().left(kLongestFileName).trimmed();
  for (QChar& letter : name) {
    if (!letter.isPrint() || QStringLiteral("/\\:*?\"<>|").contains(letter)) letter = u'-';
  }
  while (name.startsWith(u'.')) name.remove(0, 1);
  return name.isEmpty() ? QStringLiteral("contest") : name;
}

}  // namespace

ContestDialog::ContestDialog(models::Session& session, const models::Translator& translator, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_name(new QLineEdit(this)),
      m_venue(new QLineEdit(this)),
      m_date(new QLineEdit(QDate::currentDate().toString(QStringLiteral("yyyy-MM-dd")), this)),
      m_path(new QLineEdit(this)) {
  setWindowTitle(m_translator.plain(Phrase::NewContest));
  addField(Phrase::ContestName, m_name);
  addField(Phrase::Venue, m_venue);
  addField(Phrase::Date, m_date);
  addField(Phrase::File, m_path);
  setWanted(m_name);
  setWanted(m_path);
  m_proposed = proposedPath();
  m_path->setText(m_proposed);
  connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) {
    if (m_path->text() != m_proposed) return;
    m_proposed = proposedPath(name);
    m_path->setText(m_proposed);
  });
  QAction* browse = m_path->addAction(icon(Symbol::Open), QLineEdit::TrailingPosition);
  browse->setToolTip(m_translator.plain(Phrase::ChooseFile));
  browse->setText(m_translator.plain(Phrase::ChooseFile));
  connect(browse, &QAction::triggered, this, models::guarded(m_session, [this] {
            auto* dialog = new QFileDialog(this, m_translator.plain(Phrase::File), m_path->text(),
                                           m_translator(Phrase::ContestFiles));
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->setAcceptMode(QFileDialog::AcceptSave);
            dialog->setOption(QFileDialog::DontConfirmOverwrite);
            dialog->setDefaultSuffix(QStringLiteral("damath"));
            connect(dialog, &QFileDialog::fileSelected, m_path, &QLineEdit::setText);
            dialog->open();
          }));
  setSubmitText(Phrase::Create);
  setMinimumWidth(540);
}

QString ContestDialog::proposedPath(const QString& contest) {
  const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QDir folder = documents.exists() ? documents : QDir::home();
  const QString name = fileNameOf(contest);
  QString path = folder.filePath(name + QStringLiteral(".damath"));
  for (int next = 2; QFileInfo::exists(path); ++next) {
    path = folder.filePath(QStringLiteral("%1-%2.damath").arg(name).arg(next));
  }
  return path;
}

QWidget* ContestDialog::fieldOf(const desk::DeskError& error) const {
  if (error.refusal == desk::Refusal::NameMissing) return m_name;
  const bool isOfPath =
      error.refusal == desk::Refusal::FileExists || error.refusal == desk::Refusal::StoreFailed;
  return isOfPath ? m_path : FormDialog::fieldOf(error);
}

bool ContestDialog::submit() {
  const contest::ContestHead head{fromQt(m_name->text().trimmed()), fromQt(m_venue->text().trimmed()),
                                  fromQt(m_date->text().trimmed())};
  return m_session.create(m_path->text(), head);
}

}  // namespace damath::views
