// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet file with the ruleset and the chip set that its tags name.
#pragma once

#include <filesystem>

#include "app/cli/shell/outcome.hpp"
#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::cli {

struct SheetFile {
  std::filesystem::path path;
  sheet::Sheet sheet;
  rules::ChipSet set;
  rules::Ruleset ruleset;
  board::Position start;

  [[nodiscard]] sheet::AuditReport audited() const { return sheet::audit(sheet, set, ruleset, start); }
};

// Reads a scoresheet file. A name that ends in `.csv` means the CSV form.
[[nodiscard]] InputResult<sheet::Sheet> readSheet(const std::filesystem::path& path,
                                                  words::Language language);

// Reads a scoresheet with its ruleset, chip set and start position. The tags Set and Ruleset contain a
// built-in name or the name of a JSON file beside the sheet. The tag Start contains a position.
[[nodiscard]] InputResult<SheetFile> readSheetFile(const std::filesystem::path& path,
                                                   words::Language language);

}  // namespace damath::cli
