// SPDX-License-Identifier: GPL-3.0-or-later
// An event for other programs and for the public, made the same for the console and the command.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/contest/contest.hpp"
#include "core/contest/public_name.hpp"
#include "core/expected.hpp"
#include "core/notation/trf/trf_event.hpp"
#include "reports/render/xlsx.hpp"

namespace damath::exports {

enum class EventForm {
  Workbook,   // a spreadsheet of tally, standings, results and players
  Report16,   // a tournament report of 2016
  Report26,   // of 2026
  Standings,  // CSV
  Results,    // CSV
  Page,       // HTML
  Json
};

struct EventSource {
  const contest::Contest& contest;
  const contest::Event& event;  // of the contest
  const std::vector<desk::ResultDifference>& differing;
  contest::Privacy privacy;
  words::Language language = words::Language::English;
};

// Why there is none: what a report has no form for, or no room for a spreadsheet in the making.
using ExportFault = std::variant<notation::TrfMisfits, render::XlsxFault>;

// The bytes of the file. Of a round that is held nothing is shown.
[[nodiscard]] Expected<std::string, ExportFault> exported(EventForm form, const EventSource& source);

}  // namespace damath::exports
