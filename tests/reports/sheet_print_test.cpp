// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the widths of a scoresheet's columns, and of the rows that continue on the next page.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "reports/render/draw/form_font.hpp"
#include "reports/render/forms/sheet_cell.hpp"
#include "tests/reports/pdf_file.hpp"
#include "tests/reports/samples.hpp"
#include "words/language.hpp"

namespace damath::render {
namespace {

using samples::bare;
using samples::documentOf;
using samples::expectTexts;
using samples::PdfFile;
using words::Language;

// Guards against an old defect: long totals crossed the edge of the table in the row with the totals of the
// page before, or took three lines of small type beside an empty Move cell.
TEST(Scoresheets, AFigureOfAnyLengthStaysInItsTable) {
  sheet::Sheet sheet = samples::longSheet(60);
  for (sheet::Line& line : sheet.lines) {
    for (sheet::Half& half : line.halves) {
      if (half.kind == sheet::HalfKind::Play) half.total = "-295354673947/705600 - 1350√2";
    }
  }
  const words::Language language = Language::English;
  const PdfFile pdf(documentOf(compose::scoresheet(sheet, compose::headOf(sheet), language)), Paper::A4);
  constexpr qreal kRight = 200;  // millimeters; the right edge of the table
  constexpr qreal kMiddle = 108.5;
  for (int page = 1; page <= 2; ++page) {
    int figures = 0;
    const QList<PdfFile::Word> words = pdf.words(page);
    for (const PdfFile::Word& word : words) {
      EXPECT_LE(word.box.right(), kRight) << word.text.toStdString();
      if (!word.text.contains(QStringLiteral("1350√2"))) continue;
      ++figures;
      const bool isBlues = word.box.left() < kMiddle;
      EXPECT_LE(word.box.right(), isBlues ? kMiddle : kRight) << "page " << page;
      const bool isOneLine = std::ranges::any_of(words, [&](const PdfFile::Word& other) {
        return other.text.contains(QStringLiteral("705600")) &&
               std::abs(other.box.center().y() - word.box.center().y()) < 1.5 &&
               (other.box.left() < kMiddle) == isBlues;
      });
      EXPECT_TRUE(isOneLine) << "page " << page;
    }
    EXPECT_GE(figures, 2);
  }
  expectTexts(pdf.text(2), {"Carried over"});
}

TEST(Scoresheets, TheirPrintHasNoTildesAndSaysHowMuchWasFollowed) {
  const words::Language language = Language::English;
  sheet::Sheet sheet = samples::longSheet(10);
  sheet.lines[0].halves[0].move = "~~9 (1,2)~~ 6 (4,3)";
  compose::Scoresheet form = compose::scoresheet(sheet, compose::headOf(sheet), language);
  form.coverage = "48 of 48 turns followed.";
  const PdfFile pdf(documentOf(form), Paper::A4);
  expectTexts(pdf.text(1), {"9 (1,2)", "6 (4,3)", "48 of 48 turns followed."});
  EXPECT_FALSE(pdf.text(1).contains(QStringLiteral("~")));
}

// A slash in a Move cell divides unless the chips of the set are fractions. Two stacked numbers are higher
// than a line.
TEST(Scoresheets, ASlashOfAMoveIsAFractionOnlyWhereChipsAreFractions) {
  const QString move = QStringLiteral("−5/8");
  for (const auto& [set, isStacked] :
       {std::pair{"integer", false}, {"counting", false}, {"rational", true}}) {
    sheet::Sheet sheet = samples::longSheet(10);
    sheet.setTag(sheet::kSetTag, set);
    for (sheet::Line& line : sheet.lines) line.halves[0].move = "-5/8";
    const PdfFile pdf(documentOf(compose::scoresheet(sheet, compose::headOf(sheet), Language::English)),
                      Paper::A4);
    if (!isStacked) {
      EXPECT_TRUE(bare(pdf.text(1)).contains(move)) << set;
    }
    const compose::CellText cell{"-5/8", {}, {}, {}};
    const Holds holds = isStacked ? Holds::Figures : Holds::Divisions;
    EXPECT_EQ(layoutOf(cell, 40, {.holds = holds}).height() > lineHeight(kCellType), isStacked) << set;
  }
}

// Guards against an old defect: the last row of remaining chips moved to the next page with the sums,
// although the page had room.
TEST(Scoresheets, RemainingChipsStandWhereTheyHaveRoom) {
  const words::Language language = Language::English;
  constexpr std::size_t kMost = 33;
  int beforeTheSums = 0;
  for (std::size_t lines = 28; lines <= kMost; ++lines) {
    sheet::Sheet sheet = samples::longSheet(static_cast<int>(lines));
    sheet.setTag(sheet::kSetTag, "rational");  // fractions are higher than a line
    for (std::size_t line = 0; line < lines + 5; ++line) sheet.lines[line].halves[0].move = "9/10 x 8/10";
    const PdfFile pdf(documentOf(compose::scoresheet(sheet, compose::headOf(sheet), language)), Paper::A4);
    if (pdf.pages() < 2 || !pdf.text(1).contains(QStringLiteral("fB5"))) continue;
    ++beforeTheSums;
    EXPECT_FALSE(pdf.text(1).contains(QStringLiteral("7051")));
    expectTexts(pdf.text(2), {"Carried over", "−271", "7051"});
  }
  EXPECT_GT(beforeTheSums, 0);
}

}  // namespace
}  // namespace damath::render
