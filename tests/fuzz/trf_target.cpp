// SPDX-License-Identifier: GPL-3.0-or-later
// Reads tournament reports.
#include <algorithm>

#include "core/notation/trf/trf_import.hpp"
#include "core/notation/trf/trf_reader.hpp"
#include "core/notation/trf/trf_settling.hpp"
#include "core/notation/trf/trf_swiss.hpp"
#include "core/text/lines.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

using notation::Trf;
using notation::TrfExtent;
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

Broken brokenHistory(const Trf& trf, TrfExtent extent) {
  const auto read = notation::gamesOf(trf, extent);
  if (!read) return read.error().empty() ? "no fit without a reason" : "";
  const std::size_t players = trf.all<notation::TrfPlayer>().size();
  int round = 0;
  for (const notation::TrfRound& paired : read->history.paired) {
    if (paired.round != ++round) return "rounds with a gap";
    if (2 * paired.games.size() + paired.byes.size() != players) return "a round that lacks somebody";
  }
  for (const notation::TrfAbsence& absence : read->history.absences) {
    if (absence.round <= round) return "an absence of a round that is paired";
  }
  if (extent == TrfExtent::Whole && !read->leftOut.empty()) return "a whole import that leaves out something";
  const auto roster = notation::rosterOf(trf, extent);
  if (!roster) return roster.error().empty() ? "no fit without a reason" : "";
  std::size_t nameless = 0;
  for (const notation::TrfMisfit& misfit : roster->leftOut) {
    nameless += misfit.kind == notation::TrfMisfitKind::NameMissing ? 1 : 0;
  }
  return roster->entrants.size() + nameless == players ? "" : "a roster that lacks somebody";
}

// Notes and left-out parts stand in the order of their lines and quote text.
Broken brokenNotes(const notation::TrfReading& reading) {
  int last = 0;
  for (const notation::TrfNote& note : reading.notes) {
    if (note.line < last || note.column < 0) return "a note out of its order";
    if (firstLineNotText(note.written) || firstLineNotText(note.taken)) return "a note that quotes no text";
    last = note.line;
  }
  return {};
}

}  // namespace

// A whole report without notes reads equal after it was written. A report with notes was written in another
// way, and a part of a report lacks something. Both can be settled, imported and paired without a crash.
Broken runTrf(std::string_view input) {
  const auto whole = notation::readTrf(input, TrfExtent::Whole);
  if (!whole) {
    if (Broken broken = brokenIn(whole.error()); !broken.empty()) return broken;
  }
  const auto part = notation::readTrf(input, TrfExtent::Readable);
  if (!part) return whole ? "a whole report that cannot be read in part" : brokenIn(part.error());
  if (whole && !part->leftOut.empty()) return "a whole report that is left out in part";
  if (whole && whole->notes.empty()) {
    for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
      if (Broken broken = brokenRoundTrip(whole->trf, version); !broken.empty()) return broken;
    }
  }
  for (const TrfExtent extent : {TrfExtent::Whole, TrfExtent::Readable}) {
    const auto& reading = extent == TrfExtent::Whole ? whole : part;
    if (!reading) continue;
    if (Broken broken = brokenNotes(*reading); !broken.empty()) return broken;
    const notation::TrfSettled settled = notation::settled(reading->trf, extent);
    if (settled.trf.records.size() != reading->trf.records.size()) return "a settled report with other lines";
    if (Broken broken = brokenHistory(settled.trf, extent); !broken.empty()) return broken;
    if (const auto swiss = notation::TrfSwiss::read(settled.trf)) {
      static_cast<void>(swiss->before(swiss->paired() + 1));
    }
  }
  return {};
}

}  // namespace damath::fuzz
