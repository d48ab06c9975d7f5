// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/event_export.hpp"

#include <algorithm>
#include <vector>

#include "app/desk/change/result_difference.hpp"
#include "app/window/page/outgoing_file.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/file_name_words.hpp"
#include "app/words/texts/trf_words.hpp"

namespace damath::window {

using contest::PrivacyOption;
using exports::EventForm;
using words::Phrase;

namespace {

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

void exportEvent(const EventExport& choice, Session& session, const Translator& translator, Page& page) {
  if (session.find(choice.event) == nullptr) return;
  std::vector<EventFormFacts> forms(std::begin(kEventForms), std::end(kEventForms));
  std::stable_partition(forms.begin(), forms.end(),
                        [&choice](const EventFormFacts& facts) { return facts.first == choice.form; });
  const Phrase names =
      choice.names == PrivacyOption::FullName ? Phrase::ExportedFull : Phrase::ExportedInitials;
  OutgoingFile file{Phrase::ExportEvent, {}, {}, {}};
  for (const EventFormFacts& facts : forms) {
    const QString suffix = QLatin1String(facts.suffix);
    const QString what = translator(names).arg(translator.plain(facts.name));
    const words::FileSubject subject{.event = choice.event, .what = fromQt(what)};
    file.forms.push_back(
        {.text = QStringLiteral("%1 (*.%2)").arg(translator.plain(facts.name), suffix),
         .suffix = suffix,
         .name = toQt(words::fileNameOf(subject, {}, session.contest(), translator.language()))});
  }
  file.name = file.forms.front().name;
  file.begin = [choice, forms, &session, &translator](std::size_t form) -> OutgoingFile::Making {
    if (session.find(choice.event) == nullptr) return {};
    const auto status = session.status(choice.event);
    const auto differing =
        status == nullptr ? std::vector<desk::ResultDifference>() : status->resultsDiffering;
    const OutgoingEvent out{session.sharedContest(), choice.event, differing,
                            forms[form].first,       choice.names, translator.language()};
    return [out]() -> Expected<std::string, QString> {
      auto bytes = bytesOf(out);
      if (!bytes) return Unexpected<QString>(misfitsText(bytes.error(), out.language));
      return *std::move(bytes);
    };
  };
  sendOut(std::move(file), session, translator, page);
}

}  // namespace damath::window
