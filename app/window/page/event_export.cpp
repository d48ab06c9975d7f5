// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/event_export.hpp"

#include <vector>

#include "app/desk/change/result_difference.hpp"
#include "app/exports/event_export.hpp"
#include "app/window/page/outgoing_file.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/trf_words.hpp"
#include "core/fact_table.hpp"

namespace damath::window {

using contest::PrivacyOption;
using exports::EventForm;
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

// A way to write the players' names in an exported file: initials or full names. Initials are offered first,
// because most players are minors.
struct NamesFacts {
  PrivacyOption names{};
  Phrase how{};
};

constexpr NamesFacts kNamings[] = {{PrivacyOption::InitialsAndSchool, Phrase::ExportInitials},
                                   {PrivacyOption::FullName, Phrase::ExportFull}};

// A copy of the data of the event that is exported. A copy, because the contest may change during the export.
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

// Returns the reasons why the event's data does not fit the file format. Returns an empty text if the export
// failed because the disk was full.
QString misfitsText(const exports::ExportFault& fault, words::Language language) {
  QStringList lines;
  if (const auto* misfits = std::get_if<notation::TrfMisfits>(&fault)) {
    for (const notation::TrfMisfit& misfit : *misfits) lines << toQt(words::message(misfit, language));
  }
  return lines.join(u'\n');
}

}  // namespace

void exportEvent(contest::EventId event, Session& session, const Translator& translator, Page& page) {
  const contest::Event* shown = session.find(event);
  if (shown == nullptr) return;
  OutgoingFile file{
      Phrase::ExportEvent, fileNameOf(toQt(shown->setup.name), QStringLiteral("event")), {}, {}};
  for (const NamesFacts& by : kNamings) {
    for (const FormFacts& facts : kEventForms) {
      const QString suffix = QLatin1String(facts.suffix);
      file.forms.push_back({translator(by.how).arg(translator(facts.name), QStringLiteral("*.") + suffix),
                            suffix, static_cast<int>(by.names)});
    }
  }
  file.begin = [event, &session, &translator](std::size_t form) -> OutgoingFile::Making {
    if (session.find(event) == nullptr) return {};
    const auto status = session.status(event);
    const auto differing =
        status == nullptr ? std::vector<desk::ResultDifference>() : status->resultsDiffering;
    const OutgoingEvent out{session.sharedContest(),
                            event,
                            differing,
                            kEventForms[form % std::size(kEventForms)].first,
                            kNamings[form / std::size(kEventForms)].names,
                            translator.language()};
    return [out]() -> Expected<std::string, QString> {
      auto bytes = bytesOf(out);
      if (!bytes) return Unexpected<QString>(misfitsText(bytes.error(), out.language));
      return *std::move(bytes);
    };
  };
  sendOut(std::move(file), session, translator, page);
}

}  // namespace damath::window
