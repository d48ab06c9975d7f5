// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/any_ruleset.hpp"

#include <algorithm>

#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"

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

template <class Part, class T>
void draw(std::mt19937& random, Ruleset& ruleset, Cited<T> Part::*option) {
  change(ruleset, option, anyOf<T>(random));
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
  draw(random, ruleset, &Ruleset::menCaptureBackward);
  draw(random, ruleset, &Ruleset::damaRange);
  draw(random, ruleset, &Ruleset::capturePriority);
  draw(random, ruleset, &Ruleset::chain);
  draw(random, ruleset, &Ruleset::removal);
  draw(random, ruleset, &Ruleset::damaPath);
  draw(random, ruleset, &Ruleset::promotion);
  draw(random, ruleset, &Ruleset::firstMover);
  change(ruleset, &Ruleset::rounding, anyRounding(random));
  draw(random, ruleset, &Ruleset::roundBeforeMultiplier);
  draw(random, ruleset, &Ruleset::roundEntries);
  draw(random, ruleset, &Ruleset::divideByZero);
  change(ruleset, &Ruleset::polynomialFrame, anyFrame(random));
  change(ruleset, &Ruleset::notationFrame, anyFrame(random));
  draw(random, ruleset, &Ruleset::scoreDirection);
  return ruleset;
}

Ruleset anyRuleset(std::mt19937& random) {
  Ruleset ruleset = anyPlay(random);
  ruleset.name = "lot \"" + std::to_string(random()) + "\" ñ²";
  change(ruleset, &Ruleset::repetitionCount, 2 + upTo(random, 9));
  draw(random, ruleset, &Ruleset::repetitionEnds);
  draw(random, ruleset, &Ruleset::repetitionBy);
  change(ruleset, &Ruleset::inactivityPlies, anyCountOrOff(random, 1));
  draw(random, ruleset, &Ruleset::drawByAgreement);
  draw(random, ruleset, &Ruleset::resignation);
  draw(random, ruleset, &Ruleset::moveClockOnCapture);
  change(ruleset, &Ruleset::clocks,
         {.game = anyTime(random),
          .move = anyTime(random),
          .reminder = anyTime(random),
          .rematch = anyTime(random),
          .noShow = anyTime(random)});
  change(ruleset, &Ruleset::warningsBeforeDisqualification, anyCountOrOff(random, 0));
  change(ruleset, &Ruleset::points,
         {.win = anyPoints(random),
          .draw = anyPoints(random),
          .loss = anyPoints(random),
          .bye = anyPoints(random)});
  draw(random, ruleset, &Ruleset::withdrawnGames);
  draw(random, ruleset, &Ruleset::withdrawnBye);
  switch (upTo(random, 2)) {
    case 0:
      change(ruleset, &Ruleset::rematchPlaces, AllPlaces{});
      break;
    case 1:
      change(ruleset, &Ruleset::rematchPlaces, 1 + upTo(random, 9));
      break;
    default:
      change(ruleset, &Ruleset::rematchPlaces, std::monostate{});
  }
  draw(random, ruleset, &Ruleset::rematchDrawn);
  draw(random, ruleset, &Ruleset::rematchWithdrawn);
  draw(random, ruleset, &Ruleset::pointSystem);
  draw(random, ruleset, &Ruleset::nobodyWon);
  draw(random, ruleset, &Ruleset::walkoverMeetings);
  using enum TieBreak;
  std::vector<TieBreak> steps{HeadToHead, Rematch,   TieBreak::PointSystem, Buchholz, SonnebornBerger,
                              Wins,       Cumulative};
  std::shuffle(steps.begin(), steps.end(), random);
  steps.resize(static_cast<std::size_t>(upTo(random, static_cast<int>(steps.size()))));
  change(ruleset, &Ruleset::tieBreaks, std::move(steps));
  return ruleset;
}

}  // namespace damath::support
