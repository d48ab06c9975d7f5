// SPDX-License-Identifier: GPL-3.0-or-later
// The targets of the programs: files of the programs, game files, typed texts, and requests of browsers.
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

constexpr Target kTargets[] = {
    {"outbox", 3000, runOutbox},          {"draft", 2000, runDraft},
    {"practice", 12000, runPractice},     {"game_record", 2000, runGameRecord},
    {"side_file", 5000, runSideFile},     {"cards", 1500, runCards},
    {"typed_line", 200, runTypedLine},    {"web_form", 600, runWebForm},
    {"web_request", 2000, runWebRequest}, {"workbook", 6000, runWorkbook},
    {"worksheet", 2000, runWorksheet},
};

}  // namespace

std::span<const Target> targets() {
  return kTargets;
}

}  // namespace damath::fuzz
