// SPDX-License-Identifier: GPL-3.0-or-later
// Audits one sheet from its file to the printed text. Uses no stream, so several audits can run at once.
#pragma once

#include <map>
#include <string>

#include "app/cli/sheet/sheet_file.hpp"
#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

enum class AuditForm { Page, Json };

struct AuditOrder {
  AuditForm form = AuditForm::Page;
  std::filesystem::path corrected;  // the folder for corrected sheets; empty if none are wanted
  bool isForced = false;            // true if corrected sheets may replace other files of their names
};

// The printed text, complaints and counted findings of an audit.
struct AuditAnswer {
  std::string out;
  Complaints complaints;
  // Faulty: followed, with mistakes. NotFollowed: the replay could not follow the sheet, with or without
  // mistakes.
  enum class Outcome { Clean, Faulty, NotFollowed, Unreadable } outcome = Outcome::Unreadable;
  std::map<sheet::FindingCode, std::size_t> roots;  // findings that no other finding caused; includes notes
};

// Taken: an earlier sheet already uses the name of this sheet's corrected file.
enum class CorrectedName { Free, Taken };

// The terminal only provides language and colors.
[[nodiscard]] AuditAnswer auditedSheet(const std::filesystem::path& path, const AuditOrder& order,
                                       CorrectedName name, const Terminal& terminal);

}  // namespace damath::cli
