// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps an auditor for each pair of ruleset and chip set. Facts about cells learned from one sheet speed up
// the next. For use in one thread.
#pragma once

#include <list>

#include "core/sheet/judge/audit.hpp"

namespace damath::cli {

class AuditorCache {
 public:
  // The reference is valid until the next call.
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
    sheet::Auditor auditor;  // refers to both members above
  };

  std::list<Entry> m_entries;  // the most recently used first
};

}  // namespace damath::cli
