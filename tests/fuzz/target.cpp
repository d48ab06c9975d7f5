// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

constexpr Target kTargets[] = {
    {"sheet_text", 2000, runSheetText},
    {"sheet_csv", 2000, runSheetCsv},
    {"audit", 1400, runAudit},
    {"roster", 2000, runRoster},
    {"json", 4000, runJson},
    {"pdn", 1500, runPdn},
    {"typed_turn", 60, runTypedTurn},
    {"trf", 3000, runTrf},
    {"short_text", 300, runShortText},
};

}  // namespace

std::span<const Target> targets() {
  return kTargets;
}

}  // namespace damath::fuzz
