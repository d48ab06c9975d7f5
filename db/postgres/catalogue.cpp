// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/catalogue.hpp"

#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"

namespace damath::db::postgres {

namespace {

using detail::ColumnType;
using detail::Nullable;
using detail::Row;
using detail::Table;

ColumnType typeOf(const std::string& type, const std::string& place) {
  if (type == "bigint") return ColumnType::Number;
  if (type == "text") return ColumnType::Text;
  if (type == "bytea") return ColumnType::Bytes;
  throw detail::BrokenRow("schema: " + place + " is " + type);
}

void readColumns(detail::Database& database, Table& table) {
  detail::eachRow(
      database,
      "SELECT a.attname, format_type(a.atttypid, NULL), a.attnotnull,"
      " coalesce(array_position(k.conkey, a.attnum), 0) FROM pg_attribute a"
      " LEFT JOIN pg_constraint k ON k.conrelid = a.attrelid AND k.contype = 'p'"
      " WHERE a.attrelid = ('contest.' || quote_ident(?))::regclass AND a.attnum > 0 AND NOT a.attisdropped"
      " ORDER BY a.attnum",
      [&](const Row& row) {
        table.columns.push_back({row.text(0), typeOf(row.text(1), table.name + "." + row.text(0)),
                                 row.number(2) == 1 ? Nullable::No : Nullable::Yes, row.smallNumber(3)});
      },
      table.name);
}

void readReferences(detail::Database& database, Table& table) {
  detail::eachRow(
      database,
      "SELECT place, other.relname, own_column.attname, other_column.attname"
      " FROM pg_constraint k JOIN pg_class other ON other.oid = k.confrelid,"
      " unnest(k.conkey, k.confkey) WITH ORDINALITY AS pair (own, others, place)"
      " JOIN pg_attribute own_column ON true JOIN pg_attribute other_column ON true"
      " WHERE k.contype = 'f' AND k.conrelid = ('contest.' || quote_ident(?))::regclass"
      " AND own_column.attrelid = k.conrelid AND own_column.attnum = pair.own"
      " AND other_column.attrelid = k.confrelid AND other_column.attnum = pair.others ORDER BY k.oid, place",
      [&](const Row& row) {
        if (row.number(0) == 1) table.references.push_back({row.text(1), {}});
        table.references.back().columns.emplace_back(row.text(2), row.text(3));
      },
      table.name);
}

}  // namespace

std::vector<Table> contestTables(detail::Database& database) {
  auto tables = detail::allRows(
      database,
      "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'contest'::regnamespace"
      " ORDER BY relname",
      [](const Row& row) -> Table {
        return {row.text(0), {}, {}};
      });
  for (Table& table : tables) {
    readColumns(database, table);
    readReferences(database, table);
  }
  return tables;
}

std::vector<std::string> catalogueComplaints(detail::Database& database) {
  if (!detail::firstNumber(database, "SELECT 1 FROM pg_extension WHERE extname = 'amcheck'")) return {};
  auto complaints = detail::allRows(
      database,
      "SELECT c.relname || ' ' || v.blkno || ': ' || v.msg FROM pg_class c, LATERAL verify_heapam(c.oid) v"
      " WHERE c.relkind = 'r' AND c.relnamespace = 'contest'::regnamespace ORDER BY 1",
      [](const Row& row) { return row.text(0); });
  // Checks all indexes. PostgreSQL stops at the first broken index and reports it as an error.
  const auto held = detail::guarded([&] {
    static_cast<void>(detail::allRows(
        database,
        "SELECT bt_index_check(i.indexrelid, true) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid"
        " WHERE c.relnamespace = 'contest'::regnamespace",
        [](const Row&) { return 0; }));
  });
  if (!held && held.error().fault != StoreFault::Damaged)
    throw detail::Refused(held.error().fault, held.error().detail);
  if (!held) complaints.push_back(held.error().detail);
  return complaints;
}

}  // namespace damath::db::postgres
