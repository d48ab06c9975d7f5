// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_misfit.hpp"

#include <map>
#include <set>
#include <utility>
#include <variant>

namespace damath::notation {

TrfMisfits onceEach(TrfMisfits misfits) {
  std::set<TrfMisfit> seen;
  TrfMisfits list;
  for (TrfMisfit& misfit : misfits) {
    if (list.size() >= kMostTrfMisfits && misfit.kind != TrfMisfitKind::RoundsLeftOut) continue;
    if (seen.insert(misfit).second) list.push_back(std::move(misfit));
  }
  return list;
}

void addLines(const Trf& trf, TrfMisfits& misfits) {
  if (misfits.empty()) return;
  std::map<int, int> lines;
  for (std::size_t i = 0; i < trf.records.size(); ++i) {
    const auto* player = std::get_if<TrfPlayer>(&trf.records[i]);
    if (player != nullptr) lines.emplace(player->number, static_cast<int>(i) + 1);
  }
  for (TrfMisfit& misfit : misfits) {
    const auto line = lines.find(misfit.number);
    if (misfit.line == 0 && line != lines.end()) misfit.line = line->second;
  }
}

}  // namespace damath::notation
