// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_error.hpp"

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::db {

namespace {

constexpr Spelling<StoreFault> kFaults[] = {
    {StoreFault::Busy, "busy"},
    {StoreFault::DiskFull, "diskFull"},
    {StoreFault::DiskError, "diskError"},
    {StoreFault::ReadOnly, "readOnly"},
    {StoreFault::Damaged, "damaged"},
    {StoreFault::Constraint, "constraint"},
    {StoreFault::SignedOff, "signedOff"},
    {StoreFault::FileExists, "fileExists"},
    {StoreFault::Elsewhere, "elsewhere"},
    {StoreFault::CannotOpen, "cannotOpen"},
    {StoreFault::NotAllowed, "notAllowed"},
    {StoreFault::CutOff, "cutOff"},
    {StoreFault::Unexpected, "unexpected"},
};
static_assert(coversEvery(kFaults));

}  // namespace

std::string_view toText(StoreFault fault) {
  return spellingOf(kFaults, fault);
}

}  // namespace damath::db
