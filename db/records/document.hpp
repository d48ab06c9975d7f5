// SPDX-License-Identifier: GPL-3.0-or-later
// The whole contest as one JSON document, with every row of every table. It includes the journal with its
// digest chain. A contest file made from a document gives exactly the same document again, byte for byte.
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

// Receives the document, piece by piece. Returns false to stop the writing.
using DocumentSink = std::function<bool(std::string_view piece)>;

// The tables of a document with their number of rows, in the order of the document.
using DocumentRows = std::vector<std::pair<std::string, std::int64_t>>;
[[nodiscard]] std::int64_t rowsOf(const DocumentRows& rows, std::string_view table);

// The ways in which a document can be wrong. Each comment also names the members of DocumentFault that are
// set.
enum class DocumentFaultKind {
  Unreadable,     // no file, a folder, or a disk error; sets detail (the system's message)
  NotJson,        // the text is not JSON; sets detail (the parser's message)
  CutShort,       // the document ends too early
  NotDocument,    // JSON, but not a document; sets detail (the first difference)
  NewerVersion,   // a newer program wrote it; sets written (its version) and right (this program's)
  OlderVersion,   // too old for a shared contest; sets written (its version) and right (this program's)
  TestVersion,    // a test version wrote it; sets written (its version) and right (the first version read)
  UnknownTable,   // no such table exists; sets written (the table)
  TableTwice,     // the document has a table twice; sets table
  TableMissing,   // the document lacks a table; sets table
  UnknownColumn,  // a row has an unknown column; sets table, row, written (the column)
  ColumnTwice,    // a row has a column twice; sets table, row, column
  ColumnMissing,  // a row lacks a column; sets table, row, column
  WrongType,   // a value has the wrong type; sets table, row, column, written (the value), right (the types)
  TooDeep,     // a value has too many brackets inside each other; sets table, row, column
  TooLarge,    // a row has more than kMostDocumentRow bytes; sets table
  RowRefused,  // a row breaks a constraint; sets table, row, detail (the database's message)
  // a row refers to a missing row; sets table, row, written (the missing key), right (its table)
  ReferenceBroken,
  ContentBroken,  // the program cannot read the content; sets detail (the message)
  ChainBroken,    // a journal row has a wrong digest; sets row
  JournalGap,     // the journal lacks a number; sets row (the number)
  // a row differs from the journal; sets table, row. Changes contradict each other; sets only table
  JournalDiffers,
  FileExists,  // a file already exists at the target
  StoreFailed  // the store reported an error; sets store
};

struct DocumentFault {
  DocumentFaultKind kind = DocumentFaultKind::NotDocument;
  std::string table = {};
  std::string row = {};  // the key's values, separated by spaces; "#3" for the third row if it has no key
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
