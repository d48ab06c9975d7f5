// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pages/spreadsheet.hpp"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "app/models/text/qt_text.hpp"
#include "app/models/text/whole_file.hpp"
#include "app/papers/event_workbook.hpp"
#include "app/views/dialogs/work_dialog.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/parts/file_choice.hpp"
#include "core/contest/public_name.hpp"
#include "reports/render/xlsx.hpp"

namespace damath::views {

using models::FileWork;
using models::toQt;
using words::Phrase;

namespace {

// What a spreadsheet is made of, on its own: the contest may change meanwhile.
struct SheetSource {
  db::SharedContest contest;
  contest::EventId event{};
  std::vector<desk::ResultDifference> differing;
  contest::PrivacyOption names{};
  words::Language language{};
};

Expected<std::string, render::XlsxFault> bytesOf(const SheetSource& source) {
  contest::Privacy privacy;
  privacy.names = source.names;
  if (source.names == contest::PrivacyOption::FullName) {
    privacy.grade = contest::Disclosure::Shown;
    privacy.coach = contest::Disclosure::Shown;
  }
  const contest::Contest shown =
      contest::publicContest(*source.contest, *source.contest->find(source.event), privacy);
  return render::xlsxOf(
      papers::eventWorkbook({shown, *shown.find(source.event), source.language, source.differing}));
}

void writeSpreadsheet(const QString& path, const SheetSource& source, models::Session& session,
                      const models::Translator& translator, Page& page) {
  if (isRefusedAsContest(path, session, translator)) return;
  const auto make = [path, source, &session, &translator,
                     &page](const FileWork::Watch& watch) -> FileWork::Report {
    const auto failed = [&](const QString& why) -> FileWork::Report {
      return [path, why, &session, &translator] {
        session.refuse(translator(Phrase::CannotWrite).arg(path, why));
      };
    };
    const auto bytes = bytesOf(source);
    if (!watch(0, 0)) return [&translator, &page] { Q_EMIT page.said(translator(Phrase::WorkEnded)); };
    if (!bytes) return failed(QDir::tempPath());
    if (const auto fault = models::writeWhole(path, *bytes)) return failed(*fault);
    return [path, &translator, &page] {
      Q_EMIT page.said(translator(Phrase::SpreadsheetWritten).arg(QDir::toNativeSeparators(path)));
    };
  };
  WorkDialog::run(session, translator, {Phrase::PaperBeingMade, Phrase::EndWork}, make, &page);
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
        if (session.find(event) == nullptr) return;
        const bool isFull = dialog->selectedNameFilter() == translator(Phrase::SpreadsheetFull);
        const auto names =
            isFull ? contest::PrivacyOption::FullName : contest::PrivacyOption::InitialsAndSchool;
        const auto status = session.status(event);
        const auto differing =
            status == nullptr ? std::vector<desk::ResultDifference>() : status->resultsDiffering;
        writeSpreadsheet(path, {session.sharedContest(), event, differing, names, translator.language()},
                         session, translator, page);
      }));
  dialog->open();
}

}  // namespace damath::views
