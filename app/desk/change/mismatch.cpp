// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/mismatch.hpp"

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::desk {

namespace {

constexpr Spelling<MismatchKind> kMismatches[] = {
    {MismatchKind::Set, "set"},           {MismatchKind::Ruleset, "ruleset"}, {MismatchKind::Start, "start"},
    {MismatchKind::BlueName, "blueName"}, {MismatchKind::RedName, "redName"}, {MismatchKind::Round, "round"},
    {MismatchKind::Board, "board"},       {MismatchKind::Sides, "sides"},
};
static_assert(coversEvery(kMismatches));

}  // namespace

std::string_view toText(MismatchKind kind) {
  return spellingOf(kMismatches, kind);
}

}  // namespace damath::desk
