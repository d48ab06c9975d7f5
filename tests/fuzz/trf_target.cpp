// SPDX-License-Identifier: GPL-3.0-or-later
// Reads tournament reports.
#include <algorithm>

#include "core/notation/trf/trf_import.hpp"
#include "core/text/lines.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

using notation::Trf;
using notation::TrfVersion;

Broken brokenIn(const notation::TrfFaults& faults) {
  if (faults.empty()) return "refused without a fault";
  if (faults.size() > notation::kMostTrfFaults) return "more faults than anybody reads";
  int last = 1;
  for (const notation::TrfFault& fault : faults) {
    if (fault.line < last || fault.column < 1) return "a fault out of its order, or before its line";
    if (fault.written.size() > 60) return "a fault that quotes too much";
    if (firstLineNotText(fault.written)) return "a fault that quotes no text";
    last = fault.line;
  }
  return {};
}

Broken brokenRoundTrip(const Trf& trf, TrfVersion version) {
  const std::string text = notation::toTrf(trf, version);
  const auto back = notation::parseTrf(text);
  if (!back) return "the report written is refused";
  if (!(*back == trf)) return "the report written reads otherwise";
  return notation::toTrf(*back, version) == text ? "" : "the report is written otherwise a second time";
}

Broken brokenHistory(const Trf& trf) {
  const auto history = notation::gamesOf(trf);
  if (!history) return history.error().empty() ? "no fit without a reason" : "";
  const std::size_t players = trf.all<notation::TrfPlayer>().size();
  int round = 0;
  for (const notation::TrfRound& paired : history->paired) {
    if (paired.round != ++round) return "rounds with a gap";
    if (2 * paired.games.size() + paired.byes.size() != players) return "a round that lacks somebody";
  }
  for (const notation::TrfAbsence& absence : history->absences) {
    if (absence.round <= round) return "an absence of a round that is paired";
  }
  const auto roster = notation::rosterOf(trf);
  if (!roster) return roster.error().empty() ? "no fit without a reason" : "";
  return roster->size() == players ? "" : "a roster that lacks somebody";
}

}  // namespace

Broken runTrf(std::string_view input) {
  const auto trf = notation::parseTrf(input);
  if (!trf) return brokenIn(trf.error());
  for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
    if (Broken broken = brokenRoundTrip(*trf, version); !broken.empty()) return broken;
  }
  return brokenHistory(*trf);
}

}  // namespace damath::fuzz
