// SPDX-License-Identifier: GPL-3.0-or-later
// The readers of text from outside under bytes of any kind. A target reads what it is given and looks at what
// must hold of it besides not breaking down: what was read and written again reads equal, an audit ends with
// findings that point into the sheet. The same targets run with a fuzzer and, over their corpus, as tests.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace damath::fuzz {

// What does not hold, in a few words for the one who looks for it; empty where all holds.
using Broken = std::string;

struct Target {
  std::string_view name;  // of its program (fuzz_…) and of its folder in tests/data/fuzz
  std::size_t mostBytes;  // longer input is left out, so that a run stays quick
  Broken (*run)(std::string_view input);
};

[[nodiscard]] std::span<const Target> targets();
// Null for a name that is none.
[[nodiscard]] const Target* targetNamed(std::string_view name);

Broken runSheetText(std::string_view input);
Broken runSheetCsv(std::string_view input);
Broken runAudit(std::string_view input);
Broken runRoster(std::string_view input);
Broken runJson(std::string_view input);
Broken runPdn(std::string_view input);
Broken runTypedTurn(std::string_view input);
Broken runTrf(std::string_view input);

}  // namespace damath::fuzz
