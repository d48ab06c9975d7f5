// SPDX-License-Identifier: GPL-3.0-or-later
// One sheet's audit from its file to what is printed of it. It touches no stream, so that several can run at
// once.
#pragma once

#include <map>
#include <string>

#include "app/cli/sheet/sheet_file.hpp"
#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

enum class AuditForm { Page, Json };

struct AuditOrder {
  AuditForm form = AuditForm::Page;
  std::filesystem::path corrected;  // the folder of corrected sheets; empty: none are wanted
  bool isForced = false;            // they take the place of other files of their names
};

// What was found, so far as it is counted.
struct AuditAnswer {
  std::string out;
  Complaints complaints;
  // Faulty: with mistakes, and followed. NotFollowed: with mistakes or without.
  enum class Outcome { Clean, Faulty, NotFollowed, Unreadable } outcome = Outcome::Unreadable;
  std::map<sheet::FindingCode, std::size_t> roots;  // and notes
};

// Whether the name of this sheet's corrected one is taken by an earlier sheet.
enum class CorrectedName { Free, Taken };

// The terminal gives the language and the colours.
[[nodiscard]] AuditAnswer auditedSheet(const std::filesystem::path& path, const AuditOrder& order,
                                       CorrectedName name, const Terminal& terminal);

}  // namespace damath::cli
