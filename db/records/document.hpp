// SPDX-License-Identifier: GPL-3.0-or-later
// The whole contest as one JSON document, with every row of every table. The document includes the journal
// with its digest chain. A contest file made from a document of the present version gives exactly the same
// document again, byte for byte.
//   {"damathContest":11,"tables":{
//   "contest":[
//   {"id":1,"name":"Division Fair", … }
//   ],
//   … }}
// The number is the version of the tables. A document has full names, schools and grades, so it must not be
// published.
#pragma once

#include <algorithm>
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
[[nodiscard]] inline std::int64_t rowsOf(const DocumentRows& rows, std::string_view table) {
  const auto found = std::ranges::find(rows, table, &DocumentRows::value_type::first);
  return found == rows.end() ? 0 : found->second;
}

// The ways in which a document can be wrong. The comments also name the members of DocumentFault that hold
// details.
enum class DocumentFaultKind {
  // the document is missing, is a folder or cannot be read; `detail` holds the system's message
  Unreadable,
  NotJson,      // the text is not JSON; `detail` holds the parser's message
  CutShort,     // the document ends too early
  NotDocument,  // the text is JSON, but not a document; `table` holds the faulty table, if it is known
  // A newer program wrote the document. `written` holds the version of the document, `right` that of this
  // program.
  NewerVersion,
  // The document is too old for a shared contest. `written` holds the version of the document, `right` that
  // of this program.
  OlderVersion,
  // A test version of the program wrote the document. `written` holds the version of the document, `right`
  // the first version that this program reads.
  TestVersion,
  UnknownTable,   // the document has an unknown table; `written` holds the table's name
  TableTwice,     // the document has a table twice; `table` holds its name
  TableMissing,   // the document lacks a table; `table` holds its name
  UnknownColumn,  // a row has an unknown column; `table`, `row` and `written` (the column) tell where
  ColumnTwice,    // a row has a column twice; `table`, `row` and `column` tell where
  ColumnMissing,  // a row lacks a column; `table`, `row` and `column` tell where
  // A value has the wrong type. `table`, `row` and `column` tell where; `written` holds the value, `right`
  // the possible types.
  WrongType,
  TooDeep,   // objects or lists are nested too deep in a value; `table`, `row` and `column` tell where
  TooLarge,  // a row has more than kMostDocumentRow bytes; `table` and `row` tell where
  // A row breaks a constraint. `table` and `row` tell where; `detail` holds the database's message.
  RowRefused,
  // A row refers to a missing row. `table` and `row` name the first row; `written` holds the key of the
  // missing row and `right` its table.
  ReferenceBroken,
  // The program cannot read the content of a value, or of the whole document. `detail` holds the message;
  // `table`, `row` and `column` name the value if it is known.
  ContentBroken,
  ChainBroken,  // a journal row has a wrong digest; `row` holds its number
  JournalGap,   // the journal lacks a number; `row` holds the number
  // A row differs from the changes in the journal; `table` and `row` name the row. Or two of these changes
  // contradict each other; then `row` is empty.
  JournalDiffers,
  FileExists,  // a file already exists at the path of the new contest
  StoreFailed  // the store reported an error; `store` holds the error
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
