// SPDX-License-Identifier: GPL-3.0-or-later
// A written sheet reads back as the same sheet, in the text form and in the CSV form.
#include <gtest/gtest.h>

#include <random>

#include "core/notation/sheet/sheet_csv.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/plants/random_game.hpp"
#include "tests/support/any_ruleset.hpp"
#include "tests/support/full_size.hpp"

namespace damath::test {
namespace {

constexpr int kGamesOfASet = 25;

void expectSame(const sheet::Sheet& sheet) {
  const std::string text = notation::toSheetText(sheet);
  const auto fromText = notation::parseSheetText(text);
  ASSERT_TRUE(fromText.has_value()) << text;
  EXPECT_EQ(*fromText, sheet) << text;
  const std::string csv = notation::toSheetCsv(sheet);
  const auto fromCsv = notation::parseSheetCsv(csv);
  ASSERT_TRUE(fromCsv.has_value()) << csv;
  EXPECT_EQ(*fromCsv, sheet) << csv;
}

class EverySet : public testing::TestWithParam<std::string_view> {};

TEST_P(EverySet, SheetsOfRandomGamesReadBackEqual) {
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  plants::Lots lots(7);
  for (int game = 0; game < kGamesOfASet; ++game) {
    rules::Ruleset ruleset = support::anyPlay(lots);
    const sheet::GameRecord record = plants::randomGame(set, 10 + 4 * game, lots, ruleset);
    for (const auto routes : {sheet::Routes::Written, sheet::Routes::AsOnPaper}) {
      sheet::Sheet sheet = sheet::written(record, set, ruleset, routes);
      sheet.setTag("Blue", "Ramon, \"Mario\" \\ M. " + std::to_string(game));
      sheet.setTag("RedSchool", "Ñ; 'x' | [y]");
      expectSame(sheet);
    }
  }
}

// Inserts bytes of every kind into the text of a real game. If the reader still accepts the text, the sheet
// reads back as the same sheet.
TEST_P(EverySet, WhateverIsReadReadsBackEqual) {
  const std::vector<std::string> pieces = {
      "|",     "||",     "\"",     "\"\"",   ",",      ";",        "#",    "# ", "[",     "[Blue \"",
      "]",     "\\",     "\n",     "\r",     "\t",     " ",        "R",    "RC", ":",     "TOTAL",
      "GRAND", "\u3000", "\u00a0", "\ufeff", "\u200b", "−",        "×",    "÷",  "√",     "⑧",
      "０",    "（",     "ＲＣ：", "\u0305", "\xff",   "\xe2\x88", "\x01", "🜁",  "@(0,3)"};
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  plants::Lots lots(11);
  const sheet::Sheet game =
      sheet::written(plants::randomGame(set, 14, lots), set, rules::manual(), sheet::Routes::AsOnPaper);
  int read = 0;
  for (int turn = 0; turn < support::sized(1000, 3000); ++turn) {
    const bool asCsv = turn % 2 == 1;
    std::string text = asCsv ? notation::toSheetCsv(game) : notation::toSheetText(game);
    for (std::size_t times = 1 + lots() % 5; times > 0; --times) {
      text.insert(lots() % (text.size() + 1), pieces[lots() % pieces.size()]);
    }
    auto sheet = asCsv ? notation::parseSheetCsv(text) : notation::parseSheetText(text);
    if (!sheet) continue;
    ++read;
    while (!sheet->lines.empty() && sheet->lines.back() == sheet::Line{}) sheet->lines.pop_back();
    expectSame(*sheet);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(read, support::sized(330, 1000)) << "too little was read at all";
}

INSTANTIATE_TEST_SUITE_P(RoundTrip, EverySet, testing::ValuesIn(rules::builtInChipSetNames()),
                         [](const auto& row) { return std::string(row.param); });

}  // namespace
}  // namespace damath::test
