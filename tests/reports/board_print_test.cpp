// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of boards in print: boards of a scoresheet are printed on request, large enough to read their chips.
#include <gtest/gtest.h>

#include "core/rules/standard_rulesets.hpp"
#include "reports/compose/sheets/board_diagram.hpp"
#include "reports/render/draw/board_drawing.hpp"
#include "reports/render/draw/paper.hpp"
#include "tests/reports/pdf_file.hpp"
#include "tests/reports/samples.hpp"
#include "words/language.hpp"

namespace damath::render {
namespace {

using samples::documentOf;
using samples::expectTexts;
using samples::PdfFile;
using words::Language;

TEST(Boards, StandBehindAScoresheetOnRequest) {
  const sheet::Sheet sheet = samples::manualSheet("polynomial");
  const rules::ChipSet& set = *rules::builtInChipSet("polynomial");
  const sheet::AuditReport report = sheet::audit(sheet, set, rules::manual());
  const words::Language language = Language::English;
  std::vector<int> told;
  for (std::size_t i = 0; i < report.findings.size(); ++i) told.push_back(static_cast<int>(i) + 1);
  const auto boards = compose::boardDiagrams(report, set, told, language);
  ASSERT_GE(boards.size(), 2U);
  EXPECT_EQ(boards.front().caption, "Start");
  EXPECT_EQ(boards.front().chips.size(), 24U);
  EXPECT_EQ(boards.front().chips.front().text, "-55x");
  EXPECT_TRUE(boards[1].caption.starts_with("Before 1"));
  EXPECT_EQ(compose::boardDiagrams(report, set, {}, language).front().chips.size(), 24U);
  compose::Scoresheet form = compose::scoresheet(sheet, compose::headOf(sheet), language);
  form.boards = boards;
  expectTexts(PdfFile(documentOf(form), Paper::A4).text(), {"Boards.", "Start", "78xy²", "Before 1"});
}

// Guards against an old defect: chips with seven characters had half the readable type size.
TEST(Boards, AreAsLargeAsTheirChipsWantThem) {
  const auto boardOf = [](const char* text) {
    compose::BoardDiagram board;
    board.chips.push_back({board::Square(1), {}, text});
    return std::vector{board};
  };
  EXPECT_EQ(boardLookOf(boardOf("12")).inARow, 3U);
  EXPECT_EQ(boardLookOf(boardOf("3/10")).inARow, 3U);
  EXPECT_EQ(boardLookOf(boardOf("-3/10")).inARow, 2U) << "figures of a fraction are smaller than others";
  EXPECT_EQ(boardLookOf(boardOf("-121√18")).inARow, 2U);
  EXPECT_GT(boardLookOf(boardOf("-121√18")).square, 1.5 * boardLookOf(boardOf("12")).square);
  EXPECT_LE(2 * boardLookOf(boardOf("78xy²")).size().width(), kFormWidth);
}

}  // namespace
}  // namespace damath::render
