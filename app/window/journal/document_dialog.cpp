// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/journal/document_dialog.hpp"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>

#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/work_bar.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/document_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

DocumentDialog::DocumentDialog(Session& session, const Translator& translator, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_document(new QLineEdit(this)),
      m_file(new QLineEdit(this)),
      m_bar(new WorkBar(m_work, this)) {
  setWindowTitle(m_translator.plain(Phrase::FromDocument));
  setIntroduction(m_translator(Phrase::FromDocumentIntroduction));
  addField(Phrase::DocumentField, m_document);
  addField(Phrase::File, m_file);
  setWanted(m_document);
  setWanted(m_file);
  for (const auto& [field, choice] :
       {std::pair{m_document, Choice::Document}, std::pair{m_file, Choice::File}}) {
    QAction* act = field->addAction(icon(Symbol::Open), QLineEdit::TrailingPosition);
    act->setText(m_translator.plain(Phrase::ChooseFile));
    act->setToolTip(m_translator.plain(Phrase::ChooseFile));
    on(act, &QAction::triggered, [this, line = field, what = choice] { browse(line, what); });
  }
  addWide(m_bar);
  setSubmitText(Phrase::Create);
  setMinimumWidth(560);
  connect(m_document, &QLineEdit::textChanged, this, &DocumentDialog::proposeFile);
  connect(&m_work, &FileWork::begun, this, [this] { submitButton()->setEnabled(false); });
  connect(&m_work, &FileWork::done, this, [this] { submitButton()->setEnabled(true); });
  connect(&m_work, &FileWork::failed, this, [this](const QString& why) { showRefusal(why); });
}

void DocumentDialog::choose(const QString& document) {
  m_document->setText(document);
}

// Keeps the dialog open while the new contest file is being made, so that no unfinished file remains.
void DocumentDialog::reject() {
  if (!m_work.isUnderWay()) FormDialog::reject();
}

void DocumentDialog::browse(QLineEdit* field, Choice choice) {
  const auto chosen = [field](const QString& path) {
    field->setText(path);
    field->setModified(true);  // a chosen name stays, like a typed name
  };
  if (choice == Choice::Document) {
    return chooseFile({Phrase::DocumentField, field->text(), Phrase::DocumentFiles}, m_session, m_translator,
                      this, chosen);
  }
  chooseTarget({Phrase::File, field->text(), Phrase::ContestFiles},
               {QStringLiteral("damath"), FileTarget::Existing::Kept}, m_session, m_translator, this, chosen);
}

// Proposes a name for the contest file, in the folder of the document, until the user types or chooses a
// name.
void DocumentDialog::proposeFile(const QString& document) {
  if (m_file->isModified() || document.trimmed().isEmpty()) return;
  const QFileInfo info(document);
  QString path = info.dir().filePath(info.completeBaseName() + QStringLiteral(".damath"));
  for (int next = 2; QFileInfo::exists(path); ++next) {
    path = info.dir().filePath(QStringLiteral("%1-%2.damath").arg(info.completeBaseName()).arg(next));
  }
  m_file->setText(path);
}

bool DocumentDialog::submit() {
  if (m_work.isUnderWay()) return false;
  for (const auto& [field, phrase] :
       {std::pair{m_document, Phrase::DocumentWanted}, std::pair{m_file, Phrase::FileWanted}}) {
    if (!field->text().trimmed().isEmpty()) continue;
    showRefusal(m_translator(phrase));
    return false;
  }
  m_bar->setTexts(m_translator(Phrase::MakingContest), {});
  m_work.start([this, file = toPath(m_file->text().trimmed()),
                document = toPath(m_document->text().trimmed())](const FileWork::Watch& watch) {
    static_cast<void>(watch(0, 0));
    return [this, rows = desk::Desk::createFrom(file, document)] { finish(rows); };
  });
  return false;
}

void DocumentDialog::finish(const Expected<db::DocumentRows, db::DocumentFault>& rows) {
  const words::Language language = m_translator.language();
  const QString document = m_document->text().trimmed();
  const QString file = m_file->text().trimmed();
  if (!rows) {
    const db::DocumentFault& fault = rows.error();
    const bool isOfFile =
        fault.kind == db::DocumentFaultKind::FileExists || fault.kind == db::DocumentFaultKind::StoreFailed;
    QString where = isOfFile ? file : document;
    if (fault.line) where += QStringLiteral(":%1").arg(*fault.line);
    return showRefusal(where + QStringLiteral(": ") + toQt(words::message(fault, language)));
  }
  const std::string message =
      words::said(Phrase::ContestFromDocument, language,
                  {fromQt(file), fromQt(document), words::contentText(*rows, language)}) +
      "; " + words::said(Phrase::ChainTakenOver, language);
  QDialog::accept();
  Q_EMIT made(QString::fromStdU16String(toPath(file).u16string()), toQt(message));
}

}  // namespace damath::window
