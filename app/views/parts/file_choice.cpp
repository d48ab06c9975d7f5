// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/parts/file_choice.hpp"

#include <QFileDialog>

#include "app/desk/keeping/contest_place.hpp"
#include "app/models/text/file_path.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/words/catalogue/cli_words.hpp"

namespace damath::views {

namespace {

QFileDialog* fileDialog(words::Phrase title, const QString& start, models::Session& session,
                        const models::Translator& translator, QWidget* parent, FileChosen chosen) {
  auto* dialog = new QFileDialog(parent, translator.plain(title), start);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(dialog, &QFileDialog::fileSelected, parent, models::guarded(session, std::move(chosen)),
                   Qt::QueuedConnection);
  return dialog;
}

}  // namespace

void chooseFile(const FileChoice& choice, models::Session& session, const models::Translator& translator,
                QWidget* parent, FileChosen chosen) {
  QFileDialog* dialog =
      fileDialog(choice.title, choice.start, session, translator, parent, std::move(chosen));
  dialog->setNameFilter(translator(choice.filter));
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->open();
}

void chooseFolder(words::Phrase title, const QString& start, models::Session& session,
                  const models::Translator& translator, QWidget* parent, FileChosen chosen) {
  QFileDialog* dialog = fileDialog(title, start, session, translator, parent, std::move(chosen));
  dialog->setFileMode(QFileDialog::Directory);
  dialog->setOption(QFileDialog::ShowDirsOnly);
  dialog->open();
}

void chooseTarget(const FileChoice& choice, const FileTarget& target, models::Session& session,
                  const models::Translator& translator, QWidget* parent, FileChosen chosen) {
  QFileDialog* dialog =
      fileDialog(choice.title, choice.start, session, translator, parent, std::move(chosen));
  dialog->setNameFilter(translator(choice.filter));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(target.suffix);
  dialog->setOption(QFileDialog::DontConfirmOverwrite, target.existing == FileTarget::Existing::Kept);
  dialog->open();
}

bool isRefusedAsContest(const QString& path, models::Session& session, const models::Translator& translator) {
  const auto place = desk::contestPlaceOf(models::toPath(path), session.path().toStdU16String());
  if (place == desk::ContestPlace::None) return false;
  const auto why = place == desk::ContestPlace::File ? words::CliPhrase::OutputIsContest
                                                     : words::CliPhrase::OutputIsCopies;
  session.refusals().show(path + QStringLiteral(": ") +
                          models::toQt(words::said(why, translator.language())));
  return true;
}

}  // namespace damath::views
