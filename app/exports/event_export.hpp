// SPDX-License-Identifier: GPL-3.0-or-later
// Exports an event for other programs and for the public. The window and the command share this code.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/result_difference.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/privacy.hpp"
#include "core/expected.hpp"
#include "core/notation/trf/trf_misfit.hpp"
#include "reports/render/xlsx.hpp"
#include "words/language.hpp"

namespace damath::exports {

enum class EventForm {
  Workbook,   // a spreadsheet: tally, standings, results, players
  Report16,   // a FIDE tournament report of 2016
  Report26,   // a FIDE tournament report in the format of 2026 (TRF26)
  Standings,  // the standings as CSV
  Results,    // the results as CSV
  Page,       // a web page (HTML)
  Json
};

struct EventSource {
  const contest::Contest& contest;
  const contest::Event& event;  // an event of `contest`
  const std::vector<desk::ResultDifference>& differing;
  contest::Privacy privacy;
  words::Language language = words::Language::English;
};

// The reason of a failed export: facts that a tournament report cannot express, or an error of the
// spreadsheet writer, for example no space for its temporary file.
using ExportFault = std::variant<notation::TrfMisfits, render::XlsxFault>;

// Returns the bytes of the exported file. Leaves out unpublished rounds.
[[nodiscard]] Expected<std::string, ExportFault> exported(EventForm form, const EventSource& source);

}  // namespace damath::exports
