// SPDX-License-Identifier: GPL-3.0-or-later
// The whole contest as one JSON document: every row of every table, the journal with its chain included, so
// that a file made from it gives the same document again, byte for byte.
//   {"damathContest":4,"tables":{
//   "contest":[
//   {"id":1,"name":"Division Fair", … }
//   ],
//   … }}
// The number is the version of the tables. It holds full names, schools and grades: it is not for the public.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "db/records/store_error.hpp"

namespace damath::db {

// Takes the document piece by piece; false ends the writing.
using DocumentSink = std::function<bool(std::string_view piece)>;

// How many rows there are of each table, in the order of the document.
using DocumentRows = std::vector<std::pair<std::string, std::int64_t>>;
[[nodiscard]] std::int64_t rowsOf(const DocumentRows& rows, std::string_view table);

enum class DocumentFaultKind {
  Unreadable,       // no file, a folder, or the disk fails; detail: the system's words
  NotJson,          // detail: the parser's words
  CutShort,         // it ends in the middle
  NotDocument,      // JSON, but not of this form; detail: where it departs
  NewerVersion,     // written: the document's version; right: this program's
  OlderVersion,     // the same
  UnknownTable,     // written
  TableTwice,       // table
  TableMissing,     // table
  UnknownColumn,    // table, row; written
  ColumnTwice,      // table, row, column
  ColumnMissing,    // table, row, column
  WrongType,        // table, row, column; written: what stands there; right: what may stand there
  TooDeep,          // table, row, column: brackets within brackets
  TooLarge,         // table: a row of more than kMostDocumentRow bytes
  RowRefused,       // table, row; detail: the rule of the tables that it breaks, in the database's words
  ReferenceBroken,  // table, row; written: what it points at, right: the table that has no such row
  ContentBroken,    // detail: what cannot be read back, in the words of the store
  ChainBroken,      // row: of the journal, whose digest is not what it and the row before give
  JournalGap,       // row: the number that the journal skips
  JournalDiffers,   // table, row: not as the journal's changes leave it; table alone: those do not follow
  FileExists,       // there is a file already where the contest is to be made
  StoreFailed       // store
};

struct DocumentFault {
  DocumentFaultKind kind = DocumentFaultKind::NotDocument;
  std::string table = {};
  std::string row =
      {};  // its key, the values parted by blanks; its place among the rows, "#3", where it has none
  std::string column = {};
  std::optional<int> line = {};  // of the document, from 1
  std::string written = {};
  std::string right = {};
  std::string detail = {};
  std::optional<StoreError> store = {};
};

inline constexpr std::size_t kMostDocumentRow = std::size_t{256} << 20;
inline constexpr int kMostDocumentDepth = 64;

}  // namespace damath::db
