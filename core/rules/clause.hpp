// SPDX-License-Identifier: GPL-3.0-or-later
// Which clause of the rulebook a breach of the law is against.
#pragma once

#include <string>

#include "core/rules/legal_turns.hpp"

namespace damath::rules {

[[nodiscard]] inline std::string clauseOf(Breach breach) {
  switch (breach) {
    case Breach::MissedCapture:
      return "K1";
    case Breach::NotMaximum:
      return "K5";
    case Breach::DamaPriority:
      return "K6";
    case Breach::ChainNotFinished:
      return "K4";
  }
  return {};
}

}  // namespace damath::rules
