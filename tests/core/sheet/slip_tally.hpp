// SPDX-License-Identifier: GPL-3.0-or-later
// Gives sheets with several mistakes to the audit and to the plain explainer and counts the outcomes, for the
// tests and for slips_probe.
#pragma once

#include <algorithm>
#include <string>

#include "tests/core/sheet/judge/tally.hpp"
#include "tests/plants/slips.hpp"
#include "tests/support/plain_explainer.hpp"

namespace damath::test {

// The verdicts of the audit and of the plain explainer on one sheet.
struct SlipVerdict {
  support::PlainVerdict plain = support::PlainVerdict::Unknown;
  bool isTrue = false;       // the audit's grand totals and result are those of the game
  bool isPlainTrue = false;  // the plain explainer's grand totals are those of the game
  bool isAsking = false;     // the audit asks a person: replay incomplete, or a finding with alternatives
  bool wrongWinner = false;  // the audit names another result and asks nothing
  bool askedWinner = false;  // the audit names another result and asks

  [[nodiscard]] bool isMissed() const { return plain == support::PlainVerdict::Unique && !isTrue; }
  // True if several explanations are cheapest but the audit reports one of them as the game.
  [[nodiscard]] bool isUnasked() const { return plain == support::PlainVerdict::Several && !isAsking; }
};

// Returns the planted mistakes of one game. The same arguments give the same mistakes. nullopt if no
// attempted game gave an occasion for the mistakes.
[[nodiscard]] inline std::optional<plants::PlantedSlips> slipsOf(std::string_view set, std::size_t count,
                                                                 unsigned seed) {
  plants::Lots lots = lotsOf(set, seed);
  std::optional<plants::PlantedSlips> planted;
  for (int attempt = 0; attempt < 20 && !planted; ++attempt) {
    planted = plants::plantSlips(*rules::builtInChipSet(set), count, lots);
  }
  return planted;
}

// Returns the mistakes as text: `wrongScore 12 blue, missingLine 20 red`.
[[nodiscard]] inline std::string slipsText(const plants::PlantedSlips& planted) {
  std::string text;
  for (const plants::Plant& plant : planted.plants) {
    const char* side = !plant.side ? "" : *plant.side == board::Side::Blue ? " blue" : " red";
    text += (text.empty() ? "" : ", ") + plant.kind + " " + std::to_string(plant.place) + side;
  }
  return text;
}

[[nodiscard]] inline bool isAsking(const sheet::AuditReport& report) {
  return !report.isFollowed() || std::ranges::any_of(report.findings, [](const sheet::Finding& finding) {
    return !finding.alternatives.empty();
  });
}

[[nodiscard]] inline SlipVerdict verdictOn(const plants::PlantedSlips& planted,
                                           const sheet::AuditReport& report,
                                           const support::PlainExplanation& plain) {
  SlipVerdict verdict;
  verdict.plain = plain.verdict;
  const bool sameResult = rules::toText(report.result) == planted.result;
  verdict.isTrue = sameResult && report.of(board::Side::Blue).grand == planted.grands[0] &&
                   report.of(board::Side::Red).grand == planted.grands[1];
  verdict.isAsking = isAsking(report);
  verdict.wrongWinner = !sameResult && !verdict.isAsking;
  verdict.askedWinner = !sameResult && verdict.isAsking;
  verdict.isPlainTrue = support::hasFigures(plain, planted.grands[0], planted.grands[1]);
  return verdict;
}

struct SlipTally {
  int sheets = 0;
  int unique = 0;
  int uniqueTrue = 0;
  int plainTrue = 0;     // verdict Unique, and the plain explainer has the right totals
  int uniqueAsking = 0;  // verdict Unique, and the audit has a wrong total or result but asks a person
  int several = 0;
  int severalAsking = 0;
  int unknown = 0;
  int wrongWinners = 0;
  int askedWinners = 0;  // sheets for which SlipVerdict::askedWinner is true

  void add(const SlipVerdict& verdict) {
    const bool isUnique = verdict.plain == support::PlainVerdict::Unique;
    const bool isSeveral = verdict.plain == support::PlainVerdict::Several;
    ++sheets;
    unique += isUnique ? 1 : 0;
    uniqueTrue += isUnique && verdict.isTrue ? 1 : 0;
    plainTrue += isUnique && verdict.isPlainTrue ? 1 : 0;
    uniqueAsking += verdict.isMissed() && verdict.isAsking ? 1 : 0;
    several += isSeveral ? 1 : 0;
    severalAsking += isSeveral && verdict.isAsking ? 1 : 0;
    unknown += verdict.plain == support::PlainVerdict::Unknown ? 1 : 0;
    wrongWinners += verdict.wrongWinner ? 1 : 0;
    askedWinners += verdict.askedWinner ? 1 : 0;
  }
  void add(const SlipTally& other) {
    sheets += other.sheets;
    unique += other.unique;
    uniqueTrue += other.uniqueTrue;
    plainTrue += other.plainTrue;
    uniqueAsking += other.uniqueAsking;
    several += other.several;
    severalAsking += other.severalAsking;
    unknown += other.unknown;
    wrongWinners += other.wrongWinners;
    askedWinners += other.askedWinners;
  }
  [[nodiscard]] double percentTrue() const { return unique == 0 ? 100.0 : 100.0 * uniqueTrue / unique; }
};

}  // namespace damath::test
