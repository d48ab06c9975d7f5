// SPDX-License-Identifier: GPL-3.0-or-later
// The package around the parts of a workbook (Office Open XML, ECMA-376 part 2): the types of the parts, and
// the relationships from one part to another.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/workbook/workbook_fault.hpp"
#include "app/desk/workbook/xml_reader.hpp"
#include "app/desk/workbook/zip_file.hpp"
#include "core/expected.hpp"

namespace damath::desk {

// The most links of a part. The parts themselves are limited to kMostZipParts.
inline constexpr std::size_t kMostLinks = kMostZipParts;

// A relationship from a part to another part.
struct PartLink {
  std::string id;
  std::string kind;        // the last word of the type: "worksheet", "sharedStrings", "styles" …
  std::string part;        // the name of the other part; a path or an address if the link leads outside
  bool isOutside = false;  // true if the link leads out of the file
};

// Returns the links of a part, in file order; empty if the part has none. The empty name stands for the
// package itself. Errors: those of ZipFile::read; Damaged, DocumentType; TooLarge if the part has more than
// kMostLinks; UnsafeName if a link leaves the package with "..".
[[nodiscard]] Expected<std::vector<PartLink>, WorkbookFault> linksOf(ZipFile& file, std::string_view part);

// Returns the content type of a part; empty if the package does not declare it. Errors: those of
// ZipFile::read; Damaged, DocumentType.
[[nodiscard]] Expected<std::string, WorkbookFault> contentType(ZipFile& file, std::string_view part);

// True if the open element has this name and a namespace of workbooks, the usual one or that of strict files.
[[nodiscard]] bool isOfSheet(const XmlReader& xml, std::string_view name);

// Returns an attribute in the namespace of relationships, such as r:id.
[[nodiscard]] std::string linkAttribute(const XmlReader& xml, std::string_view name);

// Returns the fault of a part that could not be read to its end.
[[nodiscard]] WorkbookFault faultOfPart(const XmlReader& xml, std::string_view part);

}  // namespace damath::desk
