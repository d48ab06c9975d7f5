#include "tests/support/any_ruleset.hpp"

#include <algorithm>

#include "core/rules/citation.hpp"
#include "core/rules/profiles.hpp"

namespace damath::support {

namespace {

using namespace rules;

int upTo(std::mt19937& random, int most) {
  return static_cast<int>(random() % static_cast<unsigned>(most + 1));
}

// One of an enum's answers, of which there are so many.
template <class T>
void draw(std::mt19937& random, Cited<T>& option, int answers) {
  option.answer = static_cast<T>(upTo(random, answers - 1));
}

Rounding anyRounding(std::mt19937& random) {
  switch (upTo(random, 3)) {
    case 0:
      return RoundPerSet{};
    case 1:
      return RoundNever{};
    case 2:
      return RoundTo{static_cast<exact::RoundingMode>(upTo(random, 4)), 0};
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
  draw(random, ruleset.menCaptureBackward, 2);
  draw(random, ruleset.damaRange, 2);
  draw(random, ruleset.capturePriority, 5);
  draw(random, ruleset.chain, 2);
  draw(random, ruleset.removal, 2);
  draw(random, ruleset.damaPath, 3);
  draw(random, ruleset.promotion, 3);
  draw(random, ruleset.firstMover, 2);
  ruleset.rounding.answer = anyRounding(random);
  draw(random, ruleset.roundBeforeMultiplier, 2);
  draw(random, ruleset.roundEntries, 2);
  draw(random, ruleset.divideByZero, 3);
  ruleset.polynomialFrame.answer = anyFrame(random);
  ruleset.notationFrame.answer = anyFrame(random);
  draw(random, ruleset.scoreDirection, 2);
  return ruleset;
}

Ruleset anyRuleset(std::mt19937& random) {
  Ruleset ruleset = anyPlay(random);
  ruleset.name = "lot \"" + std::to_string(random()) + "\" ñ²";
  ruleset.repetitionCount.answer = 2 + upTo(random, 9);
  draw(random, ruleset.repetitionEnds, 3);
  ruleset.inactivityPlies.answer = anyCountOrOff(random, 1);
  draw(random, ruleset.drawByAgreement, 2);
  draw(random, ruleset.resignation, 2);
  draw(random, ruleset.moveClockOnCapture, 2);
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
  draw(random, ruleset.pointSystem, 2);
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
