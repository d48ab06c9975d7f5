// SPDX-License-Identifier: GPL-3.0-or-later
// The name of an automatic backup: "000042-j01234-20261121-183000-pastCorrected.damath". The name holds the
// sequence number of the backup, the number of the newest journal row in the backup, the time that the
// computer's clock told, in UTC, and the reason. Earlier programs left out both numbers and wrote a series
// number behind the reason instead: "20261121-183000-time-2.damath".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "db/records/confirmation.hpp"
#include "db/records/stamp.hpp"

namespace damath::db {

enum class BackupOccasion { Time, Import, Merge, Restore };
// The reason for a backup: an occasion, or a change that was confirmed. monostate if the file's name does not
// tell the reason.
using BackupReason = std::variant<std::monostate, BackupOccasion, ConfirmationReason>;

struct BackupName {
  // Counts the backups of a folder from 1, so that the order of the backups does not depend on the clock. 0
  // in a name without a sequence number.
  std::int64_t sequence = 0;
  std::int64_t journal = 0;  // the number of the newest journal row; 0 if the name does not tell it
  Instant at{};
  std::string why;  // the reason as the name spells it: `time`, `resultCorrected` …
  int series = 1;   // the number behind the reason in a name of earlier programs; 1 in other names
};

// Returns the reason as a name spells it. Empty for monostate.
[[nodiscard]] std::string toText(const BackupReason& reason);
// Returns the reason that the word spells. monostate if it spells none.
[[nodiscard]] BackupReason parseBackupReason(std::string_view word);

// The largest sequence number of a name. No program reaches this number by counting. If somebody makes a file
// with the number, later backups get the same number, and the journal row and the time decide their order.
inline constexpr std::int64_t kLastSequence = 999'999'999'999;

// Returns the name without the ending of the file.
[[nodiscard]] std::string toText(const BackupName& name);
// Parses the name of a file without its ending, in the present and in the earlier form. nullopt for any other
// name, and for numbers above kLastSequence.
[[nodiscard]] std::optional<BackupName> parseBackupName(std::string_view text);

// Orders names by creation. Names of earlier programs come first, ordered by series number and time. All
// other names are ordered by sequence number.
[[nodiscard]] bool isMadeBefore(const BackupName& a, const BackupName& b);

}  // namespace damath::db
