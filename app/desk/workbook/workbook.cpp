// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/workbook/workbook.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "app/desk/roster/person_text.hpp"
#include "app/desk/workbook/package.hpp"
#include "app/desk/workbook/reading_work.hpp"
#include "app/desk/workbook/xml_reader.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

namespace {

constexpr std::string_view kZipMark = "PK\x03\x04";
constexpr std::string_view kEmptyZipMark = "PK\x05\x06";
// The beginning of .xls files, and of workbooks that a password protects.
constexpr std::string_view kOldMark = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";

Unexpected<WorkbookFault> refusedBook(WorkbookReason reason, std::string text = {}) {
  return Unexpected<WorkbookFault>(WorkbookFault{reason, std::move(text), {}});
}

bool isZip(std::string_view bytes) {
  return bytes.starts_with(kZipMark) || bytes.starts_with(kEmptyZipMark);
}

// True if the bytes begin with a tag, as web pages and XML files do.
bool isMarkup(std::string_view bytes) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  constexpr std::size_t kBeginning = 512;
  if (bytes.starts_with(kMark)) bytes.remove_prefix(kMark.size());
  const std::string_view beginning = trimmedLines(bytes.substr(0, kBeginning));
  constexpr std::string_view kTags[] = {"<?xml", "<!doctype", "<html",    "<head",
                                        "<body", "<table",    "<workbook"};
  const std::string small = partKey(beginning);
  return std::ranges::any_of(kTags, [&small](std::string_view tag) { return small.starts_with(tag); });
}

// Returns the fault of a file with the mark of old formats.
WorkbookFault faultOfOldFile(std::string_view bytes) {
  std::string wide;
  for (const char letter : std::string_view("EncryptedPackage")) {
    wide += letter;
    wide += '\0';
  }
  if (bytes.find(wide) != std::string_view::npos) return {WorkbookReason::Locked, {}, {}};
  return {WorkbookReason::OtherForm, ".xls", {}};
}

// Returns the fault of a file without the declarations of Office Open XML.
Expected<void, WorkbookFault> refusedPackage(ZipFile& file) {
  constexpr std::string_view kMimePart = "mimetype";
  constexpr std::string_view kOpenSheet = "application/vnd.oasis.opendocument.spreadsheet";
  if (!file.has(kMimePart)) return refusedBook(WorkbookReason::OtherFile);
  DAMATH_TRY(type, file.read(kMimePart));
  if (type->starts_with(kOpenSheet)) return refusedBook(WorkbookReason::OtherForm, ".ods");
  return refusedBook(WorkbookReason::OtherFile);
}

// Checks that a part is the main part of a workbook without macros.
Expected<void, WorkbookFault> checkType(const std::string& type) {
  constexpr std::string_view kUsual[] = {
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml"};
  if (std::ranges::find(kUsual, type) != std::end(kUsual)) return {};
  const std::string small = partKey(type);
  if (small.starts_with("application/vnd.ms-excel.sheet.binary")) {
    return refusedBook(WorkbookReason::OtherForm, ".xlsb");
  }
  const bool hasMacros =
      small.starts_with("application/vnd.ms-excel") && small.find("macro") != std::string::npos;
  return refusedBook(hasMacros ? WorkbookReason::Macros : WorkbookReason::OtherFile);
}

const PartLink* findKind(const std::vector<PartLink>& links, std::string_view kind) {
  const auto found = std::ranges::find(links, kind, &PartLink::kind);
  return found == links.end() ? nullptr : &*found;
}

std::string partOfKind(const std::vector<PartLink>& links, std::string_view kind) {
  const PartLink* link = findKind(links, kind);
  return link == nullptr || link->isOutside ? std::string() : link->part;
}

}  // namespace

bool looksLikeWorkbook(std::string_view bytes) {
  return isZip(bytes) || bytes.starts_with(kOldMark) || isMarkup(bytes);
}

Expected<Workbook, WorkbookFault> Workbook::open(std::string_view bytes) {
  if (bytes.starts_with(kOldMark)) return Unexpected<WorkbookFault>(faultOfOldFile(bytes));
  if (isMarkup(bytes)) return refusedBook(WorkbookReason::Markup);
  if (!isZip(bytes)) return refusedBook(WorkbookReason::OtherFile);
  if (bytes.size() > kMostWorkbookBytes) return refusedBook(WorkbookReason::TooLarge);
  DAMATH_TRY(file, ZipFile::open(bytes));
  Workbook book(*std::move(file));
  DAMATH_CHECK(book.readParts());
  return book;
}

Expected<void, WorkbookFault> Workbook::readParts() {
  if (!m_file.has("[Content_Types].xml")) return refusedPackage(m_file);
  DAMATH_TRY(links, linksOf(m_file, {}));
  const std::string part = partOfKind(*links, "officeDocument");
  if (part.empty()) return refusedBook(WorkbookReason::OtherFile);
  DAMATH_TRY(type, contentType(m_file, part));
  DAMATH_CHECK(checkType(*type));
  if (m_file.hasEnding("vbaproject.bin")) return refusedBook(WorkbookReason::Macros);
  return readSheets(part);
}

Expected<void, WorkbookFault> Workbook::readSheets(const std::string& part) {
  DAMATH_TRY(bytes, m_file.read(part));
  DAMATH_TRY(links, linksOf(m_file, part));
  std::map<std::string_view, const PartLink*, CountedLess> linksById;
  for (const PartLink& link : *links) linksById.emplace(link.id, &link);
  XmlReader xml(*bytes);
  std::size_t tabs = 0;
  const bool isRead =
      xml.next() == XmlReader::Token::Start && isOfSheet(xml, "workbook") && xml.eachChild([&] {
        if (isOfSheet(xml, "workbookPr")) {
          const std::string early = xml.attribute("date1904").value_or(std::string());
          if (early == "1" || early == "true") m_facts.days = DayCount::From1904;
        }
        if (!isOfSheet(xml, "sheets")) return;
        xml.eachChild([&] {
          if (!isOfSheet(xml, "sheet")) return;
          // Counts all tabs, because tabs without a sheet are work too.
          if (++tabs > kMostSheets) return xml.stop();
          const auto found = linksById.find(linkAttribute(xml, "id"));
          if (found == linksById.end() || found->second->kind != "worksheet") return;
          const PartLink& link = *found->second;
          const std::string state = xml.attribute("state").value_or("visible");
          m_sheets.push_back({xml.attribute("name").value_or(std::string()), state != "visible",
                              link.isOutside ? std::string() : link.part});
        });
      });
  if (tabs > kMostSheets) return refusedBook(WorkbookReason::TooLarge, part);
  if (!isRead) return Unexpected<WorkbookFault>(faultOfPart(xml, part));
  if (m_sheets.empty()) return refusedBook(WorkbookReason::Damaged, part);
  return readFacts(partOfKind(*links, "sharedStrings"), partOfKind(*links, "styles"));
}

Expected<void, WorkbookFault> Workbook::readFacts(const std::string& strings, const std::string& styles) {
  if (!strings.empty()) {
    DAMATH_TRY(bytes, m_file.read(strings));
    XmlReader xml(*bytes);
    auto read = SharedStrings::parse(xml);
    if (!read) return Unexpected<WorkbookFault>(faultOfPart(xml, strings));
    m_facts.strings = *std::move(read);
  }
  if (!styles.empty()) {
    DAMATH_TRY(bytes, m_file.read(styles));
    XmlReader xml(*bytes);
    auto read = NumberForms::parse(xml);
    if (!read) return Unexpected<WorkbookFault>(faultOfPart(xml, styles));
    m_facts.forms = *std::move(read);
  }
  return {};
}

Expected<SheetList, WorkbookFault> Workbook::read(const SheetTab& sheet) {
  if (sheet.part.empty()) return refusedBook(WorkbookReason::OutsideSheet, shown(sheet.name));
  DAMATH_TRY(bytes, m_file.read(sheet.part));
  XmlReader xml(*bytes);
  auto list = readWorksheet(xml, m_facts);
  // Names the part if the cells do not say more.
  if (!list && list.error().text.empty()) {
    const bool isOfPart = list.error().reason != WorkbookReason::TooLarge;
    return refusedBook(list.error().reason, isOfPart ? shown(sheet.part) : shown(sheet.name));
  }
  return list;
}

bool Workbook::hasRows(const SheetTab& sheet) {
  if (sheet.part.empty()) return true;
  const auto bytes = m_file.read(sheet.part);
  if (!bytes) return true;
  XmlReader xml(*bytes);
  return hasText(xml, m_facts);
}

}  // namespace damath::desk
