// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/workbook/made_book.hpp"

namespace damath::testing {

namespace {

const std::string kDeclaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
const std::string kTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
const std::string kLinks = "http://schemas.openxmlformats.org/package/2006/relationships";
const std::string kContent = "application/vnd.openxmlformats-officedocument.spreadsheetml.";

std::string link(const std::string& id, const std::string& kind, const std::string& target) {
  return "<Relationship Id=\"" + id + "\" Type=\"" + kTypes + kind + "\" Target=\"" + target + "\"/>";
}

std::string declared(const std::string& part, const std::string& type) {
  return "<Override PartName=\"" + part + "\" ContentType=\"" + kContent + type + "+xml\"/>";
}

}  // namespace

std::string escaped(const std::string& text) {
  std::string xml;
  for (const char letter : text) {
    if (letter == '&') {
      xml += "&amp;";
    } else if (letter == '<') {
      xml += "&lt;";
    } else if (letter == '"') {
      xml += "&quot;";
    } else {
      xml += letter;
    }
  }
  return xml;
}

std::string cellName(int row, int column) {
  std::string name;
  for (int rest = column; rest > 0; rest = (rest - 1) / 26) {
    name.insert(name.begin(), static_cast<char>('A' + (rest - 1) % 26));
  }
  return name + std::to_string(row);
}

std::string rowsOf(const Table& table, int first) {
  std::string rows;
  int row = first;
  for (const auto& cells : table) {
    rows += "<row r=\"" + std::to_string(row) + "\">";
    int column = 1;
    for (const std::string& cell : cells) {
      if (!cell.empty()) {
        rows += "<c r=\"" + cellName(row, column) + "\" t=\"inlineStr\"><is><t>" + escaped(cell) +
                "</t></is></c>";
      }
      ++column;
    }
    rows += "</row>";
    ++row;
  }
  return rows;
}

std::string sheetOf(const std::string& rows, const std::string& tail) {
  return kDeclaration + "<worksheet xmlns=\"" + kSheetSpace + "\"><sheetData>" + rows + "</sheetData>" +
         tail + "</worksheet>";
}

std::vector<ZipPart> partsOf(const MadeBook& book) {
  std::string types =
      "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
      "<Default Extension=\"xml\" ContentType=\"application/xml\"/>" +
      declared("/xl/workbook.xml", "sheet.main");
  std::string tabs;
  std::string links;
  std::vector<ZipPart> sheets;
  for (std::size_t i = 0; i < book.sheets.size(); ++i) {
    const MadeSheet& sheet = book.sheets[i];
    const std::string number = std::to_string(i + 1);
    types += declared("/xl/worksheets/sheet" + number + ".xml", "worksheet");
    tabs += "<sheet name=\"" + escaped(sheet.name) + "\" sheetId=\"" + number + "\" state=\"" + sheet.state +
            "\" r:id=\"rId" + number + "\"/>";
    links += link("rId" + number, "worksheet", "worksheets/sheet" + number + ".xml");
    sheets.push_back({"xl/worksheets/sheet" + number + ".xml", sheet.xml});
  }
  if (!book.strings.empty()) links += link("strings", "sharedStrings", "sharedStrings.xml");
  if (!book.styles.empty()) links += link("styles", "styles", "styles.xml");
  std::vector<ZipPart> parts = {
      {"[Content_Types].xml",
       kDeclaration + "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">" +
           types + "</Types>"},
      {"_rels/.rels", kDeclaration + "<Relationships xmlns=\"" + kLinks + "\">" +
                          link("rId1", "officeDocument", "xl/workbook.xml") + "</Relationships>"},
      {"xl/workbook.xml", kDeclaration + "<workbook xmlns=\"" + kSheetSpace + "\" xmlns:r=\"" +
                              kTypes.substr(0, kTypes.size() - 1) + "\">" + book.properties + "<sheets>" +
                              tabs + "</sheets></workbook>"},
      {"xl/_rels/workbook.xml.rels",
       kDeclaration + "<Relationships xmlns=\"" + kLinks + "\">" + links + "</Relationships>"}};
  if (!book.strings.empty()) {
    parts.push_back({"xl/sharedStrings.xml",
                     kDeclaration + "<sst xmlns=\"" + kSheetSpace + "\">" + book.strings + "</sst>"});
  }
  if (!book.styles.empty()) {
    parts.push_back({"xl/styles.xml", kDeclaration + "<styleSheet xmlns=\"" + kSheetSpace + "\">" +
                                          book.styles + "</styleSheet>"});
  }
  parts.insert(parts.end(), sheets.begin(), sheets.end());
  return parts;
}

std::string bytesOf(const MadeBook& book) {
  return zipOf(partsOf(book));
}

std::string bookOf(const Table& table, const std::string& tail) {
  return bytesOf({{{"Sheet1", sheetOf(rowsOf(table), tail)}}});
}

}  // namespace damath::testing
