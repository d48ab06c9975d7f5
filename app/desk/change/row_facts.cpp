// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/row_facts.hpp"

namespace damath::desk {

bool isCarried(const db::JournalRow& row) {
  const bool isOfSheet =
      row.action == db::JournalAction::Rule || row.action == db::JournalAction::ReviewSheet;
  return isOfSheet && row.act != row.number;
}

RowFacts factsOf(const db::JournalRow& row) {
  RowFacts facts;
  facts.number = row.number;
  facts.at = row.at;
  facts.by = row.by;
  facts.word = row.word;
  facts.action = row.action;
  facts.subject = row.subject;
  facts.isCarried = isCarried(row);
  if (facts.isCarried) return facts;
  facts.reason = row.reason;
  facts.askedBy = row.askedBy;
  return facts;
}

}  // namespace damath::desk
