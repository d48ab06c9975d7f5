// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/result_check.hpp"

#include "app/desk/change/result_difference.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "core/precondition.hpp"

namespace damath::desk {

using contest::Agreement;

Agreement agreementOf(const contest::EventSetup& setup, const contest::GameResult& entered,
                      const std::optional<contest::GameResult>& ofSheet) {
  return ofSheet ? contest::agreementOf(setup.ruleset, entered, *ofSheet) : Agreement::Agrees;
}

ResultDifference differenceOf(const contest::Contest& contest, const contest::Event& event,
                              const Meeting& meeting, const contest::GameResult& ofSheet) {
  DAMATH_EXPECTS(meeting.result.has_value());
  return {meeting.at, playersText(contest, event, meeting), factsOf(*meeting.result, event.setup.set),
          factsOf(ofSheet, event.setup.set)};
}

DeskResult<void> checkAgreement(const Change& change, const contest::Event& event, const Meeting& meeting,
                                const std::optional<contest::GameResult>& ofSheet) {
  const Agreement agreement = agreementOf(event.setup, *meeting.result, ofSheet);
  if (agreement == Agreement::Agrees) return {};
  const ConfirmationLevel level =
      agreement == Agreement::ByEnding ? ConfirmationLevel::Confirm : ConfirmationLevel::Acknowledge;
  return change.requireConfirmation(questionAt(level, ConfirmationReason::ResultDiffers, meeting.at,
                                               differenceOf(change.contest(), event, meeting, *ofSheet)));
}

}  // namespace damath::desk
