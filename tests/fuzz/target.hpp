// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds bytes of any kind to the readers of external text. A target reads its input and does not only check
// for crashes: a value that was read and written reads equal again, and an audit ends with findings that
// point into the sheet. The same targets run with a fuzzer and, over their corpus, as tests.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace damath::fuzz {

// A short description of the broken rule; empty if all rules hold.
using Broken = std::string;

struct Target {
  std::string_view name;  // name of its program (fuzz_…) and of its folder in tests/data/fuzz
  std::size_t mostBytes;  // longer input is ignored, so that a run stays quick
  Broken (*run)(std::string_view input);
};

// Returns the targets of this program: those of target.cpp, which a build of the core alone has too, those of
// store/target.cpp, or those of app/target.cpp.
[[nodiscard]] std::span<const Target> targets();

Broken runSheetText(std::string_view input);
Broken runSheetCsv(std::string_view input);
Broken runAudit(std::string_view input);
Broken runRoster(std::string_view input);
Broken runJson(std::string_view input);
Broken runPdn(std::string_view input);
Broken runTypedTurn(std::string_view input);
Broken runTrf(std::string_view input);
Broken runShortText(std::string_view input);

Broken runStoredText(std::string_view input);
Broken runDocument(std::string_view input);
Broken runContestFile(std::string_view input);

Broken runOutbox(std::string_view input);
Broken runDraft(std::string_view input);
Broken runPractice(std::string_view input);
Broken runGameRecord(std::string_view input);
Broken runSideFile(std::string_view input);
Broken runCards(std::string_view input);
Broken runTypedLine(std::string_view input);
Broken runWebForm(std::string_view input);
Broken runWebRequest(std::string_view input);
Broken runWorkbook(std::string_view input);
Broken runWorksheet(std::string_view input);

}  // namespace damath::fuzz
