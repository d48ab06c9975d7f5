// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a broken or hostile file gives one reason, at once and with little memory.
#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "app/desk/workbook/list_file.hpp"
#include "app/desk/workbook/package.hpp"
#include "app/desk/workbook/reading_work.hpp"
#include "app/desk/workbook/workbook.hpp"
#include "tests/support/allocations.hpp"
#include "tests/workbook/made_book.hpp"
#include "tests/workbook/written_book.hpp"

namespace damath::desk {
namespace {

using damath::testing::bookOf;
using damath::testing::bytesOf;
using damath::testing::MadeBook;
using damath::testing::partNamed;
using damath::testing::partsOf;
using damath::testing::rowsOf;
using damath::testing::sheetOf;
using damath::testing::zipOf;
using damath::testing::ZipPart;

constexpr const char* kSheetPart = "xl/worksheets/sheet1.xml";

MadeBook plainBook() {
  return {{{"List", sheetOf(rowsOf({{"last", "first", "school"}, {"Cruz", "Ana", "Rizal"}}))}}};
}

// Returns the parts of a plain workbook after a change.
std::vector<ZipPart> changed(const std::function<void(std::vector<ZipPart>&)>& change) {
  std::vector<ZipPart> parts = partsOf(plainBook());
  change(parts);
  return parts;
}

void expectFault(const std::string& bytes, WorkbookReason reason, const std::string& text = {}) {
  const auto list = readListFile(bytes);
  ASSERT_FALSE(list);
  EXPECT_EQ(list.error().reason, reason) << static_cast<int>(list.error().reason) << " " << list.error().text;
  EXPECT_EQ(list.error().text, text);
}

void expectFault(const std::function<void(std::vector<ZipPart>&)>& change, WorkbookReason reason,
                 const std::string& text = {}) {
  expectFault(zipOf(changed(change)), reason, text);
}

std::string& bytesOfPart(std::vector<ZipPart>& parts, const std::string& name) {
  return partNamed(parts, name).bytes;
}

void replace(std::string& text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  ASSERT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
}

TEST(HostileWorkbook, FilesOfOtherKindsAreNamed) {
  const std::string old = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + std::string(600, '\0');
  expectFault(old, WorkbookReason::OtherForm, ".xls");
  std::string locked = old;
  for (const char letter : std::string("EncryptedPackage")) locked += std::string{letter, '\0'};
  expectFault(locked, WorkbookReason::Locked);
  expectFault(
      zipOf({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet", false}, {"content.xml", "<a/>"}}),
      WorkbookReason::OtherForm, ".ods");
  expectFault(zipOf({{"mimetype", "application/vnd.oasis.opendocument.text", false}}),
              WorkbookReason::OtherFile);
  expectFault(zipOf({{"photo.jpg", "x"}}), WorkbookReason::OtherFile);
  expectFault(zipOf({}), WorkbookReason::OtherFile);
  for (const char* page :
       {"<html><table><tr><td>Cruz</td></tr></table></html>",
        "\xEF\xBB\xBF\r\n <?xml version='1.0'?><Workbook/>", "<!DOCTYPE html>", "<TABLE>"}) {
    expectFault(page, WorkbookReason::Markup);
  }
}

TEST(HostileWorkbook, TheMainPartMustBeAWorkbook) {
  const auto typed = [](const std::string& type) {
    return [type](std::vector<ZipPart>& parts) {
      replace(bytesOfPart(parts, "[Content_Types].xml"),
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml", type);
    };
  };
  expectFault(typed("application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"),
              WorkbookReason::OtherFile);
  expectFault(typed("image/png"), WorkbookReason::OtherFile);
  expectFault(typed(""), WorkbookReason::OtherFile);
  expectFault(typed("application/vnd.ms-excel.sheet.macroEnabled.main+xml"), WorkbookReason::Macros);
  expectFault(typed("application/vnd.ms-excel.sheet.binary.macroEnabled.main"), WorkbookReason::OtherForm,
              ".xlsb");
  expectFault([](auto& parts) { parts.push_back({"xl/vbaProject.bin", "x"}); }, WorkbookReason::Macros);
  expectFault(
      [](auto& parts) { replace(bytesOfPart(parts, "_rels/.rels"), "/officeDocument\"", "/thumbnail\""); },
      WorkbookReason::OtherFile);
}

TEST(HostileWorkbook, DocumentTypesAreRefusedInEveryPart) {
  const std::string lol =
      "<!DOCTYPE a [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">"
      "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">]>";
  MadeBook book = plainBook();
  book.strings = "<si><t>a</t></si>";
  book.styles = "<cellXfs/>";
  for (const ZipPart& part : partsOf(book)) {
    std::vector<ZipPart> parts = partsOf(book);
    std::string& bytes = bytesOfPart(parts, part.name);
    replace(bytes, "?>", "?>" + lol);
    expectFault(zipOf(parts), WorkbookReason::DocumentType, part.name);
  }
}

TEST(HostileWorkbook, PathsThatLeadOutOfTheFileAreRefused) {
  for (const char* name :
       {"../../etc/cron.d/x", "/etc/passwd", "xl/../../x", "C:\\x", "..\\x", "xl/./x", ".."}) {
    expectFault([name](auto& parts) { parts.push_back({name, "x"}); }, WorkbookReason::UnsafeName, name);
  }
  expectFault(
      [](auto& parts) {
        replace(bytesOfPart(parts, "xl/_rels/workbook.xml.rels"), "worksheets/sheet1.xml",
                "../../../etc/passwd");
      },
      WorkbookReason::UnsafeName, "../../../etc/passwd");
  expectFault(
      [](auto& parts) {
        replace(bytesOfPart(parts, "xl/_rels/workbook.xml.rels"), "worksheets/sheet1.xml", "%2e%2e/%2e%2e/x");
      },
      WorkbookReason::UnsafeName, "%2e%2e/%2e%2e/x");
  expectFault(
      [](auto& parts) {
        replace(bytesOfPart(parts, "xl/_rels/workbook.xml.rels"), "Target=\"worksheets/sheet1.xml\"",
                "Target=\"http://example.org/list.xml\" TargetMode=\"External\"");
      },
      WorkbookReason::OutsideSheet, "List");
}

TEST(HostileWorkbook, TwoPartsOfOneNameAreRefused) {
  for (const char* name :
       {"xl/worksheets/sheet1.xml", "XL/Worksheets/SHEET1.XML", "xl\\worksheets\\sheet1.xml"}) {
    expectFault(
        [name](auto& parts) {
          parts.push_back({name, sheetOf({})});
        },
        WorkbookReason::PartTwice, name);
  }
}

TEST(HostileWorkbook, PasswordsAreNamed) {
  expectFault([](auto& parts) { partNamed(parts, kSheetPart).flags = 1; }, WorkbookReason::Locked);
}

TEST(HostileWorkbook, BombsAreRefusedByTheirRatioAndTheirSize) {
  const auto filled = [](std::size_t bytes) {
    return [bytes](std::vector<ZipPart>& parts) {
      bytesOfPart(parts, kSheetPart) = sheetOf("<!--" + std::string(bytes, ' ') + "-->");
    };
  };
  expectFault(filled(kLeastPackedBytes + 10), WorkbookReason::TooPacked, kSheetPart);
  expectFault(filled(kMostPartBytes + 10), WorkbookReason::TooLarge, kSheetPart);
  // The file promises less than it unpacks to.
  expectFault(
      [&](auto& parts) {
        filled(kMostPartBytes + 10)(parts);
        partNamed(parts, kSheetPart).size = 100;
      },
      WorkbookReason::Damaged, kSheetPart);
  expectFault(
      [&](auto& parts) {
        MadeBook book = plainBook();
        book.strings = "<si><t>" + std::string(kMostPartBytes, 'x') + "</t></si>";
        parts = partsOf(book);
      },
      WorkbookReason::TooLarge, "xl/sharedStrings.xml");
}

// Each sheet has many blank rows, as formatted sheets do. All sheets together are too large.
TEST(HostileWorkbook, AllPartsTogetherAreLimited) {
  std::string rows;
  for (int row = 1; row <= 700000; ++row) rows += "<row r=\"" + std::to_string(row) + "\" ht=\"15\"/>";
  MadeBook book;
  for (const char* name : {"A", "B"}) book.sheets.push_back({name, sheetOf(rows)});
  expectFault(bytesOf(book), WorkbookReason::NoRows);
  for (const char* name : {"C", "D"}) book.sheets.push_back({name, sheetOf(rows)});
  expectFault(bytesOf(book), WorkbookReason::TooLarge, "xl/worksheets/sheet4.xml");
  expectFault("PK\x03\x04" + std::string(kMostWorkbookBytes, 'x'), WorkbookReason::TooLarge);
}

TEST(HostileWorkbook, EndlessRowsAndColumnsAreRefused) {
  const auto rowAt = [](const std::string& cell, const std::string& row) {
    return sheetOf("<row r=\"" + row + "\"><c r=\"" + cell + "\"><v>1</v></c></row>");
  };
  const auto of = [](const std::string& sheet) { return bytesOf({{{"List", sheet}}}); };
  EXPECT_TRUE(readListFile(of(rowAt("A50000", "50000"))));
  expectFault(of(rowAt("B50001", "50001")), WorkbookReason::TooManyRows, "B50001");
  expectFault(of(rowAt("XFD1048576", "1048576")), WorkbookReason::TooManyRows, "XFD1048576");
  EXPECT_TRUE(
      readListFile(of(sheetOf("<row r=\"1\"><c><v>1</v></c></row><row r=\"1048576\"><c s=\"1\"/></row>"))))
      << "blank cells of the last row are usual";
  // Each row has a cell in the last column, so that the list would have very many separators.
  std::string wide;
  for (int row = 1; row <= 200; ++row) {
    const std::string number = std::to_string(row);
    wide += "<row r=\"" + number + "\"><c r=\"XFD" + number + "\"><v>1</v></c></row>";
  }
  expectFault(of(sheetOf(wide)), WorkbookReason::TooLarge, "List");
}

// A long shared text in many cells is a bomb without compression.
TEST(HostileWorkbook, RepeatedTextsAreRefused) {
  MadeBook book;
  book.strings = "<si><t>" + std::string(100000, 'x') + "</t></si>";
  std::string rows;
  for (int row = 0; row < 1000; ++row) rows += "<row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>0</v></c></row>";
  book.sheets = {{"List", sheetOf(rows)}};
  expectFault(bytesOf(book), WorkbookReason::TooLarge, "List");
  std::string merged = "<mergeCells>";
  for (int i = 0; i < 2000; ++i) merged += "<mergeCell ref=\"A1:A50000\"/>";
  std::string numbers = "<row><c><v>1</v></c></row>";
  for (int row = 0; row < 20000; ++row) numbers += "<row><c/><c t=\"str\"><v>x</v></c></row>";
  expectFault(bytesOf({{{"List", sheetOf(numbers, merged + "</mergeCells>")}}}), WorkbookReason::TooLarge,
              "List");
}

TEST(HostileWorkbook, TooManyPartsAndSheetsAreRefused) {
  expectFault(
      [](auto& parts) {
        for (std::size_t i = 0; i < kMostZipParts; ++i) parts.push_back({"x" + std::to_string(i), "", false});
      },
      WorkbookReason::TooLarge);
  MadeBook book;
  for (std::size_t i = 0; i <= kMostSheets; ++i)
    book.sheets.push_back({"S" + std::to_string(i), sheetOf({})});
  expectFault(bytesOf(book), WorkbookReason::TooLarge, "xl/workbook.xml");
}

// Returns `count` links of the kind to parts that the file does not have.
std::string linksTo(const std::string& kind, std::size_t count) {
  std::string links;
  for (std::size_t i = 0; i < count; ++i) {
    links += "<Relationship Id=\"x" + std::to_string(i) +
             "\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/" + kind +
             "\" Target=\"x" + std::to_string(i) + ".xml\"/>";
  }
  return links;
}

// Many tabs, and many links in which each tab is looked up. The tabs may have a sheet, a chart or no link.
TEST(HostileWorkbook, LinksAndTabsAreLimitedAndLookedUpAtOnce) {
  const std::string linksPart = "xl/_rels/workbook.xml.rels";
  const auto withLinks = [&](const std::string& kind, std::size_t count) {
    return changed([&](auto& parts) {
      replace(bytesOfPart(parts, linksPart), "</Relationships>", linksTo(kind, count) + "</Relationships>");
    });
  };
  for (const std::string kind : {"worksheet", "chartsheet", "customXml"}) {
    expectFault(zipOf(withLinks(kind, kMostLinks)), WorkbookReason::TooLarge, linksPart);
    EXPECT_TRUE(readListFile(zipOf(withLinks(kind, kMostLinks - 1)))) << kind;
    for (const std::string id : {"x0", "x4000", "none"}) {
      const auto withTabs = [&](std::size_t count) {
        std::vector<ZipPart> parts = withLinks(kind, kMostLinks - 1);
        std::string tabs;
        for (std::size_t i = 0; i < count; ++i) tabs += "<sheet name=\"S\" r:id=\"" + id + "\"/>";
        replace(bytesOfPart(parts, "xl/workbook.xml"), "</sheets>", tabs + "</sheets>");
        return zipOf(parts);
      };
      expectFault(withTabs(kMostSheets), WorkbookReason::TooLarge, "xl/workbook.xml");
      const std::string most = withTabs(kMostSheets - 1);
      const std::size_t before = ReadingWork::soFar();
      const auto list = readListFile(most, "List");
      ASSERT_TRUE(list) << kind << " " << id;
      // About twelve comparisons find one of 4,096 links.
      EXPECT_LT(ReadingWork::soFar() - before, 50 * (kMostLinks + kMostSheets)) << kind << " " << id;
    }
  }
}

TEST(HostileWorkbook, ChangedAndMissingPartsAreDamage) {
  for (const char* name : {"xl/workbook.xml", "xl/worksheets/sheet1.xml"}) {
    expectFault([name](auto& parts) { partNamed(parts, name).checksum = 1; }, WorkbookReason::Damaged, name);
    expectFault(
        [name](auto& parts) {
          bytesOfPart(parts, name).pop_back();
          bytesOfPart(parts, name) += "<";
        },
        WorkbookReason::Damaged, name);
    expectFault(
        [name](auto& parts) {
          std::erase_if(parts, [name](const ZipPart& part) { return part.name == name; });
        },
        WorkbookReason::Damaged, name);
  }
  expectFault([](auto& parts) { replace(bytesOfPart(parts, "xl/workbook.xml"), "rId1", "rId9"); },
              WorkbookReason::Damaged, "xl/workbook.xml");
}

// A file that was cut off anywhere, or changed anywhere, is read as it was or refused. Its list never
// differs.
TEST(HostileWorkbook, CutAndChangedFilesAreNeverReadOtherwise) {
  const std::string whole = bytesOf(plainBook());
  const auto good = readListFile(whole);
  ASSERT_TRUE(good);
  std::set<WorkbookReason> reasons;
  for (std::size_t end = 4; end < whole.size(); ++end) {
    const auto list = readListFile(whole.substr(0, end));
    ASSERT_FALSE(list) << end;
    EXPECT_EQ(list.error().reason, WorkbookReason::Damaged) << end;
  }
  std::mt19937 lots(11);
  std::size_t same = 0;
  const std::string written = damath::testing::writtenList();
  const auto goodWritten = readListFile(written);
  ASSERT_TRUE(goodWritten);
  for (int turn = 0; turn < 6000; ++turn) {
    const bool isWritten = turn % 2 == 0;
    std::string bytes = isWritten ? written : whole;
    for (std::size_t changes = 1 + lots() % 3; changes > 0; --changes) {
      bytes[lots() % bytes.size()] = static_cast<char>(lots());
    }
    const auto list = readListFile(bytes);
    if (!list) {
      reasons.insert(list.error().reason);
    } else if (list->sheet) {
      ++same;
      // The name of the sheet and the flags of its rows may change only together with the checksum.
      ASSERT_EQ(list->text, isWritten ? goodWritten->text : good->text) << turn;
    }
  }
  EXPECT_GT(same, 100U) << "dates and attributes of a zip file may change";
  EXPECT_GT(reasons.size(), 2U);
}

// The work for a hostile file is limited, so it is counted in allocations, and no test waits for a clock.
TEST(HostileWorkbook, TheWorkIsLimited) {
  std::string many;
  for (int i = 0; i < 200000; ++i) many += "<si><t>x" + std::to_string(i) + "</t></si>";
  MadeBook book = plainBook();
  book.strings = many;
  const std::string strings = bytesOf(book);
  std::size_t before = damath::testing::allocationsSoFar();
  EXPECT_TRUE(readListFile(strings));
  EXPECT_LT(damath::testing::allocationsSoFar() - before, 2000000U);
  // A tag with very many attributes, and very deep tags.
  std::string attributes = "<row";
  for (int i = 0; i < 100000; ++i) attributes += " a" + std::to_string(i) + "=\"1\"";
  std::string deep;
  for (int i = 0; i < 100000; ++i) deep += "<row>";
  for (const std::string& rows : {attributes + "/>", deep}) {
    const std::string bytes = bytesOf({{{"List", sheetOf(rows)}}});
    before = damath::testing::allocationsSoFar();
    expectFault(bytes, WorkbookReason::Damaged, kSheetPart);
    EXPECT_LT(damath::testing::allocationsSoFar() - before, 20000U);
  }
}

}  // namespace
}  // namespace damath::desk
