// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/name_choice_words.hpp"

#include <vector>

#include "core/every.hpp"
#include "core/fact_table.hpp"

namespace damath::words {

using contest::PrivacyOption;

Phrase purposeOf(PrivacyOption option) {
  constexpr FactRow<PrivacyOption, Phrase> kPurposes[] = {
      {PrivacyOption::FullName, Phrase::PurposeOfFullNames},
      {PrivacyOption::InitialsAndSchool, Phrase::PurposeOfInitials},
      {PrivacyOption::NumberOnly, Phrase::PurposeOfNumbers}};
  static_assert(coversEvery(kPurposes));
  return factOf(kPurposes, option);
}

std::string nameChoices(Language language) {
  std::vector<std::string> all;
  for (const PrivacyOption option : kEvery<PrivacyOption>) {
    all.push_back(std::string(contest::toText(option)) + " (" + said(purposeOf(option), language) + ")");
  }
  return joinedByOr(all, language);
}

}  // namespace damath::words
