// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons why a list cannot be read from a workbook, a file of a spreadsheet program.
#pragma once

#include <string>
#include <vector>

namespace damath::desk {

enum class WorkbookReason {
  Damaged,       // the file is cut off or changed; the fault names the damaged part, or no part
  OtherFile,     // the file is a package of another kind, such as a document
  OtherForm,     // the file is a spreadsheet in another format; the fault names the format: .xls, .xlsb, .ods
  Markup,        // the file is a web page or another file of tags, whatever its name is
  Locked,        // a password protects the file
  Macros,        // the file has macros
  DocumentType,  // a part has a document type definition, which may define endless texts; the fault names it
  UnsafeName,    // a part has a path outside of the file; the fault shows the path
  PartTwice,     // two parts have the same name; the fault shows the name
  OutsideSheet,  // a sheet is not inside the file; the fault names the sheet
  TooLarge,      // a part, all parts or the text of a sheet is too large; the fault names the part or sheet
  TooPacked,     // a part is compressed more than spreadsheets are; the fault names the part
  TooManyRows,   // a cell is below the last possible row of a list; the fault shows the cell: A60000
  NoSuchSheet,   // the workbook has no sheet with this name; the fault has the name and all sheets
  SeveralSheets,  // several sheets have rows, and the user named none; the fault has these sheets
  NoRows          // no sheet has rows, or the named sheet has none; the fault may have the name
};

struct WorkbookFault {
  WorkbookReason reason = WorkbookReason::Damaged;
  std::string text = {};
  std::vector<std::string> sheets = {};
};

}  // namespace damath::desk
