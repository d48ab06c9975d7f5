// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that workbooks are read as different programs write them.
#include "app/desk/workbook/workbook.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "app/desk/workbook/list_file.hpp"
#include "core/text/csv.hpp"
#include "tests/workbook/made_book.hpp"
#include "tests/workbook/written_book.hpp"

namespace damath::desk {
namespace {

using damath::testing::bookOf;
using damath::testing::bytesOf;
using damath::testing::cellName;
using damath::testing::escaped;
using damath::testing::MadeBook;
using damath::testing::partNamed;
using damath::testing::partsOf;
using damath::testing::rowsOf;
using damath::testing::sheetOf;
using damath::testing::Table;
using damath::testing::zipOf;
using damath::testing::ZipPart;

// Returns the rows of the list as "line:cell|cell", or the reason why it is not read.
std::string readAs(const std::string& bytes, const std::optional<std::string>& sheet = {}) {
  const auto list = readListFile(bytes, sheet);
  if (!list) {
    std::string fault =
        "fault " + std::to_string(static_cast<int>(list.error().reason)) + " " + list.error().text;
    for (const std::string& name : list.error().sheets) fault += " [" + name + "]";
    return fault;
  }
  std::string text;
  for (const CsvRow& row : parseCsv(list->text)) {
    text += (text.empty() ? "" : " ") + std::to_string(row.line) + ":";
    for (std::size_t i = 0; i < row.cells.size(); ++i) text += (i == 0 ? "" : "|") + row.cells[i];
  }
  return text;
}

std::string fault(WorkbookReason reason, const std::string& text = {}, const std::string& sheets = {}) {
  return "fault " + std::to_string(static_cast<int>(reason)) + " " + text + sheets;
}

std::string readRows(const std::string& rows, const std::string& tail = {}) {
  return readAs(bytesOf({{{"Sheet1", sheetOf(rows, tail)}}}));
}

TEST(Workbook, EveryKindOfCell) {
  MadeBook book;
  book.strings =
      "<si><t>Last name</t></si><si><r><t>Pe</t></r><r><rPr><b/></rPr><t xml:space=\"preserve\">ña</t></r>"
      "<rPh sb=\"0\" eb=\"1\"><t>not read</t></rPh><phoneticPr fontId=\"1\"/></si><si/>";
  book.styles =
      "<numFmts><numFmt numFmtId=\"170\" formatCode=\"mm/dd/yyyy\"/></numFmts>"
      "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"170\"/></cellXfs>";
  book.sheets = {
      {"Sheet1",
       sheetOf("<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c>"
               "<c r=\"B1\" t=\"inlineStr\"><is><r><t>First</t></r><r><t> name</t></r></is></c>"
               "<c r=\"C1\" t=\"str\"><f>A1</f><v>School</v></c></row>"
               "<row r=\"2\"><c r=\"A2\" t=\"s\"><v>1</v></c><c r=\"B2\"><v>136512345678</v></c>"
               "<c r=\"C2\" s=\"1\"><v>46346</v></c><c r=\"D2\" t=\"b\"><v>1</v></c>"
               "<c r=\"E2\" t=\"b\"><v>0</v></c><c r=\"F2\" t=\"e\"><v>#N/A</v></c>"
               "<c r=\"G2\" t=\"d\"><v>2026-11-20T08:01:22</v></c>"
               "<c r=\"H2\" t=\"d\"><v>2026-11-20T00:00:00</v></c>"
               "<c r=\"I2\" t=\"n\"><f>1+1</f><v>2</v></c><c r=\"J2\"><f>K2</f></c>"
               "<c r=\"K2\"><f>K3</f><v></v></c><c r=\"L2\" t=\"str\"><f>\"\"</f><v></v></c>"
               "<c r=\"M2\" t=\"s\"><v>2</v></c><c r=\"N2\" s=\"1\"/><c r=\"O2\" s=\"9\"><v>7.0</v></c>"
               "</row>")}};
  EXPECT_EQ(
      readAs(bytesOf(book)),
      "1:Last name|First name|School 2:Peña|136512345678|2026-11-20|TRUE|FALSE|#N/A|2026-11-20 08:01:22|"
      "2026-11-20|2|#CALC!|#CALC!||||7");
  book.properties = "<workbookPr date1904=\"1\"/>";
  EXPECT_NE(readAs(bytesOf(book)).find("|2030-11-21|"), std::string::npos) << "the calendar of old Macs";
}

TEST(Workbook, RowsAndCellsWithoutNamesFollowOneAnother) {
  EXPECT_EQ(readRows("<row><c><v>1</v></c><c/><c><v>2</v></c></row><row/><row><c><v>3</v></c></row>"),
            "1:1||2 3:3");
  EXPECT_EQ(readRows("<row r=\"3\"><c r=\"B3\"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>"),
            "3:|1|2 4:3");
  EXPECT_EQ(readRows("<row r=\"2\"><c r=\"C2\"><v>3</v></c><c r=\"A2\"><v>1</v></c></row>"), "2:1||3");
}

TEST(Workbook, SheetsThatContradictThemselvesAreDamaged) {
  const std::string damaged = fault(WorkbookReason::Damaged, "xl/worksheets/sheet1.xml");
  for (const char* rows :
       {"<row r=\"2\"><c r=\"A2\"><v>1</v></c></row><row r=\"2\"><c r=\"B2\"><v>1</v></c></row>",
        "<row r=\"2\"><c r=\"A3\"><v>1</v></c></row>", "<row r=\"0\"/>", "<row r=\"1048577\"/>",
        "<row r=\"x\"/>", "<row r=\"1\"><c r=\"A1\"><v>1</v></c><c r=\"A1\"><v>2</v></c></row>",
        "<row r=\"1\"><c r=\"XFE1\"><v>1</v></c></row>", "<row r=\"1\"><c r=\"1\"><v>1</v></c></row>",
        "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c></row>",
        "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>-1</v></c></row>", "<row r=\"1\"><c r=\"A1\"><v>1</v></row>",
        "<row r=\"1\">&x;</row>"}) {
    EXPECT_EQ(readRows(rows), damaged) << rows;
  }
  EXPECT_EQ(readRows(rowsOf({{"a"}}), "<mergeCells><mergeCell ref=\"B2:A1\"/></mergeCells>"), damaged);
  EXPECT_EQ(readAs(bytesOf({{{"Sheet1", "<worksheet xmlns=\"other\"><sheetData/></worksheet>"}}})), damaged);
}

// A text of merged cells holds for all their rows. Merged cells beside each other are one cell of the first
// column.
TEST(Workbook, MergedCellsHoldForTheirRows) {
  const Table table = {{"DepEd", "", ""},
                       {"No.", "Name", "School"},
                       {"1", "Uy, Bo", "Rizal"},
                       {"2", "Go, Al", ""},
                       {"3", "", ""},
                       {"4", "Sy, Cy", ""},
                       {"", "", ""},
                       {"5", "Li, Di", ""}};
  EXPECT_EQ(readAs(bookOf(
                table,
                "<mergeCells count=\"2\"><mergeCell ref=\"A1:C1\"/><mergeCell ref=\"C3:C6\"/></mergeCells>")),
            "1:DepEd 2:No.|Name|School 3:1|Uy, Bo|Rizal 4:2|Go, Al|Rizal 5:3 6:4|Sy, Cy|Rizal 8:5|Li, Di")
      << "a numbered blank line gets no text";
}

TEST(Workbook, HiddenRowsAreCountedAndRead) {
  const std::string bytes = bytesOf({{{"Sheet1", sheetOf("<row r=\"1\"><c><v>1</v></c></row>"
                                                         "<row r=\"2\" hidden=\"1\"><c><v>2</v></c></row>"
                                                         "<row r=\"3\" hidden=\"true\"><c><v>3</v></c></row>"
                                                         "<row r=\"4\" hidden=\"1\"><c/></row>")}}});
  const auto list = readListFile(bytes);
  ASSERT_TRUE(list);
  ASSERT_TRUE(list->sheet);
  EXPECT_EQ(list->sheet->hiddenRows, 2);
  EXPECT_TRUE(list->sheet->isAlone);
  EXPECT_EQ(readAs(bytes), "1:1 2:2 3:3");
}

// Strict files, files with prefixes for their namespaces, absolute targets, and names with other capital
// letters.
TEST(Workbook, OtherSpellingsOfTheFormat) {
  const MadeBook book{{{"Sheet1", sheetOf(rowsOf({{"a", "b"}}))}}};
  const auto changed = [&book](const std::string& from, const std::string& to) {
    std::vector<ZipPart> parts = partsOf(book);
    bool isChanged = false;
    for (ZipPart& part : parts) {
      for (std::size_t at = part.bytes.find(from); at != std::string::npos;
           at = part.bytes.find(from, at + to.size())) {
        part.bytes.replace(at, from.size(), to);
        isChanged = true;
      }
    }
    EXPECT_TRUE(isChanged) << from;
    return readAs(zipOf(parts));
  };
  const std::string usual = "http://schemas.openxmlformats.org/";
  EXPECT_EQ(changed("Target=\"worksheets/", "Target=\"/xl/worksheets/"), "1:a|b");
  EXPECT_EQ(changed("Target=\"worksheets/", "Target=\"./../xl/worksheets/"), "1:a|b");
  EXPECT_EQ(changed("Target=\"worksheets/sheet1", "Target=\"Worksheets/%73heet1"), "1:a|b");
  EXPECT_EQ(changed("Target=\"worksheets/", "Target=\"worksheets\\"), "1:a|b");
  EXPECT_EQ(changed("Target=\"xl/", "Target=\"/xl/"), "1:a|b");
  EXPECT_EQ(changed(usual + "spreadsheetml/2006/main", "http://purl.oclc.org/ooxml/spreadsheetml/main"),
            "1:a|b");
  EXPECT_EQ(changed(usual + "officeDocument/2006/relationships",
                    "http://purl.oclc.org/ooxml/officeDocument/relationships"),
            "1:a|b");
  EXPECT_EQ(changed("sheet.main+xml", "template.main+xml"), "1:a|b");
  std::vector<ZipPart> parts = partsOf(book);
  std::string& sheet = partNamed(parts, "xl/worksheets/sheet1.xml").bytes;
  sheet =
      "<x:worksheet xmlns:x=\"" + std::string(damath::testing::kSheetSpace) +
      "\" xmlns=\"other\"><x:dimension ref=\"A1\"/><row/><x:sheetData><x:row r=\"1\"><x:c "
      "t=\"inlineStr\"><x:is>"
      "<x:t>a</x:t></x:is></x:c><c><v>9</v></c><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>";
  EXPECT_EQ(readAs(zipOf(parts)), "1:a|2");
  for (ZipPart& part : parts) part.name = partKey(part.name);
  EXPECT_EQ(readAs(zipOf(parts)), "1:a|2") << "small letters";
}

TEST(Workbook, ASheetIsChosenByNameOrIsTheOnlyOneWithRows) {
  const std::string empty = sheetOf("<row r=\"1\"><c s=\"0\"/></row>");
  const auto sheet = [](const char* text) { return sheetOf(rowsOf({{text}})); };
  const std::string two = bytesOf({{{"Grade 7", sheet("a")}, {"Blank", empty}, {"Grade 8", sheet("b")}}});
  EXPECT_EQ(readAs(two), fault(WorkbookReason::SeveralSheets, "", " [Grade 7] [Grade 8]"));
  EXPECT_EQ(readAs(two, "Grade 8"), "1:b");
  EXPECT_EQ(readAs(two, " grade  7"), "1:a");
  EXPECT_EQ(readAs(two, "Grade 9"),
            fault(WorkbookReason::NoSuchSheet, "Grade 9", " [Grade 7] [Blank] [Grade 8]"));
  EXPECT_EQ(readAs(two, "Blank"), fault(WorkbookReason::NoRows, "Blank"));
  const std::string one =
      bytesOf({{{"Notes", empty}, {"List", sheet("a")}, {"Lookup", sheet("b"), "hidden"}}});
  EXPECT_EQ(readAs(one), "1:a") << "a hidden sheet counts only if it is named";
  EXPECT_EQ(readAs(one, "Lookup"), "1:b");
  const auto list = readListFile(one);
  ASSERT_TRUE(list && list->sheet);
  EXPECT_EQ(list->sheet->name, "List");
  EXPECT_FALSE(list->sheet->isChosen);
  EXPECT_FALSE(list->sheet->isAlone);
  EXPECT_EQ(readAs(bytesOf({{{"A", empty}, {"B", empty}}})), fault(WorkbookReason::NoRows));
  EXPECT_EQ(readAs(bytesOf({{{"A", empty}}})), fault(WorkbookReason::NoRows, "A"));
  EXPECT_EQ(readAs(bytesOf({{{"A", "<broken"}, {"B", sheet("b")}}})),
            fault(WorkbookReason::SeveralSheets, "", " [A] [B]"))
      << "a sheet that cannot be read may be the list";
}

TEST(Workbook, ATextIsReturnedUnchanged) {
  for (const std::string text :
       {"", "last,first\n", "\xEF\xBB\xBFlast;first\r\n", "Peld\xF1,x", "012 Open\n"}) {
    const auto list = readListFile(text);
    ASSERT_TRUE(list);
    EXPECT_EQ(list->text, text);
    EXPECT_FALSE(list->sheet);
  }
}

TEST(Workbook, AListThatALibraryWrites) {
  EXPECT_EQ(readAs(damath::testing::writtenList()),
            "1:Republic of the Philippines 2:Department of Education "
            "4:No.|LRN|NAME OF CONTESTANT|Birthdate|SCHOOL|Gr. & Sec.|Teacher-Coach "
            "5:1|136512345678|DELA CRUZ, MA. TERESA B.|2013-11-20|Rizal NHS|7-Narra|Gng. Uy "
            "6:2|000012345678|Peña, Niño, Jr.||Rizal NHS|7 8:||Total|||2");
}

// Writes the cells of a random table in random spellings, and reads them back.
class RandomBook {
 public:
  explicit RandomBook(unsigned seed) : m_lots(seed) {
    const int rows = 1 + static_cast<int>(below(12));
    int row = 0;
    for (int i = 0; i < rows; ++i) {
      row += 1 + static_cast<int>(below(4) == 0 ? below(5) : 0);
      addRow(row);
    }
    m_book.sheets = {{"List", (m_hasPrefix ? prefixed(m_rows)
                                           : sheetOf((below(2) == 0 ? "<!-- x -->" : "") + m_rows,
                                                     "<pageMargins left=\"0.7\"/>"))}};
    m_book.strings = m_strings;
  }

  [[nodiscard]] std::string bytes() {
    std::vector<ZipPart> parts = partsOf(m_book);
    for (ZipPart& part : parts) part.isPacked = below(2) == 0;
    std::ranges::shuffle(parts, m_lots);
    return zipOf(parts);
  }
  std::string expected;

 private:
  std::size_t below(std::size_t count) { return std::size_t{m_lots()} % count; }

  static std::string prefixed(std::string rows) {
    std::string tags;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      tags += rows[i];
      if (rows[i] == '<' && rows[i + 1] == '/') {
        tags += "/x:";
        ++i;
      } else if (rows[i] == '<') {
        tags += "x:";
      }
    }
    return "<x:worksheet xmlns:x=\"" + std::string(damath::testing::kSheetSpace) + "\"><x:sheetData>" + tags +
           "</x:sheetData></x:worksheet>";
  }

  void addRow(int row) {
    std::string cells;
    std::string texts;
    int last = 0;
    int shown = 0;
    const int columns = static_cast<int>(below(7));
    for (int column = 1; column <= columns; ++column) {
      if (below(4) == 0) continue;
      const std::string name =
          column == last + 1 && below(2) == 0 ? "" : " r=\"" + cellName(row, column) + "\"";
      last = column;
      const auto [cell, text] = anyCell();
      cells += "<c" + name + cell;
      if (text.empty()) continue;
      texts += std::string(static_cast<std::size_t>(column - std::max(shown, 1)), '|') + text;
      shown = column;
    }
    const bool follows = row == m_last + 1 && below(2) == 0;
    m_last = row;
    m_rows +=
        "<row" + (follows ? std::string() : " r=\"" + std::to_string(row) + "\"") + ">" + cells + "</row>";
    if (shown > 0) expected += (expected.empty() ? "" : " ") + std::to_string(row) + ":" + texts;
  }

  // Returns the attributes and the content of a cell, and its text.
  std::pair<std::string, std::string> anyCell() {
    static const char* const kTexts[] = {"Cruz, Ana", "ñ \"Jun\" & <x>", "000123456789", "Rizal; HS", "=1+1",
                                         "N'1"};
    const std::string text = kTexts[below(std::size(kTexts))];
    const std::string number = std::to_string(below(1000000)) + std::to_string(below(1000000));
    switch (below(6)) {
      case 0:
        return {" t=\"inlineStr\"><is><t>" + escaped(text) + "</t></is></c>", text};
      case 1: {
        const std::size_t half = text.size() / 2;
        m_strings += "<si><r><t xml:space=\"preserve\">" + escaped(text.substr(0, half == 1 ? 2 : half)) +
                     "</t></r><r><t xml:space=\"preserve\">" + escaped(text.substr(half == 1 ? 2 : half)) +
                     "</t></r></si>";
        return {" t=\"s\"><v>" + std::to_string(m_count++) + "</v></c>", text};
      }
      case 2:
        return {" s=\"3\"><f>SUM(A1)</f><v>1" + number + ".0</v></c>", "1" + number};
      case 3:
        return {"><v>1" + number + "</v></c>", "1" + number};
      case 4:
        return {" t=\"str\"><f>x</f><v>" + escaped(text) + "</v></c>", text};
      default:
        return {" s=\"1\"/>", ""};
    }
  }

  std::mt19937 m_lots;
  bool m_hasPrefix = m_lots() % 3 == 0;
  MadeBook m_book;
  std::string m_rows;
  std::string m_strings;
  int m_count = 0;
  int m_last = 0;
};

TEST(Workbook, RandomTablesAreReadAsTheyWereWritten) {
  std::size_t rows = 0;
  for (unsigned seed = 1; seed <= 300; ++seed) {
    RandomBook book(seed);
    const std::string bytes = book.bytes();
    ASSERT_EQ(readAs(bytes), book.expected.empty() ? fault(WorkbookReason::NoRows, "List") : book.expected)
        << seed;
    rows += static_cast<std::size_t>(std::ranges::count(book.expected, ':'));
  }
  EXPECT_GT(rows, 1000U);
}

}  // namespace
}  // namespace damath::desk
