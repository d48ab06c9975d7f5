// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/workbook/package.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/desk/roster/person_text.hpp"
#include "core/text/parts.hpp"

namespace damath::desk {

namespace {

constexpr std::string_view kSheetSpace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
constexpr std::string_view kStrictSheetSpace = "http://purl.oclc.org/ooxml/spreadsheetml/main";
constexpr std::string_view kLinkSpace = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
constexpr std::string_view kStrictLinkSpace = "http://purl.oclc.org/ooxml/officeDocument/relationships";
constexpr std::string_view kPackageSpace = "http://schemas.openxmlformats.org/package/2006/";

bool isOfPackage(const XmlReader& xml, std::string_view name) {
  return xml.name() == name && xml.space().starts_with(kPackageSpace);
}

std::string_view folderOf(std::string_view part) {
  const std::size_t end = part.rfind('/');
  return end == std::string_view::npos ? std::string_view() : part.substr(0, end);
}

// Returns the name of the part with the relationships of `part`.
std::string linksPartOf(std::string_view part) {
  const std::string_view folder = folderOf(part);
  const std::string_view name = folder.empty() ? part : part.substr(folder.size() + 1);
  return (folder.empty() ? std::string() : std::string(folder) + '/') + "_rels/" + std::string(name) +
         ".rels";
}

// Returns the text with the characters that %XX stands for.
std::string withoutPercents(std::string_view text) {
  const auto valueOf = [](char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : -1;
  };
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool isSign = text[at] == '%' && at + 2 < text.size();
    const int high = isSign ? valueOf(text[at + 1]) : -1;
    const int low = isSign ? valueOf(text[at + 2]) : -1;
    if (high < 0 || low < 0) {
      plain += text[at];
      continue;
    }
    plain += static_cast<char>(high * 16 + low);
    at += 2;
  }
  return plain;
}

// Returns the name of the part that `target` means, seen from the folder of a part. A target with / at its
// beginning begins at the package. nullopt if the target leaves the package.
std::optional<std::string> resolved(std::string_view folder, std::string_view target) {
  std::vector<std::string> steps;
  const std::string path = withoutPercents(target);
  const bool isAbsolute = path.starts_with('/') || path.starts_with('\\');
  std::string whole = isAbsolute ? path : std::string(folder) + '/' + path;
  std::ranges::replace(whole, '\\', '/');
  for (std::string_view rest = whole; !rest.empty();) {
    const std::string_view step = takePart(rest, '/');
    if (step.empty() || step == ".") continue;
    if (step != "..") {
      steps.emplace_back(step);
    } else if (steps.empty()) {
      return std::nullopt;
    } else {
      steps.pop_back();
    }
  }
  return joined(steps, "/");
}

std::string lastWordOf(std::string_view type) {
  return std::string(type.substr(type.rfind('/') + 1));
}

}  // namespace

Expected<std::vector<PartLink>, WorkbookFault> linksOf(ZipFile& file, std::string_view part) {
  std::vector<PartLink> links;
  const std::string name = linksPartOf(part);
  if (!file.has(name)) return links;
  DAMATH_TRY(bytes, file.read(name));
  XmlReader xml(*bytes);
  std::optional<WorkbookFault> unsafe;
  bool hasTooMany = false;
  const bool isRead = xml.next() == XmlReader::Token::Start && xml.eachChild([&] {
    if (!isOfPackage(xml, "Relationship")) return;
    hasTooMany = links.size() == kMostLinks;
    if (hasTooMany) return xml.stop();
    const auto value = [&xml](std::string_view attribute) {
      return xml.attribute(attribute).value_or(std::string());
    };
    PartLink link{value("Id"), lastWordOf(value("Type")), value("Target"), value("TargetMode") == "External"};
    if (!link.isOutside) {
      auto inside = resolved(folderOf(part), link.part);
      if (!inside) unsafe = WorkbookFault{WorkbookReason::UnsafeName, shown(link.part), {}};
      link.part = inside ? *std::move(inside) : std::string();
    }
    links.push_back(std::move(link));
  });
  if (hasTooMany) return Unexpected<WorkbookFault>(WorkbookFault{WorkbookReason::TooLarge, shown(name), {}});
  if (!isRead) return Unexpected<WorkbookFault>(faultOfPart(xml, name));
  if (unsafe) return Unexpected<WorkbookFault>(*std::move(unsafe));
  return links;
}

Expected<std::string, WorkbookFault> contentType(ZipFile& file, std::string_view part) {
  constexpr std::string_view kTypes = "[Content_Types].xml";
  DAMATH_TRY(bytes, file.read(kTypes));
  XmlReader xml(*bytes);
  std::string byPart;
  std::string byEnding;
  const bool isRead = xml.next() == XmlReader::Token::Start && xml.eachChild([&] {
    const std::string type = xml.attribute("ContentType").value_or(std::string());
    const std::string name = xml.attribute("PartName").value_or(std::string());
    const std::string ending = xml.attribute("Extension").value_or(std::string());
    const auto isSame = [](std::string_view a, std::string_view b) { return partKey(a) == partKey(b); };
    if (isOfPackage(xml, "Override") && isSame(name, '/' + std::string(part))) byPart = type;
    if (isOfPackage(xml, "Default") && !ending.empty() &&
        isSame(part.substr(std::min(part.rfind('.') + 1, part.size())), ending)) {
      byEnding = type;
    }
  });
  if (!isRead) return Unexpected<WorkbookFault>(faultOfPart(xml, kTypes));
  return byPart.empty() ? byEnding : byPart;
}

bool isOfSheet(const XmlReader& xml, std::string_view name) {
  return xml.name() == name && (xml.space() == kSheetSpace || xml.space() == kStrictSheetSpace);
}

std::string linkAttribute(const XmlReader& xml, std::string_view name) {
  if (auto usual = xml.attribute(kLinkSpace, name)) return *std::move(usual);
  return xml.attribute(kStrictLinkSpace, name).value_or(std::string());
}

WorkbookFault faultOfPart(const XmlReader& xml, std::string_view part) {
  const WorkbookReason reason =
      xml.hasDocumentType() ? WorkbookReason::DocumentType : WorkbookReason::Damaged;
  return {reason, shown(part), {}};
}

}  // namespace damath::desk
