// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/event_export.hpp"

#include <nlohmann/json.hpp>

#include "app/desk/rounds/round_desk.hpp"
#include "app/papers/event_papers.hpp"
#include "app/papers/event_workbook.hpp"
#include "core/notation/exports/results_export.hpp"
#include "core/notation/exports/standings_export.hpp"
#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_export.hpp"
#include "reports/html/document_page.hpp"

namespace damath::exports {

namespace {

// Returns the standings without unpublished rounds. The points of an unpublished round would show who has a
// bye in this round.
contest::Standings standingsOf(const EventSource& source) {
  return desk::standingsOf(contest::withoutUnpublished(source.event), source.differing);
}

Expected<std::string, ExportFault> reportOf(const EventSource& source, notation::TrfVersion version) {
  auto report = notation::trfOf(source.contest, source.event, standingsOf(source), source.privacy, version);
  if (report) return notation::toTrf(*report, version);
  return Unexpected<ExportFault>(std::move(report.error()));
}

Expected<std::string, ExportFault> workbookOf(const EventSource& source) {
  const contest::Contest shown = contest::publicContest(source.contest, source.event, source.privacy);
  auto bytes = render::xlsxOf(
      papers::eventWorkbook({shown, *shown.find(source.event.id), source.language, source.differing}));
  if (bytes) return *std::move(bytes);
  return Unexpected<ExportFault>(bytes.error());
}

std::string pageOf(const EventSource& source) {
  const contest::Contest shown = contest::publicContest(source.contest, source.event, source.privacy);
  return html::toHtml(
      papers::results({shown, *shown.find(source.event.id), source.language, source.differing}));
}

std::string jsonOf(const EventSource& source) {
  nlohmann::ordered_json json;
  json["event"] = source.event.setup.name;
  if (source.contest.head.level != contest::ContestLevel::None) {
    json["contestLevel"] = contest::toText(source.contest.head.level);
  }
  json["standings"] =
      notation::standingsJson(source.contest, source.event, standingsOf(source), source.privacy);
  json["results"] = notation::resultsJson(source.contest, source.event, source.privacy);
  return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace

Expected<std::string, ExportFault> exported(EventForm form, const EventSource& source) {
  switch (form) {
    case EventForm::Workbook:
      return workbookOf(source);
    case EventForm::Report16:
      return reportOf(source, notation::TrfVersion::Trf16);
    case EventForm::Report26:
      return reportOf(source, notation::TrfVersion::Trf26);
    case EventForm::Standings:
      return notation::standingsCsv(source.contest, source.event, standingsOf(source), source.privacy);
    case EventForm::Results:
      return notation::resultsCsv(source.contest, source.event, source.privacy);
    case EventForm::Page:
      return pageOf(source);
    case EventForm::Json:
      break;
  }
  return jsonOf(source);
}

}  // namespace damath::exports
