// SPDX-License-Identifier: GPL-3.0-or-later
// Copies an open contest file with SQLite's backup function. An ordinary copy of the file would make this
// process lose its locks on the file.
#pragma once

#include <filesystem>

#include "db/records/open_options.hpp"
#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

// Copies the file to `to` and checks the copy. The copy gets its name only when it is whole. Returns the
// number of the newest journal row in the copy. Throws Refused (FileExists) if `to` exists. If this function
// throws, it leaves no new file at `to`, with one exception: if only flushing the folder fails (DiskError),
// the copy stays at `to`. A killed program leaves at most an incomplete `NAME.making`.
std::int64_t copyTo(SqliteDatabase& source, const std::filesystem::path& to, const OpenOptions& options);

// Replaces the content of the contest file `target` by the content of `from`. Creates `target` if no such
// file exists. If this function throws, `target` is unchanged, with one exception: if only flushing the
// folder of a new or damaged `target` fails, `target` has the new content.
void copyOver(const std::filesystem::path& target, const std::filesystem::path& from,
              const OpenOptions& options);

}  // namespace damath::db::sqlite
