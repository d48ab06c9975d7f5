// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/entry_names.hpp"

#include "core/contest/model/lookup.hpp"

namespace damath::cli {

std::string numberText(int number) {
  return "#" + std::to_string(number);
}

std::optional<contest::EntryId> entryIdNumbered(const contest::Event& event, int number) {
  const contest::Entry* found = contest::entryNumbered(event, number);
  return found == nullptr ? std::nullopt : std::optional(found->id);
}

int numberOf(const contest::Event& event, contest::EntryId entry) {
  const contest::Entry* found = event.find(entry);
  return found == nullptr ? 0 : found->number;
}

}  // namespace damath::cli
