// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the committed sample equals the output of its generator, and that the audit of its sheets finds
// exactly the planted mistakes.
#include <gtest/gtest.h>

#include "core/contest/systems/standings.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/sample/sample_players.hpp"

namespace damath::test {
namespace {

const std::string kFolder = DAMATH_SAMPLE;

std::string fileText(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

const std::vector<SampleSheet>& generated() {
  static const std::vector<SampleSheet> sheets = sampleSheets(readSamplePlayers(kFolder + "/players.csv"));
  return sheets;
}

TEST(SampleContest, IsWhatItsGeneratorMakes) {
  ASSERT_EQ(generated().size(), 28U);
  for (const SampleSheet& sheet : generated()) {
    EXPECT_EQ(fileText(kFolder + "/sheets/" + sheet.fileName()), notation::toSheetText(sheet.sheet))
        << sheet.fileName() << ": write it again with write_sample";
  }
  EXPECT_EQ(fileText(kFolder + "/mistakes.tsv"), mistakeList(generated()));
}

TEST(SampleContest, AuditFindsExactlyThePlantedMistakes) {
  for (const SampleSheet& sample : generated()) {
    const auto sheet = notation::parseSheetText(fileText(kFolder + "/sheets/" + sample.fileName()));
    ASSERT_TRUE(sheet.has_value());
    const sheet::AuditReport report =
        sheet::audit(*sheet, *rules::builtInChipSet("integer"), rules::manual());
    EXPECT_EQ(report.replay, sheet::Replay::Complete);
    if (sample.plant) {
      EXPECT_TRUE(plants::isFound(*sample.plant, report)) << sample.fileName() << " " << sample.plant->kind;
    } else {
      EXPECT_TRUE(report.findings.empty()) << sample.fileName();
    }
  }
}

TEST(SampleContest, HasAThreeWayTieAtTheTopAndATieThatOnlyARematchSettles) {
  contest::Event event{contest::EventId{1},
                       {"Integer Grade 7", *rules::builtInChipSet("integer"), rules::manual(),
                        contest::System::RoundRobin, 1, std::nullopt, 0},
                       {},
                       {},
                       {},
                       {}};
  for (int i = 1; i <= 8; ++i) {
    event.entries.push_back({contest::EntryId{i}, contest::PlayerId{i}, i});
  }
  int id = 0;
  for (const SampleSheet& sample : generated()) {
    const sheet::AuditReport report = sheet::audit(sample.sheet, event.setup.set, event.setup.ruleset);
    const auto startNumber = [](std::string_view name) {
      int number = 0;
      for (const SamplePlayer& player : readSamplePlayers(kFolder + "/players.csv")) {
        ++number;
        if (player.name == name) break;
      }
      return number;
    };
    contest::GameResult result{sample.sheet.ending(), report.of(board::Side::Blue).grand,
                               report.of(board::Side::Red).grand, report.result};
    event.games.push_back({contest::GameId{++id}, contest::RoundNumber{sample.round},
                           contest::BoardNumber{sample.board},
                           contest::EntryId{startNumber(sample.sheet.tag("Blue"))},
                           contest::EntryId{startNumber(sample.sheet.tag("Red"))}, result});
  }
  const contest::Standings standings = contest::standings(event);
  ASSERT_EQ(standings.ranks.size(), 8U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(standings.ranks[i].points, exact::Rational(11, 2));
    ASSERT_FALSE(standings.ranks[i].reasons.empty());
    EXPECT_EQ(standings.ranks[i].reasons.front().step, tiebreak::RankStep::HeadToHead);
  }
  EXPECT_EQ(standings.ranks[0].entry, contest::EntryId{1});
  EXPECT_EQ(standings.ranks[1].entry, contest::EntryId{3});
  EXPECT_EQ(standings.ranks[2].entry, contest::EntryId{2});
  ASSERT_EQ(standings.rematchesDue.size(), 1U);
  EXPECT_EQ(standings.rematchesDue[0],
            (std::vector<contest::EntryId>{contest::EntryId{5}, contest::EntryId{6}}));
}

}  // namespace
}  // namespace damath::test
