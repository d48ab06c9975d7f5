// SPDX-License-Identifier: GPL-3.0-or-later
// Audits planted mistakes and counts the outcomes, for the tests and for planted_probe.
#pragma once

#include <algorithm>
#include <ctime>
#include <span>
#include <string>

#include "tests/core/sheet/reports.hpp"
#include "tests/plants/pair.hpp"
#include "tests/plants/planter.hpp"
#include "tests/support/plain_explainer.hpp"
#include "tests/support/plain_sheet.hpp"

namespace damath::test {

enum class Verdict {
  Found,       // the audit reports the planted mistakes and nothing else
  NotCounted,  // not a mistake: some legal game fits every line
  Asked,       // the audit lists several games, and the plain explainer also finds several cheapest games
  Missed,      // the audit reports other errors, with or without the planted mistakes
  Clean        // the audit reports no error
};

struct Tally {
  int planted = 0;
  int found = 0;
  int notCounted = 0;
  int asked = 0;
  int clean = 0;

  void add(Verdict verdict) {
    ++planted;
    found += verdict == Verdict::Found ? 1 : 0;
    notCounted += verdict == Verdict::NotCounted ? 1 : 0;
    asked += verdict == Verdict::Asked ? 1 : 0;
    clean += verdict == Verdict::Clean ? 1 : 0;
  }
  void add(const Tally& other) {
    planted += other.planted;
    found += other.found;
    notCounted += other.notCounted;
    asked += other.asked;
    clean += other.clean;
  }
  [[nodiscard]] int counted() const { return planted - notCounted - asked; }
};

[[nodiscard]] inline bool listsSeveralGames(const sheet::AuditReport& report) {
  const auto isListing = [](const sheet::Finding& finding) {
    return finding.code == sheet::FindingCode::SeveralGames;
  };
  return std::ranges::any_of(report.findings, isListing);
}

// Returns milliseconds of processor time, so other programs do not count.
[[nodiscard]] inline double millisecondsSince(std::clock_t begun) {
  return 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
}

// The most places (nodes of the search) that the plain explainer may visit for one sheet.
inline constexpr std::size_t kPlacesOfPlainLaw = 100'000;

inline Verdict verdictOn(std::span<const plants::Plant> plants, const sheet::Sheet& sheet,
                         const sheet::AuditReport& report) {
  if (plants::areFound(plants, report)) return Verdict::Found;
  if (support::isInOrder(sheet)) return Verdict::NotCounted;
  if (listsSeveralGames(report) &&
      support::plainlyExplained(sheet, kPlacesOfPlainLaw).verdict == support::PlainVerdict::Several)
    return Verdict::Asked;
  return report.hasErrors() ? Verdict::Missed : Verdict::Clean;
}

// The least percentage of the counted planted mistakes of a kind that the audit must find.
inline constexpr int kLeast = 98;

// Returns the random numbers of one game. The same arguments give the same numbers.
inline plants::Lots lotsOf(std::string_view set, unsigned seed) {
  return plants::Lots(seed * 2654435761U + static_cast<unsigned>(set.front()) * 7919U +
                      static_cast<unsigned>(set.size()));
}

}  // namespace damath::test
