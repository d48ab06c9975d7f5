// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/any_ruleset.hpp"

#include <algorithm>

#include "core/every.hpp"
#include "core/rules/citation.hpp"
#include "core/rules/profiles.hpp"

namespace damath::support {

namespace {

using namespace rules;

int upTo(std::mt19937& random, int most) {
  return static_cast<int>(random() % static_cast<unsigned>(most + 1));
}

template <class T>
T anyOf(std::mt19937& random) {
  return kEvery<T>[static_cast<std::size_t>(upTo(random, static_cast<int>(kEvery<T>.size()) - 1))];
}

template <class T>
void draw(std::mt19937& random, Cited<T>& option) {
  option.answer = anyOf<T>(random);
}

Rounding anyRounding(std::mt19937& random) {
  switch (upTo(random, 3)) {
    case 0:
      return RoundPerSet{};
    case 1:
      return RoundNever{};
    case 2:
      return RoundTo{anyOf<exact::RoundingMode>(random), 0};
    default:
      return RoundTo{exact::RoundingMode::HalfAway, upTo(random, 6)};
  }
}

FrameChoice anyFrame(std::mt19937& random) {
  const int answer = upTo(random, 2);
  return answer == 2 ? FrameChoice{} : static_cast<board::Frame>(answer);
}

exact::Rational anyPoints(std::mt19937& random) {
  return {upTo(random, 12) - 3, 1 + upTo(random, 3)};
}

std::chrono::seconds anyTime(std::mt19937& random) {
  return std::chrono::seconds(upTo(random, 60 * 999 + 59));
}

std::optional<int> anyCountOrOff(std::mt19937& random, int least) {
  if (upTo(random, 2) == 0) return std::nullopt;
  return least + upTo(random, 60);
}

}  // namespace

Ruleset anyPlay(std::mt19937& random) {
  Ruleset ruleset = manual();
  ruleset.name = "by lot";
  draw(random, ruleset.menCaptureBackward);
  draw(random, ruleset.damaRange);
  draw(random, ruleset.capturePriority);
  draw(random, ruleset.chain);
  draw(random, ruleset.removal);
  draw(random, ruleset.damaPath);
  draw(random, ruleset.promotion);
  draw(random, ruleset.firstMover);
  ruleset.rounding.answer = anyRounding(random);
  draw(random, ruleset.roundBeforeMultiplier);
  draw(random, ruleset.roundEntries);
  draw(random, ruleset.divideByZero);
  ruleset.polynomialFrame.answer = anyFrame(random);
  ruleset.notationFrame.answer = anyFrame(random);
  draw(random, ruleset.scoreDirection);
  return ruleset;
}

Ruleset anyRuleset(std::mt19937& random) {
  Ruleset ruleset = anyPlay(random);
  ruleset.name = "lot \"" + std::to_string(random()) + "\" ñ²";
  ruleset.repetitionCount.answer = 2 + upTo(random, 9);
  draw(random, ruleset.repetitionEnds);
  ruleset.inactivityPlies.answer = anyCountOrOff(random, 1);
  draw(random, ruleset.drawByAgreement);
  draw(random, ruleset.resignation);
  draw(random, ruleset.moveClockOnCapture);
  ruleset.clocks.answer = {.game = anyTime(random),
                           .move = anyTime(random),
                           .reminder = anyTime(random),
                           .rematch = anyTime(random),
                           .noShow = anyTime(random)};
  ruleset.warningsBeforeDisqualification.answer = anyCountOrOff(random, 0);
  ruleset.points.answer = {.win = anyPoints(random),
                           .draw = anyPoints(random),
                           .loss = anyPoints(random),
                           .bye = anyPoints(random)};
  switch (upTo(random, 2)) {
    case 0:
      ruleset.rematchPlaces.answer = AllPlaces{};
      break;
    case 1:
      ruleset.rematchPlaces.answer = 1 + upTo(random, 9);
      break;
    default:
      ruleset.rematchPlaces.answer = std::monostate{};
  }
  draw(random, ruleset.pointSystem);
  using enum TieBreak;
  std::vector<TieBreak> steps{HeadToHead, Rematch,   TieBreak::PointSystem, Buchholz, SonnebornBerger,
                              Wins,       Cumulative};
  std::shuffle(steps.begin(), steps.end(), random);
  steps.resize(static_cast<std::size_t>(upTo(random, static_cast<int>(steps.size()))));
  ruleset.tieBreaks.answer = std::move(steps);
  cite(ruleset);
  return ruleset;
}

}  // namespace damath::support
