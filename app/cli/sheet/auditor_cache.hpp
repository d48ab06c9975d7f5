// SPDX-License-Identifier: GPL-3.0-or-later
// Auditors that are kept from sheet to sheet, one for each law met: what one sheet taught about cells serves
// the next. For one thread.
#pragma once

#include <list>

#include "core/sheet/judge/audit.hpp"

namespace damath::cli {

class AuditorCache {
 public:
  // Valid until the next call.
  [[nodiscard]] sheet::Auditor& auditorFor(const rules::Ruleset& ruleset, const rules::ChipSet& set);

 private:
  struct Entry {
    Entry(const rules::Ruleset& itsRuleset, const rules::ChipSet& itsSet)
        : ruleset(itsRuleset), set(itsSet), auditor(ruleset, set) {}
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;
    ~Entry() = default;

    const rules::Ruleset ruleset;
    const rules::ChipSet set;
    sheet::Auditor auditor;  // of the two above
  };

  std::list<Entry> m_entries;  // the one used last in front
};

}  // namespace damath::cli
