// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document/document_check.hpp"

#include <string_view>

#include "db/detail/document/column_content.hpp"
#include "db/detail/document/references.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/finding_text.hpp"
#include "db/detail/journal/journal_check.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/migrations.hpp"
#include "db/detail/tables/snapshot.hpp"

namespace damath::db::detail {

namespace {

std::optional<DocumentFault> brokenReference(Database& database) {
  const auto broken = brokenReferences(database);
  if (broken.empty()) return std::nullopt;
  const BrokenReference& first = broken.front();
  DocumentFault fault{DocumentFaultKind::ReferenceBroken, first.table, first.row};
  fault.written = first.written;
  fault.right = first.parent;
  return fault;
}

// Returns the fault for a row that the journal check names: "game 17", "bye 1 2 3", "sheet 3 sign-off". The
// first word of the name is the table. The other words name the row.
DocumentFault differing(const std::string& name) {
  constexpr std::string_view kSignOff = " sign-off";
  DocumentFault fault{DocumentFaultKind::JournalDiffers};
  const std::size_t blank = name.find(' ');
  fault.table = name.substr(0, blank);
  if (blank != std::string::npos) fault.row = name.substr(blank + 1);
  if (fault.row.ends_with(kSignOff)) {
    fault.table = "sign_off";
    fault.row.resize(fault.row.size() - kSignOff.size());
  }
  return fault;
}

std::optional<DocumentFault> journalFault(Database& database) {
  if (std::string row = firstUnchained(database); !row.empty()) {
    return DocumentFault{DocumentFaultKind::ChainBroken, "journal", std::move(row)};
  }
  const JournalCheck check = checkJournal(database);
  if (!check.missing.empty()) {
    return DocumentFault{DocumentFaultKind::JournalGap, "journal", std::to_string(check.missing.front())};
  }
  if (!check.differing.empty()) return differing(check.differing.front());
  return std::nullopt;
}

}  // namespace

std::optional<DocumentFault> contentFault(const DocumentRow& row) {
  const auto found = columnFault(*row.table, row.values);
  if (!found) return std::nullopt;
  DocumentFault fault{DocumentFaultKind::ContentBroken, row.table->name, row.key()};
  fault.column = found->column;
  fault.line = row.line;
  fault.detail = found->detail;
  return fault;
}

std::optional<DocumentFault> checkDocument(Database& database, std::int64_t version) {
  if (auto fault = brokenReference(database)) return fault;
  if (auto fault = journalFault(database)) return fault;
  try {
    checkApplied(database, version);
    static_cast<void>(snapshot(database));
    static_cast<void>(journal(database));
  } catch (const BrokenRow& broken) {
    DocumentFault fault{DocumentFaultKind::ContentBroken};
    fault.detail = broken.what();
    return fault;
  }
  return std::nullopt;
}

}  // namespace damath::db::detail
