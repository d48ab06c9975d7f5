// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/standard_rulesets.hpp"

#include <algorithm>
#include <iterator>

namespace damath::rules {

namespace {

using namespace std::chrono_literals;

Ruleset makeManual() {
  using enum TieBreak;
  const TurnAnswers turns{
      .menCaptureBackward = {YesNo::Yes, "K2"},
      .damaRange = {DamaRange::Flying, "M3"},
      .capturePriority = {CapturePriority::CountThenDama, "K5", "K6"},
      .chain = {Chain::Compulsory, "K4"},
      .removal = {Removal::EachJump, "K8"},
      .damaPath = {DamaPath::SegmentOnce, "K9"},
      .promotion = {Promotion::TurnEnd, "P1"},
      .firstMover = {board::Side::Blue, "M1"},
  };
  const GameAnswers scores{
      .rounding = {RoundPerSet{}, "S3"},
      .roundBeforeMultiplier = {YesNo::Yes, "S3"},
      .roundEntries = {RoundEntries::EachEntry, "S3"},
      .divideByZero = {DivideByZero::Zero, "S4"},
      .polynomialFrame = {std::nullopt, "S5"},
      .notationFrame = {std::nullopt, "N1"},
      .scoreDirection = {ScoreDirection::HigherWins, "E2"},
      .repetitionCount = {3, "E4"},
      .repetitionEnds = {RepetitionEnds::ArbiterConfirms, "E4"},
      .repetitionBy = {RepetitionBy::Either, "E4"},
      .inactivityPlies = {std::nullopt, "E1"},
      .drawByAgreement = {YesNo::No, "E1"},
      .resignation = {Resignation::OpponentWins, "E3"},
  };
  const EventAnswers events{
      .moveClockOnCapture = {MoveClockOnCapture::Applies, "T3"},
      .clocks = {Clocks{.game = 20min, .move = 1min, .reminder = 10s, .rematch = 10min, .noShow = 10min},
                 "T1", "T4"},
      .warningsBeforeDisqualification = {3, "T5"},
      .points = {Points{.win = 1, .draw = {1, 2}, .loss = 0, .bye = 1}, "Y1"},
      .withdrawnGames = {WithdrawnGames::Keep, "Y1"},
      .withdrawnBye = {WithdrawnBye::Bye, "Y1"},
      .rematchPlaces = {RematchPlaces{}, "Y2"},
      .rematchDrawn = {RematchDrawn::PerSystem, "Y2b", "Y4"},
      .rematchWithdrawn = {RematchWithdrawn::Due, "Y2b"},
      .pointSystem = {PointSystem::OwnTotals, "Y2c"},
      .tieBreaks = {{HeadToHead, Rematch, TieBreak::PointSystem}, "Y2"},
      .nobodyWon = {NobodyWon::BothOut, "Y4"},
      .walkoverMeetings = {WalkoverMeetings::InTies, "Y2a", "Y4"},
  };
  return {turns, scores, events, "manual"};
}

struct Profile {
  std::string_view name;
  void (*differ)(Ruleset& ruleset);  // changes the answers that differ from the manual
};

constexpr Profile kProfiles[] = {
    {"manual", [](Ruleset&) {}},
    // The rules as the board and notation document "Integer Damath" (Damath_Game_Data.pdf) says them, read
    // literally (rulebook 9).
    {"damath-json",
     [](Ruleset& ruleset) {
       change(ruleset, &Ruleset::capturePriority, CapturePriority::Dama);
       change(ruleset, &Ruleset::promotion, Promotion::GoOn);
       change(ruleset, &Ruleset::damaPath, DamaPath::Free);
       change(ruleset, &Ruleset::rounding, RoundTo{exact::RoundingMode::Floor, 0});
     }},
    {"classic-dama-first",
     [](Ruleset& ruleset) { change(ruleset, &Ruleset::capturePriority, CapturePriority::DamaThenCount); }},
    {"depEd",
     [](Ruleset& ruleset) { change(ruleset, &Ruleset::moveClockOnCapture, MoveClockOnCapture::Waived); }},
};

Ruleset made(const Profile& profile) {
  Ruleset ruleset = manual();
  profile.differ(ruleset);
  ruleset.name = profile.name;
  return ruleset;
}

}  // namespace

const Ruleset& manual() {
  static const Ruleset ruleset = makeManual();
  return ruleset;
}

std::optional<Ruleset> profile(std::string_view name) {
  const auto* const found = std::ranges::find(kProfiles, name, &Profile::name);
  return found == std::end(kProfiles) ? std::nullopt : std::optional(made(*found));
}

std::vector<std::string_view> profileNames() {
  std::vector<std::string_view> names;
  for (const Profile& each : kProfiles) names.push_back(each.name);
  return names;
}

}  // namespace damath::rules
