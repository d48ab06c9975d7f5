// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/csv.hpp"

#include <gtest/gtest.h>

namespace damath {
namespace {

using Cells = std::vector<std::string>;

TEST(CsvReader, QuotedCellsStandAsTheyStandAndOthersAreTrimmed) {
  const CsvRow row = CsvReader("a , \" b \"\" \" ,\u00a0c\u00a0,", ',').row();
  EXPECT_EQ(row.cells, (Cells{"a", " b \" ", "c", ""}));
  EXPECT_EQ(row.quote, Quote::Closed);
}

TEST(CsvReader, TellsHowAQuoteEnds) {
  EXPECT_EQ(CsvReader("\"a\"b,c", ',').row().quote, Quote::Passed);
  EXPECT_EQ(CsvReader("\"a\"b,c", ',').row().cells, (Cells{"ab", "c"}));
  EXPECT_EQ(CsvReader("\"a,c", ',').row().quote, Quote::Open);
}

TEST(CsvReader, GoesFromRowToRowAndCountsTheirLines) {
  CsvReader reader("a\r\n\"b\nb\",c\rd", ',');
  EXPECT_EQ(reader.row().line, 1);
  const CsvRow second = reader.row();
  EXPECT_EQ(second.line, 2);
  EXPECT_EQ(second.cells, (Cells{"b\nb", "c"}));
  const CsvRow third = reader.row();
  EXPECT_EQ(third.line, 4);
  EXPECT_EQ(third.cells, Cells{"d"});
  EXPECT_TRUE(reader.isDone());
}

TEST(Csv, SpreadsheetsAreReadMildly) {
  const auto rows = parseCsv("a;\" b \"x\n;\n\nc;d\n");
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].cells, (Cells{"a", "b x"}));
  EXPECT_EQ(rows[1].cells, (Cells{"c", "d"}));
  EXPECT_EQ(rows[1].line, 4);
}

TEST(Csv, ABarSeparatesOnlyWithoutTheOtherSeparators) {
  EXPECT_EQ(parseCsv("a | b\nc|d, e\n")[1].cells, (Cells{"c", "d, e"}));
  EXPECT_EQ(parseCsv("a|b,c\n")[0].cells, (Cells{"a|b", "c"}));
  EXPECT_EQ(parseCsv("sep=|\na,b|c")[0].cells, (Cells{"a,b", "c"}));
}

TEST(Csv, AFirstLineNamesTheSeparator) {
  for (const char* text : {"sep=;\na,b;c", "sep=;\r\na,b;c", "sep=;\ra,b;c"}) {
    const auto rows = parseCsv(text);
    ASSERT_EQ(rows.size(), 1U) << text;
    EXPECT_EQ(rows[0].cells, (Cells{"a,b", "c"})) << text;
    EXPECT_EQ(rows[0].line, 2) << text;
  }
  EXPECT_TRUE(parseCsv("sep=;").empty());
}

TEST(Csv, OtherFirstLinesAreRows) {
  EXPECT_EQ(parseCsv("sep=;x\na;b")[0].cells, (Cells{"sep=", "x"}));
  EXPECT_EQ(parseCsv("sep=:\na:b")[0].cells, Cells{"sep=:"});
  EXPECT_EQ(parseCsv("sep=\na;b")[0].cells, Cells{"sep="});
  EXPECT_EQ(parseCsv("sep=")[0].cells, Cells{"sep="});
}

TEST(Csv, WhatIsQuotedIsReadBack) {
  const std::string cell = " a,\"b\";\n";
  EXPECT_EQ(CsvReader(csvQuoted(cell), ',').row().cells, Cells{cell});
}

}  // namespace
}  // namespace damath
