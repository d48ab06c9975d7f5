// SPDX-License-Identifier: GPL-3.0-or-later
// Exports an event for other programs and for the public: spreadsheet, tournament report, tables, web page,
// JSON.
#pragma once

#include "app/exports/event_export.hpp"
#include "app/window/session/session.hpp"
#include "core/contest/model/privacy.hpp"
#include "core/fact_table.hpp"
#include "words/phrase.hpp"

namespace damath::window {

class Page;

// A format of an exported event.
struct EventFormFacts {
  exports::EventForm first{};  // the format; the name suits coversEvery()
  words::Phrase name{};
  words::Phrase purpose{};
  const char* suffix = "";
};

// All formats. The formats that most people need come first.
inline constexpr EventFormFacts kEventForms[] = {
    {exports::EventForm::Workbook, words::Phrase::FormWorkbook, words::Phrase::FormWorkbookFor, "xlsx"},
    {exports::EventForm::Standings, words::Phrase::FormStandings, words::Phrase::FormStandingsFor, "csv"},
    {exports::EventForm::Results, words::Phrase::FormResults, words::Phrase::FormResultsFor, "csv"},
    {exports::EventForm::Page, words::Phrase::FormPage, words::Phrase::FormPageFor, "html"},
    {exports::EventForm::Report16, words::Phrase::FormReport16, words::Phrase::FormReport16For, "trf"},
    {exports::EventForm::Report26, words::Phrase::FormReport26, words::Phrase::FormReport26For, "trf"},
    {exports::EventForm::Json, words::Phrase::FormJson, words::Phrase::FormJsonFor, "json"}};
static_assert(coversEvery(kEventForms));

struct EventExport {
  contest::EventId event{};
  exports::EventForm form{};
  // the way to write the players' names: initials, or full names with grade and coach
  contest::PrivacyOption names{};
};

// Asks for the file and exports the event. The file dialog offers the chosen format first. If the user types
// the suffix of another format, the file is written in that other format.
void exportEvent(const EventExport& choice, Session& session, const Translator& translator, Page& page);

}  // namespace damath::window
