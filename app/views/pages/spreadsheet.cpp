// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pages/spreadsheet.hpp"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>

#include "app/desk/keeping/contest_place.hpp"
#include "app/models/qt_text.hpp"
#include "app/papers/event_workbook.hpp"
#include "app/views/pages/page.hpp"
#include "app/words/catalogue/cli_words.hpp"
#include "core/notation/exports/public_name.hpp"
#include "reports/render/xlsx.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

namespace {

Expected<std::string, render::XlsxFault> bytesOf(const contest::Event& event, notation::PrivacyOption names,
                                                 models::Session& session,
                                                 const models::Translator& translator) {
  notation::Privacy privacy;
  privacy.names = names;
  if (names == notation::PrivacyOption::FullName) {
    privacy.grade = notation::Disclosure::Shown;
    privacy.coach = notation::Disclosure::Shown;
  }
  const auto status = session.status(event.id);
  const contest::Contest shown = notation::publicContest(session.contest(), event, privacy);
  papers::Subject subject{shown, *shown.find(event.id), translator.language()};
  if (status != nullptr) subject.differing = status->resultsDiffering;
  return render::xlsxOf(papers::eventWorkbook(subject));
}

void writeSpreadsheet(const QString& path, const Expected<std::string, render::XlsxFault>& bytes,
                      models::Session& session, const models::Translator& translator, Page& page) {
  // The dialog asks whether a file may be replaced; a contest may not, whatever is answered.
  const auto place = desk::contestPlaceOf(path.toStdU16String(), session.path().toStdU16String());
  if (place != desk::ContestPlace::None) {
    const auto phrase = place == desk::ContestPlace::File ? words::CliPhrase::OutputIsContest
                                                          : words::CliPhrase::OutputIsCopies;
    return session.refuse(path + QStringLiteral(": ") + toQt(words::said(phrase, translator.language())));
  }
  if (!bytes) return session.refuse(translator(Phrase::CannotWrite).arg(path, QDir::tempPath()));
  QSaveFile file(path);
  const auto size = static_cast<qint64>(bytes->size());
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes->data(), size) != size || !file.commit()) {
    return session.refuse(translator(Phrase::CannotWrite).arg(path, file.errorString()));
  }
  Q_EMIT page.said(translator(Phrase::SpreadsheetWritten).arg(QDir::toNativeSeparators(path)));
}

}  // namespace

void exportSpreadsheet(contest::EventId event, models::Session& session, const models::Translator& translator,
                       Page& page) {
  const contest::Event* shown = session.find(event);
  if (shown == nullptr) return;
  const QString folder = QFileInfo(session.path()).absolutePath();
  const QString name = toQt(shown->setup.name) + QStringLiteral(".xlsx");
  auto* dialog =
      new QFileDialog(&page, translator.plain(Phrase::ExportSpreadsheet), QDir(folder).filePath(name));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("xlsx"));
  dialog->setNameFilters({translator(Phrase::SpreadsheetInitials), translator(Phrase::SpreadsheetFull)});
  QObject::connect(
      dialog, &QFileDialog::fileSelected, dialog,
      models::guarded(session, [event, dialog, &session, &translator, &page](const QString& path) {
        const contest::Event* held = session.find(event);
        if (held == nullptr) return;
        const bool isFull = dialog->selectedNameFilter() == translator(Phrase::SpreadsheetFull);
        const auto names =
            isFull ? notation::PrivacyOption::FullName : notation::PrivacyOption::InitialsAndSchool;
        writeSpreadsheet(path, bytesOf(*held, names, session, translator), session, translator, page);
      }));
  dialog->open();
}

}  // namespace damath::views
