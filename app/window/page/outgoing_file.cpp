// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/outgoing_file.hpp"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>

#include "app/desk/change/desk_error.hpp"
#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/page/page.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/text/file_contents.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

namespace {

void writeOut(const QString& path, const OutgoingFile::Making& bytesOf, Session& session,
              const Translator& translator, Page& page) {
  if (session.isRefusedAsContest(path)) return;
  const auto make = [path, bytesOf, &session, &translator,
                     &page](const FileWork::Watch& watch) -> FileWork::Report {
    const auto failed = [&](const QString& why) -> FileWork::Report {
      return [path, why, &session, &translator] {
        session.refusals().show(filledIn(translator(Phrase::CannotWrite), path, why));
      };
    };
    const auto bytes = bytesOf();
    if (!watch(0, 0)) return [&translator, &page] { Q_EMIT page.said(translator(Phrase::WorkEnded)); };
    if (!bytes) return failed(bytes.error().isEmpty() ? QDir::tempPath() : bytes.error());
    if (const auto fault = writeWhole(path, *bytes)) return failed(*fault);
    return [path, &translator, &page] {
      Q_EMIT page.said(translator(Phrase::FileWritten).arg(QDir::toNativeSeparators(path)));
    };
  };
  WorkDialog::run(session, translator, {Phrase::FileBeingWritten, Phrase::EndWork}, make, &page);
}

// The format and the path of a file to export. If the user types the suffix of another format, the file is
// written in that other format. An unknown suffix becomes a part of the file name.
struct Target {
  std::size_t form = 0;
  QString path;
};

Target targetOf(const std::vector<OutgoingForm>& forms, std::size_t chosen, const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  if (suffix == forms[chosen].suffix) return {chosen, path};
  const auto meant = std::ranges::find(forms, suffix, &OutgoingForm::suffix);
  if (meant != forms.end()) return {static_cast<std::size_t>(meant - forms.begin()), path};
  return {chosen, path + u'.' + forms[chosen].suffix};
}

}  // namespace

void sendOut(OutgoingFile outgoing, Session& session, const Translator& translator, Page& page) {
  const std::vector<OutgoingForm>& forms = outgoing.forms;
  QStringList texts;
  for (const OutgoingForm& each : forms) texts << each.text;
  const auto chosenBy = [texts](const QString& text) {
    return static_cast<std::size_t>(std::max(texts.indexOf(text), qsizetype{0}));
  };
  const QDir folder(QFileInfo(session.path()).absolutePath());
  QFileDialog* dialog = fileDialog(translator.plain(outgoing.title),
                                   folder.filePath(outgoing.name + u'.' + forms.front().suffix), &page);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(forms.front().suffix);
  dialog->setNameFilters(texts);
  // Changes the proposed name, or the suffix of a typed name, when the user chooses another format.
  QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                   [dialog, chosenBy, forms, proposed = outgoing.name](const QString& text) {
                     const OutgoingForm& form = forms[chosenBy(text)];
                     const QStringList files = dialog->selectedFiles();
                     dialog->setDefaultSuffix(form.suffix);
                     if (files.isEmpty()) return;
                     const QFileInfo file(files.front());
                     const QString typed = file.completeBaseName();
                     const bool isProposed =
                         typed == proposed ||
                         std::ranges::find(forms, typed, &OutgoingForm::name) != forms.end();
                     const QString name = isProposed && !form.name.isEmpty() ? form.name : typed;
                     dialog->selectFile(file.dir().filePath(name + u'.' + form.suffix));
                   });
  // The call is queued until the file dialog has closed, so that an error appears on the page.
  const auto go = guarded(session, [begin = outgoing.begin, forms, &session, &translator, &page](
                                       std::size_t form, const QString& path) {
    const Target target = targetOf(forms, form, path);
    // The suffix was added after the file dialog, so the dialog did not ask if this file may be replaced. An
    // existing file is therefore refused.
    if (target.path != path && QFileInfo::exists(target.path)) {
      const desk::Subject standing{fromQt(target.path)};
      return session.refusals().show(desk::DeskError(desk::Refusal::FileExists, standing));
    }
    if (const auto bytesOf = begin(target.form)) writeOut(target.path, bytesOf, session, translator, page);
  });
  QObject::connect(dialog, &QFileDialog::fileSelected, &page,
                   [dialog, chosenBy, go, &page](const QString& path) {
                     const std::size_t form = chosenBy(dialog->selectedNameFilter());
                     QMetaObject::invokeMethod(
                         &page, [go, form, path] { go(form, path); }, Qt::QueuedConnection);
                   });
  dialog->open();
}

}  // namespace damath::window
