// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/confirmation.hpp"

#include "core/spellings.hpp"

namespace damath::db {

std::string_view toText(ConfirmationReason code) {
  return spellingOf(code);
}

std::optional<ConfirmationReason> parseConfirmationReason(std::string_view text) {
  return valueOf<ConfirmationReason>(text);
}

std::optional<ConfirmationLevel> confirmationLevelAt(int number) {
  const auto level = static_cast<ConfirmationLevel>(number);
  const bool isOne = level >= ConfirmationLevel::Note && level <= ConfirmationLevel::TwoSteps;
  return isOne ? std::optional(level) : std::nullopt;
}

}  // namespace damath::db
