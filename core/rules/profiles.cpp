// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/profiles.hpp"

namespace damath::rules {

namespace {

using namespace std::chrono_literals;

Ruleset makeManual() {
  using enum TieBreak;
  return Ruleset{
      .name = "manual",
      .menCaptureBackward = {YesNo::Yes, "K2"},
      .damaRange = {DamaRange::Flying, "M3"},
      .capturePriority = {CapturePriority::CountThenDama, "K5", "K6"},
      .chain = {Chain::Compulsory, "K4"},
      .removal = {Removal::EachJump, "K8"},
      .damaPath = {DamaPath::SegmentOnce, "K9"},
      .promotion = {Promotion::TurnEnd, "P1"},
      .firstMover = {board::Side::Blue, "M1"},
      .rounding = {RoundPerSet{}, "S3"},
      .roundBeforeMultiplier = {YesNo::Yes, "S3"},
      .roundEntries = {RoundEntries::EachEntry, "S3"},
      .divideByZero = {DivideByZero::Zero, "S4"},
      .polynomialFrame = {std::nullopt, "S5"},
      .notationFrame = {std::nullopt, "N1"},
      .scoreDirection = {ScoreDirection::HigherWins, "E2"},
      .repetitionCount = {3, "E4"},
      .repetitionEnds = {RepetitionEnds::ArbiterConfirms, "E4"},
      .inactivityPlies = {std::nullopt, "E1"},
      .drawByAgreement = {YesNo::No, "E1"},
      .resignation = {Resignation::OpponentWins, "E3"},
      .moveClockOnCapture = {MoveClockOnCapture::Applies, "T3"},
      .clocks = {Clocks{.game = 20min, .move = 1min, .reminder = 10s, .rematch = 10min, .noShow = 10min},
                 "T1", "T4"},
      .warningsBeforeDisqualification = {3, "T5"},
      .points = {Points{.win = 1, .draw = {1, 2}, .loss = 0, .bye = 1}, "Y1"},
      .rematchPlaces = {RematchPlaces{}, "Y2"},
      .pointSystem = {PointSystem::OwnTotals, "Y2c"},
      .tieBreaks = {{HeadToHead, Rematch, TieBreak::PointSystem}, "Y2"},
  };
}

// The board and notation document of the JSON form, read literally (rulebook 9).
Ruleset makeDamathJson() {
  Ruleset ruleset = makeManual();
  ruleset.name = "damath-json";
  change(ruleset, &Ruleset::capturePriority, CapturePriority::Dama);
  change(ruleset, &Ruleset::promotion, Promotion::GoOn);
  change(ruleset, &Ruleset::damaPath, DamaPath::Free);
  change(ruleset, &Ruleset::rounding, RoundTo{exact::RoundingMode::Floor, 0});
  return ruleset;
}

Ruleset makeClassicDamaFirst() {
  Ruleset ruleset = makeManual();
  ruleset.name = "classic-dama-first";
  change(ruleset, &Ruleset::capturePriority, CapturePriority::DamaThenCount);
  return ruleset;
}

Ruleset makeDepEd() {
  Ruleset ruleset = makeManual();
  ruleset.name = "depEd";
  change(ruleset, &Ruleset::moveClockOnCapture, MoveClockOnCapture::Waived);
  return ruleset;
}

}  // namespace

const Ruleset& manual() {
  static const Ruleset ruleset = makeManual();
  return ruleset;
}

std::optional<Ruleset> profile(std::string_view name) {
  if (name == "manual") return manual();
  if (name == "damath-json") return makeDamathJson();
  if (name == "classic-dama-first") return makeClassicDamaFirst();
  if (name == "depEd") return makeDepEd();
  return std::nullopt;
}

std::vector<std::string_view> profileNames() {
  return {"manual", "damath-json", "classic-dama-first", "depEd"};
}

}  // namespace damath::rules
