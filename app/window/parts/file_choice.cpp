// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/file_choice.hpp"

#include <QFileDialog>
#include <QHeaderView>
#include <QTreeView>
#include <algorithm>

#include "words/phrase.hpp"

namespace damath::window {

namespace {

QFileDialog* dialogFor(words::Phrase title, const QString& start, Session& session,
                       const Translator& translator, QWidget* parent, FileChosen chosen) {
  QFileDialog* dialog = fileDialog(translator.plain(title), start, parent);
  QObject::connect(dialog, &QFileDialog::fileSelected, parent, guarded(session, std::move(chosen)),
                   Qt::QueuedConnection);
  return dialog;
}

}  // namespace

QFileDialog* fileDialog(const QString& title, const QString& start, QWidget* parent) {
  auto* dialog = new QFileDialog(parent, title, start);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  constexpr int kRoomy = 800;
  dialog->resize(std::max(dialog->width(), kRoomy), dialog->height());
  // Makes the columns of sizes and dates wide enough, because Qt's own dialog cuts them off. A dialog of the
  // system has no such list.
  for (QTreeView* list : dialog->findChildren<QTreeView*>()) {
    QHeaderView& header = *list->header();
    header.setStretchLastSection(false);
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(0, QHeaderView::Stretch);
  }
  return dialog;
}

void chooseFile(const FileChoice& choice, Session& session, const Translator& translator, QWidget* parent,
                FileChosen chosen) {
  QFileDialog* dialog = dialogFor(choice.title, choice.start, session, translator, parent, std::move(chosen));
  dialog->setNameFilter(translator(choice.filter));
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->open();
}

void chooseFolder(words::Phrase title, const QString& start, Session& session, const Translator& translator,
                  QWidget* parent, FileChosen chosen) {
  QFileDialog* dialog = dialogFor(title, start, session, translator, parent, std::move(chosen));
  dialog->setFileMode(QFileDialog::Directory);
  dialog->setOption(QFileDialog::ShowDirsOnly);
  dialog->open();
}

void chooseTarget(const FileChoice& choice, const FileTarget& target, Session& session,
                  const Translator& translator, QWidget* parent, FileChosen chosen) {
  QFileDialog* dialog = dialogFor(choice.title, choice.start, session, translator, parent, std::move(chosen));
  dialog->setNameFilter(translator(choice.filter));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(target.suffix);
  dialog->setOption(QFileDialog::DontConfirmOverwrite, target.existing == FileTarget::Existing::Kept);
  dialog->open();
}

}  // namespace damath::window
