// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/citation.hpp"

#include "core/rules/profiles.hpp"

namespace damath::rules {

namespace {

template <class... Options>
void citeEach(Ruleset& ruleset, Options... options) {
  const auto one = [&ruleset](auto option) {
    const auto& manuals = manual().*option;
    auto& cited = ruleset.*option;
    const bool isManuals = cited.answer == manuals.answer;
    cited.clause = isManuals ? manuals.clause : "9";
    cited.also = isManuals ? manuals.also : Clause();
  };
  (one(options), ...);
}

}  // namespace

void cite(Ruleset& ruleset) {
  citeEach(ruleset, &Ruleset::menCaptureBackward, &Ruleset::damaRange, &Ruleset::capturePriority,
           &Ruleset::chain, &Ruleset::removal, &Ruleset::damaPath, &Ruleset::promotion, &Ruleset::firstMover,
           &Ruleset::rounding, &Ruleset::roundBeforeMultiplier, &Ruleset::roundEntries,
           &Ruleset::divideByZero, &Ruleset::polynomialFrame, &Ruleset::notationFrame,
           &Ruleset::scoreDirection, &Ruleset::repetitionCount, &Ruleset::repetitionEnds,
           &Ruleset::inactivityPlies, &Ruleset::drawByAgreement, &Ruleset::resignation,
           &Ruleset::moveClockOnCapture, &Ruleset::clocks, &Ruleset::warningsBeforeDisqualification,
           &Ruleset::points, &Ruleset::rematchPlaces, &Ruleset::pointSystem, &Ruleset::tieBreaks);
}

}  // namespace damath::rules
