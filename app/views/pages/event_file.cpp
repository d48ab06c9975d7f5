// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pages/event_file.hpp"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>
#include <vector>

#include "app/exports/event_export.hpp"
#include "app/models/text/file_name.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/models/text/whole_file.hpp"
#include "app/views/dialogs/work_dialog.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/parts/file_choice.hpp"
#include "app/words/catalogue/exchange_words.hpp"
#include "core/every.hpp"

namespace damath::views {

using contest::PrivacyOption;
using exports::EventForm;
using models::FileWork;
using models::toQt;
using words::Phrase;

namespace {

struct FormFacts {
  EventForm first{};
  Phrase name{};
  const char* suffix = "";
};

constexpr FormFacts kEventForms[] = {
    {EventForm::Workbook, Phrase::FormWorkbook, "xlsx"}, {EventForm::Report16, Phrase::FormReport16, "trf"},
    {EventForm::Report26, Phrase::FormReport26, "trf"},  {EventForm::Standings, Phrase::FormStandings, "csv"},
    {EventForm::Results, Phrase::FormResults, "csv"},    {EventForm::Page, Phrase::FormPage, "html"},
    {EventForm::Json, Phrase::FormJson, "json"}};
static_assert(coversEvery(kEventForms));

// A form with how it names the players, as the file dialog offers it.
struct OfferedForm {
  QString text;
  EventForm form{};
  QString suffix;
  PrivacyOption names{};
};

// Most players are minors: every form by initials first.
std::vector<OfferedForm> offeredForms(const models::Translator& translator) {
  std::vector<OfferedForm> offered;
  for (const auto& [names, how] : {std::pair{PrivacyOption::InitialsAndSchool, Phrase::ExportInitials},
                                   std::pair{PrivacyOption::FullName, Phrase::ExportFull}}) {
    for (const FormFacts& facts : kEventForms) {
      const QString suffix = QLatin1String(facts.suffix);
      offered.push_back({translator(how).arg(translator(facts.name), QStringLiteral("*.") + suffix),
                         facts.first, suffix, names});
    }
  }
  return offered;
}

// What goes out, on its own: the contest may change meanwhile.
struct OutgoingEvent {
  db::SharedContest contest;
  contest::EventId event{};
  std::vector<desk::ResultDifference> differing;
  EventForm form{};
  PrivacyOption names{};
  words::Language language{};
};

Expected<std::string, exports::ExportFault> bytesOf(const OutgoingEvent& out) {
  contest::Privacy privacy;
  privacy.names = out.names;
  if (out.names == PrivacyOption::FullName) {
    privacy.grade = contest::Disclosure::Shown;
    privacy.coach = contest::Disclosure::Shown;
  }
  return exports::exported(
      out.form, {*out.contest, *out.contest->find(out.event), out.differing, privacy, out.language});
}

// Empty where the export failed for want of room on the disk.
QString misfitsText(const exports::ExportFault& fault, words::Language language) {
  QStringList lines;
  if (const auto* misfits = std::get_if<notation::TrfMisfits>(&fault)) {
    for (const notation::TrfMisfit& misfit : *misfits) lines << toQt(words::message(misfit, language));
  }
  return lines.join(u'\n');
}

void writeEvent(const QString& path, const OutgoingEvent& out, models::Session& session,
                const models::Translator& translator, Page& page) {
  if (isRefusedAsContest(path, session, translator)) return;
  const auto make = [path, out, &session, &translator,
                     &page](const FileWork::Watch& watch) -> FileWork::Report {
    const auto failed = [&](const QString& why) -> FileWork::Report {
      return [path, why, &session, &translator] {
        session.refuse(translator(Phrase::CannotWrite).arg(path, why));
      };
    };
    const auto bytes = bytesOf(out);
    if (!watch(0, 0)) return [&translator, &page] { Q_EMIT page.said(translator(Phrase::WorkEnded)); };
    if (!bytes) {
      const QString misfits = misfitsText(bytes.error(), out.language);
      return failed(misfits.isEmpty() ? QDir::tempPath() : misfits);
    }
    if (const auto fault = models::writeWhole(path, *bytes)) return failed(*fault);
    return [path, &translator, &page] {
      Q_EMIT page.said(translator(Phrase::EventWritten).arg(QDir::toNativeSeparators(path)));
    };
  };
  WorkDialog::run(session, translator, {Phrase::EventBeingWritten, Phrase::EndWork}, make, &page);
}

}  // namespace

void exportEvent(contest::EventId event, models::Session& session, const models::Translator& translator,
                 Page& page) {
  const contest::Event* shown = session.find(event);
  if (shown == nullptr) return;
  const std::vector<OfferedForm> offered = offeredForms(translator);
  QStringList texts;
  for (const OfferedForm& each : offered) texts << each.text;
  const auto chosenBy = [offered](const QString& text) {
    const auto found = std::ranges::find(offered, text, &OfferedForm::text);
    return found == offered.end() ? offered.front() : *found;
  };
  const QDir folder(QFileInfo(session.path()).absolutePath());
  const QString name = models::fileNameOf(toQt(shown->setup.name), QStringLiteral("event"));
  auto* dialog = new QFileDialog(&page, translator.plain(Phrase::ExportEvent),
                                 folder.filePath(name + u'.' + offered.front().suffix));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(offered.front().suffix);
  dialog->setNameFilters(texts);
  // The name that is proposed goes with the form.
  QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, chosenBy](const QString& text) {
    const QString suffix = chosenBy(text).suffix;
    const QStringList files = dialog->selectedFiles();
    dialog->setDefaultSuffix(suffix);
    if (files.isEmpty()) return;
    const QFileInfo file(files.front());
    dialog->selectFile(file.dir().filePath(file.completeBaseName() + u'.' + suffix));
  });
  QObject::connect(
      dialog, &QFileDialog::fileSelected, dialog,
      models::guarded(session, [event, dialog, chosenBy, &session, &translator, &page](const QString& path) {
        if (session.find(event) == nullptr) return;
        const OfferedForm chosen = chosenBy(dialog->selectedNameFilter());
        const auto status = session.status(event);
        const auto differing =
            status == nullptr ? std::vector<desk::ResultDifference>() : status->resultsDiffering;
        writeEvent(
            path,
            {session.sharedContest(), event, differing, chosen.form, chosen.names, translator.language()},
            session, translator, page);
      }));
  dialog->open();
}

}  // namespace damath::views
