// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/sheet/audit_json.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/notation/board/turn_json.hpp"
#include "core/rules/legal_turns.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/rules/standard_rulesets.hpp"

namespace damath::notation {
namespace {

using board::Side;

sheet::AuditReport reportWithOneFinding() {
  sheet::AuditReport report;
  report.replay = sheet::Replay::Complete;
  sheet::Finding finding;
  finding.code = sheet::FindingCode::WrongScore;
  finding.line = 7;
  finding.side = Side::Red;
  finding.cell = sheet::Cell::Score;
  finding.clause = "S1";
  finding.written = "99";
  finding.correct = "84";
  report.findings.push_back(finding);
  finding.code = sheet::FindingCode::MissingLine;
  finding.line.reset();
  finding.correct.reset();
  finding.written.clear();
  finding.beforeLine = 3;
  finding.causedBy = 0;
  report.findings.push_back(finding);
  report.totals[0] = {102, -27, 75};
  report.totals[1] = {exact::Rational(-29, 2), 0, exact::Rational(-29, 2)};
  report.result = rules::Result::BlueWins;
  return report;
}

const std::vector<std::string> kSentences{"about wrongScore", "about missingLine"};

TEST(AuditJson, ToTheLetter) {
  EXPECT_EQ(
      toAuditJson({"a.sheet", *rules::builtInChipSet("integer"), "manual"}, reportWithOneFinding(),
                  kSentences),
      R"({"sheet":"a.sheet","set":"integer","ruleset":"manual","replay":"complete","turns":0,"followed":0,"ofTurns":null,"findings":[)"
      R"({"line":7,"side":"red","cell":"score","code":"wrongScore","clause":"S1","severity":"error",)"
      R"("written":"99","correct":"84","causedBy":null,"message":"about wrongScore"},)"
      R"({"line":null,"side":"red","cell":"score","code":"missingLine","clause":"S1","severity":"error",)"
      R"("written":"","correct":null,"causedBy":0,"message":"about missingLine","beforeLine":3}],)"
      R"("blue":{"running":"102","remaining":"-27","grand":"75"},)"
      R"("red":{"running":"-29/2","runningDecimal":"-14.50","remaining":"0","grand":"-29/2",)"
      R"("grandDecimal":"-14.50"},"result":"1-0"})");
}

TEST(AuditJson, SetsOfFractionsAndRootsShowDecimalsToo) {
  const auto figures = [](const char* set) {
    return nlohmann::ordered_json::parse(toAuditJson({"a.sheet", *rules::builtInChipSet(set), "manual"},
                                                     reportWithOneFinding(), kSentences))["red"];
  };
  for (const char* set : {"fraction", "rational", "radical"}) {
    EXPECT_EQ(figures(set).dump(),
              R"({"running":"-29/2","runningDecimal":"-14.50","remaining":"0","remainingDecimal":"0.00",)"
              R"("grand":"-29/2","grandDecimal":"-14.50"})");
  }
  EXPECT_EQ(figures("polynomial").dump(), R"({"running":"-14.5","remaining":"0","grand":"-14.5"})");
}

TEST(ReplayJson, TurnsAndPositions) {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  const GameLaw law{rules::manual(), set};
  sheet::AuditReport report;
  report.start = rules::startPosition(set, rules::manual());
  board::Position position = report.start;
  const rules::Turn turn = rules::legalTurns(rules::manual(), position).front();
  rules::play(rules::manual(), position, turn);
  sheet::ReplayedTurn& replayed = report.turns.emplace_back(Side::Blue, turn, report.start);
  replayed.lines.push_back(1);
  replayed.after = position;
  const auto json = nlohmann::ordered_json::parse(toReplayJson("a \"b\".sheet", report, law));
  EXPECT_EQ(json["sheet"], "a \"b\".sheet");
  EXPECT_EQ(json["start"].dump(), toPositionJson(report.start, set));
  EXPECT_EQ(json["turns"][0]["turn"].dump(), toTurnJson(turn, report.start, law));
  EXPECT_EQ(json["turns"][0]["after"].dump(), toPositionJson(position, set));
  EXPECT_EQ(json["turns"][0]["lines"].dump(), "[1]");
}

}  // namespace
}  // namespace damath::notation
