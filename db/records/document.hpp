// SPDX-License-Identifier: GPL-3.0-or-later
// The whole contest as one JSON document. It has every row of every table, including the journal with its
// digest chain. A file made from a document gives exactly the same document again, byte for byte.
//   {"damathContest":11,"tables":{
//   "contest":[
//   {"id":1,"name":"Division Fair", … }
//   ],
//   … }}
// The number is the version of the tables. A document has full names, schools and grades, so it must not be
// published.
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

// Receives the document piece by piece. A false return stops the writing.
using DocumentSink = std::function<bool(std::string_view piece)>;

// The number of rows of each table, in the order of the document.
using DocumentRows = std::vector<std::pair<std::string, std::int64_t>>;
[[nodiscard]] std::int64_t rowsOf(const DocumentRows& rows, std::string_view table);

// Each comment names the members of DocumentFault that the kind sets.
enum class DocumentFaultKind {
  Unreadable,       // no file, a folder, or a disk error; detail: the system's message
  NotJson,          // detail: the parser's message
  CutShort,         // the document ends too early
  NotDocument,      // JSON of another form; detail: the first difference
  NewerVersion,     // written: the document's version; right: this program's
  OlderVersion,     // shared contest: written: the document's version; right: this program's
  TestVersion,      // written: the document's version; right: the first version that this program reads
  UnknownTable,     // written: the table
  TableTwice,       // table
  TableMissing,     // table
  UnknownColumn,    // table, row; written: the column
  ColumnTwice,      // table, row, column
  ColumnMissing,    // table, row, column
  WrongType,        // table, row, column; written: the value; right: the allowed types
  TooDeep,          // table, row, column: brackets are nested too deep
  TooLarge,         // table: a row has more than kMostDocumentRow bytes
  RowRefused,       // table, row; detail: the database's message about the broken constraint
  ReferenceBroken,  // table, row; written: the missing key; right: the table without that key
  ContentBroken,    // detail: the store's message about the unreadable content
  ChainBroken,      // row: the journal row with a wrong digest
  JournalGap,       // row: the number missing in the journal
  // table, row: differs from the journal's changes; table alone: the changes contradict each other
  JournalDiffers,
  FileExists,  // a file already exists at the target
  StoreFailed  // store: the error of the store
};

struct DocumentFault {
  DocumentFaultKind kind = DocumentFaultKind::NotDocument;
  std::string table = {};
  std::string row = {};  // the key, values separated by spaces; "#3" (the position) for a row without a key
  std::string column = {};
  std::optional<int> line = {};  // the line of the document, from 1
  std::string written = {};
  std::string right = {};
  std::string detail = {};
  std::optional<StoreError> store = {};
};

inline constexpr std::size_t kMostDocumentRow = std::size_t{256} << 20;
inline constexpr int kMostDocumentDepth = 64;

}  // namespace damath::db
